import { withoutOver } from '../postings/over.js';
import { completed, type JudgedPosting } from '../postings/posting.js';
import type { DrivenListing, ListingRequest } from './listing.js';
import { readList } from './read-list.js';
import { readSinglePages } from './read-single-pages.js';
import { keyOf, type ListedPosting } from './rows.js';
import type { ListContext, Source } from './source.js';

/** One search on a board: its list, and what to call it when a step is resumed. */
interface BoardSearch {
  readonly id: string;
  readonly listing: DrivenListing;
}

/** How much of a search is read. */
interface SearchLimits {
  /** Result pages of each search; all of them by default. */
  readonly pages?: number;
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

/** How the fetching of single pages went. */
interface Fetched {
  readonly postings: readonly JudgedPosting[];
  readonly isRefused: boolean;
  readonly asked: number;
  readonly read: number;
}

/** A public job board as the board pipelines read it: searches, then the postings' own pages, then their employers'. */
export class JobBoard {
  private readonly source: Source;

  constructor(
    private readonly context: ListContext,
    /** As findings call it: "The agency's job board". */
    label: string,
    /** The board's own name, as the key of its postings begins. */
    private readonly name: string,
  ) {
    this.source = { name: label, isPublic: true };
  }

  /** Reads the searches one after the other, up to the first refusal; each posting is returned once. */
  async search(searches: readonly BoardSearch[], limits: SearchLimits): Promise<Searched> {
    const postings: JudgedPosting[] = [];
    const known = new Set<string>();
    const sums = { pages: 0, urls: [] as string[], total: undefined as number | undefined, isRefused: false };
    for (const { id, listing } of searches) {
      const open = (limits.postings ?? Infinity) - known.size;
      if (sums.isRefused || open <= 0) break;
      const list = { key: id, listing, source: this.source };
      const read = await readList(list, this.context, { ...limits, postings: open, known });
      for (const row of read.rows) {
        if (!row.verdict) known.add(keyOf(row.posting));
        postings.push(this.judged(row));
      }
      sums.pages += read.pages;
      sums.urls.push(...read.urls);
      sums.isRefused = read.isRefused;
      if (read.total !== undefined) sums.total = (sums.total ?? 0) + read.total;
    }
    const { total, ...counted } = sums;
    return { postings, ...counted, ...(total !== undefined && { total }) };
  }

  /** Completes the returned postings by their own pages; what the list said stays. */
  async details(
    listing: DrivenListing,
    { postings, isRefused }: Pick<Searched, 'postings' | 'isRefused'>,
  ): Promise<Fetched> {
    if (isRefused) return { postings, isRefused, asked: 0, read: 0 };
    const read = await readSinglePages<JudgedPosting>(
      {
        what: 'details',
        source: this.source,
        wanted: postings.flatMap((subject) => {
          const request = subject.disposition === 'returned' ? listing.detail?.(subject) : undefined;
          return request ? [{ subject, key: subject.dedupKey, request }] : [];
        }),
        read: (body, posting) => listing.readDetail?.(body, posting),
        otherwise: (request, status) => listing.otherwise?.(request, status),
      },
      this.context,
    );
    this.context.report(...read.findings);
    return {
      postings: postings.map((posting) => withoutOver({ ...posting, ...read.found.get(posting) })),
      isRefused: read.isRefused,
      asked: read.asked,
      read: read.found.size,
    };
  }

  /** Reads the page of each employer once and completes its postings by it, where the board has such pages. */
  async companies(
    listing: DrivenListing,
    { postings, isRefused }: Pick<Searched, 'postings' | 'isRefused'>,
  ): Promise<readonly JudgedPosting[]> {
    if (isRefused || !listing.company) return postings;
    const byUrl = new Map<string, ListingRequest>();
    for (const posting of postings) {
      const request = posting.disposition === 'returned' ? listing.company(posting) : undefined;
      if (request) byUrl.set(request.url, request);
    }
    const { found, findings } = await readSinglePages<string>(
      {
        what: "employers' pages",
        source: this.source,
        wanted: [...byUrl].map(([url, request]) => ({ subject: url, key: url, request })),
        read: (body) => listing.readCompany?.(body),
      },
      this.context,
    );
    this.context.report(...findings);
    return postings.map((posting) => {
      const employer = found.get(listing.company?.(posting)?.url ?? '');
      return employer ? { ...posting, ...completed(posting, employer) } : posting;
    });
  }

  private judged({ posting, verdict }: ListedPosting): JudgedPosting {
    return { ...posting, ...(verdict ?? { disposition: 'returned' }), dedupKey: `${this.name}:${keyOf(posting)}` };
  }
}
