/** A heading and what stands below it, each entry a name and a line of text. */
interface Entries {
  readonly heading: string;
  readonly entries: readonly (readonly [name: string, text: string])[];
}

interface Items {
  readonly heading: string;
  readonly items: readonly string[];
}

interface Said {
  readonly heading: string;
  readonly text: string;
}

/** What invented companies write on their career pages in one language; all of it is our own. */
export interface CareerWords {
  /** ISO 639-1. */
  readonly language: string;
  /** What the page is called. */
  readonly careers: string;
  /** Headings above openings. */
  readonly openings: readonly string[];
  readonly titles: readonly string[];
  readonly places: readonly string[];
  /** Kinds of jobs and contracts. */
  readonly kinds: readonly string[];
  /** What an opening says of itself. */
  readonly texts: readonly string[];
  readonly duties: Items;
  readonly requirements: Items;
  readonly offers: Items;
  /** What the links to openings say. */
  readonly actions: readonly string[];
  readonly labels: { readonly place: string; readonly kind: string; readonly pay: string };
  readonly pay: readonly string[];
  readonly about: Said;
  readonly benefits: Entries;
  readonly steps: Entries;
  /** Colleagues with their roles. */
  readonly people: Entries;
  readonly voices: Said;
  readonly questions: Entries;
  /** For those who find nothing. */
  readonly nothing: Said;
  readonly news: { readonly heading: string; readonly titles: readonly string[] };
  readonly services: { readonly heading: string; readonly names: readonly string[] };
  readonly menu: readonly string[];
  /** Departments. */
  readonly teams: readonly string[];
  readonly contact: string;
}
