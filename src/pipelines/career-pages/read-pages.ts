import { boardKey } from '../../listings/ats/ats.js';
import { recogniseBoard } from '../../listings/ats/index.js';
import { readJobPage } from '../../postings/page/job-page.js';
import { isOpenApplication } from '../../postings/page/job-titles.js';
import type { FoundPosting } from '../../postings/posting.js';
import { wordsOf } from '../../postings/text/words.js';
import type { RunContext } from '../../runs/pipeline.js';
import { depthBelowCareers, isCareerUrl } from '../../postings/page/career-words.js';
import { parsePage, type PageFacts } from './page-facts.js';
import type { ReadBoard } from './read-boards.js';
import { LanguageTwins } from './language-twins.js';
import { pageKey } from './site-crawl.js';

/** A posting read from a page, with the page it stood on. */
export interface PagePosting {
  readonly posting: FoundPosting;
  readonly pageUrl: string;
  /** Set where the posting is known to be none of the run's results: what becomes of it and why. */
  readonly verdict?: { readonly disposition: 'duplicate' | 'dropped'; readonly reason: string };
}

/**
 * Postings that pages state themselves. Every source is a witness: structured data and visible text that name the same
 * title are one posting; a page that is one advert is that posting's page where a list names it.
 */
export function readPages(pages: readonly PageFacts[], boards: readonly ReadBoard[]): PagePosting[] {
  const read = new Set(boards.filter(({ isRead }) => isRead).map(({ board }) => boardKey(board)));
  const boardTitles = new Set(boards.flatMap(({ postings }) => postings.map(titleOf)));
  const jobPages = jobPageKeys(pages);
  const aboutCareers = pages.some((page) => page.isCareerPage && postingsOf(page).length > 0);
  const shown = pages
    // Where a career page shows postings, what stands on pages about something else is none.
    .filter((page) => page.isCareerPage || !aboutCareers)
    .filter((page) => !jobPages.has(pageKey(page.url)))
    .map((page) => ({ page, postings: postingsOf(page) }))
    .filter(({ postings }) => postings.length > 0);
  const isList = ({ page, postings }: (typeof shown)[number]): boolean =>
    !page.isAdvert && (postings.length > 1 || !isBelowCareers(page.url));
  const lists = shown.filter(isList);
  const adverts = shown.filter((item) => !isList(item));
  const languages = new LanguageTwins(lists.map(({ page }) => page));
  const listed = new Set(lists.flatMap(({ postings }) => postings.map(titleOf)));
  const ownPages = new Map(
    adverts.flatMap(({ page, postings }) => postings.map((posting) => [titleOf(posting), page.url] as const)),
  );
  return [
    ...lists.flatMap(({ page, postings }) =>
      postings
        .map((posting) => withOwnPage(posting, ownPages))
        .flatMap((posting) => judge(posting, { page, first: languages.firstOf(page), read, boardTitles }) ?? []),
    ),
    ...adverts.flatMap(({ page, postings }) =>
      postings.flatMap((posting) => {
        const judged = judge(isBelowCareers(page.url) ? at(posting, page.url) : posting, {
          page,
          first: page.url,
          read,
          boardTitles,
        });
        if (!judged || judged.verdict) return judged ?? [];
        if (listed.has(titleOf(posting)))
          return {
            ...judged,
            verdict: { disposition: 'duplicate' as const, reason: 'the page of a posting that is listed' },
          };
        return listed.size > 0 && isBelowCareers(page.url)
          ? { ...judged, verdict: { disposition: 'dropped' as const, reason: 'no list of the site names it' } }
          : judged;
      }),
    ),
  ];
}

/** True for an address below a career page, or none of one: where a single advert has its page. */
export function isBelowCareers(url: string): boolean {
  return isCareerUrl(url) ? depthBelowCareers(url) > 0 : true;
}

/** A posting without an address that has a page of its own. */
function withOwnPage(posting: FoundPosting, ownPages: ReadonlyMap<string, string>): FoundPosting {
  const url = posting.fields.job_url === undefined ? ownPages.get(titleOf(posting)) : undefined;
  return url === undefined ? posting : at(posting, url);
}

function at(posting: FoundPosting, url: string): FoundPosting {
  return {
    ...posting,
    fields: {
      ...posting.fields,
      job_url:
        posting.fields.job_url !== undefined && posting.evidence.job_url?.source !== 'page'
          ? posting.fields.job_url
          : url,
    },
    evidence: { ...posting.evidence, job_url: { source: 'page' } },
  };
}

/** What a page states: what is structured and what is shown, each posting once. */
export function postingsOf(page: PageFacts): readonly FoundPosting[] {
  const { structured, listed, titlesSaid } = page;
  if (structured.length === 0) return withoutSharedLinks(listed);
  const twins = new Map(
    structured.map((posting) => [posting, listed.find((other) => isSameTitle(posting, other))] as const),
  );
  const matched = [...twins.values()].filter((twin) => twin !== undefined);
  const others = listed.filter((posting) => !matched.includes(posting));
  // The page shows a list, and its structured data repeat nothing of it: they are about the page, or its list under other titles.
  if (matched.length === 0 && listed.length > structured.length && titlesSaid === 0) return withoutSharedLinks(listed);
  if (matched.length === 0 && listed.length === structured.length && listed.length > 1)
    return withoutSharedLinks(listed);
  const merged = structured.map((posting) => {
    const twin = twins.get(posting);
    const url = posting.fields.job_url ?? twin?.fields.job_url;
    return url === undefined ? posting : { ...posting, fields: { ...posting.fields, job_url: url } };
  });
  // One advert whose heading words its title otherwise.
  const isOneAdvert = structured.length === 1 && others.length <= 1;
  return withoutSharedLinks(isOneAdvert ? merged : [...merged, ...others]);
}

function isSameTitle(one: FoundPosting, other: FoundPosting): boolean {
  const [a, b] = [titleOf(one), titleOf(other)];
  return a === b || (a !== '' && b !== '' && (` ${a} `.includes(` ${b} `) || ` ${b} `.includes(` ${a} `)));
}

/** An address is that of a posting only where one title uses it: a form for all of them is not. */
function withoutSharedLinks(postings: readonly FoundPosting[]): readonly FoundPosting[] {
  const titles = new Map<string, Set<string>>();
  for (const posting of postings) {
    const url = posting.fields.job_url;
    if (url !== undefined) titles.set(url, (titles.get(url) ?? new Set()).add(titleOf(posting)));
  }
  return postings.map((posting) => {
    const { job_url: url, ...fields } = posting.fields;
    if (url === undefined || (titles.get(url)?.size ?? 0) < 2) return posting;
    const { job_url: _, ...evidence } = posting.evidence;
    return { ...posting, fields, evidence };
  });
}

/** Undefined for what is a board's posting, found again on the page that embeds or links the board. */
function judge(
  posting: FoundPosting,
  seen: { page: PageFacts; first: string; read: ReadonlySet<string>; boardTitles: ReadonlySet<string> },
): PagePosting | undefined {
  const { page, first, read, boardTitles } = seen;
  const url = posting.fields.job_url;
  const board = url !== undefined && URL.canParse(url) ? recogniseBoard(new URL(url)) : undefined;
  const found = { posting: asCareerPage(posting, board?.system ?? page.system), pageUrl: page.url };
  const isOfBoard =
    (board && read.has(boardKey(board))) ||
    (boardTitles.size > 0 && (boardTitles.has(titleOf(posting)) || url === undefined || !isOnHost(url, page.url)));
  if (isOfBoard)
    return { ...found, verdict: { disposition: 'duplicate', reason: 'a posting of the board that the page shows' } };
  if (isOpenApplication(posting.fields.job_title ?? ''))
    return { ...found, verdict: { disposition: 'dropped', reason: 'an open application, no posting' } };
  return first === page.url
    ? found
    : { ...found, verdict: { disposition: 'duplicate', reason: `the list of ${first} in another language` } };
}

/** Pages that another page lists as the page of one posting: what they list themselves is that posting again. */
export function jobPageKeys(pages: readonly PageFacts[]): Set<string> {
  const lists = new Set(
    pages
      .filter((page) => !page.isAdvert && page.listed.length + page.structured.length > 1)
      .map((page) => pageKey(page.url)),
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

function asCareerPage(posting: FoundPosting, system: string | undefined): FoundPosting {
  return {
    ...posting,
    fields: { ...posting.fields, source: 'career_page', ...(system === undefined ? {} : { ats_system: system }) },
    evidence: { ...posting.evidence, source: { source: 'page' } },
  };
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
    context.warn(
      'limit',
      `max_pages was reached: the pages of ${String(beyond.size)} postings were not read, they hold only what the list says`,
    );
  let pagesRead = 0;
  const missed: string[] = [];
  await context.web.crawl(
    [...byUrl.keys()].map((url) => ({ url })),
    async (answer) => {
      const posting = byUrl.get(answer.request.url);
      if (!posting) return undefined;
      if (answer.outcome !== 'page' || answer.status >= 400 || answer.body === '') {
        missed.push(answer.request.url);
        return undefined;
      }
      pagesRead++;
      const detailed = readJobPage(parsePage(answer.body), answer.url, posting);
      done.set(posting, detailed);
      await context.remember(answer.request.url, detailed);
      return undefined;
    },
  );
  if (missed.length > 0)
    context.warn(
      'incomplete',
      `The pages of ${String(missed.length)} postings were not read, ${missed[0] ?? ''} among them: they hold only what the list says`,
    );
  return { postings: postings.map((posting) => done.get(posting) ?? posting), pagesRead };
}
