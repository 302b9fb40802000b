import type { Board } from '../../listings/ats/ats.js';
import { detectSystem, findSystems } from '../../listings/ats/detection.js';
import {
  attribute,
  elementsNamed,
  findFirst,
  lineOf,
  parseHtml,
  textOf,
  type Document,
} from '../../postings/page/html.js';
import { readHtmlListing } from '../../postings/page/html-listing.js';
import { readStructuredPostings } from '../../postings/page/job-page.js';
import { readPageData } from '../../postings/page/page-data.js';
import type { FoundPosting } from '../../postings/posting.js';
import type { WebPage } from '../../web/web.js';
import { careerScore, isCareerUrl, saysCareer } from './career-links.js';
import { withoutAnchor } from './page-routes.js';

/** A link of a page. */
export interface PageLink {
  readonly url: string;
  readonly text: string;
}

/** What one page of a site says, read once; everything later steps need of it. */
export interface PageFacts {
  readonly url: string;
  readonly requestedUrl: string;
  readonly title: string;
  /** Links to pages, each once, in page order. */
  readonly links: readonly PageLink[];
  readonly boards: readonly Board[];
  readonly structured: readonly FoundPosting[];
  /** Postings listed as HTML; read of career pages only. */
  readonly listed: readonly FoundPosting[];
  readonly nextPages: readonly string[];
  /** Where a meta refresh or a script sends the visitor. */
  readonly redirect?: string;
  readonly isCareerPage: boolean;
  /** The career system that serves the page, by its host or its markup. */
  readonly system?: string;
  /** The page was opened in a browser, and which words it showed, as a hash. */
  readonly rendered?: { readonly shows: string };
  /** Why postings of a career page may not be seen, where that is so. */
  readonly blindSpot?: BlindSpot;
}

/** What hides a page's postings: the embed of a career system without an adapter, or scripts that are not run. */
export type BlindSpot = { readonly kind: 'embeds'; readonly system: string } | { readonly kind: 'needs_scripts' };

/** Parsing one page may take this long (ms); what came later in it is left out. */
const PARSE_TIME = 400;
const MAX_LINKS = 2000;
/** A page with fewer characters than this says nothing of itself. */
const MIN_TEXT = 250;

/** The page as a tree, within the time one page may take. */
export function parsePage(body: string): Document {
  const startedAt = performance.now();
  return parseHtml(body, () => performance.now() - startedAt > PARSE_TIME);
}

/** Reads a page; `anchor` is what the link to it said. */
export function readPage(page: WebPage, anchor: string, options: { assumeCareerPage?: boolean } = {}): PageFacts {
  const document = parsePage(page.body);
  const base = baseOf(document, page.url);
  const links = readLinks(document, base);
  const title = lineOfFirst(document, 'title');
  const heading = lineOfFirst(document, 'h1');
  const { boards, system } = findSystems(document, base, page.url);
  const redirect = readRedirect(document, base);
  const byAddress =
    isCareerUrl(page.url) ||
    isCareerUrl(page.request.url) ||
    (careerScore(page.request.url, anchor) > 0 && (saysCareer(title) || saysCareer(heading)));
  const isCareerPage = options.assumeCareerPage === true || byAddress || system !== undefined;
  const stated = readStructuredPostings(document, page.url);
  const structured = stated.length > 0 || !isCareerPage ? stated : readPageData(document, page.url);
  const listed = isCareerPage ? readHtmlListing(document, page.url) : [];
  const blindSpot =
    isCareerPage && structured.length + listed.length + boards.length === 0 ? findBlindSpot(document, base) : undefined;
  return {
    url: page.url,
    requestedUrl: page.request.url,
    title,
    links,
    boards,
    structured,
    listed,
    nextPages: isCareerPage ? readNextPages(links, page.url) : [],
    isCareerPage,
    ...(redirect === undefined ? {} : { redirect }),
    ...(system === undefined ? {} : { system }),
    ...(blindSpot === undefined ? {} : { blindSpot }),
  };
}

/** A page of few words and a script shows its content later; an embed of a system without an adapter is not read. */
function findBlindSpot(document: Document, base: string): BlindSpot | undefined {
  const scripts = elementsNamed(document, 'script', 'iframe')
    .map((element) => attribute(element, 'src'))
    .filter((src) => src !== '');
  const embedded = scripts
    .map((src) => (URL.canParse(src, base) ? detectSystem(new URL(src, base).href) : undefined))
    .find((name) => name !== undefined);
  if (embedded !== undefined) return { kind: 'embeds', system: embedded };
  return scripts.length > 0 && textOf(document).length < MIN_TEXT ? { kind: 'needs_scripts' } : undefined;
}

function lineOfFirst(document: Document, name: string): string {
  const element = findFirst(document, (candidate) => candidate.name === name);
  if (!element) return '';
  return name === 'title'
    ? element.children
        .map((child) => ('data' in child ? child.data : ''))
        .join('')
        .replace(/\s+/g, ' ')
        .trim()
    : lineOf(element);
}

function baseOf(document: Document, url: string): string {
  const href = attribute(
    findFirst(document, (element) => element.name === 'base'),
    'href',
  );
  return href !== '' && URL.canParse(href, url) ? new URL(href, url).href : url;
}

function readLinks(document: Document, base: string): PageLink[] {
  const links = new Map<string, string>();
  for (const element of elementsNamed(document, 'a', 'area', 'link', 'iframe')) {
    if (element.name === 'link' && !/alternate/i.test(attribute(element, 'rel'))) continue;
    if (element.name === 'link' && !/^text\/html$|^$/.test(attribute(element, 'type'))) continue;
    const url = resolved(attribute(element, element.name === 'iframe' ? 'src' : 'href'), base);
    if (url === undefined || links.size >= MAX_LINKS) continue;
    const text = lineOf(element) || attribute(element, 'aria-label') || attribute(element, 'title');
    const known = links.get(url);
    if (known === undefined || known === '') links.set(url, text.slice(0, 200));
  }
  return [...links].map(([url, text]) => ({ url, text }));
}

function resolved(href: string, base: string): string | undefined {
  if (href === '' || /^(?:#(?!!?\/)|mailto:|tel:|javascript:|data:)/i.test(href) || !URL.canParse(href, base))
    return undefined;
  const url = withoutAnchor(new URL(href, base));
  if (!/^https?:$/.test(url.protocol) || url.href.length > 2000) return undefined;
  return url.href;
}

function readRedirect(document: Document, base: string): string | undefined {
  const refresh = findFirst(
    document,
    (element) => element.name === 'meta' && /^refresh$/i.test(attribute(element, 'http-equiv')),
  );
  const target = /^\s*\d{1,2}(?:\.\d+)?\s*[;,]\s*(?:url\s*=\s*)?["']?([^"']+)/i.exec(
    attribute(refresh, 'content'),
  )?.[1];
  return target === undefined ? undefined : resolved(target.trim(), base);
}

/** Numbered or "next" pages of the same list. */
function readNextPages(links: readonly PageLink[], pageUrl: string): string[] {
  const here = new URL(pageUrl);
  return links.flatMap(({ url, text }) => {
    const target = new URL(url);
    if (target.hostname !== here.hostname || target.href === here.href) return [];
    const isPaged =
      /[?&](?:page|p|pg|paged|seite|pagina|start|offset|startrow|pr)=\d+/i.test(target.search) ||
      /\/(?:page|seite|pagina)\/\d+\/?$/i.test(target.pathname);
    const isNext =
      /^(?:next|weiter|nächste|suivant|siguiente|successiv|volgende|następna|nästa|næste|neste|seuraava|další|próxim|›|»|>|→|\d{1,3})\b|^[›»>→]$/iu.test(
        text.trim(),
      );
    const basePath = here.pathname.replace(/\/(?:page|seite|pagina)\/\d+\/?$/i, '').replace(/\/$/, '');
    return isPaged && isNext && target.pathname.startsWith(basePath) ? [url] : [];
  });
}
