import type { JobPosting } from '../../postings/fields.js';
import { canonicalUrl, dedupKey } from '../../postings/identity.js';
import { matchesLocation } from '../../postings/location-filter.js';
import type { Evidence, FoundPosting, JudgedPosting } from '../../postings/posting.js';
import { reasonOf, type Reason } from '../../postings/reasons.js';
import { matchesTitle } from '../../postings/title-filter.js';
import { fold, list, wordsOf } from '../../postings/text/words.js';
import type { Using } from '../../runs/pipeline.js';
import { limitPostings } from '../limit-postings.js';
import { pathWithoutLanguage } from './language-twins.js';

/** What the caller wants to keep. */
export interface Wanted {
  readonly target_titles?: readonly string[];
  readonly target_locations?: readonly string[];
}

/** Tells, posting by posting, which ones were seen before. */
export class DuplicateFinder {
  /** The postings with an address, by their keys. */
  private readonly keys = new Map<string, JobPosting>();
  private readonly seen = new Map<string, { fields: JobPosting; page: string | undefined }[]>();

  /** The key of the posting, and whether an earlier one is the same. `page` is where a career page's posting stood. */
  check(posting: FoundPosting, page?: string): { key: string; isDuplicate: boolean } {
    const { fields } = posting;
    const title = wordsOf(fields.job_title ?? '').join(' ');
    const earlier = this.seen.get(title) ?? [];
    const isTwin =
      fields.source === 'career_page' && earlier.some((other) => isSame(fields, other.fields, page === other.page));
    const [base = '', ...others] = keysOf(posting);
    const isFree = (name: string): boolean => !this.keys.has(name);
    const same = [base, ...others].find((name) => isSamePage(fields, this.keys.get(name)));
    const isDuplicate = same !== undefined || isTwin;
    // Cards of one page that differ in their texts only share title and place: number them.
    const free = [base, ...others].find(isFree) ?? `${base} #${String(this.keys.size)}`;
    const key = isDuplicate ? (same ?? base) : free;
    if (isFree(key)) this.keys.set(key, fields);
    if (!isDuplicate && fields.source === 'career_page') this.seen.set(title, [...earlier, { fields, page }]);
    return { key, isDuplicate };
  }
}

/** Whether the address is that of a posting with the same key. */
function isSamePage(one: JobPosting, other: JobPosting | undefined): boolean {
  if (one.job_url === undefined || other === undefined) return false;
  return one.source !== 'career_page' || other.job_url === undefined || areTranslations(one.job_url, other.job_url);
}

/** Folders that name languages and something else as well: departments, states. Two of one kind name no languages. */
const NO_LANGUAGES = [/^\/(?:it|hr)\//i, /^\/(?:ar|ca|ga|hi|id|mt)\//i];

/** Whether addresses that differ at most in the language of their first folder are those of one posting. */
function areTranslations(one: string, other: string): boolean {
  if (canonicalUrl(one) === canonicalUrl(other)) return true;
  const paths = [one, other].map((address) => new URL(address).pathname);
  return !NO_LANGUAGES.some((folder) => paths.every((path) => folder.test(path)));
}

/** Of two postings with one title: the same, unless their addresses, their places or, on one page, their texts differ. */
function isSame(one: JobPosting, other: JobPosting, isSamePage: boolean): boolean {
  if (one.job_url !== undefined && other.job_url !== undefined) return false;
  if (one.location !== undefined && other.location !== undefined && fold(one.location) !== fold(other.location))
    return false;
  const text = ({ job_description: description = '' }: JobPosting): string => fold(description).slice(0, 200);
  return !(isSamePage && text(one) !== '' && text(other) !== '' && text(one) !== text(other));
}

/** Keys of the posting: the address without its language first. */
function keysOf(posting: FoundPosting): string[] {
  const { job_url: url, source } = posting.fields;
  if (source !== 'career_page' || url === undefined || !URL.canParse(url)) return [dedupKey(posting)];
  const address = canonicalUrl(url);
  return [...new Set([pathWithoutLanguage(`https://${address}`), address])];
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
  return isElsewhere ? undefined : reasonOf('place_not_wanted');
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
