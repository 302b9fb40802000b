import { isClosedEntry, mayTellMore } from '../../../postings/page/advert/closed-entries.js';
import { readJsonDetail } from '../../../postings/page/data/json-records.js';
import { completed, type FoundPosting } from '../../../postings/posting.js';
import { finding } from '../../../findings/finding.js';
import type { OpenedEntry, RecordedAnswer, RenderRequest, Sight } from '../../../web/browser/rendering.js';
import { readAside } from '../../read-aside.js';
import type { CareerContext } from '../career-pages.needs.js';
import type { PageFacts } from '../page/page-facts.js';
import { sameTitle, withLongerText } from './opened-postings.js';
import { mayShowOpenings } from './rendered-page.js';
import { asWebRequest } from './replay-lists.js';
import { wordPattern } from '../../../postings/text/word-pattern.js';

/** Entries after which what they brought as JSON is asked for without the browser. */
const OPENED_FIRST = 2;
/** Details of one list that are asked for at most. */
const MAX_DETAILS = 500;

/** How a page came to be asked for. */
interface AskedFor {
  readonly anchor: string;
  readonly assumeCareerPage: boolean;
}

/** Whether what is seen of a page holds postings, or leads to a board. */
export function holdsList(
  context: CareerContext,
  url: string,
  origin: AskedFor,
): NonNullable<RenderRequest['showsList']> {
  return async (seen) => {
    const { structured, listed, boards } = await factsOf({ ...seen, opened: [] }, url, { origin, context });
    return structured.length + listed.length + boards.length > 0;
  };
}

function factsOf(
  seen: Sight & { opened: readonly OpenedEntry[] },
  url: string,
  { origin, context }: { origin: AskedFor; context: CareerContext },
): Promise<PageFacts> {
  const rendering = {
    ...seen,
    outcome: 'rendered',
    request: { url },
    url: seen.url ?? url,
    status: 200,
    findings: [],
  } as const;
  return readAside(context, 'rendered', rendering, { request: { url }, ...origin });
}

/**
 * Which entries of a rendered list are opened: those without page and text, or with a control that brings all of it,
 * until their details can be asked for.
 */
export function entriesToOpen(
  context: CareerContext,
  url: string,
  origin: AskedFor,
): NonNullable<RenderRequest['nextEntry']> {
  let list: { closed: readonly FoundPosting[]; among: readonly string[] } | undefined;
  return async (seen) => {
    list ??= await closedOf(await factsOf({ ...seen, opened: [] }, url, { origin, context }), seen, context);
    const { closed, among } = list;
    const isTold = seen.opened.length >= OPENED_FIRST && detailRequest(closed, seen.opened) !== undefined;
    const title = closed[seen.opened.length]?.fields.job_title;
    return isTold || title === undefined ? undefined : { title, among };
  };
}

async function closedOf(
  facts: PageFacts,
  { views }: Sight,
  context: CareerContext,
): Promise<{ closed: readonly FoundPosting[]; among: readonly string[] }> {
  const all = facts.structured.length > 0 ? facts.structured : facts.listed;
  const among = all.flatMap(({ fields }) => fields.job_title ?? []);
  if (!mayShowOpenings(facts)) return { closed: [], among };
  const partlyTold = await toldInPart(context, all, { url: facts.url, body: views.at(-1) ?? '' });
  return { closed: all.filter((posting) => isClosedEntry(posting, facts.url) || partlyTold.has(posting)), among };
}

/** Those of a page's postings that tell a part of themselves, and have a control that brings all of it. */
export async function toldInPart(
  context: CareerContext,
  postings: readonly FoundPosting[],
  { url, body }: { readonly url: string; readonly body: string },
): Promise<ReadonlySet<FoundPosting>> {
  const mayBe = postings.filter((posting) => mayTellMore(posting, url));
  if (mayBe.length === 0) return new Set();
  const titles = postings.flatMap(({ fields }) => fields.job_title ?? []);
  const readOn = new Set(await readAside(context, 'titlesReadOn', body, titles));
  return new Set(mayBe.filter(({ fields }) => readOn.has(fields.job_title ?? '')));
}

/** Details of entries that were not opened, asked for over plain HTTP as the page asked for those that were. */
export async function replayDetails(
  facts: PageFacts,
  opened: readonly OpenedEntry[],
  context: CareerContext,
): Promise<PageFacts> {
  const told = detailRequest(facts.structured, opened);
  const open = facts.structured.filter((posting) => posting.id !== undefined && isClosedEntry(posting, facts.url));
  if (!told || open.length === 0) return facts;
  if (open.length > MAX_DETAILS)
    context.report(finding('details_not_read', facts.url, { seen: open.length, kept: MAX_DETAILS, detail: 'details' }));
  const byUrl = new Map(
    open.slice(0, MAX_DETAILS).map((posting) => {
      const id = posting.id ?? '';
      const { sent } = told.answer;
      const url = withId(told.answer.url, told.id, encodeURIComponent(id));
      return [
        asWebRequest({ ...told.answer, url, ...(sent !== undefined && { sent: withId(sent, told.id, id) }) }),
        posting,
      ] as const;
    }),
  );
  const details = new Map<FoundPosting, FoundPosting>();
  const met = await context.web.crawl([...byUrl.keys()], async (answer) => {
    const posting = byUrl.get(answer.request);
    if (answer.outcome !== 'page' || answer.status !== 200 || !posting) return undefined;
    const read = await readAside(context, 'jsonDetail', answer.body, posting, { url: answer.url, pageUrl: facts.url });
    if (read)
      details.set(
        posting,
        withLongerText(posting, (bare) => completed(bare, read)),
      );
    return undefined;
  });
  context.report(...met);
  return { ...facts, structured: facts.structured.map((posting) => details.get(posting) ?? posting) };
}

/** The answer that brought an entry's details, whose request names the entry by its id. */
function detailRequest(
  postings: readonly FoundPosting[],
  opened: readonly OpenedEntry[],
): { answer: RecordedAnswer; id: string } | undefined {
  for (const entry of opened) {
    const posting = postings.find(({ fields }) => sameTitle(entry.title, { fields }));
    const { id } = posting ?? {};
    if (posting === undefined || id === undefined) continue;
    const answer = entry.answers.find(
      (one) =>
        withId(`${one.url} ${one.sent ?? ''}`, id, '') !== `${one.url} ${one.sent ?? ''}` &&
        (readJsonDetail(one.body, posting, { url: one.url, pageUrl: one.url })?.fields.job_description ?? '') !== '',
    );
    if (answer) return { answer, id };
  }
  return undefined;
}

/** The id in an address or body, as a word of its own, replaced. */
function withId(text: string, id: string, other: string): string {
  const escaped = id.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
  return text.replace(wordPattern(`(?<![\\w-])${escaped}(?![\\w-])`), () => other);
}
