import { titleKey } from '../postings/identity.js';
import { completed, type Disposition, type FoundPosting } from '../postings/posting.js';
import { reasonOf, type Reason, type ReasonCode } from '../postings/reasons.js';
import type { ListingPage } from './listing.js';

/** A row of a list; `verdict` is there when the list itself decides that it is not to be returned. */
export interface ListedPosting {
  readonly posting: FoundPosting;
  readonly verdict?: Reason & { readonly disposition: Exclude<Disposition, 'returned'> };
}

/** What is known before a list is read. */
export interface RowLimits {
  /** Postings that are wanted; no limit by default. */
  readonly postings?: number;
  /** Keys of postings that other lists gave before. */
  readonly known?: ReadonlySet<string>;
  /** The list begins at several addresses, which tell the same postings in other words: languages, say. */
  readonly isToldAgain?: boolean;
}

/** The rows of a list, in order: each posting once, everything else with the reason why it is not returned. */
export class Rows {
  readonly all: ListedPosting[] = [];
  /** Postings that are not decided against. */
  kept = 0;
  /** Rows of all addresses, told again or not. */
  seenRows = 0;
  private readonly seen = new Set<string>();
  /** By the key of a posting, the place of its row and the address of the list that gave it. */
  private readonly places = new Map<string, { index: number; list: string }>();

  constructor(private readonly limits: RowLimits) {}

  /** Adds the rows of a page of the list at that address. Answers whether it had any that was not seen before. */
  add({ postings, rejected = [] }: ListingPage, list: string): boolean {
    const seenBefore = this.seen.size;
    this.seenRows += postings.length + rejected.length;
    for (const posting of postings) this.addRow(posting, list);
    for (const { posting, ...reason } of rejected) {
      if (this.isKnown(keyOf(posting))) this.repeat(posting);
      else this.all.push({ posting, verdict: { disposition: 'filtered', ...reason } });
      this.seen.add(keyOf(posting));
    }
    return this.seen.size > seenBefore;
  }

  private addRow(posting: FoundPosting, list: string): void {
    const key = keyOf(posting);
    // A posting that stands once per place may fill pages: each place is new.
    this.seen.add(`${key} @ ${posting.fields.location ?? ''}`);
    const first = this.places.get(key);
    if (first) this.addAgain(posting, first, list);
    else if (posting.fields.job_title === undefined) this.drop(posting, 'no_title');
    else if (this.isKnown(key)) this.repeat(posting);
    else if (this.kept >= (this.limits.postings ?? Infinity)) this.drop(posting, 'more_than_asked');
    else {
      this.places.set(key, { index: this.all.length, list });
      this.all.push({ posting });
      this.kept++;
    }
  }

  /**
   * Within one list a posting stands once per place; another list tells it again, in other words or another language.
   */
  private addAgain(posting: FoundPosting, first: { index: number; list: string }, list: string): void {
    const known = this.all[first.index]?.posting ?? posting;
    const isTold = this.limits.isToldAgain === true;
    const told = isTold || first.list !== list ? toldAgain(known, posting) : known;
    // What is paged by its path has one place at one address, the next one at another.
    this.all[first.index] = { posting: isTold ? told : withPlaces(told, known, posting) };
    this.repeat(posting);
  }

  /** The text stays with the row that is kept. */
  private repeat(posting: FoundPosting): void {
    const { job_description: _text, ...fields } = posting.fields;
    const verdict = { disposition: 'duplicate', ...reasonOf('already_found') } as const;
    this.all.push({ posting: { ...posting, fields }, verdict });
  }

  private drop(posting: FoundPosting, code: ReasonCode): void {
    this.all.push({ posting, verdict: { disposition: 'dropped', ...reasonOf(code) } });
  }

  private isKnown(key: string): boolean {
    return this.places.has(key) || this.limits.known?.has(key) === true;
  }
}

/** The source's own id; of a row that has none, what else tells it from others. */
export function keyOf({ id, fields }: FoundPosting): string {
  const { job_url: url, job_title: title = '', company_name: company = '' } = fields;
  return id ?? (url === undefined ? `${titleKey(fields)} @ ${company}` : `${title} ${url}`);
}

/** The same posting in two lists: the one that has a text, else the first, completed by the other. */
function toldAgain(first: FoundPosting, second: FoundPosting): FoundPosting {
  const hasText = ({ fields }: FoundPosting): boolean => (fields.job_description ?? '') !== '';
  return hasText(second) && !hasText(first) ? completed(second, first) : completed(first, second);
}

/** A posting that is listed once per place: the places of both rows; the fields of a place are those it has. */
function withPlaces(posting: FoundPosting, first: FoundPosting, second: FoundPosting): FoundPosting {
  const [one, other] = [first.fields.location, second.fields.location];
  if (one === undefined || other === undefined) return posting;
  const location = one.split('; ').includes(other) ? one : `${one}; ${other}`;
  return { ...posting, fields: { ...posting.fields, location } };
}
