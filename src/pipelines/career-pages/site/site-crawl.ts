import { DIRECTORY_INDEX, withoutVisit } from '../../../postings/identity.js';
import { overWordsIn } from '../../../postings/page/advert/over-words.js';
import { saysCareer } from '../../../postings/page/lines/headings/topics.js';
import { finding } from '../../../findings/finding.js';
import type { CareerContext } from '../career-pages.needs.js';
import type { FailureKind } from '../../../web/network-errors.js';
import type { WebAnswer, WebPage, WebRequest } from '../../../web/web.js';
import { ReadingGivenUpError } from '../../../runs/work/reading-threads.js';
import { readAside } from '../../read-aside.js';
import { asksForLogin } from '../page/asks-for-login.js';
import type { PageFacts } from '../page/page-facts.js';
import type { PageLink } from '../page/page-links.js';
import { hasRoute, withoutAnchor } from '../../../postings/page/lines/headings/page-routes.js';
import { isApplication } from '../rendering/script-data.js';
import { ScriptedPages, type NoPage, type PageOrigin } from '../rendering/scripted-pages.js';

/** Links of one page that are followed; a page that leads to more pages about careers is a sitemap of its own. */
const MAX_LINKS = 40;

/** Pages that each lead to the next by themselves are followed so far. */
const MAX_HOPS = 5;

/** A page that was asked for and not read. */
export interface MissedPage {
  readonly url: string;
  /** `unreadable` is what is there and is no page: a picture, a PDF. */
  readonly outcome: 'refused' | 'failed' | 'missing' | 'unreadable';
  /** Why no answer came, where none did. */
  readonly failure?: FailureKind;
  readonly reason: string;
  /** The words of the link that led there. */
  readonly anchor?: string;
  /** A browser had to open it to tell. */
  readonly rendered?: true;
}

/** What became of one page: stored as an item of the step, so that a later attempt does not fetch it again. */
type VisitedPage = { readonly facts: PageFacts } | { readonly missed: MissedPage };

/** What is known of the pages that are asked for. */
interface VisitOptions {
  /** Which of a page's links are followed. */
  readonly more?: (facts: PageFacts) => readonly PageLink[];
  readonly assumeCareerPage?: boolean;
  readonly isHome?: boolean;
  readonly isGuess?: boolean;
  /** Nothing led to careers: pages called after something else may be about them. */
  readonly isSought?: boolean;
}

/** Pages of a run so far. */
export interface PageCounts {
  readonly read: number;
  /** How many of them a browser opened. */
  readonly rendered: number;
}

/** How many of these pages a browser opened. */
export function countRendered(pages: readonly (PageFacts | MissedPage)[]): number {
  return pages.filter(({ rendered }) => rendered).length;
}

/** What the pages of one step told, within the run's budget of pages. */
export class SiteCrawl {
  readonly pages: PageFacts[] = [];
  readonly missed: MissedPage[] = [];
  private readonly asked = new Set<string>();
  /** Where answers ended that are known: pages that were read, and where others were led that are not there. */
  private readonly ends = new Set<string>();
  /** How many pages led to each that was led to by a page itself, one to the next. */
  private readonly ledBy = new Map<string, number>();
  private readonly scripted: ScriptedPages;
  private pagesRead: number;
  private pagesRendered: number;
  private skippedPages = 0;

  constructor(
    private readonly context: CareerContext,
    private readonly maxPages: number,
    before: PageCounts = { read: 0, rendered: 0 },
  ) {
    this.pagesRead = before.read;
    this.pagesRendered = before.rendered;
    this.scripted = new ScriptedPages(context);
  }

  /** Pages read so far in the whole run. */
  get read(): number {
    return this.pagesRead;
  }

  /** Pages that were to be read and were not, because the budget was used up. */
  get skipped(): number {
    return this.skippedPages;
  }

  /** Takes over a page that an earlier step read. */
  add(page: PageFacts): void {
    this.pages.push(page);
    this.ends.add(page.url);
    this.scripted.know(page);
  }

  /** The pages in the order in which they were asked for, whichever answered first. */
  get inOrder(): PageFacts[] {
    const order = new Map([...this.asked].map((key, index) => [key, index] as const));
    const place = (page: PageFacts): number => order.get(pageKey(page.requestedUrl)) ?? -1;
    return this.pages.toSorted((a, b) => place(a) - place(b));
  }

  /**
   * Reads the pages that the links lead to, and those that `more` names for each page read, as long as the budget
   * lasts. Every address is read once.
   */
  async visit(links: readonly PageLink[], options: VisitOptions = {}): Promise<void> {
    // The front doors of one site are one page by their keys; each is asked for all the same.
    const keyOf = options.isHome === true ? (url: string): string => url : pageKey;
    const linkTo = new Map<string, PageLink>();
    const routes: string[] = [];
    const originOf = (url: string): PageOrigin => ({
      anchor: linkTo.get(url)?.text ?? '',
      assumeCareerPage: options.assumeCareerPage === true || linkTo.get(url)?.isPart === true,
      isHome: options.isHome === true,
      isSought: options.isSought === true,
    });
    const enqueue = async (wanted: readonly PageLink[]): Promise<WebRequest[]> => {
      const requests: WebRequest[] = [];
      for (const link of wanted) {
        const key = keyOf(link.url);
        if (this.asked.has(key)) continue;
        if (this.asked.size >= this.maxPages * 4) {
          this.skippedPages++;
          continue;
        }
        this.asked.add(key);
        linkTo.set(link.url, link);
        const known = this.context.recall<VisitedPage>(key);
        if (known) requests.push(...(await enqueue(this.take(known, options.more))));
        else if (hasRoute(link.url)) routes.push(link.url);
        else requests.push({ url: link.url, ...(options.isGuess === true && { stopsAt: this.ends }) });
      }
      return requests;
    };
    const visit = async (answer: WebAnswer): Promise<{ urgent: WebRequest[] } | undefined> => {
      if (this.pagesRead >= this.maxPages) {
        this.skippedPages++;
        return undefined;
      }
      const origin = originOf(answer.request.url);
      const asked = await this.visitedPage(answer, origin);
      const read = calledBy(origin.anchor, options.isGuess === true ? this.guessed(asked) : asked);
      if (answer.outcome === 'page' && answer.url !== answer.request.url) this.ends.add(answer.url);
      // What failed is asked again by a later attempt; the rest stands.
      const isFinal = answer.outcome !== 'failed';
      const visited = isFinal ? await this.context.remember(keyOf(answer.request.url), read) : read;
      const next = await enqueue(this.take(visited, options.more));
      if (this.pagesRead < this.maxPages) return { urgent: next };
      this.skippedPages += next.length;
      return undefined;
    };
    const crawl = async (requests: readonly WebRequest[]): Promise<void> => {
      this.context.report(...(await this.context.web.crawl(requests, visit)));
    };
    await crawl(await enqueue(this.followed(links, 'the page that leads there')));
    for (let route = routes.shift(); route !== undefined; route = routes.shift()) {
      if (this.pagesRead >= this.maxPages) this.skippedPages++;
      else await crawl(await enqueue(await this.openRoute(route, originOf(route), options.more)));
    }
  }

  /** A route is opened in a browser at once: to HTTP it is the page without it. */
  private async openRoute(
    url: string,
    origin: PageOrigin,
    more: ((facts: PageFacts) => readonly PageLink[]) | undefined,
  ): Promise<readonly PageLink[]> {
    const read = await givenUpAsMissed(url, async () => asVisited(url, await this.scripted.openRoute(url, origin)));
    const visited = await this.context.remember(pageKey(url), read);
    return this.take(visited, more);
  }

  private async visitedPage(answer: WebAnswer, origin: PageOrigin): Promise<VisitedPage> {
    const { url } = answer.request;
    const missing = (reason: string): VisitedPage => ({ missed: { url, outcome: 'missing', reason } });
    if (answer.outcome === 'failed')
      return { missed: { url, outcome: 'failed', failure: answer.kind, reason: answer.reason } };
    if (answer.outcome === 'refused') return { missed: { url, outcome: 'refused', reason: answer.reason } };
    const isExpected = origin.anchor !== '' || origin.assumeCareerPage || origin.isHome;
    if (answer.status >= 400 && !(isExpected && (await isApplication(answer, this.context))))
      return (isExpected && (await this.shownAllTheSame(answer, origin))) || missing(saidStatus(answer));
    return this.readablePage(answer, origin);
  }

  /** A page that came as one. */
  private async readablePage(answer: WebPage, origin: PageOrigin): Promise<VisitedPage> {
    const { url } = answer.request;
    if (!MAY_BE_PAGE.test(answer.contentType))
      return { missed: { url, outcome: 'unreadable', reason: `it is ${answer.contentType}` } };
    if (isNothing(answer.body)) return { missed: { url, outcome: 'unreadable', reason: 'it is empty' } };
    return givenUpAsMissed(url, async () => {
      const { anchor, assumeCareerPage } = origin;
      const facts = await readAside(this.context, 'page', answer, anchor, { assumeCareerPage });
      if (!origin.isHome && asksForLogin(answer, facts) && !showsPostings(facts))
        return { missed: { url, outcome: 'refused', reason: 'it asks for a login' } };
      const visited = asVisited(url, await this.scripted.complete(answer, facts, origin));
      const isMissing = !origin.isHome && 'facts' in visited && visited.facts.isMissing === true;
      return isMissing ? { missed: { url, outcome: 'missing', reason: 'it says that it was not found' } } : visited;
    });
  }

  /**
   * A career page that is linked and shows openings is there, whatever status its server has for it; one that says that
   * it was not found lists what others are for.
   */
  private async shownAllTheSame(
    answer: WebPage,
    { anchor, assumeCareerPage }: PageOrigin,
  ): Promise<VisitedPage | undefined> {
    // Gone is what somebody said on purpose.
    if (answer.status >= 500 || answer.status === 410 || !MAY_BE_PAGE.test(answer.contentType)) return undefined;
    const { url } = answer.request;
    const read = await givenUpAsMissed(url, async () => {
      const facts = await readAside(this.context, 'page', answer, anchor, { assumeCareerPage });
      const isThere =
        facts.isCareerPage &&
        isCalledCareers(facts) &&
        !(await readAside(this.context, 'shownWords', answer.body)).saysNotFound;
      return isThere ? { facts } : { missed: { url, outcome: 'missing', reason: saidStatus(answer) } };
    });
    if ('facts' in read)
      this.context.report(finding('page_read_as_missing', answer.url, { detail: saidStatus(answer) }));
    return read;
  }

  /**
   * A site that answers at every address shows what it shows elsewhere, or leads there: such a page is none; nor is a
   * guessed host.
   */
  private guessed(visited: VisitedPage): VisitedPage {
    if ('missed' in visited && NOT_THERE.has(visited.missed.failure))
      return { missed: { ...visited.missed, outcome: 'missing' } };
    if ('missed' in visited || !this.pages.some((page) => showsTheSame(page, visited.facts))) return visited;
    const url = visited.facts.requestedUrl;
    return { missed: { url, outcome: 'missing', reason: 'it shows what another page shows' } };
  }

  private take(
    visited: VisitedPage,
    more: ((facts: PageFacts) => readonly PageLink[]) | undefined,
  ): readonly PageLink[] {
    const page = 'missed' in visited ? visited.missed : visited.facts;
    this.pagesRendered += countRendered([page]);
    if ('missed' in visited) {
      this.missed.push(visited.missed);
      return [];
    }
    const { facts } = visited;
    const isNew = pageKey(facts.url) === pageKey(facts.requestedUrl) || !this.asked.has(pageKey(facts.url));
    this.asked.add(pageKey(facts.url));
    if (!isNew) return [];
    this.pagesRead++;
    this.pages.push(facts);
    this.ends.add(facts.url);
    this.context.progress({ pagesRead: this.pagesRead, pagesRendered: this.pagesRendered });
    return [...this.waysOn(facts), ...this.followed(more?.(facts) ?? [], facts.url)];
  }

  /** Where a page leads by itself: a chain of such pages has an end, as one of redirects has. */
  private waysOn({ url, requestedUrl, waysOn = [] }: PageFacts): PageLink[] {
    const hops = (this.ledBy.get(pageKey(requestedUrl)) ?? 0) + 1;
    const next = waysOn.filter((way) => !this.asked.has(pageKey(way)));
    if (hops > MAX_HOPS && next.length > 0) {
      this.missed.push({ url, outcome: 'failed', reason: 'it redirects without end' });
      return [];
    }
    for (const way of next) this.ledBy.set(pageKey(way), hops);
    return next.map((way) => ({ url: way, text: '' }));
  }

  /**
   * The first of a page's links, in the order in which they promise something; a page with more is a sitemap of its
   * own.
   */
  private followed(links: readonly PageLink[], about: string): readonly PageLink[] {
    if (links.length <= MAX_LINKS) return links;
    this.context.report(finding('links_limit', about, { seen: links.length, kept: MAX_LINKS }));
    return links.slice(0, MAX_LINKS);
  }
}

/** What a guess fails of that leads to nothing. */
const NOT_THERE = new Set<FailureKind | undefined>(['no_such_host', 'known_end']);

/** What a browser shows as a page, too: by its type, without one, or by one that says that it is not known. */
const MAY_BE_PAGE = /html|xml|text\/plain|^\s*(?:$|;)|^(?:unknown\/unknown|application\/unknown|\*\/\*)/i;

function saidStatus({ status }: WebPage): string {
  return `it answered ${String(status)}`;
}

/** A page of careers by its own words: one that stands for all that is missing has others above its openings. */
function isCalledCareers({ title, heading, structured, listed }: PageFacts): boolean {
  const name = heading === '' ? title : heading;
  return structured.length + listed.length > 1 && saysCareer(name) && overWordsIn(name) === undefined;
}

function showsPostings({ structured, listed, boards }: PageFacts): boolean {
  return structured.length + listed.length + boards.length > 0;
}

/** True for a body without a word, and for one that breaks off in its first tag. */
function isNothing(body: string): boolean {
  const text = body.trim();
  return text === '' || (text.startsWith('<') && !text.includes('>'));
}

/** A page whose reading took too long is one that was not read. */
async function givenUpAsMissed(url: string, read: () => Promise<VisitedPage>): Promise<VisitedPage> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof ReadingGivenUpError)) throw error;
    return { missed: { url, outcome: 'failed', failure: 'other', reason: error.message } };
  }
}

function asVisited(url: string, page: PageFacts | NoPage): VisitedPage {
  if (!('missing' in page)) return { facts: page };
  return { missed: { url, outcome: 'missing', reason: page.missing, ...(page.rendered && { rendered: true }) } };
}

/** A missed page with the words of the link that led there. */
function calledBy(anchor: string, visited: VisitedPage): VisitedPage {
  return 'missed' in visited && anchor !== '' ? { missed: { ...visited.missed, anchor } } : visited;
}

/** Whether a page shows nothing of its own: it calls itself as the other does, and has the same links. */
function showsTheSame(one: PageFacts, other: PageFacts): boolean {
  if (pageKey(one.url) === pageKey(other.url) || other.listed.length + other.structured.length > 0) return false;
  // A page that its scripts fill is a shell, the same at every address.
  if (other.links.length === 0 || other.blindSpot !== undefined) return false;
  const isAlike = one.title === other.title && one.heading === other.heading && one.links.length === other.links.length;
  return isAlike && one.links.every(({ text }, at) => text === other.links[at]?.text);
}

/** Parameters that say where a visitor came from. */
const OF_VISITOR = /^(?:utm_\w{1,20}|gclid|fbclid|msclkid)$/i;

/** What makes two addresses the same page of a site. */
export function pageKey(address: string): string {
  if (!URL.canParse(address)) return address;
  const url = withoutVisit(withoutAnchor(new URL(address)));
  const names = [...url.searchParams.keys()].filter((name) => OF_VISITOR.test(name));
  for (const name of names) url.searchParams.delete(name);
  return `${url.hostname.replace(/^www\./, '')}${url.pathname.replace(DIRECTORY_INDEX, '/').replace(/(?<=.)\/$/, '')}${url.search}${url.hash}`;
}
