import type { FoundPosting } from '../posting.js';
import { mayBeOnePlace, titleOf } from '../same-place.js';
import type { LeftOut } from './lists/html-listing.js';
import { surestOf, type JsonListing } from './data/json-records.js';

/**
 * What lists of data state together: postings, and what looks like one and is told again or stands in a list that only
 * might be one.
 */
export interface JoinedPostings {
  readonly postings: readonly FoundPosting[];
  readonly leftOut: readonly LeftOut[];
  /** Entries of all the lists, counted before any is chosen. */
  readonly seen: number;
}

/** Lists that stand beside each other: which surely are of postings, the longest first, and which only might be. */
export interface ParallelLists {
  readonly sure: readonly JsonListing[];
  readonly unsure: readonly JsonListing[];
}

/** What a list must reach to be joined to a longer one: more than titles at an address that speaks of jobs. */
const SURE = 7;
/** A number of so many characters is that of one posting; shorter ones begin anew in each list. */
const OWN_NUMBER = 4;

/** The longest list of those that most surely are of postings, and those beside it that are as sure or like it. */
export function parallelLists(listings: readonly JsonListing[]): ParallelLists {
  const [longest, ...others] = surestOf(listings).toSorted(
    (a, b) => b.postings.length - a.postings.length || b.score - a.score,
  );
  if (!longest) return { sure: [], unsure: [] };
  const alike = others.filter((listing) => listing.score >= SURE || isAlike(listing, longest));
  const sure = [longest, ...listings.filter((listing) => alike.includes(listing))];
  return { sure, unsure: listings.filter((listing) => !sure.includes(listing)) };
}

/** The postings of lists of one document, each once. */
export function joinLists(listings: readonly JsonListing[]): JoinedPostings {
  return joinAll([parallelLists(listings)]);
}

/** The postings of the lists of several documents, each once. */
export function joinAll(documents: readonly ParallelLists[]): JoinedPostings {
  const joined = new JoinedLists();
  for (const { sure } of documents) for (const listing of sure) joined.add(listing, true);
  for (const { unsure } of documents) for (const listing of unsure) joined.add(listing, false);
  const { postings, leftOut, seen } = joined;
  return { postings, leftOut, seen };
}

/** Whether the entries of two lists say the same things, their places among them. */
function isAlike(one: JsonListing, other: JsonListing): boolean {
  // Of which kind all are the name of one list may say: "internships".
  const [names, others] = [one, other].map(
    ({ postings }) =>
      new Set(postings.flatMap(({ fields }) => Object.keys(fields)).filter((name) => name !== 'job_type')),
  );
  return (
    names?.has('location') === true && [...names].every((name) => others?.has(name)) && names.size === others?.size
  );
}

class JoinedLists implements JoinedPostings {
  readonly postings: FoundPosting[] = [];
  readonly leftOut: LeftOut[] = [];
  seen = 0;
  private readonly titled = new Map<string, FoundPosting[]>();
  private readonly numbers = new Set<string>();
  private readonly urls = new Set<string>();

  /** Adds a list; of one that only might be one of postings, nothing is taken. What stands in one list twice stays. */
  add({ postings }: JsonListing, isSure: boolean): void {
    this.seen += postings.length;
    const [again, more] = [true, false].map((isAgain) => postings.filter((one) => this.isKnown(one) === isAgain));
    this.leftOut.push(...(again ?? []).map((posting) => ({ posting, why: 'again' as const })));
    if (isSure) for (const posting of more ?? []) this.take(posting);
    else this.leftOut.push(...(more ?? []).map((posting) => ({ posting, why: 'unsure' as const })));
  }

  private take(posting: FoundPosting): void {
    this.postings.push(posting);
    const namesakes = this.titled.get(titleOf(posting));
    if (namesakes) namesakes.push(posting);
    else this.titled.set(titleOf(posting), [posting]);
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
