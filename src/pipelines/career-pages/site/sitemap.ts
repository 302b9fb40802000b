import { attribute, findAll, findFirst, lineOf, parseXml, type Element } from '../../../postings/page/tree/html.js';

/** What a sitemap document holds: pages, and further sitemaps, those that sound like jobs first. */
export interface Sitemap {
  readonly pages: readonly string[];
  /** How many pages it names, of which `pages` are the first. */
  readonly named: number;
  readonly sitemaps: readonly string[];
}

/** The elements of sitemaps, and of feeds in their place (https://www.sitemaps.org/protocol.html#otherformats). */
const PAGE = /^(?:\w+:)?url$|^item$|^entry$/i;
const SITEMAP = /^(?:\w+:)?sitemap$/i;
const ROOT = /<(?:(?:\w+:)?(?:urlset|sitemapindex)|rss|feed|rdf:rdf)\b/i;

/**
 * Reads a sitemap, an index of sitemaps, a feed or a text sitemap; a page of HTML in its place is an empty one. At most
 * `limit` of each are told; a path by itself is one of the site of `base`.
 */
export function readSitemap(body: string, limit: number, base?: string): Sitemap {
  const start = body.slice(0, 2000);
  if (/<!doctype html|<html[\s>]/i.test(start)) return { pages: [], named: 0, sitemaps: [] };
  if (!ROOT.test(body.slice(0, 20_000))) return textSitemap(body, limit);
  const document = parseXml(body);
  const locations = (named: RegExp): string[] => findAll(document, ({ name }) => named.test(name)).map(locationOf);
  const addresses = (found: readonly string[]): string[] =>
    found.slice(0, limit).flatMap((url) => (URL.canParse(url) ? url : resolvedPath(url, base)));
  const jobsFirst = (url: string): number =>
    /job|career|karriere|posting|position|vacanc|opening|stelle/i.test(url) ? 0 : 1;
  const pages = locations(PAGE);
  return {
    pages: addresses(pages),
    named: pages.length,
    sitemaps: addresses(locations(SITEMAP)).sort((a, b) => jobsFirst(a) - jobsFirst(b)),
  };
}

/** One address a line. Words of another text are no addresses, however many there are. */
function textSitemap(body: string, limit: number): Sitemap {
  const pages: string[] = [];
  let named = 0;
  for (const [url] of body.matchAll(/(?<!\S)https?:\/\/\S{1,2000}/gi)) if (++named <= limit) pages.push(url);
  return { pages, named, sitemaps: [] };
}

/** Sitemaps have to name whole addresses; some write the path of their own site alone, or its host without a scheme. */
function resolvedPath(path: string, base: string | undefined): string[] {
  if (path === '' || base === undefined || !URL.canParse(path, base)) return [];
  const url = new URL(path, base);
  if (!/^https?:$/.test(url.protocol)) return [];
  const site = url.hostname.replace(/^www\./, '');
  const host = /^[^/?#]*/
    .exec(path)?.[0]
    .toLowerCase()
    .replace(/^www\./, '');
  return [host === site ? new URL(`//${path}`, base).href : url.href];
}

/** Not that of a picture or a film: it is of another prefix than what it stands in. */
function locationOf(element: Element): string {
  const prefix = element.name.slice(0, element.name.indexOf(':') + 1).toLowerCase();
  const names = [`${prefix}loc`, 'link'];
  const location = findFirst(element, ({ name }) => names.includes(name.toLowerCase()));
  if (!location) return '';
  const href = attribute(location, 'href');
  if (href !== '') return href;
  const cdata = location.children
    .map((child) =>
      'children' in child ? child.children.map((part) => ('data' in part ? part.data : '')).join('') : '',
    )
    .join('')
    .trim();
  return cdata === '' ? lineOf(location) : cdata;
}

/** A crawler may stop reading a robots.txt at 500 KiB (RFC 9309, 2.5). */
const MAX_ROBOTS_LENGTH = 512_000;

/** The sitemaps a robots.txt names. */
export function sitemapsOfRobots(text: string, base: string): string[] {
  return text
    .slice(0, MAX_ROBOTS_LENGTH)
    .split(/[\r\n]/)
    .flatMap((line) => /^sitemap[ \t]*:[ \t]*<?([^\s>]+)/i.exec(line.trim())?.[1] ?? [])
    .flatMap((url) => (URL.canParse(url) ? url : resolvedPath(url, base)));
}
