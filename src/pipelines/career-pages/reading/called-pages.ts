import { mayBeOnePlace, titleOf } from '../../../postings/same-place.js';
import { withoutExtra, type FoundPosting, type JudgedPosting } from '../../../postings/posting.js';
import { reasonOf } from '../../../postings/reasons.js';
import { text } from '../../../postings/text/words.js';
import { CALLED, calledAs } from '../page/called-job-page.js';
import { pageKey } from '../site/site-crawl.js';

/** The posting with what another reading of its page found it to be called by. */
export function calledLike(posting: FoundPosting, other: FoundPosting): FoundPosting {
  const called = text(other.extras?.[CALLED]);
  return called === undefined ? posting : calledAs(posting, called);
}

/**
 * The postings, those marked as duplicates whose pages call themselves by that of another one of their title: a site
 * that shows an opening below each of its categories.
 */
export function joinedByPages(postings: readonly JudgedPosting[]): JudgedPosting[] {
  const open = postings.filter(({ disposition, fields }) => disposition === 'returned' && fields.job_url !== undefined);
  const standing = standingFor(open);
  return postings.map((posting) => {
    const same = standing.get(posting);
    const plain = withoutExtra(posting, CALLED);
    if (!same) return plain;
    return { ...plain, dedupKey: same.dedupKey, disposition: 'duplicate', ...reasonOf('already_found') };
  });
}

/** Postings whose pages call themselves by that of another, with that one. */
function standingFor(open: readonly JudgedPosting[]): ReadonlyMap<JudgedPosting, JudgedPosting> {
  const atPage = new Map(open.map((posting) => [nameOfPage(posting, addressOf(posting)), posting] as const));
  const firstCalled = new Map<string, JudgedPosting>();
  const standing = new Map<JudgedPosting, JudgedPosting>();
  for (const posting of open) {
    const called = text(posting.extras?.[CALLED]);
    if (called === undefined || pageKey(called) === pageKey(addressOf(posting))) continue;
    const name = nameOfPage(posting, called);
    const same = atPage.get(name) ?? firstCalled.get(name);
    if (same && !standing.has(same) && mayBeOnePlace(posting, same)) standing.set(posting, same);
    // What all pages of a site are called by is named like none of them.
    else if (lastPart(called) === lastPart(addressOf(posting))) firstCalled.set(name, posting);
  }
  return standing;
}

function addressOf({ fields }: JudgedPosting): string {
  return fields.job_url ?? '';
}

/** The page at an address, as one of a posting of this title. */
function nameOfPage(posting: JudgedPosting, address: string): string {
  return `${pageKey(address)} ${titleOf(posting)}`;
}

/** The last part of an address with its query: what tells a page from others of its kind. */
function lastPart(address: string): string {
  if (!URL.canParse(address)) return address;
  const { pathname, search } = new URL(address);
  return `${pathname.split('/').findLast((part) => part !== '') ?? ''}${search}`;
}
