import { openedPart, type PageTimes } from '../../postings/page/opened-part.js';
import { parseHtml } from '../../postings/page/html.js';
import { readJobPage } from '../../postings/page/job-page.js';
import { readJsonDetail } from '../../postings/page/json-records.js';
import { completed, type FoundPosting } from '../../postings/posting.js';
import { wordsOf } from '../../postings/text/words.js';
import type { OpenedEntry, RecordedAnswer, RenderRequest } from '../../web/browser/rendering.js';
import { readAside } from '../readers.js';
import type { CareerContext } from './career-pages.needs.js';
import type { PageFacts } from './page-facts.js';
import { asWebRequest } from './replay-lists.js';

/** A text shorter than this is a teaser: what the posting asks for stands elsewhere. */
const TEASER = 300;
/** Entries after which what they brought as JSON is asked for without the browser. */
const OPENED_FIRST = 2;
/** Details of one list that are asked for at most. */
const MAX_DETAILS = 500;

/** True for a posting that has neither a page of its own nor a text: pressing its entry may bring either. */
export function isClosedEntry({ fields }: FoundPosting, pageUrl: string): boolean {
  const { job_url: url, job_description: text = '' } = fields;
  return text.length < TEASER && (url === undefined || withoutHash(url) === withoutHash(pageUrl));
}

/** Which entries of a rendered list are opened: those without text and page, until their details can be asked for. */
export function entriesToOpen(
  context: CareerContext,
  url: string,
  origin: { anchor: string; assumeCareerPage: boolean },
): NonNullable<RenderRequest['nextEntry']> {
  let closed: FoundPosting[] | undefined;
  return async (seen) => {
    if (closed === undefined) {
      const rendering = { ...seen, outcome: 'rendered', request: { url }, url, status: 200, findings: [] } as const;
      const facts = await readAside(context, 'rendered', rendering, { request: { url }, ...origin });
      const all = facts.structured.length > 0 ? facts.structured : facts.listed;
      closed = facts.isCareerPage ? all.filter((posting) => isClosedEntry(posting, url)) : [];
    }
    const isTold = seen.opened.length >= OPENED_FIRST && detailRequest(closed, seen.opened) !== undefined;
    return isTold ? undefined : closed[seen.opened.length]?.fields.job_title;
  };
}

/** The postings of a list, completed by what pressing their entries brought. */
export function withOpened(
  postings: readonly FoundPosting[],
  opened: readonly OpenedEntry[],
  pageUrl: string,
): FoundPosting[] {
  return postings.map((posting) => {
    const entry = opened.find(({ title }) => sameTitle(title, posting));
    const closed = opened[0]?.before ?? '';
    return entry && isClosedEntry(posting, pageUrl) ? readEntry(posting, { ...entry, closed }, pageUrl) : posting;
  });
}

function readEntry(posting: FoundPosting, entry: OpenedEntry & PageTimes, pageUrl: string): FoundPosting {
  const hasMoved = entry.url !== pageUrl && withoutHash(entry.url) !== 'about:blank';
  const base = hasMoved ? withAddress(posting, entry.url) : posting;
  if (entry.after === '') return base;
  const part = hasMoved ? parseHtml(entry.after) : openedPart(entry);
  const read = part === undefined ? base : readJobPage(part, entry.url, base);
  const stated = entry.answers.flatMap(
    (answer) => readJsonDetail(answer.body, posting, { url: answer.url, pageUrl }) ?? [],
  );
  return stated.reduce(completed, read);
}

function withAddress(posting: FoundPosting, url: string): FoundPosting {
  return {
    ...posting,
    fields: { ...posting.fields, job_url: url },
    evidence: { ...posting.evidence, job_url: { source: 'page' } },
  };
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
  await context.web.crawl([...byUrl.keys()], (answer) => {
    const posting = byUrl.get(answer.request);
    if (answer.outcome !== 'page' || answer.status !== 200 || !posting) return undefined;
    const read = readJsonDetail(answer.body, posting, { url: answer.url, pageUrl: facts.url });
    if (read) details.set(posting, completed(posting, read));
    return undefined;
  });
  return { ...facts, structured: facts.structured.map((posting) => details.get(posting) ?? posting) };
}

/** The answer that brought an entry's details, whose request names the entry by its id. */
function detailRequest(
  postings: readonly FoundPosting[],
  opened: readonly OpenedEntry[],
): { answer: RecordedAnswer; id: string } | undefined {
  for (const entry of opened) {
    const posting = postings.find(({ fields }) => sameTitle(entry.title, { fields, evidence: {} }));
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
  return text.replace(new RegExp(`(?<![\\w-])${escaped}(?![\\w-])`), () => other);
}

function sameTitle(title: string, { fields }: Pick<FoundPosting, 'fields' | 'evidence'>): boolean {
  return wordsOf(title).join(' ') === wordsOf(fields.job_title ?? '').join(' ');
}

function withoutHash(url: string): string {
  return url.replace(/#(?!!?\/)[\s\S]*/, '');
}
