import { finding } from '../../findings/finding.js';
import { nextPart, type ListPart, type PartRequest } from '../../postings/page/paged-requests.js';
import { jsonOf } from '../../postings/text/words.js';
import type { FoundPosting } from '../../postings/posting.js';
import type { RecordedAnswer, Sight } from '../../web/browser/rendering.js';
import type { WebRequest } from '../../web/web.js';
import type { CareerContext } from './career-pages.needs.js';
import { listingsIn, type AnsweredListing } from './rendered-page.js';

/** Parts of one list that are asked for at most, and postings after which it counts as long enough. */
const MAX_PARTS = 60;
const MAX_POSTINGS = 5000;

/** A list whose parts came one by one. */
interface PartedList {
  readonly parts: readonly AnsweredListing[];
  /** Entries seen, each once. */
  readonly count: number;
  readonly total: number | undefined;
}

/** True where the page's own requests brought a part of a list, say that there is more, and show how to ask for it. */
export function isReplayable(sight: Pick<Sight, 'answers'>, pageUrl: string): boolean {
  const list = bestList(listingsIn(sight, pageUrl));
  return (
    list?.total !== undefined && list.count > 0 && list.count < list.total && nextPart(asParts(list)) !== undefined
  );
}

/**
 * The answers that a page would have asked for next, asked for over plain HTTP: same method, body and headers, without
 * cookies. Ends where a part brings nothing new. `isWhole` is false where fewer came than the list says it has.
 */
export async function replayRest(
  sight: Pick<Sight, 'answers'>,
  pageUrl: string,
  context: CareerContext,
): Promise<{ readonly answers: readonly RecordedAnswer[]; readonly isWhole: boolean }> {
  const answers: RecordedAnswer[] = [];
  let list = bestList(listingsIn(sight, pageUrl));
  if (!list || isComplete(list)) return { answers, isWhole: true };
  for (let asked = 0; asked < MAX_PARTS; asked++) {
    const request = nextPart(asParts(list));
    if (!request) return { answers, isWhole: list.total === undefined || isComplete(list) };
    const answer = await ask(request, context);
    if (!answer) return { answers, isWhole: false };
    const longer = bestList(listingsIn({ answers: [...sight.answers, ...answers, answer] }, pageUrl));
    // What brings nothing new is the end, or a number that does not count pages.
    if (!longer || longer.count <= list.count)
      return { answers, isWhole: list.total === undefined || isComplete(list) };
    answers.push(answer);
    list = longer;
    if (isComplete(list)) return { answers, isWhole: true };
    if (list.count >= MAX_POSTINGS) break;
  }
  context.report(finding('list_parts_limit', pageUrl, { kept: list.count, ...(list.total && { seen: list.total }) }));
  return { answers, isWhole: true };
}

function isComplete({ count, total }: PartedList): boolean {
  return total !== undefined && count >= total;
}

/** The list that most surely is one, with all answers of the same place in them to the same kind of request. */
function bestList(listings: readonly AnsweredListing[]): PartedList | undefined {
  const best = listings.toSorted((a, b) => b.score - a.score)[0];
  if (!best) return undefined;
  const parts = listings.filter((other) => other.path === best.path && kindOf(other.answer) === kindOf(best.answer));
  const keys = new Set(parts.flatMap(({ postings }) => postings.map(keyOf)));
  const inactive = parts.reduce((sum, part) => sum + part.inactive, 0);
  const totals = parts.flatMap(({ total }) => total ?? []);
  return { parts, count: keys.size + inactive, total: totals.length > 0 ? Math.max(...totals) : undefined };
}

/** Method and address without numbers and query. */
function kindOf({ method, url }: RecordedAnswer): string {
  return `${method} ${url.replace(/[?#][\s\S]*/, '').replace(/\d+/g, '#')}`;
}

function keyOf({ id, fields }: FoundPosting): string {
  return [id, fields.job_url, fields.job_title, fields.location].join('\n');
}

function asParts({ parts }: PartedList): ListPart[] {
  return parts.map(({ answer, postings, inactive }) => ({
    url: answer.url,
    method: answer.method,
    headers: answer.headers,
    body: answer.body,
    count: postings.length + inactive,
    ...(answer.sent !== undefined && { sent: answer.sent }),
  }));
}

async function ask(request: PartRequest, context: CareerContext): Promise<RecordedAnswer | undefined> {
  let found: RecordedAnswer | undefined;
  await context.web.crawl([asWebRequest(request)], (answer) => {
    if (answer.outcome === 'page' && answer.status === 200 && !answer.truncated)
      found = { ...request, status: 200, body: answer.body };
    return undefined;
  });
  return found;
}

/** Asked as a page is: its robots.txt is obeyed, as in the browser. */
export function asWebRequest({ url, method, headers, sent }: PartRequest): WebRequest {
  const passed = Object.fromEntries(
    Object.entries(headers).filter(([name]) => !/^(?:accept|content-type|origin|pragma|cache-control)$/.test(name)),
  );
  const isForm = sent !== undefined && !/^\s*[{[]/.test(sent);
  return {
    url,
    accept: headers['accept'] ?? 'application/json',
    headers: passed,
    ...(method === 'POST' && { method: 'POST' as const }),
    ...(isForm && { form: sent }),
    ...(sent !== undefined && !isForm && { json: jsonOf(sent) }),
  };
}
