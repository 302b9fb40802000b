import { finding } from '../../../findings/finding.js';
import type { PartRequest } from '../../../postings/page/data/paged-requests.js';
import { jsonOf } from '../../../postings/text/words.js';
import type { RecordedAnswer, Sight } from '../../../web/browser/rendering.js';
import type { WebRequest } from '../../../web/web.js';
import type { CareerContext } from '../career-pages.needs.js';
import { readAside } from '../../read-aside.js';
import type { ListState } from './parted-lists.js';

/** Parts of one list that are asked for at most, and postings after which it counts as long enough. */
const MAX_PARTS = 60;
const MAX_POSTINGS = 5000;

/** True where the page's own requests brought a part of a list, say that there is more, and show how to ask for it. */
export function isReplayable(list: ListState | undefined): boolean {
  if (list?.next === undefined || list.count === 0) return false;
  return list.total === undefined ? list.saysMore : list.count < list.total;
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
  let list = await readAside(context, 'stateOfList', sight.answers, pageUrl);
  if (!list || list.isComplete) return { answers, isWhole: true };
  for (let asked = 0; asked < MAX_PARTS; asked++) {
    const further: FurtherPart | ListEnd = await furtherPart(list, [...sight.answers, ...answers], pageUrl, context);
    if ('isWhole' in further) return { answers, isWhole: further.isWhole };
    answers.push(further.answer);
    list = further.list;
    if (list.isComplete) return { answers, isWhole: true };
    if (list.count >= MAX_POSTINGS) break;
  }
  context.report(finding('list_parts_limit', pageUrl, { kept: list.count, ...(list.total && { seen: list.total }) }));
  return { answers, isWhole: true };
}

/** A part that brought something new, and the list with it. */
interface FurtherPart {
  readonly answer: RecordedAnswer;
  readonly list: ListState;
}

interface ListEnd {
  readonly isWhole: boolean;
}

async function furtherPart(
  list: ListState,
  known: readonly RecordedAnswer[],
  pageUrl: string,
  context: CareerContext,
): Promise<FurtherPart | ListEnd> {
  if (!list.next) return { isWhole: list.total === undefined || list.isComplete };
  const answer = await ask(list.next, context);
  if (!answer) return { isWhole: false };
  const longer = await readAside(context, 'stateOfList', [...known, answer], pageUrl);
  if (longer && longer.count > list.count) return { answer, list: longer };
  // What brings nothing new is the end, or a number that does not count pages.
  const { url, body, part } = answer;
  const isEnd = !(await readAside(context, 'saysMore', { url, body, link: part?.next }));
  return { isWhole: list.total === undefined ? isEnd : list.isComplete };
}

async function ask(request: PartRequest, context: CareerContext): Promise<RecordedAnswer | undefined> {
  let found: RecordedAnswer | undefined;
  const told = await context.web.crawl([asWebRequest(request)], (answer) => {
    if (answer.outcome === 'page' && answer.status < 300 && !answer.truncated)
      found = { ...request, status: answer.status, body: answer.body, part: answer.part };
    return undefined;
  });
  context.report(...told);
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
