import { titleOf } from '../../../postings/same-place.js';
import { barestUrl, canonicalUrl, dedupKey } from '../../../postings/identity.js';
import { finding, type Finding } from '../../../findings/finding.js';
import { matchesLocation, unknownPlaces } from '../../../postings/location-filter.js';
import type { Evidence, FoundPosting, JudgedPosting } from '../../../postings/posting.js';
import { isAction } from '../../../postings/page/lines/seeking/actions.js';
import { reasonOf, type Reason } from '../../../postings/reasons.js';
import { matchesTitle } from '../../../postings/title-filter.js';
import { fold, list, wordsOf } from '../../../postings/text/words.js';
import type { Using } from '../../../runs/pipeline.js';
import { limitPostings } from '../../limit-postings.js';
import { pathWithoutLanguage } from '../reading/language-twins.js';
import { areOneByAddress } from '../reading/same-posting.js';

/** What the caller wants to keep. */
export interface Wanted {
  readonly target_titles?: readonly string[];
  readonly target_locations?: readonly string[];
}

/** Where a career page's posting stood, and at which page the same list is read in another language. */
interface Place {
  readonly pageUrl?: string | undefined;
  readonly readAt?: string | undefined;
}

/** A posting that was checked. */
interface Checked extends Place {
  readonly posting: FoundPosting;
  readonly key: string;
}

/** Tells, posting by posting, which ones were seen before. */
export class DuplicateFinder {
  private readonly keys = new Set<string>();
  /** Postings by their address, and by title and what all addresses of one posting have in common. */
  private readonly addressed = new Map<string, Checked[]>();
  /** Those of career pages that are none's duplicates, by their titles. */
  private readonly titled = new Map<string, Checked[]>();

  /** The key of the posting, and whether an earlier one is the same. */
  check(posting: FoundPosting, at: Place = {}): { key: string; isDuplicate: boolean } {
    const names = keysOf(posting);
    const indexes = [names.at(-1) ?? '', `${names[0] ?? ''} ${titleOf(posting)}`];
    const title = posting.fields.source === 'career_page' ? titleOfPage(posting) : undefined;
    const same = this.sameAs(posting, at, { indexes, title });
    const key = same?.key ?? this.freeKey(names);
    this.keys.add(key);
    const checked = { ...at, posting, key };
    for (const index of new Set(indexes)) add(this.addressed, index, checked);
    if (title !== undefined && !same) add(this.titled, title, checked);
    return { key, isDuplicate: same !== undefined };
  }

  /** Cards of one page that differ in their texts only share title and place: they are numbered. */
  private freeKey(names: readonly string[]): string {
    return names.find((name) => !this.keys.has(name)) ?? `${names[0] ?? ''} #${String(this.keys.size)}`;
  }

  private sameAs(
    posting: FoundPosting,
    at: Place,
    { indexes, title }: { indexes: readonly string[]; title: string | undefined },
  ): Checked | undefined {
    // What another language repeats is no repetition of itself.
    const isOther = ({ readAt }: Checked): boolean => readAt === undefined || readAt !== at.pageUrl;
    const addressed = indexes
      .flatMap((index) => this.addressed.get(index) ?? [])
      .find((other) => isOther(other) && isSameAddress(posting, other.posting));
    if (addressed || title === undefined) return addressed;
    return this.titled
      .get(title)
      ?.find((other) => isOther(other) && isSame(posting, other.posting, at.pageUrl === other.pageUrl));
  }
}

function titleOfPage(posting: FoundPosting): string {
  return wordsOf(posting.fields.job_title ?? '').join(' ');
}

function add(index: Map<string, Checked[]>, name: string, checked: Checked): void {
  const known = index.get(name);
  if (known) known.push(checked);
  else index.set(name, [checked]);
}

/** Whether the address, or the number of its system, is that of a posting with the same key. */
function isSameAddress(one: FoundPosting, other: FoundPosting): boolean {
  if (one.fields.job_url === undefined) return false;
  return one.fields.source !== 'career_page' || areOneByAddress(one, other);
}

/**
 * Of two postings with one title: the same, unless their addresses, their places or, on one page, their texts differ.
 */
function isSame({ fields: one }: FoundPosting, { fields: other }: FoundPosting, isSamePage: boolean): boolean {
  if (one.job_url !== undefined && other.job_url !== undefined) return false;
  if (one.location !== undefined && other.location !== undefined && fold(one.location) !== fold(other.location))
    return false;
  return !(isSamePage && tellApart(one.job_description, other.job_description));
}

/** Whether two texts of one page begin differently, or go on with a line each that the other one does not have. */
function tellApart(one = '', other = ''): boolean {
  if (one === '' || other === '') return false;
  if (fold(one).slice(0, 200) !== fold(other).slice(0, 200)) return true;
  return saysMore(one, other) && saysMore(other, one);
}

function saysMore(text: string, other: string): boolean {
  const known = new Set(other.split('\n'));
  return text.split('\n').some((line) => !known.has(line) && !isAction(line));
}

/** Keys of the posting: first what all addresses that may be its own have in common. */
function keysOf(posting: FoundPosting): string[] {
  const { job_url: url, source } = posting.fields;
  if (source !== 'career_page' || url === undefined || !URL.canParse(url)) return [dedupKey(posting)];
  return [...new Set([pathWithoutLanguage(`https://${barestUrl(url)}`), barestUrl(url), canonicalUrl(url)])];
}

/** Why the title keeps a posting out; undefined when it does not. */
export function titleRejection(posting: FoundPosting, { target_titles: titles }: Wanted): Reason | undefined {
  const title = posting.fields.job_title;
  if (title === undefined) return undefined;
  return titles?.length && !matchesTitle(title, titles) ? reasonOf('title_not_wanted') : undefined;
}

/** True for a posting whose details had been read when its place kept it out. */
export function isOutOfPlace({ disposition, reasonCode }: JudgedPosting): boolean {
  return disposition === 'filtered' && reasonCode === 'place_not_wanted';
}

/** Why the place keeps a posting out; undefined when it does not. */
function placeRejection(posting: FoundPosting, { target_locations: places }: Wanted): Reason | undefined {
  if (!places?.length || matchesLocation(posting.fields, places)) return undefined;
  const { city: _city, country: _country, location: _location, ...fields } = posting.fields;
  const isElsewhere = list(posting.extras?.['locations']).some(
    (location) => typeof location === 'string' && matchesLocation({ ...fields, location }, places),
  );
  if (isElsewhere) return undefined;
  const isStated = [posting.fields.location, posting.fields.city, posting.fields.country].some(Boolean);
  return isStated ? reasonOf('place_not_wanted') : reasonOf('place_not_wanted', 'it names no place');
}

/** Tells of wanted places that nobody can look for but by their names. */
export function placeFindings({ target_locations: places }: Wanted): Finding[] {
  return unknownPlaces(places ?? []).map((place) => finding('place_not_known', place));
}

/** The posting judged by its place. */
export function judgedByPlace(posting: JudgedPosting, wanted: Wanted): JudgedPosting {
  const rejection = placeRejection(posting, wanted);
  return rejection === undefined ? posting : { ...posting, disposition: 'filtered', ...rejection };
}

/** Where no place decides later, nothing is read beyond what the run may return. */
export function affordable(
  postings: readonly JudgedPosting[],
  { target_locations: places }: Wanted,
  context: Using<'credits'>,
  isPaid?: (posting: JudgedPosting) => boolean,
): Promise<readonly JudgedPosting[]> {
  return places?.length ? Promise.resolve(postings) : limitPostings(postings, context, isPaid);
}

/** Who employs, and why that is believed. */
export interface Employer {
  readonly name: string;
  readonly evidence: Evidence;
}

/** The company's own career page is a statement of who employs. */
export function withCompany<Posting extends FoundPosting>(posting: Posting, employer: Employer | undefined): Posting {
  if (!employer || posting.fields.company_name !== undefined) return posting;
  return {
    ...posting,
    fields: { ...posting.fields, company_name: employer.name },
    evidence: { ...posting.evidence, company_name: employer.evidence },
  };
}

/** A posting with its verdict. */
export function judged(
  posting: FoundPosting,
  dedup: string,
  verdict?: Reason & { disposition: 'filtered' | 'duplicate' | 'dropped' },
): JudgedPosting {
  return {
    ...posting,
    dedupKey: dedup,
    disposition: verdict?.disposition ?? 'returned',
    ...(verdict && { reasonCode: verdict.reasonCode, reason: verdict.reason }),
  };
}
