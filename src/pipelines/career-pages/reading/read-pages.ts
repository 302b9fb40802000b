import { mayBeOnePlace, titleOf } from '../../../postings/same-place.js';
import { boardKey, type Board } from '../../../listings/ats/ats.js';
import { recogniseBoard } from '../../../listings/ats/index.js';
import { isOpenApplication } from '../../../postings/page/lines/seeking/open-application.js';
import type { Disposition, FoundPosting } from '../../../postings/posting.js';
import { reasonOf, type Reason, type ReasonCode } from '../../../postings/reasons.js';
import { saysNothingOpen } from '../../../postings/page/lines/headings/topics.js';
import { depthBelowCareers, isCareerUrl } from '../../../postings/page/lines/headings/career-words.js';
import type { PageFacts } from '../page/page-facts.js';
import { listedPostings, type ReadBoard } from './read-boards.js';
import { LanguageTwins } from './language-twins.js';
import { ListParts } from './part-links.js';
import { pageKey } from '../site/site-crawl.js';
import { saysTitle } from './same-posting.js';
import { sharedAddresses, statedOrListed } from './shared-addresses.js';
import { postingsOf, withoutAddress, witnessesOf } from './witnesses.js';

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
  /** The page on which the same list stands in another language. */
  readonly readAt?: string;
}

/**
 * Every posting that career pages state or list, once per place it was read at, with what is known to be none of the
 * run's results: structured data first, then what their HTML shows.
 */
export function readPages(pages: readonly PageFacts[], boards: readonly ReadBoard[]): PagePosting[] {
  const read = new Set(boards.filter(({ isRead }) => isRead).map(({ board }) => boardKey(board)));
  const ofBoards = Map.groupBy(boards.flatMap(listedPostings), titleOf);
  const site = siteOf(pages);
  return pages.flatMap((page) => {
    const leftOut = page.leftOut ?? [];
    const shown = [...page.structured, ...page.listed, ...page.past, ...leftOut.map(({ posting }) => posting)];
    if (site.jobPages.has(pageKey(page.url))) return setAside(page, shown, 'duplicate', 'on_job_page');
    // Where a career page shows postings, what stands on pages about something else is none.
    if (!page.isCareerPage && site.isAboutCareers) return setAside(page, shown, 'dropped', 'beside_career_page');
    if (site.past.has(pageKey(page.url))) return setAside(page, shown, 'dropped', 'linked_as_past');
    const { postings, repeated, denied } = witnessesOf(page);
    const isList = site.lists.includes(page);
    const own = postings.map((found) => {
      const posting = site.shared.has(found.fields.job_url ?? '') ? withoutAddress(found) : found;
      if (isList) return withOwnPage(posting, site.ownPages);
      return isOwnPage(posting, page) ? onOwnPage(posting, page.url) : posting;
    });
    const first = site.languages.firstOf(page);
    const told = first === page.url ? [] : pages.filter(({ url }) => url === first).flatMap(postingsOf);
    const judged = own.flatMap((posting) =>
      site.parts.leadsToPart(posting) || site.parts.isNameOf(page, posting)
        ? setAside(page, [posting], 'dropped', 'part_of_company')
        : judgePosting(posting, { page, first, told, read, ofBoards }),
    );
    return [
      ...(isList ? judged : judged.map((found) => judgeAdvert(found, site.listed))),
      ...setAside(page, page.past, 'dropped', 'listed_as_past'),
      ...leftOut.flatMap(({ posting, why }) =>
        setAside(page, [posting], why === 'again' ? 'duplicate' : 'dropped', why),
      ),
      ...setAside(page, repeated, 'duplicate', 'stated_by_data'),
      ...setAside(page, denied, 'dropped', page.isClosed === true ? 'page_says_none' : 'not_in_data'),
    ];
  });
}

/** Postings by their titles. */
type Titled = ReadonlyMap<string, readonly FoundPosting[]>;

/** A page that is one advert. */
interface Advert {
  readonly posting: FoundPosting;
  readonly url: string;
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
  /** What lists name, by its title. */
  readonly listed: Titled;
  /** Pages that are one advert, by its title. */
  readonly ownPages: ReadonlyMap<string, readonly Advert[]>;
  /** Addresses that are under unlike titles on several pages: forms. */
  readonly shared: ReadonlySet<string>;
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
    (parts.isPart(page) && !isAdvertOfOne(page)) ||
    (!page.isAdvert && !isBelowCareers(page.url)) ||
    postingsOf(page).some((posting) => leadsElsewhere(posting, page));
  const lists = shown.filter(isList);
  // The page to which several lead is that of the one that it is about.
  const linkedByMany = new Set([...sharedAddresses(pages.flatMap(statedOrListed))].map(pageKey));
  const ofOne = pages.filter((page) => jobPages.has(pageKey(page.url)) && linkedByMany.has(pageKey(page.url)));
  const adverts = [...shown, ...ofOne]
    .filter((page) => !isList(page))
    .flatMap((page) => postingsOf(page).map((posting) => ({ posting, url: page.url })));
  const languages = new LanguageTwins(shown);
  return {
    jobPages,
    isAboutCareers,
    past: pastPages(pages),
    lists,
    languages,
    parts,
    listed: Map.groupBy(lists.flatMap(postingsOf), titleOf),
    ownPages: Map.groupBy(adverts, ({ posting }) => titleOf(posting)),
    shared: sharedAddresses(shown.filter((page) => languages.firstOf(page) === page.url).flatMap(postingsOf)),
  };
}

/** Whether a page is one advert below its career page, headed by its title: a menu may name it beside parts. */
function isAdvertOfOne(page: PageFacts): boolean {
  const [posting, ...others] = postingsOf(page);
  if (!posting || others.length > 0 || !isCareerUrl(page.url) || !isBelowCareers(page.url)) return false;
  return page.isAdvert && saysTitle(page, titleOf(posting));
}

/** The pages of past adverts; what leads back to a list says nothing of the list. */
export function pastPages(pages: readonly PageFacts[]): ReadonlySet<string> {
  const lists = new Set(pages.filter((page) => postingsOf(page).length > 1).map(({ url }) => pageKey(url)));
  const linked = pages.flatMap(({ past }) => past.flatMap(({ fields: { job_url: url } }) => url ?? []));
  return new Set(linked.map(pageKey).filter((key) => !lists.has(key)));
}

/** Whether some page about careers shows postings, more than the page of one that another page lists. */
export function showCareers(pages: readonly PageFacts[], jobPages: ReadonlySet<string>): boolean {
  return pages.some((page) => page.isCareerPage && !jobPages.has(pageKey(page.url)) && postingsOf(page).length > 0);
}

/** An advert's page beside lists: the page of a posting they name, or of one that is closed. */
function judgeAdvert(found: PagePosting, listed: Titled): PagePosting {
  if (found.verdict) return found;
  if (listed.get(titleOf(found.posting))?.some((other) => mayBeOnePlace(found.posting, other)) === true)
    return { ...found, verdict: { disposition: 'duplicate', ...reasonOf('own_page_of_listed') } };
  return listed.size > 0 && isBelowCareers(found.pageUrl)
    ? { ...found, verdict: { disposition: 'dropped', ...reasonOf('in_no_list') } }
    : found;
}

/** Postings of a page that are none of the run's results, all for the same reason. */
function setAside(
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

/** A posting without an address that has a page of its own; of several of its title the one for its place. */
function withOwnPage(posting: FoundPosting, ownPages: Site['ownPages']): FoundPosting {
  if (posting.fields.job_url !== undefined) return posting;
  const own = ownPages.get(titleOf(posting))?.findLast((advert) => mayBeOnePlace(posting, advert.posting));
  return own ? onOwnPage(posting, own.url) : posting;
}

/** A posting that stands on its own page at this address, unless it says itself where that is. */
function onOwnPage(posting: FoundPosting, url: string): FoundPosting {
  const { fields, evidence } = posting;
  const stated = evidence.job_url?.source === 'page' ? undefined : fields.job_url;
  return {
    ...posting,
    fields: { ...fields, job_url: stated ?? url },
    evidence: { ...evidence, job_url: { source: 'page' } },
  };
}

/** What the verdict on a page's posting looks at. */
interface Seen {
  readonly page: PageFacts;
  /** The page that was read first of those that say the same in other languages, and what that one states. */
  readonly first: string;
  readonly told: readonly FoundPosting[];
  /** Keys of the boards that were read, and what they list. */
  readonly read: ReadonlySet<string>;
  readonly ofBoards: Titled;
}

/** The posting with its verdict, where the page alone decides it: a board's posting, found again beside it, for one. */
function judgePosting(posting: FoundPosting, seen: Seen): PagePosting {
  const { page } = seen;
  const url = posting.fields.job_url;
  const board = url !== undefined && URL.canParse(url) ? recogniseBoard(new URL(url)) : undefined;
  const verdict = verdictOf(posting, board, seen);
  return {
    posting: asCareerPage(posting, board?.system ?? page.system),
    pageUrl: page.url,
    ...(verdict && { verdict }),
  };
}

function verdictOf(posting: FoundPosting, board: Board | undefined, seen: Seen): PagePosting['verdict'] {
  const { page, first, told, ofBoards } = seen;
  const { job_url: url, job_title: title = '' } = posting.fields;
  if (isOnBoard(posting, board, seen)) return { disposition: 'duplicate', ...reasonOf('on_board') };
  if (ofBoards.size > 0 && (url === undefined || !isOnHost(url, page.url)))
    return { disposition: 'dropped', ...reasonOf('not_on_board') };
  if (isOpenApplication(title) || invitesAnybody(posting, page))
    return { disposition: 'dropped', ...reasonOf('open_application'), standsForOthers: true };
  // The site of another country is in another language, too: its openings are elsewhere.
  if (!told.some((other) => mayBeOnePlace(posting, other))) return undefined;
  return { disposition: 'duplicate', ...reasonOf('other_language', first), standsForOthers: true, readAt: first };
}

/** Whether a board that was read has the posting: by its address, or by title and place. */
function isOnBoard(posting: FoundPosting, board: Board | undefined, { read, ofBoards }: Seen): boolean {
  if (board && read.has(boardKey(board))) return true;
  const namesakes = ofBoards.get(titleOf(posting)) ?? [];
  return namesakes.some((other) => mayBeOnePlace(posting, other));
}

/** So much of an entry's text (characters) says first what it is. */
const SAID_FIRST = 120;

/**
 * "No open position needs to match: write to us": an entry that says so and leads nowhere, while the others of its list
 * each lead to a page.
 */
function invitesAnybody({ fields }: FoundPosting, { listed }: PageFacts): boolean {
  if (fields.job_url !== undefined || listed.length < 3) return false;
  if (!saysNothingOpen((fields.job_description ?? '').slice(0, SAID_FIRST))) return false;
  return listed.filter((entry) => entry.fields.job_url === undefined).length <= 1;
}

/**
 * Pages that another page lists as the page of one posting: what they list themselves is that posting again. A page
 * that is headed by the title of the posting is its page whatever else it lists.
 */
export function jobPageKeys(pages: readonly PageFacts[]): Set<string> {
  const byKey = new Map(pages.map((page) => [pageKey(page.url), page]));
  const parts = new ListParts(pages);
  const isList = (page: PageFacts): boolean => !page.isAdvert && page.listed.length + page.structured.length > 1;
  return new Set(
    pages.flatMap((page) =>
      statedOrListed(page).flatMap((posting) => {
        const key = pageKey(posting.fields.job_url ?? page.url);
        const target = byKey.get(key);
        if (key === pageKey(page.url) || parts.leadsToPart(posting)) return [];
        if (target && !page.isCareerPage && isCareersItself(target)) return [];
        return target && isList(target) && !saysTitle(target, titleOf(posting)) ? [] : [key];
      }),
    ),
  );
}

/** The career page of a site, by its address and what it says: a teaser elsewhere leads to it, not to an advert. */
function isCareersItself(page: PageFacts): boolean {
  const says = page.saysNothing !== undefined || postingsOf(page).length > 0;
  return page.isCareerPage && !isBelowCareers(page.url) && says;
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
