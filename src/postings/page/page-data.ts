import type { FoundPosting } from '../posting.js';
import { mayBeOnePlace, titleOf } from '../same-place.js';
import { carriedData } from './carried-data.js';
import type { LeftOut } from './html-listing.js';
import type { Document } from './html.js';
import { readRecordsOf, surestOf, type JsonListing } from './json-records.js';
import { languageOf } from './site-countries.js';

/**
 * What the data that a page carries state: postings, and what looks like one and is told again or stands in another
 * list.
 */
export interface CarriedPostings {
  readonly postings: readonly FoundPosting[];
  readonly leftOut: readonly LeftOut[];
  /** Entries of all its lists, counted before any is chosen. */
  readonly seen: number;
}

/** What a list must reach to be joined to a longer one: more than titles at an address that speaks of jobs. */
const SURE = 7;
/** A number of so many characters is that of one posting; shorter ones begin anew in each list. */
const OWN_NUMBER = 4;

/**
 * Postings in the data that a page carries for its own scripts: the longest list of those that most surely are some,
 * and the lists of other departments and kinds beside it.
 */
export function readPageData(document: Document, pageUrl: string): CarriedPostings {
  // Menus, articles and teams are carried too: that the page is about careers says nothing of one of its lists.
  const language = languageOf(document, pageUrl);
  const listings = carriedData(document).flatMap((data) => readRecordsOf(data, { url: '', pageUrl, language }));
  const [longest, ...others] = surestOf(listings).toSorted(
    (a, b) => b.postings.length - a.postings.length || b.score - a.score,
  );
  if (!longest) return { postings: [], leftOut: [], seen: 0 };
  const joined = new JoinedLists(
    longest,
    listings.reduce((sum, { postings }) => sum + postings.length, 0),
  );
  for (const listing of listings)
    if (listing !== longest)
      joined.add(listing, others.includes(listing) && (listing.score >= SURE || isAlike(listing, longest)));
  return joined;
}

/** Whether the entries of two lists say the same things, their places among them. */
function isAlike(one: JsonListing, other: JsonListing): boolean {
  const [names, others] = [one, other].map(
    ({ postings }) => new Set(postings.flatMap(({ fields }) => Object.keys(fields))),
  );
  return (
    names?.has('location') === true && [...names].every((name) => others?.has(name)) && names.size === others?.size
  );
}

class JoinedLists implements CarriedPostings {
  readonly postings: FoundPosting[];
  readonly leftOut: LeftOut[] = [];
  private readonly titled: Map<string, FoundPosting[]>;
  private readonly numbers: Set<string | undefined>;
  private readonly urls: Set<string | undefined>;

  constructor(
    { postings }: JsonListing,
    readonly seen: number,
  ) {
    this.postings = [...postings];
    this.titled = Map.groupBy(postings, titleOf);
    this.numbers = new Set(postings.map(({ id }) => id));
    this.urls = new Set(postings.map(({ fields }) => fields.job_url));
  }

  /** Adds a list; of one that only might be one of postings, nothing is taken. */
  add({ postings }: JsonListing, isSure: boolean): void {
    const [again, more] = [true, false].map((isAgain) => postings.filter((one) => this.isKnown(one) === isAgain));
    this.leftOut.push(...(again ?? []).map((posting) => ({ posting, why: 'again' as const })));
    if (isSure) for (const posting of more ?? []) this.take(posting);
    else this.leftOut.push(...(more ?? []).map((posting) => ({ posting, why: 'unsure' as const })));
  }

  private take(posting: FoundPosting): void {
    this.postings.push(posting);
    this.titled.set(titleOf(posting), [...(this.titled.get(titleOf(posting)) ?? []), posting]);
    if (posting.id !== undefined) this.numbers.add(posting.id);
    if (posting.fields.job_url !== undefined) this.urls.add(posting.fields.job_url);
  }

  private isKnown(posting: FoundPosting): boolean {
    const { id, fields } = posting;
    if (fields.job_url !== undefined && this.urls.has(fields.job_url)) return true;
    if (id !== undefined && id.length >= OWN_NUMBER && this.numbers.has(id)) return true;
    return this.titled.get(titleOf(posting))?.some((other) => isSame(posting, other)) === true;
  }
}

/** Whether two entries with one title are one: neither their addresses, nor their numbers, nor their places differ. */
function isSame(one: FoundPosting, other: FoundPosting): boolean {
  const differ = (a: string | undefined, b: string | undefined): boolean =>
    a !== undefined && b !== undefined && a !== b;
  if (differ(one.fields.job_url, other.fields.job_url)) return false;
  return !differ(one.id, other.id) && mayBeOnePlace(one, other);
}
