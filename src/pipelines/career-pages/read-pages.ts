import { boardKey } from '../../listings/ats/ats.js';
import { recogniseBoard } from '../../listings/ats/index.js';
import { isOpenApplication } from '../../postings/page/job-titles.js';
import type { Disposition, FoundPosting } from '../../postings/posting.js';
import { reasonOf, type Reason, type ReasonCode } from '../../postings/reasons.js';
import { saysNothingOpen } from '../../postings/page/topics.js';
import { depthBelowCareers, isCareerUrl } from '../../postings/page/career-words.js';
import type { PageFacts } from './page-facts.js';
import { listedPostings, type ReadBoard } from './read-boards.js';
import { LanguageTwins } from './language-twins.js';
import { ListParts } from './part-links.js';
import { pageKey } from './site-crawl.js';
import { titleWords } from '../../postings/text/title-level.js';
import { postingsOf, titleOf, witnessesOf } from './witnesses.js';

/** A posting read from a page, with the page it stood on. */
export interface PagePosting {
  readonly posting: FoundPosting;
  readonly pageUrl: string;
  /** Set where the posting is known to be none of the run's results: what becomes of it and why. */
  readonly verdict?: Verdict;
}

/** What becomes of a posting that is none of the run's results, and why. */
export interface Verdict extends Reason {
  readonly disposition: Exclude<Disposition, 'returned'>;
  /** Another posting of its address or title is the same one, and no result either. */
  readonly standsForOthers?: true;
}

/**
 * Every posting that career pages state or list, once per place it was read at, with what is known to be none of the
 * run's results: structured data first, then what their HTML shows.
 */
export function readPages(pages: readonly PageFacts[], boards: readonly ReadBoard[]): PagePosting[] {
  const read = new Set(boards.filter(({ isRead }) => isRead).map(({ board }) => boardKey(board)));
  const boardTitles = new Set(boards.flatMap((board) => listedPostings(board).map(titleOf)));
  const site = siteOf(pages);
  return pages.flatMap((page) => {
    const leftOut = page.leftOut ?? [];
    const shown = [...page.structured, ...page.listed, ...page.past, ...leftOut.map(({ posting }) => posting)];
    if (site.jobPages.has(pageKey(page.url))) return rest(page, shown, 'duplicate', 'on_job_page');
    // Where a career page shows postings, what stands on pages about something else is none.
    if (!page.isCareerPage && site.isAboutCareers) return rest(page, shown, 'dropped', 'beside_career_page');
    if (site.past.has(pageKey(page.url))) return rest(page, shown, 'dropped', 'linked_as_past');
    const { postings, repeated, denied } = witnessesOf(page);
    const isList = site.lists.includes(page);
    const own = postings.map((posting) =>
      isList ? withOwnPage(posting, site.ownPages) : isOwnPage(posting, page) ? at(posting, page.url) : posting,
    );
    const first = site.languages.firstOf(page);
    const judged = own.map((posting) =>
      site.parts.leadsToPart(posting) || site.parts.isNameOf(page, posting)
        ? ofPart(posting, page)
        : judgePosting(posting, { page, first, read, boardTitles }),
    );
    return [
      ...(isList ? judged : judged.map((found) => judgeAdvert(found, site.listed))),
      ...rest(page, page.past, 'dropped', 'listed_as_past'),
      ...leftOut.flatMap(({ posting, why }) => rest(page, [posting], 'dropped', why)),
      ...rest(page, repeated, 'duplicate', 'stated_by_data'),
      ...rest(page, denied, 'dropped', page.isClosed === true ? 'page_says_none' : 'not_in_data'),
    ];
  });
}

/** What the pages of a site say of each other. */
interface Site {
  readonly jobPages: ReadonlySet<string>;
  readonly isAboutCareers: boolean;
  /** Pages that another page links as those of past adverts. */
  readonly past: ReadonlySet<string>;
  readonly lists: readonly PageFacts[];
  readonly languages: LanguageTwins;
  readonly parts: ListParts;
  /** Titles that lists name. */
  readonly listed: ReadonlySet<string>;
  /** Addresses of pages that are one advert, by its title. */
  readonly ownPages: ReadonlyMap<string, string>;
}

function siteOf(pages: readonly PageFacts[]): Site {
  const jobPages = jobPageKeys(pages);
  const isAboutCareers = showCareers(pages, jobPages);
  const shown = pages.filter(
    (page) => (page.isCareerPage || !isAboutCareers) && !jobPages.has(pageKey(page.url)) && postingsOf(page).length > 0,
  );
  const parts = new ListParts(pages);
  const isList = (page: PageFacts): boolean =>
    postingsOf(page).length > 1 ||
    parts.isPart(page) ||
    (!page.isAdvert && !isBelowCareers(page.url)) ||
    postingsOf(page).some((posting) => leadsElsewhere(posting, page));
  const lists = shown.filter(isList);
  const adverts = shown.filter((page) => !isList(page));
  return {
    jobPages,
    isAboutCareers,
    past: pastPages(pages),
    lists,
    languages: new LanguageTwins(shown),
    parts,
    listed: new Set(lists.flatMap((page) => postingsOf(page).map(titleOf))),
    ownPages: new Map(
      adverts.flatMap((page) => postingsOf(page).map((posting) => [titleOf(posting), page.url] as const)),
    ),
  };
}

/** The pages of past adverts; what leads back to a list says nothing of the list. */
function pastPages(pages: readonly PageFacts[]): ReadonlySet<string> {
  const lists = new Set(pages.filter((page) => postingsOf(page).length > 1).map(({ url }) => pageKey(url)));
  const linked = pages.flatMap(({ past }) => past.flatMap(({ fields: { job_url: url } }) => url ?? []));
  return new Set(linked.map(pageKey).filter((key) => !lists.has(key)));
}

/** Whether some page about careers shows postings, more than the page of one that another page lists. */
export function showCareers(pages: readonly PageFacts[], jobPages: ReadonlySet<string>): boolean {
  return pages.some((page) => page.isCareerPage && !jobPages.has(pageKey(page.url)) && postingsOf(page).length > 0);
}

/** An advert's page beside lists: the page of a posting they name, or of one that is closed. */
function judgeAdvert(found: PagePosting, listed: ReadonlySet<string>): PagePosting {
  if (found.verdict) return found;
  if (listed.has(titleOf(found.posting)))
    return { ...found, verdict: { disposition: 'duplicate', ...reasonOf('own_page_of_listed') } };
  return listed.size > 0 && isBelowCareers(found.pageUrl)
    ? { ...found, verdict: { disposition: 'dropped', ...reasonOf('in_no_list') } }
    : found;
}

function rest(
  page: PageFacts,
  postings: readonly FoundPosting[],
  disposition: 'duplicate' | 'dropped',
  code: ReasonCode,
): PagePosting[] {
  return postings.map((posting) => ({
    posting: asCareerPage(posting, page.system),
    pageUrl: page.url,
    verdict: { disposition, ...reasonOf(code) },
  }));
}

/** True for an address below a career page, or none of one: where a single advert has its page. */
export function isBelowCareers(url: string): boolean {
  return isCareerUrl(url) ? depthBelowCareers(url) > 0 : true;
}

/** Whether a page that shows one posting is its own: it is headed by its title, or the posting has no other page. */
function isOwnPage(posting: FoundPosting, page: PageFacts): boolean {
  return isBelowCareers(page.url) && !leadsElsewhere(posting, page);
}

/** Whether a posting has another page of the site than the one that shows it, which is not headed by it. */
function leadsElsewhere(posting: FoundPosting, page: PageFacts): boolean {
  const { job_url: url } = posting.fields;
  const isOther = url !== undefined && isOnHost(url, page.url) && pageKey(url) !== pageKey(page.url);
  return isOther && !saysTitle(page, titleOf(posting));
}

/** Whether the main heading of a page, or its title where it has none, names a posting; titles as their words. */
function saysTitle({ heading, title }: PageFacts, wanted: string): boolean {
  return wanted !== '' && ` ${titleWords(heading === '' ? title : heading)} `.includes(` ${wanted} `);
}

function ofPart(posting: FoundPosting, page: PageFacts): PagePosting {
  return {
    posting: asCareerPage(posting, page.system),
    pageUrl: page.url,
    verdict: { disposition: 'dropped', ...reasonOf('part_of_company') },
  };
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

/** The posting with its verdict, where the page alone decides it: a board's posting, found again beside it, for one. */
function judgePosting(
  posting: FoundPosting,
  seen: { page: PageFacts; first: string; read: ReadonlySet<string>; boardTitles: ReadonlySet<string> },
): PagePosting {
  const { page, first, read, boardTitles } = seen;
  const url = posting.fields.job_url;
  const board = url !== undefined && URL.canParse(url) ? recogniseBoard(new URL(url)) : undefined;
  const found = { posting: asCareerPage(posting, board?.system ?? page.system), pageUrl: page.url };
  if ((board && read.has(boardKey(board))) || (boardTitles.size > 0 && boardTitles.has(titleOf(posting))))
    return { ...found, verdict: { disposition: 'duplicate', ...reasonOf('on_board') } };
  if (boardTitles.size > 0 && (url === undefined || !isOnHost(url, page.url)))
    return {
      ...found,
      verdict: { disposition: 'dropped', ...reasonOf('not_on_board') },
    };
  if (isOpenApplication(posting.fields.job_title ?? '') || invitesAnybody(posting, page))
    return {
      ...found,
      verdict: { disposition: 'dropped', ...reasonOf('open_application'), standsForOthers: true },
    };
  return first === page.url
    ? found
    : {
        ...found,
        verdict: {
          disposition: 'duplicate',
          ...reasonOf('other_language', first),
          standsForOthers: true,
        },
      };
}

/** So much of an entry's text (characters) says first what it is. */
const SAID_FIRST = 120;

/** "No open position needs to match: write to us": an entry that says so and leads nowhere, while the others of its list each lead to a page. */
function invitesAnybody({ fields }: FoundPosting, { listed }: PageFacts): boolean {
  if (fields.job_url !== undefined || listed.length < 3) return false;
  if (!saysNothingOpen((fields.job_description ?? '').slice(0, SAID_FIRST))) return false;
  return listed.filter((entry) => entry.fields.job_url === undefined).length <= 1;
}

/**
 * Pages that another page lists as the page of one posting: what they list themselves is that posting again. A page that
 * is headed by the title of the posting is its page whatever else it lists.
 */
export function jobPageKeys(pages: readonly PageFacts[]): Set<string> {
  const byKey = new Map(pages.map((page) => [pageKey(page.url), page]));
  const parts = new ListParts(pages);
  const isList = (page: PageFacts): boolean => !page.isAdvert && page.listed.length + page.structured.length > 1;
  return new Set(
    pages.flatMap((page) =>
      [...page.structured, ...page.listed].flatMap((posting) => {
        const key = pageKey(posting.fields.job_url ?? page.url);
        const target = byKey.get(key);
        if (key === pageKey(page.url) || parts.leadsToPart(posting)) return [];
        return target && isList(target) && !saysTitle(target, titleOf(posting)) ? [] : [key];
      }),
    ),
  );
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
