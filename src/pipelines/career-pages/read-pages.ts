import { finding } from '../../findings/finding.js';
import { boardKey } from '../../listings/ats/ats.js';
import { recogniseBoard } from '../../listings/ats/index.js';
import { isOpenApplication } from '../../postings/page/job-titles.js';
import type { FoundPosting } from '../../postings/posting.js';
import { wordsOf } from '../../postings/text/words.js';
import type { RunContext } from '../../runs/pipeline.js';
import { ReadingGivenUpError } from '../../runs/reading-threads.js';
import { readAside } from '../readers.js';
import { depthBelowCareers, isCareerUrl } from './career-links.js';
import type { PageFacts } from './page-facts.js';
import type { ReadBoard } from './read-boards.js';
import { pageKey } from './site-crawl.js';

/** A posting read from a page, with the page it stood on. */
export interface PagePosting {
  readonly posting: FoundPosting;
  readonly pageUrl: string;
  /** Set where the posting is known to be none of the run's results: what becomes of it and why. */
  readonly verdict?: Verdict;
}

/** What becomes of a posting that is none of the run's results, and why. */
export interface Verdict {
  readonly disposition: 'duplicate' | 'dropped';
  readonly reason: string;
  /** Another posting of its address or title is the same one, and no result either. */
  readonly standsForOthers?: true;
}

/**
 * Every posting that career pages state or list, once per place it was read at, with what is known to be none of the
 * run's results: structured data first, then what their HTML shows.
 */
export function readPages(pages: readonly PageFacts[], boards: readonly ReadBoard[]): PagePosting[] {
  const read = new Set(boards.filter(({ isRead }) => isRead).map(({ board }) => boardKey(board)));
  const boardTitles = new Set(boards.flatMap(({ postings }) => postings.map(titleOf)));
  const firstOfPath = new Map<string, string>();
  const jobPages = jobPageKeys(pages);
  return pages.flatMap((page) => {
    if (jobPages.has(pageKey(page.url)))
      return rest(page, [...page.structured, ...page.listed], 'duplicate', ON_JOB_PAGE);
    const isStated = page.structured.length > 0;
    const postings = isStated ? mergedWithLinks(page) : withOwnAddress(page);
    if (postings.length === 0) return [];
    const path = pathWithoutLanguage(page.url);
    const first = firstOfPath.get(path) ?? page.url;
    firstOfPath.set(path, first);
    const judged = postings.map((posting) => judge(posting, { page, first, read, boardTitles }));
    return isStated ? [...judged, ...listedBeside(page)] : judged;
  });
}

const ON_JOB_PAGE = 'read on the page of a posting that another page lists';

/** What the HTML lists on a page whose own data state the postings: the same ones, or no postings by those data. */
function listedBeside(page: PageFacts): PagePosting[] {
  const stated = new Set(page.structured.map(titleOf));
  return [
    ...rest(
      page,
      page.listed.filter((posting) => stated.has(titleOf(posting))),
      'duplicate',
      "the page's own data state it",
    ),
    ...rest(
      page,
      page.listed.filter((posting) => !stated.has(titleOf(posting))),
      'dropped',
      "the page's own data state other postings",
    ),
  ];
}

function rest(
  page: PageFacts,
  postings: readonly FoundPosting[],
  disposition: 'duplicate' | 'dropped',
  reason: string,
): PagePosting[] {
  return postings.map((posting) => ({
    posting: asCareerPage(posting, page.system),
    pageUrl: page.url,
    verdict: { disposition, reason },
  }));
}

/** A page below the career page with one posting on it is that posting's own. */
function withOwnAddress(page: PageFacts): readonly FoundPosting[] {
  const [only] = page.listed;
  if (
    !only ||
    page.listed.length > 1 ||
    only.fields.job_url !== undefined ||
    !isCareerUrl(page.url) ||
    depthBelowCareers(page.url) < 1
  )
    return page.listed;
  return [
    {
      ...only,
      fields: { ...only.fields, job_url: page.url },
      evidence: { ...only.evidence, job_url: { source: 'page' } },
    },
  ];
}

/** The posting with its verdict, where the page alone decides it: a board's posting, found again beside it, for one. */
function judge(
  posting: FoundPosting,
  seen: { page: PageFacts; first: string; read: ReadonlySet<string>; boardTitles: ReadonlySet<string> },
): PagePosting {
  const { page, first, read, boardTitles } = seen;
  const url = posting.fields.job_url;
  const board = url !== undefined && URL.canParse(url) ? recogniseBoard(new URL(url)) : undefined;
  const found = { posting: asCareerPage(posting, board?.system ?? page.system), pageUrl: page.url };
  if ((board && read.has(boardKey(board))) || (boardTitles.size > 0 && boardTitles.has(titleOf(posting))))
    return { ...found, verdict: { disposition: 'duplicate', reason: 'the board lists it' } };
  if (boardTitles.size > 0 && (url === undefined || !isOnHost(url, page.url)))
    return {
      ...found,
      verdict: { disposition: 'dropped', reason: 'no page of the company for it, beside a board that lists others' },
    };
  if (isOpenApplication(posting.fields.job_title ?? ''))
    return {
      ...found,
      verdict: { disposition: 'dropped', reason: 'an open application, no posting', standsForOthers: true },
    };
  return first === page.url
    ? found
    : {
        ...found,
        verdict: {
          disposition: 'duplicate',
          reason: `the list of ${first} in another language`,
          standsForOthers: true,
        },
      };
}

/** Pages that another page lists as the page of one posting: what they list themselves is that posting again. */
export function jobPageKeys(pages: readonly PageFacts[]): Set<string> {
  const lists = new Set(
    pages.filter((page) => page.listed.length + page.structured.length > 1).map((page) => pageKey(page.url)),
  );
  const urls = pages.flatMap((page) =>
    [...page.structured, ...page.listed]
      .map(({ fields }) => pageKey(fields.job_url ?? page.url))
      .filter((key) => key !== pageKey(page.url)),
  );
  return new Set(urls.filter((key) => !lists.has(key)));
}

function titleOf(posting: FoundPosting): string {
  return wordsOf(posting.fields.job_title ?? '').join(' ');
}

function isOnHost(url: string, pageUrl: string): boolean {
  return URL.canParse(url) && new URL(url).hostname === new URL(pageUrl).hostname;
}

/** Structured data often leave out where the posting is: the list on the same page has the link. */
function mergedWithLinks(page: PageFacts): FoundPosting[] {
  if (page.structured.length === 1 && page.structured[0]?.fields.job_url === undefined && page.listed.length <= 1) {
    return page.structured.map((posting) => ({ ...posting, fields: { ...posting.fields, job_url: page.url } }));
  }
  return page.structured.map((posting) => {
    const twin = page.listed.find((other) => titleOf(other) === titleOf(posting));
    const url = posting.fields.job_url ?? twin?.fields.job_url;
    return url === undefined ? posting : { ...posting, fields: { ...posting.fields, job_url: url } };
  });
}

/** `/de/karriere/` and `/en/karriere/` are the same page in two languages. */
export function pathWithoutLanguage(address: string): string {
  const url = new URL(address);
  const segments = url.pathname
    .split('/')
    .filter((part) => part !== '' && !/^(?:[a-z]{2}(?:[-_][a-z]{2})?|index\.\w+)$/i.test(part));
  return `${url.hostname.replace(/^www\./, '')}/${segments.join('/')}${url.search}`;
}

function asCareerPage(posting: FoundPosting, system: string | undefined): FoundPosting {
  return {
    ...posting,
    fields: { ...posting.fields, source: 'career_page', ...(system === undefined ? {} : { ats_system: system }) },
    evidence: { ...posting.evidence, source: { source: 'page' } },
  };
}

/** A page that took too long to read is none. @throws any other error */
function givenUp(error: unknown): undefined {
  if (!(error instanceof ReadingGivenUpError)) throw error;
}

/** Reads the pages of the postings that a list only names; an unreadable one leaves the posting as the list has it. */
export async function readJobPages(
  postings: readonly FoundPosting[],
  budget: number,
  context: RunContext,
): Promise<{ postings: FoundPosting[]; pagesRead: number }> {
  const done = new Map<FoundPosting, FoundPosting>();
  const byUrl = new Map<string, FoundPosting>();
  const beyond = new Set<string>();
  for (const posting of postings) {
    const url = posting.fields.job_url?.replace(/#.*$/, '');
    if (url === undefined || !URL.canParse(url) || /\.(?:pdf|docx?)(?:$|\?)/i.test(url)) continue;
    if ((posting.fields.job_description?.length ?? 0) > 1500 && posting.evidence.job_description?.source === 'json-ld')
      continue;
    const stored = context.recall<FoundPosting>(url);
    if (stored) done.set(posting, stored);
    else if (byUrl.size < budget) byUrl.set(url, posting);
    else beyond.add(url);
  }
  if (beyond.size > 0)
    context.report(finding('max_pages_postings', 'max_pages', { seen: byUrl.size + beyond.size, kept: byUrl.size }));
  let pagesRead = 0;
  const missed: string[] = [];
  const cut = await context.web.crawl(
    [...byUrl.keys()].map((url) => ({ url })),
    async (answer) => {
      const posting = byUrl.get(answer.request.url);
      if (!posting) return undefined;
      if (answer.outcome !== 'page' || answer.status >= 400 || answer.body === '') {
        missed.push(answer.request.url);
        return undefined;
      }
      pagesRead++;
      const detailed = await readAside(context, 'jobPage', answer.body, answer.url, posting).catch(givenUp);
      if (detailed === undefined) {
        missed.push(answer.request.url);
        return undefined;
      }
      done.set(posting, detailed);
      await context.remember(answer.request.url, detailed);
      return undefined;
    },
  );
  context.report(...cut);
  if (missed.length > 0)
    context.report(
      finding('posting_pages_not_read', missed[0] ?? '', { seen: byUrl.size, kept: byUrl.size - missed.length }),
    );
  return { postings: postings.map((posting) => done.get(posting) ?? posting), pagesRead };
}
