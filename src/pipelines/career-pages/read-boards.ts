import { messageOf, ParseError } from '../../errors.js';
import { finding, type Finding } from '../../findings/finding.js';
import { boardKey, type Board } from '../../listings/ats/ats.js';
import { listingOf } from '../../listings/ats/index.js';
import type { Listing, ListingPage, ListingRequest } from '../../listings/listing.js';
import { dedupKey } from '../../postings/identity.js';
import { completed, type FoundPosting } from '../../postings/posting.js';
import type { RunContext } from '../../runs/pipeline.js';
import { requestKey, type NextRequests, type WebAnswer, type WebPage, type WebRequest } from '../../web/web.js';

/** What a board's list gave. */
export interface ReadBoard {
  readonly board: Board;
  readonly postings: readonly FoundPosting[];
  /** Rows that are another row's posting: in another language, at another place, or on a page that overlaps. */
  readonly repeated: readonly FoundPosting[];
  /** The list was read to its end and the system knows the company. */
  readonly isRead: boolean;
  /** What went wrong, was cut or is doubtful. */
  readonly findings: readonly Finding[];
}

/** Pages of one list that are read at most: the largest systems count to 10,000 postings in pages of ten. */
const MAX_PAGES = 1000;

/** Reads the list of a board, page by page, until it brings nothing new. */
export async function readBoard(board: Board, context: RunContext): Promise<ReadBoard> {
  const stored = context.recall<ReadBoard>(boardKey(board));
  if (stored) return stored;
  const read = await new BoardReader(board, context).read();
  await context.remember(boardKey(board), read, read.findings);
  return read;
}

class BoardReader {
  private readonly listing: Listing;
  private readonly postings = new Map<string, FoundPosting>();
  private readonly findings: Finding[] = [];
  /** What each list of the board says it holds, by the list's address without its page. */
  private readonly totals = new Map<string, number>();
  /** In which list a posting was seen first. */
  private readonly lists = new Map<string, string>();
  private readonly repeated: FoundPosting[] = [];
  private rows = 0;
  private pages = 0;
  private isWhole = true;
  private isKnown = false;

  constructor(
    private readonly board: Board,
    private readonly context: RunContext,
  ) {
    this.listing = listingOf(board);
  }

  async read(): Promise<ReadBoard> {
    const ended = await this.context.web.crawl(this.listing.first().map(asked), (answer) => this.take(answer));
    this.findings.push(...ended);
    const { board, postings, rows } = this;
    const total = [...this.totals.values()].reduce((sum, one) => sum + one, 0);
    if (rows < total && this.isWhole) this.report('board_incomplete', { seen: total, kept: rows });
    return {
      board,
      postings: [...postings.values()].map((posting) => labelled(posting, board)),
      repeated: this.repeated.map((posting) => labelled(posting, board)),
      isRead: this.isWhole && this.isKnown,
      findings: this.findings,
    };
  }

  private report(why: Finding['why'], more: Parameters<typeof finding>[2] = {}): void {
    this.findings.push(finding(why, this.board.url, more));
  }

  private take(answer: WebAnswer): NextRequests {
    if (answer.outcome !== 'page') {
      const again = answer.outcome === 'refused' && this.otherwise(answer.request, answer.status);
      if (again) return again;
      this.miss();
      this.report('board_not_read', { detail: answer.reason });
      return {};
    }
    if (answer.status >= 400) return this.takeError(answer);
    try {
      const page = this.listing.read(answer.body, answer.request);
      if (page.postings.length > 0 && page.postings.every(({ fields }) => fields.job_title === undefined))
        throw new ParseError(`${this.board.system}: no posting of the answer has a title`);
      return { next: this.takePage(page, answer).map(asked) };
    } catch (error) {
      if (!(error instanceof ParseError)) throw error;
      this.miss();
      // A board that is gone sends its visitors to the vendor's front page.
      if (hostOf(answer.url) !== hostOf(answer.request.url)) this.report('board_unknown', { detail: answer.url });
      else this.report('shape_changed', { detail: messageOf(error) });
      return {};
    }
  }

  /** Another address of the same list, where the system has one. */
  private otherwise(request: ListingRequest, status = 0): NextRequests | undefined {
    const again = this.listing.otherwise?.(request, status);
    return again && { urgent: [asked(again)] };
  }

  private takeError(answer: WebPage): NextRequests {
    const again = this.otherwise(answer.request, answer.status);
    if (again) return again;
    const isMissing = answer.status === 404 || answer.status === 410;
    this.miss();
    if (!isMissing) this.report('board_not_read', { status: answer.status });
    else if (this.pages === 0) this.report('board_unknown', { status: answer.status });
    return {};
  }

  /** A second language that is not there takes nothing from the first. */
  private miss(): void {
    if (this.postings.size === 0) this.isWhole = false;
  }

  private takePage(page: ListingPage, answer: WebPage): readonly ListingRequest[] {
    const list = answer.request.url.replace(/\?.*$/, '');
    if (page.total !== undefined && !this.totals.has(list)) this.totals.set(list, page.total);
    if (page.unknown === true) this.report('board_unknown');
    else this.isKnown = true;
    if (answer.truncated) this.report('page_truncated');
    this.findings.push(...(page.findings ?? []));
    const before = this.postings.size;
    page.postings.forEach((posting) => {
      this.keep(posting, list);
    });
    this.context.progress({ postingsFound: this.postings.size });
    this.pages++;
    const isEnd = page.postings.length > 0 && this.postings.size === before;
    const next = isEnd ? [] : (page.next ?? []);
    if (next.length === 0 || this.pages < MAX_PAGES) return next;
    this.report('board_incomplete', { seen: Math.max(...this.totals.values(), this.rows), kept: this.rows });
    return [];
  }

  private keep(posting: FoundPosting, list: string): void {
    this.rows++;
    const key = posting.id ?? `${posting.fields.job_title ?? ''} ${posting.fields.job_url ?? ''}`;
    const known = this.postings.get(key);
    if (!known) {
      this.postings.set(key, posting);
      this.lists.set(key, list);
      return;
    }
    // Within one list a posting stands once per place; another list tells it again, in other words or another language.
    const isOneList = this.listing.first().length === 1;
    const isRepeated = isOneList && this.lists.get(key) === list;
    // The text stays with the row that is kept.
    const { job_description: _text, ...fields } = posting.fields;
    if (isRepeated || !isOneList) this.repeated.push({ ...posting, fields });
    this.postings.set(key, isRepeated ? withPlaces(known, posting) : toldAgain(known, posting));
  }
}

/** The same posting in two lists: the one that has a text, completed by the other. */
function toldAgain(first: FoundPosting, second: FoundPosting): FoundPosting {
  return (first.fields.job_description ?? '') === '' ? completed(second, first) : completed(first, second);
}

/** A posting that is listed once per place: all places; the fields of a place are the first one's. */
function withPlaces(first: FoundPosting, second: FoundPosting): FoundPosting {
  const [one, other] = [first.fields.location, second.fields.location];
  if (one === undefined || other === undefined || one.split('; ').includes(other)) return first;
  return { ...first, fields: { ...first.fields, location: `${one}; ${other}` } };
}

/** Completes the postings of boards whose list has no details, each stored as it is done. */
export async function readDetails(
  board: Board,
  postings: readonly FoundPosting[],
  context: RunContext,
): Promise<FoundPosting[]> {
  const listing = listingOf(board);
  const done = new Map<FoundPosting, FoundPosting>();
  /** Postings by the request that is out for them: some systems tell several at one address. */
  const open = new Map<string, FoundPosting[]>();
  const requests: ListingRequest[] = [];
  for (const posting of postings) {
    const request = listing.detail?.(posting);
    if (!request) continue;
    const stored = context.recall<FoundPosting>(dedupKey(posting));
    if (stored) done.set(posting, stored);
    else {
      open.set(requestKey(request), [...(open.get(requestKey(request)) ?? []), posting]);
      requests.push(asked(request));
    }
  }
  let missed = 0;
  const ended = await context.web.crawl(requests, async (answer) => {
    const waiting = open.get(requestKey(answer.request)) ?? [];
    const isPage = answer.outcome === 'page' && answer.status < 400;
    const again = answer.outcome === 'page' && !isPage && listing.otherwise?.(answer.request, answer.status);
    if (again) {
      open.set(requestKey(again), waiting);
      return { urgent: [asked(again)] };
    }
    for (const posting of waiting) {
      const detailed = isPage ? tryReadDetail(listing, answer.body, posting) : undefined;
      if (!detailed) {
        missed++;
        continue;
      }
      const complete = labelled(detailed, board);
      done.set(posting, complete);
      await context.remember(dedupKey(posting), complete);
    }
    return undefined;
  });
  context.report(...ended);
  if (missed > 0)
    context.report(finding('details_not_read', board.url, { seen: postings.length, kept: postings.length - missed }));
  return postings.map((posting) => done.get(posting) ?? posting);
}

function tryReadDetail(listing: Listing, body: string, posting: FoundPosting): FoundPosting | undefined {
  try {
    return listing.readDetail?.(body, posting);
  } catch (error) {
    if (error instanceof ParseError) return undefined;
    throw error;
  }
}

/** A system's pages obey robots.txt like any page; its interfaces are documented for programs. */
function asked(request: ListingRequest): WebRequest {
  return { ...request, kind: request.accept === 'text/html' ? 'page' : 'interface' };
}

function hostOf(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '');
}

function labelled(posting: FoundPosting, { system }: Board): FoundPosting {
  return {
    ...posting,
    fields: { ...posting.fields, ats_system: system, source: 'ats_api' },
    evidence: { ...posting.evidence, ats_system: { source: 'ats' }, source: { source: 'ats' } },
  };
}
