import { getDomain } from 'tldts';
import { detectSystem } from '../../../listings/ats/detection.js';
import { recogniseBoard } from '../../../listings/ats/index.js';
import { careerScore, depthBelowCareers, isCareerUrl } from '../../../postings/page/lines/headings/career-words.js';
import type { PageLink } from '../page/page-links.js';
import { pageKey } from '../site/site-crawl.js';

/** Links to follow, the surest first. Off the site only what surely is about careers. */
export function careerLinks(links: readonly PageLink[], home: string, from: string): PageLink[] {
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

/** Whether a link may be followed: to a page of the site, or elsewhere what surely is about careers; no file. */
export function isFollowed(url: string, score: number, home: string): boolean {
  const { hostname, pathname } = new URL(url);
  if (NEVER.test(hostname) || /\.(?:pdf|docx?|jpe?g|png|zip|xml|ics)$/i.test(pathname)) return false;
  if (recogniseBoard(new URL(url))) return false;
  return isSameSite(url, home) || score >= 2;
}

/** On the company's registrable domain, sub-domains included. */
export function isSameSite(url: string, home: string): boolean {
  const domain = (address: string): string =>
    getDomain(address, { allowPrivateDomains: true }) ?? new URL(address).hostname;
  return domain(url) === domain(home);
}
