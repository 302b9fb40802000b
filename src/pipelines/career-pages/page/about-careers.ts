import {
  careerScore,
  isCareerName,
  isCareerUrl,
  isEitherUrl,
} from '../../../postings/page/lines/headings/career-words.js';
import { saysCareer } from '../../../postings/page/lines/headings/topics.js';
import { callsForPost } from '../../../postings/page/lines/openings/post-calls.js';
import { soughtBySentence } from '../../../postings/page/lines/openings/sought-titles.js';
import { saysApplication } from '../../../postings/page/advert/application-mailbox.js';
import type { HtmlListing } from '../../../postings/page/lists/html-listing.js';
import type { Element } from '../../../postings/page/tree/html.js';
import { isIn } from '../../../postings/page/tree/page-tree.js';
import type { WebPage } from '../../../web/web.js';
import { speaksOfWork } from './speaks-of-work.js';

/** What a page calls itself, what it lists, and the part of it about careers that its own links name. */
interface AboutPage {
  readonly title: string;
  readonly heading: string;
  readonly listing: HtmlListing;
  readonly part: Element | undefined;
}

/**
 * Whether a page is about careers: by its address, by the link to it and what it calls itself, or headed so above
 * postings.
 */
export function isAboutCareers(page: WebPage, anchor: string, about: AboutPage): boolean {
  const { title, heading, listing } = about;
  const addresses = [page.url, page.request.url].filter(isCareerUrl);
  if (addresses.some((url) => !isEitherUrl(url))) return true;
  if (headsList(about) || isOneAdvert(about, anchor)) return true;
  const isCalledSo = isCareerName(anchor) || [title, heading].some(saysCareer);
  if (careerScore(page.request.url, anchor) > 0 && isCalledSo) return true;
  return addresses.length > 0 && speaksOfWork(listing.tree);
}

/** Whether a page calls its list one of openings; above openings an invitation to join is one to work. */
function headsList({ title, heading, listing, part }: AboutPage): boolean {
  if (listing.postings.length < 2) return false;
  const name = heading === '' ? withoutSiteName(title) : heading;
  const isInPart = (element: Element): boolean => isIn(element, part);
  const { records } = listing.lists;
  return (
    isCareerName(name) ||
    saysCareer(heading) ||
    (part !== undefined && records.every((one) => isInPart(one.title.element)))
  );
}

/**
 * A page among the news that is headed by whom it seeks, "Our theatre is looking for a director", or is called for one
 * post, there or by the link to it, and says how one applies.
 */
function isOneAdvert({ title, heading, listing }: AboutPage, anchor: string): boolean {
  const name = heading === '' ? withoutSiteName(title) : heading;
  if (![name, anchor].some(seeksOne)) return false;
  return listing.tree.leaves.some(({ region, text }) => region === 'main' && saysApplication(text));
}

function seeksOne(name: string): boolean {
  return soughtBySentence(name) !== undefined || callsForPost(name);
}

/** "Vacancies | Firm": a title without the name of its site. */
function withoutSiteName(title: string): string {
  return title.replace(/\s[|–—-]\s[^|–—-]*$/, '');
}
