import type { Board } from '../../../listings/ats/ats.js';
import { findSystems } from '../../../listings/ats/detection.js';
import { findFirst, lineOf, parsePageHtml, type Document, type Element } from '../../../postings/page/tree/html.js';
import { sourceOf } from '../../../postings/page/tree/scripts.js';
import { showChosenParts } from '../../../postings/page/lists/shown-parts/chosen-parts.js';
import { joinTabs } from '../../../postings/page/lists/shown-parts/tab-pairs.js';
import { labelChoices } from '../../../postings/page/tree/choice-labels.js';
import { divideGluedTexts, divideGluedNames } from '../../../postings/page/tree/glued-names.js';
import { repeatSpannedCells } from '../../../postings/page/tree/spanned-cells.js';
import { keepOneLanguage } from '../../../postings/page/tree/bilingual-lines.js';
import { readHtmlListing, type HtmlListing, type LeftOut } from '../../../postings/page/lists/html-listing.js';
import { BOLD_LINE, type Leaf, type PageTree } from '../../../postings/page/tree/page-tree.js';
import { mainHeading } from '../../../postings/page/lists/records/leaf-facts.js';
import { kindOfHeading } from '../../../postings/page/lines/headings/section-headings.js';
import { fold } from '../../../postings/text/words.js';
import { finding, type Finding } from '../../../findings/finding.js';
import { hasUnreadableJsonLd } from '../../../postings/page/data/json-ld.js';
import { readStructuredPostings } from '../../../postings/page/advert/job-page.js';
import { withLimits } from '../../../postings/reading-limits.js';
import { defined } from '../../../postings/defined.js';
import type { JoinedPostings } from '../../../postings/page/joined-lists.js';
import { readPageData } from '../../../postings/page/page-data.js';
import { completed, foundPosting, type FoundPosting } from '../../../postings/posting.js';
import type { WebPage } from '../../../web/web.js';
import { careerScore, isCareerName, isEitherUrl } from '../../../postings/page/lines/headings/career-words.js';
import { namesEvent } from '../../../postings/page/lines/titles/events.js';
import { saysElsewhere } from '../../../postings/page/lines/headings/topics.js';
import { jobTitleScore } from '../../../postings/page/lines/titles/job-titles.js';
import { isAboutCareers } from './about-careers.js';
import { careerPartOf } from './career-part.js';
import { withCarriedTexts } from './carried-texts.js';
import { doubtfulElsewhere, doubtfulLists } from './doubtful-lists.js';
import { admitsOthers } from './other-admissions.js';
import { readEmpty, type EmptyPage } from './empty-page.js';
import { isCalledNotFound } from './not-found.js';
import { withListedItems } from './items-of-lists.js';
import { languageOf } from '../../../postings/page/advert/site-countries.js';
import {
  baseOf,
  MAX_LINKS,
  readAlternates,
  readLanguageSwitch,
  readLinks,
  readFurther,
  type PageLink,
} from './page-links.js';
import { totalOf } from './total-of-list.js';
import { PostingLinks } from './posting-links.js';
import { readLeads } from './ways-on.js';

/** What one page of a site says, read once; everything later steps need of it. */
export interface PageFacts extends EmptyPage {
  readonly url: string;
  readonly requestedUrl: string;
  readonly title: string;
  /** Its main heading; empty where it has none. */
  readonly heading: string;
  /** Links to pages, each once, in page order. */
  readonly links: readonly PageLink[];
  readonly boards: readonly Board[];
  readonly structured: readonly FoundPosting[];
  /** Postings that the page's HTML shows. */
  readonly listed: readonly FoundPosting[];
  /** What its readers saw that may be a posting, counted before anything is chosen; of a browser's views together. */
  readonly seen: number;
  /** Adverts that the page itself calls past. */
  readonly past: readonly FoundPosting[];
  /** What stands in its lists of postings and is none. */
  readonly leftOut?: readonly LeftOut[];
  /** It says that it is not there, and shows nothing else. */
  readonly isMissing?: true;
  /** A heading on it says that below it stands what is asked of somebody. */
  readonly hasRequirements: boolean;
  /** True for a page that is itself one advert. */
  readonly isAdvert: boolean;
  /** How many of the structured postings the page shows by their titles. */
  readonly titlesSaid: number;
  /** The same page in other languages, as its head says. */
  readonly alternates: readonly string[];
  /** Where its links that are named by a language lead. */
  readonly languageSwitch: readonly string[];
  /** The language (ISO 639-1) it is in, where it or its address says so. */
  readonly language?: string;
  readonly nextPages: readonly string[];
  /** How many entries its list has on all its pages, as it says itself. */
  readonly statedTotal?: number;
  /** The page that its head calls this one by. */
  readonly canonical?: string;
  /** Where it sends its visitors by itself: by a meta refresh, or into the frames that it consists of. */
  readonly waysOn?: readonly string[];
  readonly isCareerPage: boolean;
  /** A link of its own that is called after careers leads to a part of it. */
  readonly hasCareerPart?: true;
  /** The link to it is called after careers, and nothing else. */
  readonly isCalledCareers?: true;
  /** What was cut or could not be read of it. */
  readonly findings: readonly Finding[];
  /** The career system that serves the page, by its host or its markup. */
  readonly system?: string;
  /** The page was opened in a browser, and which words it showed, as a hash. */
  readonly rendered?: { readonly shows: string };
  /** True where it says that nothing is open above adverts that it shows all the same. */
  readonly isClosed?: true;
  /** It shows lists that may be of postings and were left out. */
  readonly hasDoubtfulLists?: boolean;
}

/** Postings that one page may state: the largest lists that were met state 2,000. */
const MAX_POSTINGS = 5000;
/** Reads a page; `anchor` is what the link to it said. What limits of the readers cut is among its findings. */
export function readPage(page: WebPage, anchor: string, options: { assumeCareerPage?: boolean } = {}): PageFacts {
  return withItsLimits(page.url, () => readWhole(page, anchor, options.assumeCareerPage === true));
}

/** What a page says, with what limits of the readers cut of it among its findings. */
export function withItsLimits(url: string, readWithout: () => PageFacts): PageFacts {
  const { read, findings } = withLimits(url, readWithout);
  return findings.length === 0 ? read : { ...read, findings: [...read.findings, ...findings] };
}

/** Puts a page into the form that its readers know: what a choice shows is shown, what a style divides is divided. */
function prepare(document: Document): void {
  showChosenParts(document);
  labelChoices(document);
  joinTabs(document);
  divideGluedNames(document);
  divideGluedTexts(document);
  repeatSpannedCells(document);
  keepOneLanguage(document);
}

function readWhole(page: WebPage, anchor: string, isAssumed: boolean): PageFacts {
  const { document, isWhole } = parsePageHtml(page.body);
  prepare(document);
  const base = baseOf(document, page.url);
  const { links, seen } = readLinks(document, base);
  const title = lineOfFirst(document, 'title');
  const heading = lineOfFirst(document, 'h1');
  const { boards, system } = findSystems(document, base, page.url);
  const language = languageOf(document, page.url);
  const score = isAssumed ? 3 : scoreOf(page, anchor);
  const part = careerPartOf(document, page.url);
  const listing = readHtmlListing(document, { url: page.url, careerScore: score, careerPart: part });
  const shown = listing.postings;
  const isNamed = isAboutCareers(page, anchor, { title, heading: mainHeading(listing.tree), listing, part });
  const isElse = isCalledElse(anchor, heading);
  const isCareerPage = isAssumed || system !== undefined || maySeek(isNamed, { listing, boards, isElse });
  const { listed: told, sold } = withoutSold(page, withCarriedTexts(shown, document, page.url), isCareerPage);
  const { postings: data, leftOut: ofData, seen: stated } = readStated(document, page.url, isCareerPage);
  const leftOut = [...listing.leftOut, ...ofData, ...sold];
  const structured = withLinks(data.slice(0, MAX_POSTINGS), links);
  const listed = withListedItems(told, { document, url: page.url, listing, links, isCareerPage, structured });
  const shows = structured.length + listed.length;
  const isEmpty = shows + boards.length === 0;
  const empty = isEmpty ? readEmpty({ document, tree: listing.tree, url: page.url, base, isCareerPage }) : {};
  return {
    url: page.url,
    requestedUrl: page.request.url,
    title,
    heading,
    links,
    boards,
    structured,
    listed,
    seen: stated + shown.length + (listed.length - told.length) + listing.past.length + listing.leftOut.length,
    past: listing.past,
    ...(leftOut.length > 0 && { leftOut }),
    hasRequirements: listing.tree.leaves.some(isRequirementsHead),
    isAdvert: listing.isAdvert || stateOne(structured, listed),
    titlesSaid: structured.filter(({ fields }) => saysTitle(listing.tree, fields.job_title)).length,
    alternates: readAlternates(document, base),
    languageSwitch: readLanguageSwitch(document, base),
    nextPages: isCareerPage ? readFurther(document, links, { base, url: page.url }) : [],
    isCareerPage,
    findings: [
      ...cutOf(page, { document, isWhole: isWhole && !page.truncated, data, links: seen }),
      ...doubtsOf(page.url, listing, { isCareerPage, structured }),
    ],
    ...defined<Pick<PageFacts, 'system' | 'language'>>({ system, language }),
    ...totalOf(listing, { isCareerPage, shown: shows + leftOut.length }),
    ...readLeads(document, base),
    ...closedBy(listing),
    ...calledBy(anchor, part),
    hasDoubtfulLists: listing.lists.doubtful.length > 0,
    ...missingAs(document, shows + boards.length),
    ...empty,
  };
}

/** Whether a page is named after openings and may be about work. */
function maySeek(
  isNamed: boolean,
  { listing, boards, isElse }: { listing: HtmlListing; boards: readonly Board[]; isElse: boolean },
): boolean {
  if (!isNamed) return false;
  return listing.postings.length + boards.length > 0 || !(isElse || admitsOthers(listing.tree));
}

/** Whether the link to a page and its heading are both called after something else, and after no occupation. */
function isCalledElse(anchor: string, heading: string): boolean {
  return [anchor, heading].every((text) => saysElsewhere(text) && jobTitleScore(text) < 1);
}

/** What the link to a page says of it, and one of its own of a part of it. */
function calledBy(anchor: string, part: Element | undefined): Pick<PageFacts, 'isCalledCareers' | 'hasCareerPart'> {
  return {
    ...(isCareerName(anchor) && !namesEvent(fold(anchor)) && { isCalledCareers: true as const }),
    ...(part && { hasCareerPart: true as const }),
  };
}

function closedBy({ saysClosed }: HtmlListing): Pick<PageFacts, 'isClosed' | 'saysNothing'> {
  return saysClosed === undefined ? {} : { isClosed: true, saysNothing: saysClosed };
}

/** Data for a page's scripts have their addresses only in the links that these made; search data state them. */
function withLinks(stated: readonly FoundPosting[], links: readonly PageLink[]): readonly FoundPosting[] {
  const isUnlinked = ({ fields, evidence }: FoundPosting): boolean =>
    fields.job_url === undefined && evidence.job_title?.source === 'page-data';
  if (!stated.some(isUnlinked)) return stated;
  const postingLinks = new PostingLinks(links);
  return stated.map((posting) => {
    const url = isUnlinked(posting) ? postingLinks.of(posting) : undefined;
    return url === undefined ? posting : completed(posting, foundPosting('page', { job_url: url }));
  });
}

function stateOne(structured: readonly FoundPosting[], listed: readonly FoundPosting[]): boolean {
  return structured.length === 1 && listed.length <= 1;
}

/** Lists that may be of postings; beside data that state the page's postings none is doubted. */
function doubtsOf(
  url: string,
  listing: HtmlListing,
  { isCareerPage, structured }: Pick<PageFacts, 'isCareerPage' | 'structured'>,
): Finding[] {
  if (structured.length > 0) return [];
  return isCareerPage ? doubtfulLists(url, listing) : doubtfulElsewhere(url, listing);
}

function isRequirementsHead({ rank, text }: Leaf): boolean {
  return rank <= BOLD_LINE && kindOfHeading(text) === 'requirements';
}

/** The postings a page states as data: structured data, or on a career page what its scripts carry. */
function readStated(document: Document, url: string, isCareerPage: boolean): JoinedPostings {
  const postings = readStructuredPostings(document, url);
  return postings.length > 0 || !isCareerPage
    ? { postings, leftOut: [], seen: postings.length }
    : readPageData(document, url);
}

/** What a page lists, without what a page of offers sells: nothing in it is called as people at work are. */
function withoutSold(
  { url, request }: WebPage,
  shown: readonly FoundPosting[],
  isCareerPage: boolean,
): { readonly listed: readonly FoundPosting[]; readonly sold: readonly LeftOut[] } {
  const isOfOffers = !isCareerPage && [url, request.url].some(isEitherUrl);
  const isWork = ({ fields }: FoundPosting): boolean => jobTitleScore(fields.job_title ?? '') > 0;
  if (!isOfOffers || shown.some(isWork)) return { listed: shown, sold: [] };
  return { listed: [], sold: shown.map((posting) => ({ posting, why: 'content' })) };
}

function scoreOf(page: WebPage, anchor: string): number {
  const scores = [careerScore(page.request.url, anchor), careerScore(page.url, anchor), isCareerName(anchor) ? 2 : 0];
  return Math.max(...scores);
}

function missingAs(document: Document, shown: number): Pick<PageFacts, 'isMissing'> {
  return shown === 0 && isCalledNotFound(document) ? { isMissing: true } : {};
}

/** What was cut of a page, and what could not be read of it. */
function cutOf(
  { url, brokenOff }: WebPage,
  {
    document,
    isWhole,
    data,
    links,
  }: { document: Document; isWhole: boolean; data: readonly FoundPosting[]; links: number },
): Finding[] {
  const isUnreadable = data.length === 0 && hasUnreadableJsonLd(document);
  const isLong = data.length > MAX_POSTINGS;
  return [
    ...(isWhole
      ? []
      : [
          brokenOff === undefined
            ? finding('page_truncated', url)
            : finding('page_broken_off', url, { detail: brokenOff }),
        ]),
    ...(isUnreadable ? [finding('page_data_unreadable', url)] : []),
    ...(isLong ? [finding('page_postings_limit', url, { seen: data.length, kept: MAX_POSTINGS })] : []),
    ...(links > MAX_LINKS ? [finding('links_limit', url, { seen: links, kept: MAX_LINKS })] : []),
  ];
}

function lineOfFirst(document: Document, name: string): string {
  const element = findFirst(document, (candidate) => candidate.name === name);
  if (!element || name !== 'title') return element ? lineOf(element) : '';
  return sourceOf(element).replace(/\s+/g, ' ').trim();
}

function saysTitle({ leaves }: PageTree, title: string | undefined): boolean {
  const wanted = fold(title ?? '').trim();
  return wanted !== '' && leaves.some(({ text }) => fold(text).includes(wanted));
}
