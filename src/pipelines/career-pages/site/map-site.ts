import { getDomain } from 'tldts';
import { UpstreamError } from '../../../errors.js';
import { finding, type Finding } from '../../../findings/finding.js';
import type { CareerContext } from '../career-pages.needs.js';
import { siteUrl } from '../../../web/site-address.js';
import type { NextRequests, WebAnswer, WebFailure, WebRefusal, WebRequest } from '../../../web/web.js';
import type { CareerPagesInput } from '../career-pages.dto.js';
import type { PageFacts } from '../page/page-facts.js';
import type { PageLink } from '../page/page-links.js';
import { companyName } from './company-name.js';
import { SiteCrawl, type MissedPage } from './site-crawl.js';
import { ReadingGivenUpError } from '../../../runs/work/reading-threads.js';
import { readAside } from '../../read-aside.js';
import { sitemapsOfRobots } from './sitemap.js';

/** A company's site as far as its front door shows it. */
export interface SiteMap {
  /** Address of the home page after redirects; the given one when there is none. */
  readonly home: string;
  readonly company: string | undefined;
  /** Links of the home page, then pages of the sitemaps. */
  readonly links: readonly PageLink[];
  readonly homePages: readonly PageFacts[];
  readonly pagesRead: number;
  readonly isRefused: boolean;
  /** Whether a sitemap was not read to its end: what only the rest of it names was not seen. */
  readonly isCut: boolean;
}

/** Addresses that are taken from a site's sitemaps, and sitemaps that are read of one site. */
const MAX_SITEMAP_PAGES = 20_000;
/** So many addresses stand in the first megabytes; several runs that each hold all of a large one fill a worker. */
const MAX_SITEMAP_BYTES = 10_000_000;
const MAX_SITEMAPS = 12;
/** Where sitemaps lie that robots.txt does not name. */
const USUAL_SITEMAPS = ['/sitemap_index.xml', '/wp-sitemap.xml', '/sitemap-index.xml', '/sitemap/sitemap-index.xml'];

/**
 * Home page, robots.txt and sitemaps of the company's site.
 * @throws UpstreamError when nothing of the site can be reached
 */
export async function mapSite(input: CareerPagesInput, context: CareerContext): Promise<SiteMap> {
  const crawl = new SiteCrawl(context, input.max_pages);
  const given = new URL(siteUrl(input.company_url)).href;
  await crawl.visit([{ url: given, text: '' }], { isHome: true });
  for (const url of otherFrontDoors(given)) {
    if (crawl.pages.length > 0 || crawl.missed.some(({ outcome }) => outcome === 'refused')) break;
    await crawl.visit([{ url, text: '' }], { isHome: true });
  }
  const home = crawl.pages[0]?.url ?? given;
  const refused = crawl.missed.find(({ outcome }) => outcome === 'refused');
  if (crawl.pages.length === 0) reportNoHome(given, crawl.missed, input, context);
  const sitemaps = refused ? { pages: [], isCut: false } : await readSitemaps(home, context);
  return {
    home,
    company: companyName(crawl.pages.at(-1)?.title, home),
    links: [...crawl.pages.flatMap((page) => page.links), ...sitemaps.pages.map((url) => ({ url, text: '' }))],
    homePages: crawl.pages,
    pagesRead: crawl.read,
    isRefused: crawl.pages.length === 0 && refused !== undefined,
    isCut: sitemaps.isCut,
  };
}

/**
 * With www where it was without, and the other way round; then without encryption; then the root of the site, where a
 * path was given that is gone.
 */
function otherFrontDoors(given: string): string[] {
  const other = new URL(given);
  const bare = other.hostname.replace(/^www\./, '');
  if (bare === other.hostname) other.hostname = `www.${bare}`;
  // Nobody is "gov.uk".
  else if (getDomain(bare) !== null) other.hostname = bare;
  const plain = new URL(given);
  plain.protocol = 'http:';
  return [other.href, plain.href, new URL('/', given).href];
}

function reportNoHome(
  given: string,
  missed: readonly MissedPage[],
  input: CareerPagesInput,
  context: CareerContext,
): void {
  const [first] = missed;
  const reason = first?.reason ?? 'it was not reached';
  const refused = missed.find(({ outcome }) => outcome === 'refused');
  if (refused) context.report(finding('page_refused', given, { detail: refused.reason }));
  else if (input.known_career_page_url === undefined) {
    const failed = missed.every(({ outcome }) => outcome === 'failed');
    if (failed)
      throw new UpstreamError(new URL(given).hostname, reason, { retryable: first?.failure !== 'no_such_host' });
    context.report(finding('page_not_read', given, { detail: reason }));
  }
}

/** Pages that robots.txt's sitemaps, or those at the usual places, name on this site. */
async function readSitemaps(home: string, context: CareerContext): Promise<{ pages: string[]; isCut: boolean }> {
  const { origin } = new URL(home);
  const pages = new Set<string>();
  let beyond = 0;
  let isCut = false;
  const named = new Set<string>();
  const missed: (WebRefusal | WebFailure)[] = [];
  const followed = (sitemaps: readonly string[]): WebRequest[] => {
    const fresh = [...new Set(sitemaps)].filter((url) => !named.has(url));
    const free = Math.max(0, MAX_SITEMAPS - named.size);
    for (const url of fresh) named.add(url);
    return fresh.slice(0, free).map(asSitemap);
  };
  const visit = async (answer: WebAnswer): Promise<NextRequests | undefined> => {
    if (answer.outcome !== 'page') {
      missed.push(answer);
      return undefined;
    }
    if (answer.status !== 200) return undefined;
    if (answer.request.url.endsWith('/robots.txt'))
      return { next: followed(sitemapsOfRobots(answer.body, answer.url)) };
    if (answer.truncated) context.report(finding('page_truncated', answer.url));
    isCut ||= answer.truncated;
    const sitemap = await readAside(context, 'sitemap', answer.body, answer.url, MAX_SITEMAP_PAGES).catch(givenUp);
    if (sitemap instanceof ReadingGivenUpError) {
      isCut = true;
      context.report(finding('page_not_read', answer.url, { detail: sitemap.message }));
      return undefined;
    }
    context.report(...sitemap.findings);
    const { pages: found, sitemaps, named: inAll } = sitemap.read;
    beyond += inAll - found.length;
    for (const url of found) pages.add(url);
    return { next: followed(sitemaps) };
  };
  context.report(...(await context.web.crawl([`${origin}/robots.txt`, `${origin}/sitemap.xml`].map(asSitemap), visit)));
  if (pages.size === 0)
    context.report(
      ...(await context.web.crawl(
        USUAL_SITEMAPS.map((path) => asSitemap(`${origin}${path}`)),
        visit,
      )),
    );
  const notRead = missed.filter((answer) => named.has(answer.request.url)).flatMap(notReadFinding);
  context.report(...notRead);
  if (notRead.length > 0) isCut = true;
  if (named.size > MAX_SITEMAPS)
    context.report(finding('sitemaps_limit', origin, { seen: named.size, kept: MAX_SITEMAPS }));
  const kept = Math.min(pages.size, MAX_SITEMAP_PAGES);
  if (pages.size + beyond > kept)
    context.report(finding('sitemap_pages_limit', origin, { seen: pages.size + beyond, kept }));
  return { pages: onSite([...pages].slice(0, MAX_SITEMAP_PAGES), home), isCut };
}

/** Guessed sitemaps need not be there; who names one says that pages stand in it, unless its host is no more. */
function notReadFinding(answer: WebRefusal | WebFailure): Finding[] {
  if (answer.outcome === 'failed' && answer.kind === 'no_such_host') return [];
  const code = answer.outcome === 'refused' ? 'page_refused' : 'page_not_read';
  return [finding(code, answer.request.url, { detail: answer.reason })];
}

/** @throws any other error */
function givenUp(error: unknown): ReadingGivenUpError {
  if (error instanceof ReadingGivenUpError) return error;
  throw error;
}

function asSitemap(url: string): WebRequest {
  return { url, kind: 'interface', maxBytes: MAX_SITEMAP_BYTES };
}

/**
 * Sitemaps that were made elsewhere name another host: the paths are this site's all the same. Where they name this
 * one, other hosts of its domain are hosts of its own: `jobs.mill.example`.
 */
function onSite(addresses: readonly string[], home: string): string[] {
  const base = new URL(home);
  const pages = addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address));
  const isOfHost = (page: URL): boolean => bareHost(page) === bareHost(base);
  const domain = pages.some(isOfHost) ? getDomain(home, { allowPrivateDomains: true }) : null;
  const isOfSite = (page: URL): boolean =>
    isOfHost(page) || (domain !== null && getDomain(page.href, { allowPrivateDomains: true }) === domain);
  return pages.map((page) =>
    isOfSite(page) ? page.href : new URL(`${page.pathname}${page.search}`, base.origin).href,
  );
}

function bareHost({ hostname }: URL): string {
  return hostname.replace(/^www\./, '');
}
