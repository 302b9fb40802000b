import { getDomain } from 'tldts';
import { finding } from '../../../findings/finding.js';
import { boardKey, type Board } from '../../../listings/ats/ats.js';
import { detectSystem } from '../../../listings/ats/detection.js';
import { recogniseBoard } from '../../../listings/ats/index.js';
import type { CareerContext } from '../career-pages.needs.js';
import {
  careerScore,
  depthBelowCareers,
  isAboutPage,
  isCareerName,
  isCareerUrl,
  LIKELY_HOSTS,
  LIKELY_PATHS,
} from '../../../postings/page/lines/headings/career-words.js';
import { jobTitleScore, titleInSentence } from '../../../postings/page/lines/titles/job-titles.js';
import { topicOf } from '../../../postings/page/lines/headings/topics.js';
import { chooseLinks } from '../page/ask-about-pages.js';
import type { CareerPagesInput } from '../career-pages.dto.js';
import { withListsOfAdverts, withoutClosedTeasers } from './lists-of-adverts.js';
import type { SiteMap } from '../site/map-site.js';
import type { PageFacts } from '../page/page-facts.js';
import type { PageLink } from '../page/page-links.js';
import { FurtherPages } from './further-pages.js';
import { advertsBeside, leadsSomewhere, partLinks, partsAtOthers, partsElsewhere, showsNothing } from './part-links.js';
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

/** Links of the home page that are tried when none speaks of careers: those to pages about the company, then any. */
const MAX_ABOUT_LINKS = 8;
const MAX_OTHER_LINKS = 15;
/** What is called as an occupation may tell of somebody who has it: "Miller of the year". */
const MAX_NAMED_LINKS = 5;
/** A company has its openings in one place, or in few. */
const MAX_NAMED_ELSEWHERE = 3;

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
  if (!site.isRefused && !hasCareers(crawl, site)) await searchFurther(crawl, site, more, context);
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
 * Nothing links there from the front door: pages about the company, then the other pages it links, then likely
 * addresses, then likely hosts.
 */
async function searchFurther(
  crawl: SiteCrawl,
  site: SiteMap,
  more: (facts: PageFacts) => readonly PageLink[],
  context: CareerContext,
): Promise<void> {
  const elsewhere = namedElsewhere(site);
  const opened = elsewhere.slice(0, MAX_NAMED_ELSEWHERE);
  await crawl.visit(opened, { more });
  if (hasCareers(crawl, site)) return;
  const aboutOf = (links: readonly PageLink[]): PageLink[] =>
    links.filter(({ url, text }) => isSameSite(url, site.home) && isAboutPage(url, text));
  const first = aboutOf(site.links);
  const firstKeys = new Set(first.map(({ url }) => pageKey(url)));
  const [about, read] = [[...first], first.slice(0, MAX_ABOUT_LINKS)];
  // What was a guess and is a career page is followed like one that was linked.
  const moreOf = (facts: PageFacts): readonly PageLink[] =>
    facts.isCareerPage
      ? more(facts)
      : [...careerLinks(facts.links, site.home, facts.url), ...advertsAmong(facts.links, site.home)];
  // "The company" may lead to "Our people", and only that to the openings.
  const alsoAbout = (facts: PageFacts): readonly PageLink[] => {
    const further = firstKeys.has(pageKey(facts.requestedUrl)) ? aboutOf(facts.links) : [];
    const followed = further.slice(0, MAX_ABOUT_LINKS);
    about.push(...further);
    read.push(...followed);
    return [...moreOf(facts), ...followed];
  };
  // The pages of an application are shells: what one is about is seen in a browser alone.
  const isSought = site.homePages.some(({ rendered }) => rendered !== undefined);
  await crawl.visit(first.slice(0, MAX_ABOUT_LINKS), { more: alsoAbout, isSought });
  if (hasCareers(crawl, site)) return;
  const home = new Set(site.homePages.map(({ url }) => pageKey(url)));
  const linked = site.homePages
    .flatMap(({ links }) => links)
    .filter(({ url }) => isSameSite(url, site.home) && !home.has(pageKey(url)));
  // Links of pictures without a text last: a front door that is one picture has no others.
  const onSite = [...linked.filter(({ text }) => text !== ''), ...linked.filter(({ text }) => text === '')];
  const named = await chooseLinks(onSite, context);
  await crawl.visit(named, { more, assumeCareerPage: true });
  if (hasCareers(crawl, site) && crawl.pages.some(({ listed, structured }) => listed.length + structured.length > 0))
    return;
  // A career page may be called anything ("Drive for us"): what it leads to is known.
  const others = advertsFirst(onSite).slice(0, MAX_OTHER_LINKS);
  await crawl.visit(others, { more: moreOf, isSought });
  if (hasCareers(crawl, site)) return;
  const base = new URL('.', site.home).href;
  await crawl.visit(
    LIKELY_PATHS.map((path) => ({ url: new URL(path, base).href, text: '' })),
    { more, isGuess: true },
  );
  if (hasCareers(crawl, site)) return;
  const domain = getDomain(site.home, { allowPrivateDomains: true });
  if (domain !== null)
    await crawl.visit(
      LIKELY_HOSTS.map((host) => ({ url: `https://${host}.${domain}/`, text: '' })),
      { more, isGuess: true },
    );
  // What was left out matters where nothing was found.
  const seen = countPages([...elsewhere, ...about, ...onSite]);
  const kept = countPages([...opened, ...read, ...others]);
  if (!hasCareers(crawl, site) && seen !== kept) context.report(finding('links_limit', site.home, { seen, kept }));
}

/** Links of the front door that are called "Careers" and lead to another host, whose address need not say so. */
function namedElsewhere({ links, home }: SiteMap): PageLink[] {
  const sure = new Set(careerLinks(links, home, home).map(({ url }) => url));
  return links
    .filter(({ url }) => !sure.has(url))
    .filter(({ text }) => isCareerName(text) || topicOf(text) === 'openings')
    .filter(({ url }) => !isSameSite(url, home) && isFollowed(url, 2, home) && leadsSomewhere(url));
}

/** Links that are called as adverts are read before menus, and before what is called otherwise: so many of those. */
function advertsFirst(links: readonly PageLink[], most = Infinity): PageLink[] {
  const { adverts = [], others = [] } = Object.groupBy(links, (link) => (isAdvertLink(link) ? 'adverts' : 'others'));
  return [...adverts, ...others.slice(0, most)];
}

/** The links of a page of news or notices that are called as adverts, and the first that are called as occupations. */
function advertsAmong(links: readonly PageLink[], home: string): PageLink[] {
  const named = links.filter(
    ({ isMenu, text, url }) => isMenu !== true && jobTitleScore(text) > 0 && isFollowed(url, 1, home),
  );
  return advertsFirst(named, MAX_NAMED_LINKS);
}

/** "Baker (m/f/d)", "We are looking for a baker" */
function isAdvertLink({ text }: PageLink): boolean {
  const score = jobTitleScore(text);
  return score === 2 || (score > 0 && titleInSentence(text) !== text);
}

function countPages(links: readonly PageLink[]): number {
  return new Set(links.map(({ url }) => pageKey(url))).size;
}

function hasCareers(crawl: SiteCrawl, site: SiteMap): boolean {
  const elsewhere = new Set(namedElsewhere(site).map(({ url }) => pageKey(url)));
  // What is only called "Careers", on another host, may be anything; what it shows tells.
  const isSure = (page: PageFacts): boolean => !elsewhere.has(pageKey(page.requestedUrl)) || !showsNothing(page);
  return crawl.pages.some(
    (page) =>
      (page.isCareerPage && !site.homePages.includes(page) && isSure(page)) ||
      page.boards.length > 0 ||
      page.structured.length > 0,
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

/** Links to follow, the surest first. Off the site only what surely is about careers. */
function careerLinks(links: readonly PageLink[], home: string, from: string): PageLink[] {
  const seen = new Set<string>([pageKey(from)]);
  return links
    .map((link) => ({ link, ...rated(link, from) }))
    .filter(({ link, score }) => score > 0 && isFollowed(link.url, score, home))
    .filter(({ link }) => !seen.has(pageKey(link.url)) && seen.add(pageKey(link.url)))
    .filter(({ link, depth, score }) => depth <= (link.text === '' ? 0 : 1 + Number(score > 2)))
    .sort((a, b) => b.score - a.score || a.depth - b.depth)
    .map(({ link }) => link);
}

const LIST = /\/(?:search-?(?:results|jobs)?|job-?search|jobs?|openings|vacancies|positions)\/?$/i;

/** A board on a career system that has no adapter yet is read like a page. */
function rated({ url, text }: PageLink, from: string): { score: number; depth: number } {
  if (detectSystem(url) !== undefined) return { score: 3, depth: 0 };
  // The list of a career site on another host stands deep in it: /us/en/search-results.
  if (new URL(url).hostname !== new URL(from).hostname && isCareerUrl(url) && LIST.test(new URL(url).pathname))
    return { score: careerScore(url, text), depth: 0 };
  return { score: careerScore(url, text), depth: isCareerUrl(url) ? depthBelowCareers(url) : 1 };
}

const NEVER =
  /(?:^|\.)(?:linkedin|facebook|instagram|twitter|x|youtube|tiktok|xing|indeed|stepstone|glassdoor|kununu|google|apple|wikipedia|github)\.(?:com|de|org)$/;

function isFollowed(url: string, score: number, home: string): boolean {
  const { hostname, pathname } = new URL(url);
  if (NEVER.test(hostname) || /\.(?:pdf|docx?|jpe?g|png|zip|xml|ics)$/i.test(pathname)) return false;
  if (recogniseBoard(new URL(url))) return false;
  return isSameSite(url, home) || score >= 2;
}

/** On the company's registrable domain, sub-domains included. */
function isSameSite(url: string, home: string): boolean {
  const domain = (address: string): string =>
    getDomain(address, { allowPrivateDomains: true }) ?? new URL(address).hostname;
  return domain(url) === domain(home);
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
