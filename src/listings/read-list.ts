import { setTimeout as sleep } from 'node:timers/promises';
import { ParseError } from '../errors.js';
import { finding, type Finding } from '../findings/finding.js';
import { requestKey, type NextRequests, type WebAnswer, type WebPage } from '../web/web.js';
import type { DrivenListing, ListingPage, ListingRequest } from './listing.js';
import { Rows, type ListedPosting, type RowLimits } from './rows.js';
import { asked, hostOf, missOf, unknownPage, type ListContext, type Miss, type Source } from './source.js';

/** How much of a list is read. */
interface ListLimits extends Pick<RowLimits, 'postings' | 'known'> {
  /** Pages, as the caller limits them. */
  readonly pages?: number;
}

/** What a list gave. */
export interface ReadList {
  /** Every row that was seen, in order. */
  readonly rows: readonly ListedPosting[];
  /** Postings that its answers hold, counted before any is judged. */
  readonly seen: number;
  readonly pages: number;
  /** The addresses that were read. */
  readonly urls: readonly string[];
  /** How many postings the source says there are, where it says so. */
  readonly total?: number;
  /** The source knows the list, and what it answered could be read. */
  readonly isRead: boolean;
  /** The source does not let us: nothing more is to be asked of it. */
  readonly isRefused: boolean;
  /** What went wrong, was cut or is doubtful. */
  readonly findings: readonly Finding[];
}

/** What the pages of a list need of it. */
type PagedListing = Pick<DrivenListing, 'first' | 'isToldAgain' | 'read' | 'otherwise'>;

/** A list, and under which key what it gave is stored. */
interface ListToRead {
  readonly key: string;
  readonly listing: PagedListing;
  readonly source: Source;
}

/** Pages of one list that are read at most: the largest systems count to 10,000 postings in pages of ten. */
const MAX_PAGES = 1000;

/**
 * Reads a list page by page until it ends, brings nothing new or refuses; what was read stays. Stored under the key
 * with its findings, so that a later attempt reads it back.
 */
export async function readList(list: ListToRead, context: ListContext, limits: ListLimits = {}): Promise<ReadList> {
  const stored = context.recall<ReadList>(list.key);
  if (stored) return stored;
  const read = await new ListReader(list, context, limits).read();
  return context.remember(list.key, read, read.findings);
}

class ListReader {
  private readonly listing: PagedListing;
  private readonly source: Source;
  private readonly rows: Rows;
  private readonly urls: string[] = [];
  private readonly findings: Finding[] = [];
  /** What the list says it holds, by its address without the page. */
  private readonly totals = new Map<string, number>();
  /** Pages that hold rows: one without that names another request is no page of the list yet. */
  private pages = 0;
  /** Rows of pages that a list gave before: they are no postings more. */
  private repeatedRows = 0;
  private readonly begun = new Set<string>();
  /** Requests that pages with rows name: what is not read of them is a part of the list. */
  private readonly further = new Set<string>();
  private isKnown = false;
  private isMissed = false;
  /** Some finding tells what was missed. */
  private isMissTold = false;
  private isRefused = false;
  private isCut = false;

  constructor(
    { listing, source }: ListToRead,
    private readonly context: ListContext,
    private readonly limits: ListLimits,
  ) {
    this.listing = listing;
    this.source = source;
    this.rows = new Rows({ ...limits, isToldAgain: listing.isToldAgain ?? listing.first().length > 1 });
  }

  async read(): Promise<ReadList> {
    const first = this.listing.first().map((request) => asked(this.source, request));
    if (!(await this.isPaused(first)))
      this.findings.push(...(await this.context.web.crawl(first, (answer) => this.take(answer))));
    const { total } = this;
    const isExplained = this.isCut || this.isMissTold || this.isRefused;
    const kept = this.countedRows;
    if (total !== undefined && kept < total && !isExplained) this.report('board_incomplete', { seen: total, kept });
    return {
      rows: this.rows.all,
      seen: this.rows.seenRows,
      pages: this.urls.length,
      urls: this.urls,
      isRead: this.isKnown && !(this.isMissed && this.rows.all.length === 0),
      isRefused: this.isRefused,
      findings: this.findings,
      ...(total !== undefined && { total }),
    };
  }

  private async take(answer: WebAnswer): Promise<NextRequests> {
    const again = statusOf(answer) >= 400 ? this.otherwise(answer) : undefined;
    if (again) return { urgent: [asked(this.source, again)] };
    const what = `page ${String(this.urls.length + 1)}`;
    const miss = await missOf(this.source, answer, what, this.context);
    if (miss?.isMissing && this.further.has(requestKey(answer.request)))
      return this.missFurther(what, statusOf(answer));
    if (miss) return this.miss(miss);
    try {
      const page = await this.readPage(answer as WebPage);
      if (this.source.isPublic) await this.context.hosts.answered(hostOf(answer.request.url));
      return { next: this.takePage(page, answer as WebPage).map((request) => asked(this.source, request)) };
    } catch (error) {
      const miss = unknownPage(this.source, answer as WebPage, what, error);
      // An address that answers something else is as good as one that does not answer.
      const elsewhere = this.otherwise(answer);
      return elsewhere ? { urgent: [asked(this.source, elsewhere)] } : this.miss(miss);
    }
  }

  /** @throws ParseError */
  private async readPage({ body, request }: WebPage): Promise<ListingPage> {
    const page = await this.listing.read(body, request);
    if (page.postings.length > 0 && page.postings.every(({ fields }) => fields.job_title === undefined))
      throw new ParseError('no posting of the answer has a title');
    return page;
  }

  /** Another address of the same list, where the source has one. Half a list is not begun anew at another address. */
  private otherwise(answer: WebAnswer): ListingRequest | undefined {
    return this.rows.all.length === 0 ? this.listing.otherwise?.(answer.request, statusOf(answer)) : undefined;
  }

  private miss({ why, isRefusal = false, isMissing = false }: Miss): NextRequests {
    this.isMissed = true;
    this.isRefused ||= isRefusal;
    // A second language that is not there takes nothing from the first; what is counted and is missing is told last.
    if (!isMissing || this.urls.length === 0) {
      this.isMissTold = true;
      this.findings.push(why);
    }
    return {};
  }

  /** A further page that is not there: the rest of the list with it, unless all that it counts have come. */
  private missFurther(what: string, status: number): NextRequests {
    if (this.total !== undefined && this.countedRows >= this.total) return {};
    const detail = `${what}: it answered ${String(status)}`;
    return this.miss({ why: finding('board_not_read', this.source.name, { detail }) });
  }

  private takePage(page: ListingPage, answer: WebPage): readonly ListingRequest[] {
    const list = (answer.request.url.split('?')[0] ?? '').replace(/(?<!\/)\/+$/, '');
    this.urls.push(answer.request.url);
    if (isCount(page.total) && !this.totals.has(list)) this.totals.set(list, page.total);
    this.note(page, answer);
    const isRepeated = this.addRows(page, list);
    const postingsFound = this.rows.kept;
    this.context.progress(this.source.isPublic ? { pagesRead: this.urls.length, postingsFound } : { postingsFound });
    const next = isRepeated ? [] : this.withinLimits(page.next ?? []);
    if (page.postings.length > 0) for (const request of next) this.further.add(requestKey(asked(this.source, request)));
    return next;
  }

  /** Answers whether it has rows, and none of them is new. */
  private addRows(page: ListingPage, list: string): boolean {
    const isNew = this.rows.add(page, list);
    const rows = page.postings.length + (page.rejected?.length ?? 0);
    if (rows === 0) return false;
    this.pages++;
    if (!isNew && this.begun.has(list)) this.repeatedRows += rows;
    this.begun.add(list);
    return !isNew;
  }

  /** What the page says of the list, besides its rows. */
  private note(page: ListingPage, { truncated }: WebPage): void {
    if (page.unknown === true) this.report('board_unknown');
    else this.isKnown = true;
    if (truncated) this.report('page_truncated');
    this.findings.push(...(page.findings ?? []));
  }

  private withinLimits(next: readonly ListingRequest[]): readonly ListingRequest[] {
    if (next.length === 0) return next;
    const { pages = Infinity, postings = Infinity } = this.limits;
    if (this.isCut) return [];
    if (this.urls.length >= MAX_PAGES) this.reportPages('board_pages_limit');
    else if (this.pages >= pages) this.reportPages('board_max_pages');
    else if (this.rows.kept < postings) return next;
    this.isCut = true;
    return [];
  }

  /** How many postings all its lists state. */
  private get total(): number | undefined {
    return this.totals.size === 0 ? undefined : [...this.totals.values()].reduce((sum, one) => sum + one, 0);
  }

  /** Rows as the source counts them. */
  private get countedRows(): number {
    return this.rows.seenRows - this.repeatedRows;
  }

  /** How many there are is known only where the list states more than were read. */
  private reportPages(limit: 'board_pages_limit' | 'board_max_pages'): void {
    const kept = this.countedRows;
    const seen = Math.max(0, ...this.totals.values());
    this.report(limit, seen > kept ? { seen, kept } : { kept });
  }

  private report(why: Finding['why'], more: Parameters<typeof finding>[2] = {}): void {
    this.findings.push(finding(why, this.source.name, more));
  }

  /** Waits for a public board that refused another run; true when that would take too long. */
  private async isPaused(requests: readonly ListingRequest[]): Promise<boolean> {
    if (!this.source.isPublic) return false;
    const { hosts, signal } = this.context;
    const seconds = await hosts.pauseOf(hostOf(requests[0]?.url ?? ''));
    if (seconds > hosts.patience) {
      this.isRefused = true;
      this.report('board_paused', { detail: `${String(Math.ceil(seconds))} seconds` });
    } else if (seconds > 0) await sleep(seconds * 1000, undefined, { signal });
    return this.isRefused;
  }
}

/** Whether that many postings can be. */
function isCount(total: number | undefined): total is number {
  return total !== undefined && total >= 0 && Number.isFinite(total);
}

/** The status of an answer; 0 where there was none. */
function statusOf(answer: WebAnswer): number {
  return answer.outcome === 'failed' ? 0 : (answer.status ?? 0);
}
