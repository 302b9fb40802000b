import { boardKey, type Board } from '../../listings/ats/ats.js';
import { getSystem } from '../../listings/ats/index.js';
import { messageOf, ParseError } from '../../errors.js';
import { finding, type Finding } from '../../findings/finding.js';
import type { Listing, ListingRequest } from '../../listings/listing.js';
import type { FoundPosting } from '../../postings/posting.js';
import type { RunContext } from '../../runs/pipeline.js';
import type { WebAnswer } from '../../web/web.js';

/** What a board's list gave. */
export interface ReadBoard {
  readonly board: Board;
  readonly postings: readonly FoundPosting[];
  /** The list was read to its end and the system knows the company. */
  readonly isRead: boolean;
}

/** Pages of one list that are read at most: 200 pages of 20 is where the largest systems stop counting. */
const MAX_PAGES = 200;

/** Reads the list of a board, page by page, until it brings nothing new. */
export async function readBoard(board: Board, context: RunContext): Promise<ReadBoard> {
  const stored = context.recall<ReadBoard>(boardKey(board));
  if (stored) return stored;
  const reader = new BoardReader(board, context);
  const read = await reader.read();
  await context.remember(boardKey(board), read, reader.findings);
  return read;
}

class BoardReader {
  private readonly listing: Listing;
  readonly findings: Finding[] = [];
  private readonly postings = new Map<string, FoundPosting>();
  private total: number | undefined;
  private pages = 0;
  private isRead = true;
  private isKnown = false;

  constructor(
    private readonly board: Board,
    private readonly context: RunContext,
  ) {
    this.listing = getSystem(board.system).listing(board);
  }

  async read(): Promise<ReadBoard> {
    const ended = await this.context.web.crawl(this.listing.first().map(asInterface), (answer) => ({
      next: this.take(answer).map(asInterface),
    }));
    this.findings.push(...ended);
    const { board, postings, total } = this;
    if (total !== undefined && postings.size < total && this.isRead)
      this.findings.push(finding('board_incomplete', board.url, { seen: total, kept: postings.size }));
    return {
      board,
      postings: [...postings.values()].map((posting) => labelled(posting, board)),
      isRead: this.isRead && this.isKnown,
    };
  }

  private take(answer: WebAnswer): readonly ListingRequest[] {
    if (answer.outcome !== 'page' || answer.status >= 400) {
      // A second language that is not there takes nothing from the first.
      if (this.postings.size === 0) this.isRead = false;
      if (answer.outcome !== 'page' || answer.status !== 404)
        this.findings.push(
          finding(
            'board_not_read',
            this.board.url,
            answer.outcome === 'page' ? { status: answer.status } : { detail: answer.reason },
          ),
        );
      else if (this.postings.size === 0)
        this.findings.push(finding('board_unknown', this.board.url, { detail: this.board.system }));
      return [];
    }
    try {
      return this.takePage(answer.body, answer.request, answer.truncated);
    } catch (error) {
      if (!(error instanceof ParseError)) throw error;
      if (this.postings.size === 0) this.isRead = false;
      this.findings.push(finding('board_not_read', this.board.url, { detail: messageOf(error) }));
      return [];
    }
  }

  private takePage(body: string, request: ListingRequest, truncated: boolean): readonly ListingRequest[] {
    const page = this.listing.read(body, request);
    this.total ??= page.total;
    if (page.unknown === true)
      this.findings.push(finding('board_unknown_or_empty', this.board.url, { detail: this.board.system }));
    else this.isKnown = true;
    if (truncated) this.findings.push(finding('board_truncated', this.board.url));
    const before = this.postings.size;
    for (const posting of page.postings) {
      const key = posting.id ?? `${posting.fields.job_title ?? ''} ${posting.fields.job_url ?? ''}`;
      if (!this.postings.has(key)) this.postings.set(key, posting);
      else if (this.total !== undefined && this.listing.first().length === 1) this.total--;
      else this.postings.set(key, moreText(this.postings.get(key) as FoundPosting, posting));
    }
    this.context.progress({ postingsFound: this.postings.size });
    const isNew = this.postings.size > before || page.postings.length === 0;
    this.findings.push(...(page.findings ?? []));
    if (!isNew) return [];
    if (++this.pages < MAX_PAGES) return page.next ?? [];
    if (page.next?.length) this.findings.push(finding('board_pages_limit', this.board.url, { kept: this.pages }));
    return [];
  }
}

/** The same posting in two languages: the one that has a text. */
function moreText(first: FoundPosting, second: FoundPosting): FoundPosting {
  return (first.fields.job_description ?? '') === '' ? second : first;
}

/** Completes the postings of boards whose list has no details, each stored as it is done. */
export async function readDetails(
  board: Board,
  postings: readonly FoundPosting[],
  context: RunContext,
): Promise<FoundPosting[]> {
  const listing = getSystem(board.system).listing(board);
  const done = new Map<FoundPosting, FoundPosting>();
  const byUrl = new Map<string, FoundPosting>();
  for (const posting of postings) {
    const request = listing.detail?.(posting);
    if (!request) continue;
    const stored = context.recall<FoundPosting>(request.url);
    if (stored) done.set(posting, stored);
    else byUrl.set(request.url, posting);
  }
  let missed = 0;
  const ended = await context.web.crawl(
    [...byUrl.keys()].map((url) => asInterface({ url })),
    async (answer) => {
      const posting = byUrl.get(answer.request.url);
      if (!posting) return undefined;
      const detailed =
        answer.outcome === 'page' && answer.status < 400 ? tryReadDetail(listing, answer.body, posting) : undefined;
      if (!detailed) {
        missed++;
        return undefined;
      }
      const complete = labelled(detailed, board);
      done.set(posting, complete);
      await context.remember(answer.request.url, complete);
      return undefined;
    },
  );
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

function asInterface(request: ListingRequest): ListingRequest & { kind: 'interface' } {
  return { ...request, kind: 'interface' };
}

function labelled(posting: FoundPosting, { system }: Board): FoundPosting {
  return {
    ...posting,
    fields: { ...posting.fields, ats_system: system, source: 'ats_api' },
    evidence: { ...posting.evidence, ats_system: { source: 'ats' }, source: { source: 'ats' } },
  };
}
