import { finding } from '../../../findings/finding.js';
import { boardKey, type Board } from '../../../listings/ats/ats.js';
import { detectSystem } from '../../../listings/ats/detection.js';
import { recogniseBoard } from '../../../listings/ats/index.js';
import type { CareerContext } from '../career-pages.needs.js';
import { isCareerUrl } from '../../../postings/page/lines/headings/career-words.js';
import type { CareerPagesInput } from '../career-pages.dto.js';
import { withListsOfAdverts, withoutClosedTeasers } from './lists-of-adverts.js';
import type { SiteMap } from '../site/map-site.js';
import type { PageFacts } from '../page/page-facts.js';
import type { PageLink } from '../page/page-links.js';
import { careerLinks, isFollowed, isSameSite } from './followed-links.js';
import { FurtherPages } from './further-pages.js';
import { FurtherSearch, hasCareers } from './further-search.js';
import { advertsBeside, partLinks, partsAtOthers, partsElsewhere } from './part-links.js';
import { sharedAddresses, statedOrListed } from './shared-addresses.js';
import { countRendered, pageKey, SiteCrawl, type MissedPage } from '../site/site-crawl.js';

/** The career pages of a company, the boards they lead to, and what was missed on the way. */
export interface CareerSite {
  readonly pages: readonly PageFacts[];
  readonly boards: readonly Board[];
  readonly missed: readonly MissedPage[];
  readonly pagesRead: number;
  /** Whether max_pages left pages unread that may be about careers. */
  readonly isCut: boolean;
}

/** Finds the career pages: linked ones first, likely addresses where nothing links there. */
export async function findCareerPages(
  site: SiteMap,
  input: CareerPagesInput,
  context: CareerContext,
): Promise<CareerSite> {
  const crawl = new SiteCrawl(context, input.max_pages, {
    read: site.pagesRead,
    rendered: countRendered(site.homePages),
  });
  site.homePages.forEach((page) => {
    crawl.add(page);
  });
  const known = input.known_career_page_url;
  const knownBoard = known !== undefined && URL.canParse(known) ? recogniseBoard(new URL(known)) : undefined;
  if (known !== undefined && !knownBoard)
    await crawl.visit([{ url: known, text: '' }], {
      assumeCareerPage: true,
      more: (facts) => careerLinks(withoutPostings(facts), site.home, facts.url),
    });
  const further = new FurtherPages();
  const more = (facts: PageFacts): readonly PageLink[] => {
    if (!facts.isCareerPage) return [];
    const others = isPlaceAtOthers(facts, site) ? partsAtOthers(facts) : linksOnward(facts, site);
    const next = further.of(facts);
    return next === undefined ? [] : [...next, ...others.filter(({ url }) => !facts.nextPages.includes(url))];
  };
  await crawl.visit(careerLinks(site.links, site.home, site.home), { more });
  if (!site.isRefused && !hasCareers(crawl, site)) await new FurtherSearch(crawl, site, more, context).run();
  if (crawl.skipped > 0)
    context.report(
      finding('max_pages_careers', `max_pages (${String(input.max_pages)})`, {
        seen: crawl.read + crawl.skipped,
        kept: crawl.read,
      }),
    );
  const pages = crawl.inOrder;
  const boards = boardsOf(pages);
  if (knownBoard) boards.unshift(knownBoard);
  return {
    pages: withoutClosedTeasers(withListsOfAdverts(pages)),
    boards: uniqueBoards(boards),
    missed: crawl.missed,
    pagesRead: crawl.read,
    isCut: crawl.skipped > 0,
  };
}

/** Where a career page leads. */
function linksOnward(facts: PageFacts, { home }: SiteMap): PageLink[] {
  const elsewhere = isSameSite(facts.url, home) ? partsElsewhere(facts) : [];
  return [
    ...[...partLinks(facts), ...advertsBeside(facts)].filter(({ url }) => isSameSite(url, home)),
    ...elsewhere.filter(({ url }) => isFollowed(url, 2, home)),
    ...careerLinks(withoutPostings(facts), home, facts.url),
  ];
}

/** Whether a page is a place on another host whose address says nothing of careers: what lies around it is others’. */
function isPlaceAtOthers({ url, requestedUrl }: PageFacts, { home }: SiteMap): boolean {
  return [url, requestedUrl].every(
    (address) => !isSameSite(address, home) && !isCareerUrl(address) && detectSystem(address) === undefined,
  );
}

/**
 * Links that do not lead to the postings the page lists: those are read later, and only the ones that are wanted. A
 * page to which several lead is none of theirs before it is read.
 */
function withoutPostings(facts: PageFacts): readonly PageLink[] {
  const listed = statedOrListed(facts);
  const shared = sharedAddresses(listed);
  const postings = new Set(
    listed.flatMap(({ fields: { job_url: url } }) => (url === undefined || shared.has(url) ? [] : [pageKey(url)])),
  );
  // Beside a list they filter it.
  return facts.links.filter(
    ({ url, isPressed }) => !postings.has(pageKey(url)) && (isPressed === undefined || postings.size === 0),
  );
}

/** Boards of career pages; of other pages only when no career page leads to any. */
function boardsOf(pages: readonly PageFacts[]): Board[] {
  const ofCareerPages = pages.filter((page) => page.isCareerPage).flatMap((page) => page.boards);
  return ofCareerPages.length > 0 ? [...ofCareerPages] : pages.flatMap((page) => page.boards);
}

function uniqueBoards(boards: readonly Board[]): Board[] {
  const unique = [...new Map(boards.map((board) => [boardKey(board), board] as const)).values()];
  // A tenant without a site stands for all its sites: not beside one that is named.
  return unique.filter(
    (board) => !(board.key.endsWith('/') && unique.some((other) => other !== board && other.key.startsWith(board.key))),
  );
}
