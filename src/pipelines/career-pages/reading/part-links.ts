import { getDomain } from 'tldts';
import { titleOf } from '../../../postings/same-place.js';
import { isDepartmentName } from '../../../postings/page/lines/people/department-names.js';
import { namesSeveralPosts } from '../../../postings/page/lines/titles/counted-title.js';
import { jobTitleScore } from '../../../postings/page/lines/titles/job-titles.js';
import { topicOf } from '../../../postings/page/lines/headings/topics.js';
import { mayFrameList } from '../../../postings/page/needs-scripts.js';
import type { FoundPosting } from '../../../postings/posting.js';
import { readJobType } from '../../../postings/text/kinds/job-type.js';
import { titleWords } from '../../../postings/text/title-level.js';
import type { PageFacts } from '../page/page-facts.js';
import type { PageLink } from '../page/page-links.js';
import { pageKey } from '../site/site-crawl.js';
import { postingsOf } from './witnesses.js';

/** A link of more words is a sentence: news of an opening. */
const MAX_WORDS = 6;

/**
 * Where a career page leads to lists of openings, as its links say: "See all openings"; or "Engineering", an entry that
 * looks like a posting and leads to the list of a part of the company.
 */
export function partLinks(page: PageFacts): PageLink[] {
  const entries = new Map(
    postingsShown(page).flatMap(({ fields: { job_title: title = '', job_url: url } }) =>
      url === undefined ? [] : [[pageKey(url), title]],
    ),
  );
  const isBare = postingsShown(page).length + page.boards.length === 0;
  return page.links.flatMap((link) => {
    // What a career page shows in a frame, and nothing beside it, is its list.
    if (isBare && link.isFrame === true) return [{ url: link.url, text: link.text, isPart: true }];
    // What filters a list is no link.
    if (!isBare && link.isPressed === true) return [];
    return partLink(link, { title: entries.get(pageKey(link.url)), page });
  });
}

/**
 * Of these, where a career page that shows nothing by itself leads on other hosts, whose addresses may say nothing of
 * careers; its menus lead to anything.
 */
export function partsElsewhere(page: PageFacts): PageLink[] {
  return showsNothing(page) ? partsInContent(page).filter(({ url }) => leadsSomewhere(url)) : [];
}

/**
 * Of these, where a company's place on the host of others leads: on that host, from its content and, beside a list, by
 * the entries of it. What else is linked there may be the openings of the others.
 */
export function partsAtOthers(page: PageFacts): PageLink[] {
  const entries = new Set(postingsShown(page).map(({ fields }) => pageKey(fields.job_url ?? page.url)));
  const { hostname } = new URL(page.url);
  return partsInContent(page).filter(
    ({ url }) => new URL(url).hostname === hostname && (showsNothing(page) || entries.has(pageKey(url))),
  );
}

function partsInContent(page: PageFacts): PageLink[] {
  const content = new Set(page.links.flatMap((link) => (isShownInContent(link) ? [link.url] : [])));
  return partLinks(page).filter(({ url }) => content.has(url));
}

/** Whether a page neither shows postings nor a board, nor says that there are none. */
export function showsNothing(page: PageFacts): boolean {
  return postingsShown(page).length + page.boards.length === 0 && page.saysNothing === undefined;
}

function isShownInContent({ url, isMenu, isFrame, isPressed }: PageLink): boolean {
  return isMenu !== true && isPressed !== true && (isFrame !== true || mayFrameList(url));
}

/** Whether an address is more than the front door of a site. */
export function leadsSomewhere(address: string): boolean {
  const { pathname, search, hostname } = new URL(address);
  return pathname + search !== '/' || hostname.replace(/^www\./, '') !== getDomain(address);
}

/** Where the arrows of a career page that is one advert lead: to the adverts beside it, each in the same folder. */
export function advertsBeside(page: PageFacts): PageLink[] {
  if (!page.isAdvert) return [];
  return page.links
    .filter((link) => link.isArrow === true && areBeside(link.url, page.url))
    .map(({ url, text }) => ({ url, text, isPart: true }));
}

/** Whether two addresses are those of one folder. */
function areBeside(one: string, other: string): boolean {
  const [url, here] = [new URL(one), new URL(other)];
  const folderOf = ({ pathname }: URL): string => pathname.replace(/[^/]*\/?$/, '');
  return url.hostname === here.hostname && url.pathname !== '/' && folderOf(url) === folderOf(here);
}

/** A link to a part of a list; `title` is that of the entry that leads there, too. */
function partLink(
  { url, text }: PageLink,
  { title, page }: { title: string | undefined; page: PageFacts },
): PageLink[] {
  const saysOpenings = text.split(' ').length <= MAX_WORDS && topicOf(text) === 'openings';
  const isPart =
    title === undefined
      ? saysOpenings || (isKindOfTraining(text) && !isOfSamePath(url, page.url))
      : isPartName(title) || namesSeveralPosts(title) || (saysOpenings && !isNamed(title));
  return isPart ? [{ url, text: title ?? text, isPart }] : [];
}

/** What joins two kinds in one name: "Stages et alternances". */
const JOINERS = new Set(['&', '+', '/', 'and', 'und', 'et', 'y', 'e', 'i', 'a', 'en', 'och', 'og', 'ja']);

/** "Internships", "Praktika & Ausbildung". */
function isKindOfTraining(text: string): boolean {
  const kinds = text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => !JOINERS.has(word));
  return kinds.length > 0 && kinds.every((word) => /^(?:internship|apprenticeship)$/.test(readJobType(word) ?? ''));
}

/** Whether two addresses differ in their queries alone: those of one list that is filtered. */
function isOfSamePath(one: string, other: string): boolean {
  return new URL(one).pathname === new URL(other).pathname;
}

/** Whether a title is the name of a department, or of a kind of training. */
function isPartName(title: string): boolean {
  return isDepartmentName(title) || isKindOfTraining(title);
}

function isNamed(title: string): boolean {
  return jobTitleScore(title) > 0;
}

/** Whether the title of a posting is the main heading of a page, or begins its title where it has none. */
function isHeadedBy({ heading, title }: PageFacts, posting: FoundPosting): boolean {
  const words = titleOf(posting);
  return heading === '' ? `${titleWords(title)} `.startsWith(`${words} `) : titleWords(heading) === words;
}

/** Whether a page says of several openings what each asks: others that it lists lead to pages of their own. */
function tellsSeveral(page: PageFacts): boolean {
  const told = postingsOf(page).filter(({ fields }) => fields.requirements !== undefined);
  return told.filter(({ fields }) => pageKey(fields.job_url ?? page.url) === pageKey(page.url)).length > 1;
}

function postingsShown({ structured, listed }: PageFacts): readonly FoundPosting[] {
  return [...structured, ...listed];
}

/**
 * Tells which entries of a site's career pages are no postings, but parts of the company whose openings are listed
 * apart.
 */
export class ListParts {
  private readonly pages: ReadonlyMap<string, PageFacts>;

  constructor(pages: readonly PageFacts[]) {
    const read = new Map(
      pages.flatMap((page) => [page.url, page.requestedUrl].map((url) => [pageKey(url), page] as const)),
    );
    const keys = pages
      .filter(({ isCareerPage }) => isCareerPage)
      .flatMap(partLinks)
      .map(({ url }) => pageKey(url));
    this.pages = new Map(keys.flatMap((key) => (read.has(key) ? [[key, read.get(key) as PageFacts]] : [])));
  }

  /** Whether a page lists what a part of the company seeks. */
  isPart(page: PageFacts): boolean {
    return this.pages.has(pageKey(page.url)) || this.pages.has(pageKey(page.requestedUrl));
  }

  /** Whether what such a page shows as a posting is the name of the part itself. */
  isNameOf(page: PageFacts, posting: FoundPosting): boolean {
    const { job_title: title = '' } = posting.fields;
    return isPartName(title) && isHeadedBy(page, posting) && this.isPart(page) && !page.hasRequirements;
  }

  /** Whether what a career page shows as a posting leads to a list of others. */
  leadsToPart(entry: FoundPosting): boolean {
    const { job_title: title = '', job_url: url } = entry.fields;
    const page = url === undefined ? this.partCalled(entry) : this.pages.get(pageKey(url));
    if (!page) return false;
    if (namesSeveralPosts(title)) return tellsSeveral(page);
    return !(page.hasRequirements && isHeadedBy(page, entry)) && isNoneOf(page, entry);
  }

  private partCalled(entry: FoundPosting): PageFacts | undefined {
    return isPartName(entry.fields.job_title ?? '')
      ? [...this.pages.values()].find((page) => isHeadedBy(page, entry))
      : undefined;
  }
}

/** Whether an entry is called after a part of the company, or after nothing, and its page shows other postings. */
function isNoneOf(page: PageFacts, entry: FoundPosting): boolean {
  const { job_title: title = '' } = entry.fields;
  const isOther = !isNamed(title) && !isHeadedBy(page, entry);
  return (isPartName(title) || isOther) && postingsOf(page).some((posting) => titleOf(posting) !== titleOf(entry));
}
