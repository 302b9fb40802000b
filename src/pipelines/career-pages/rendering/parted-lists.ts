import { nextPart, saysMore, type ListPart, type PartRequest } from '../../../postings/page/data/paged-requests.js';
import type { FoundPosting } from '../../../postings/posting.js';
import type { RecordedAnswer } from '../../../web/browser/rendering.js';
import { listingsIn, type AnsweredListing } from './rendered-page.js';

/** How far the answers to a page's requests hold the list that most surely is one of postings. */
export interface ListState {
  /** Entries seen, each once. */
  readonly count: number;
  readonly total: number | undefined;
  /** They are all there. */
  readonly isComplete: boolean;
  /** One answer states all of them. */
  readonly isWhole: boolean;
  /** The last answer says of itself that more follows. */
  readonly saysMore: boolean;
  /** How to ask for the part that follows, where the answers show it. */
  readonly next: PartRequest | undefined;
}

interface PartedList {
  readonly parts: readonly AnsweredListing[];
  readonly count: number;
  readonly total: number | undefined;
}

/** The state of a list whose parts came one by one; undefined where the answers hold none. */
export function stateOfList(answers: readonly RecordedAnswer[], pageUrl: string): ListState | undefined {
  const listings = listingsIn({ answers }, pageUrl);
  const list = bestList(listings);
  if (!list) return undefined;
  const [first] = listings;
  const isWhole = first?.total !== undefined && first.total > 0 && first.postings.length + first.leftOut >= first.total;
  const { count, total } = list;
  const parts = asParts(list);
  const last = parts.at(-1);
  return {
    count,
    total,
    isWhole,
    isComplete: total !== undefined && count >= total,
    saysMore: last !== undefined && saysMore(last),
    next: nextPart(parts),
  };
}

/** The list that most surely is one, with all answers of the same place in them to the same kind of request. */
function bestList(listings: readonly AnsweredListing[]): PartedList | undefined {
  const best = listings.toSorted((a, b) => b.score - a.score)[0];
  if (!best) return undefined;
  const parts = listings.filter((other) => other.path === best.path && kindOf(other.answer) === kindOf(best.answer));
  const keys = new Set(parts.flatMap(({ postings }) => postings.map(keyOf)));
  const leftOut = parts.reduce((sum, part) => sum + part.leftOut, 0);
  const totals = parts.flatMap(({ total }) => total ?? []);
  return { parts, count: keys.size + leftOut, total: totals.length > 0 ? Math.max(...totals) : undefined };
}

/** Method and address without numbers and query. */
function kindOf({ method, url }: RecordedAnswer): string {
  return `${method} ${url.replace(/[?#][\s\S]*/, '').replace(/\d+/g, '#')}`;
}

function keyOf({ id, fields }: FoundPosting): string {
  return [id, fields.job_url, fields.job_title, fields.location].join('\n');
}

function asParts({ parts }: PartedList): ListPart[] {
  return parts.map(({ answer, postings, leftOut }) => ({
    url: answer.url,
    method: answer.method,
    headers: answer.headers,
    body: answer.body,
    count: postings.length + leftOut,
    link: answer.part?.next,
    ...(answer.sent !== undefined && { sent: answer.sent }),
  }));
}
