/* eslint-disable max-lines, max-lines-per-function -- becomes one driver with that of career systems */
import { setTimeout as sleep } from 'node:timers/promises';
import { messageOf, ParseError } from '../errors.js';
import { finding, type Finding } from '../findings/finding.js';
import type { Listing, ListingPage, ListingRequest } from './listing.js';
import { keyOf, Rows } from './rows.js';
import { completed, type FoundPosting, type JudgedPosting } from '../postings/posting.js';
import type { RunContext } from '../runs/pipeline.js';
import type { WebAnswer, WebRequest } from '../web/web.js';

/** One search on a board: its list, and what to call it when a step is resumed. */
export interface BoardSearch {
  readonly id: string;
  readonly listing: Listing;
}

/** How much of a search is read. */
export interface SearchLimits {
  /** Result pages of each search. */
  readonly pages: number;
  /** Postings of all searches together. */
  readonly postings?: number;
}

/** What searches on a board gave. */
export interface Searched {
  /** Every row that was seen, in order, judged. */
  readonly postings: readonly JudgedPosting[];
  readonly pages: number;
  /** How many matches the board advertises, where it says so. */
  readonly total?: number;
  /** The addresses that were read. */
  readonly urls: readonly string[];
  /** The board refused: nothing more is asked. */
  readonly isRefused: boolean;
}

/** Pages that fail one after the other before a board counts as down. */
const MISSES_IN_A_ROW = 4;

/** How the fetching of single pages went. */
export interface Fetched {
  readonly postings: readonly JudgedPosting[];
  readonly isRefused: boolean;
  readonly asked: number;
  readonly read: number;
}

/**
 * A job board as every board pipeline reads it: page by page with its own pace, duplicates known by the board's id,
 * details one by one. A refusal is data: what was read stays, a warning says which page, and nothing more is asked.
 */
export class JobBoard {
  private isRefused = false;

  constructor(
    private readonly context: RunContext,
    /** As warnings call it: "The agency's job board". */
    private readonly label: string,
    /** The board's own name, as the key of its postings begins. */
    private readonly name: string,
  ) {}

  /** Reads the searches one after the other; each is stored as it is done. */
  async search(searches: readonly BoardSearch[], limits: SearchLimits): Promise<Searched> {
    const rows = new Rows(this.name);
    let pages = 0;
    let total: number | undefined;
    const urls: string[] = [];
    for (const search of searches) {
      if (this.isRefused || rows.returned >= (limits.postings ?? Infinity)) break;
      const stored = this.context.recall<SearchedPages>(search.id);
      const read =
        stored ??
        (await this.read(
          search.listing,
          { pages: limits.pages, postings: (limits.postings ?? Infinity) - rows.returned },
          rows.keys,
        ));
      if (!stored && read.isWhole)
        await this.context.remember(
          search.id,
          read,
          read.pages.flatMap((page) => page.findings ?? []),
        );
      for (const page of read.pages) rows.add(page, limits.postings ?? Infinity);
      pages += read.pages.length;
      total = read.total === undefined ? total : (total ?? 0) + read.total;
      urls.push(...read.urls);
    }
    return { postings: rows.all, pages, urls, isRefused: this.isRefused, ...(total !== undefined && { total }) };
  }

  /** Completes the returned postings by their own pages. Ends at the first refusal; what the list said stays. */
  async details(listing: Listing, { postings, isRefused }: Pick<Searched, 'postings' | 'isRefused'>): Promise<Fetched> {
    this.isRefused ||= isRefused;
    const done = new Map<JudgedPosting, JudgedPosting>();
    let read = 0;
    const asked = await this.each(
      postings
        .filter(({ disposition }) => disposition === 'returned')
        .flatMap((posting) => {
          const request = listing.detail?.(posting);
          return request ? [{ subject: posting, request }] : [];
        }),
      { what: 'details', key: ({ dedupKey }) => dedupKey },
      (body, posting) => listing.readDetail?.(body, posting),
      {
        done: (posting, found) => {
          done.set(posting, { ...posting, ...found });
          read++;
        },
        otherwise: (request, status) => listing.otherwise?.(request, status),
      },
    );
    return {
      postings: postings.map((posting) => done.get(posting) ?? posting),
      isRefused: this.isRefused,
      asked,
      read,
    };
  }

  /** Reads the page of each employer once and completes its postings by it. Its refusals end nothing else. */
  async companies(
    { postings, isRefused }: Pick<Searched, 'postings' | 'isRefused'>,
    company: { request(posting: FoundPosting): ListingRequest | undefined; read(body: string): FoundPosting },
  ): Promise<JudgedPosting[]> {
    this.isRefused ||= isRefused;
    const byUrl = new Map<string, ListingRequest>();
    for (const posting of postings) {
      const request = posting.disposition === 'returned' ? company.request(posting) : undefined;
      if (request) byUrl.set(request.url, request);
    }
    const read = new Map<string, FoundPosting>();
    await this.each(
      [...byUrl].map(([subject, request]) => ({ subject, request })),
      { what: "employers' pages", key: (url) => url },
      (body) => company.read(body),
      {
        done: (url, found) => {
          read.set(url, found);
        },
      },
    );
    return postings.map((posting) => {
      const found = read.get(company.request(posting)?.url ?? '');
      return found ? { ...posting, ...completed(posting, found) } : posting;
    });
  }

  /** One list, page by page, until it ends, brings nothing new or is refused. */
  private async read(
    listing: Listing,
    limits: { pages: number; postings: number },
    known: ReadonlySet<string>,
  ): Promise<SearchedPages> {
    const pages: ListingPage[] = [];
    const urls: string[] = [];
    const seen = new Set<string>();
    let count = 0;
    let total: number | undefined;
    const take = (page: ListingPage, request: ListingRequest): readonly ListingRequest[] => {
      pages.push(page);
      urls.push(request.url);
      total ??= page.total;
      this.context.report(...(page.findings ?? []));
      const fresh = page.postings.filter((posting) => !seen.has(keyOf(posting)));
      for (const posting of [...page.postings, ...(page.rejected ?? []).map((row) => row.posting)])
        seen.add(keyOf(posting));
      count += fresh.filter((posting) => !known.has(keyOf(posting))).length;
      this.context.progress({ pagesRead: pages.length, postingsFound: count });
      const isEnd = page.postings.length > 0 && fresh.length === 0;
      // A page without rows that names another request is no page of the list yet.
      const read = pages.filter((one) => !isEmpty(one)).length;
      return isEnd || read >= limits.pages || count >= limits.postings ? [] : (page.next ?? []);
    };
    let brokenOff = 0;
    const first = listing.first();
    if (await this.isPaused(first)) return { isWhole: false, pages, urls };
    const ended = await this.context.web.crawl(first.map(asBoard), async (answer) => {
      const again = otherwise(listing, answer);
      if (again && pages.every(isEmpty)) return { urgent: [asBoard(again)] };
      const page: ListingPage | undefined = await this.judged(
        answer,
        `page ${String(pages.length + 1)}`,
        (body, request) => listing.read(body, request),
      );
      if (page === undefined) brokenOff++;
      return page && { next: take(page, answer.request).map(asBoard) };
    });
    this.context.report(...ended);
    return { isWhole: brokenOff + ended.length === 0, pages, urls, ...(total !== undefined && { total }) };
  }

  /** Asks for single pages one after the other, items of an earlier attempt left out. Says how many were asked for. */
  private async each<Subject>(
    wanted: readonly { subject: Subject; request: ListingRequest }[],
    { what, key }: { what: string; key: (subject: Subject) => string },
    read: (body: string, subject: Subject) => FoundPosting | undefined,
    on: {
      done: (subject: Subject, found: FoundPosting) => void;
      otherwise?: (request: ListingRequest, status: number) => ListingRequest | undefined;
    },
  ): Promise<number> {
    const stored = wanted.filter(({ subject }) => this.context.recall(key(subject)) !== undefined);
    for (const { subject } of stored) on.done(subject, this.context.recall<FoundPosting>(key(subject)) as FoundPosting);
    const waiting = wanted.filter((item) => !stored.includes(item));
    const byUrl = new Map<string, Subject>();
    let asked = stored.length;
    let missed = 0;
    let missedInARow = 0;
    const next = (): { next: WebRequest[] } | undefined => {
      const item = waiting.shift();
      if (!item) return undefined;
      asked++;
      byUrl.set(item.request.url, item.subject);
      return { next: [asBoard(item.request)] };
    };
    if (this.isRefused) return asked;
    const ended = await this.context.web.crawl(next()?.next ?? [], async (answer) => {
      const subject = byUrl.get(answer.request.url);
      const found = subject === undefined ? undefined : tryRead(answer, (body) => read(body, subject));
      const again = !found && answer.outcome === 'page' ? on.otherwise?.(answer.request, answer.status) : undefined;
      if (again && subject !== undefined) {
        byUrl.set(again.url, subject);
        return { urgent: [asBoard(again)] };
      }
      if (answer.outcome === 'refused') {
        await this.refuse(
          answer,
          `${what} (${String(asked)} of ${String(asked + waiting.length)})`,
          what === 'details',
        );
        return undefined;
      }
      if (found && subject !== undefined) {
        on.done(subject, found);
        await this.context.remember(key(subject), found);
        missedInARow = 0;
      } else if (answer.outcome === 'failed' || answer.status !== 404) {
        missed++;
        // A board that is down would take its time-out for each of a thousand postings.
        if (++missedInARow === MISSES_IN_A_ROW) {
          this.giveUp(
            finding('search_given_up', this.label, {
              seen: MISSES_IN_A_ROW,
              detail: `${what} one after the other were not read${answer.outcome === 'failed' ? `: ${answer.reason}` : ''}`,
            }),
          );
          return undefined;
        }
      }
      return next();
    });
    this.context.report(...ended);
    if (missed > 0)
      this.context.report(
        finding('search_pages_not_read', this.label, { seen: asked, kept: asked - missed, detail: what }),
      );
    return asked;
  }

  private async judged(
    answer: WebAnswer,
    what: string,
    read: (body: string, request: ListingRequest) => ListingPage,
  ): Promise<ListingPage | undefined> {
    if (answer.outcome === 'refused') return this.refuse(answer, what, true);
    if (answer.outcome === 'failed') {
      this.giveUp(finding('search_not_read', this.label, { detail: `${what}: ${answer.reason}` }));
      return undefined;
    }
    if (answer.status >= 400)
      return this.refuse(
        { ...answer, outcome: 'refused', by: 'server', reason: `it answered ${String(answer.status)}` },
        what,
        false,
      );
    try {
      const page = read(answer.body, answer.request);
      await this.context.hosts.answered(hostOf(answer.request.url));
      return page;
    } catch (error) {
      if (!(error instanceof ParseError)) throw error;
      return this.refuse(
        { ...answer, outcome: 'refused', by: 'server', reason: `it is not the page we know: ${messageOf(error)}` },
        what,
        false,
      );
    }
  }

  /** `isHosts`: the host as a whole refuses, so that other runs should leave it alone as well. */
  private async refuse(
    answer: Extract<WebAnswer, { outcome: 'refused' }>,
    what: string,
    isHosts: boolean,
  ): Promise<undefined> {
    if (isHosts && answer.by === 'server')
      await this.context.hosts.refused(hostOf(answer.request.url), answer.reason, answer.retryAfterSeconds);
    this.giveUp(finding('search_refused', this.label, { detail: `${what}: ${answer.reason}` }), isHosts);
    return undefined;
  }

  private giveUp(found: Finding, endsAll = true): void {
    if (endsAll) this.isRefused = true;
    this.context.report(found);
  }

  /** Waits for a board that refused another run; true when that would take too long. */
  private async isPaused(requests: readonly ListingRequest[]): Promise<boolean> {
    const { hosts, settings, signal } = this.context;
    const seconds = await hosts.pauseOf(hostOf(requests[0]?.url ?? ''));
    if (seconds > settings.BOARD_WAIT_MAX_SECONDS) {
      this.giveUp(finding('search_paused', this.label, { detail: `${String(Math.ceil(seconds))} seconds` }));
      return true;
    }
    if (seconds > 0) await sleep(seconds * 1000, undefined, { signal });
    return false;
  }
}

interface SearchedPages {
  /** False when the search broke off. */
  readonly isWhole: boolean;
  readonly pages: readonly ListingPage[];
  readonly urls: readonly string[];
  readonly total?: number;
}

function isEmpty({ postings, rejected = [] }: ListingPage): boolean {
  return postings.length + rejected.length === 0;
}

function tryRead(answer: WebAnswer, read: (body: string) => FoundPosting | undefined): FoundPosting | undefined {
  if (answer.outcome !== 'page' || answer.status >= 400) return undefined;
  try {
    return read(answer.body);
  } catch (error) {
    if (error instanceof ParseError) return undefined;
    throw error;
  }
}

function otherwise(listing: Listing, answer: WebAnswer): ListingRequest | undefined {
  const status = answer.outcome === 'failed' ? undefined : answer.status;
  return status !== undefined && status >= 400 ? listing.otherwise?.(answer.request, status) : undefined;
}

function asBoard(request: ListingRequest): WebRequest {
  return { ...request, kind: 'board' };
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname : '';
}
