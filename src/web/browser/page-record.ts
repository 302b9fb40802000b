import type { HttpBytes } from '../guarded-http-client.js';
import type { PartHeaders } from '../part-headers.js';
import { Cuts } from './cuts.js';

/** An answer in JSON to a request that a page made itself, and what asks for it again. */
export interface RecordedAnswer {
  readonly url: string;
  readonly method: string;
  readonly status: number;
  /** Body of the request, where it had one. */
  readonly sent?: string;
  /** The request's headers that its interface may want; no cookies. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** What its headers say of the list that it is a part of. */
  readonly part?: PartHeaders | undefined;
}

/** Requests of one page that did not pass, by reason. */
export interface RefusedRequests {
  /** To an address that no stranger may be sent to. */
  guard: string[];
  robots: string[];
  /** Beyond the page's bytes, requests or documents. */
  limit: string[];
}

const MAX_ANSWERS = 200;
const MAX_ANSWER_LENGTH = 3_000_000;
const MAX_ADDRESSES = 1000;
/** Time (ms) after which nothing more is waited for of an answer that may have no end. */
const LIVE_PATIENCE = 1500;
/** Requests to one address after which it is a clock, not content. */
const MANY = 3;
/** The same of one address with whatever query. */
export const MANY_BY_PATH = 60;

/** A request that is under way. */
export interface OpenRequest {
  end(): void;
  /** Says that its answer comes bit by bit and may have no end: what it brings is seen on the page. */
  becomeLive(): void;
}

/** What the filtering proxy saw of one page: answers in JSON, addresses asked for, what is still open. */
export class PageRecord {
  readonly answers: RecordedAnswer[] = [];
  readonly addresses = new Set<string>();
  readonly refused: RefusedRequests = { guard: [], robots: [], limit: [] };
  readonly cuts = new Cuts();
  /** Bytes that arrived, after decompression. */
  bytes = 0;
  requests = 0;
  documents = 0;
  /** When the last answer in JSON came (ms). */
  answeredAt = 0;
  /** Times that one address, whatever its query, was asked for. */
  mostAsked = 0;
  private readonly counts = new Map<string, number>();
  private answersSeen = 0;
  private addressesSeen = MAX_ADDRESSES;
  /** Times (ms) until which each open request is waited for. */
  private readonly open = new Set<{ until: number }>();

  /** True when nothing is under way that may bring content. */
  get isQuiet(): boolean {
    const now = performance.now();
    return [...this.open].every(({ until }) => until < now);
  }

  /** Notes a request. */
  begin(url: string): OpenRequest {
    this.requests++;
    this.noteAddress(url);
    const asked = this.count(`path ${url.replace(/[?#][\s\S]*/, '')}`);
    this.mostAsked = Math.max(this.mostAsked, asked);
    const waited = { until: Infinity };
    if (this.count(url) <= MANY && asked <= MANY_BY_PATH) this.open.add(waited);
    return {
      end: () => this.open.delete(waited),
      becomeLive: () => {
        waited.until = performance.now() + LIVE_PATIENCE;
      },
    };
  }

  private count(name: string): number {
    const count = (this.counts.get(name) ?? 0) + 1;
    this.counts.set(name, count);
    return count;
  }

  private noteAddress(url: string): void {
    if (this.addresses.size < MAX_ADDRESSES) this.addresses.add(url);
    else if (!this.addresses.has(url) && this.counts.get(url) === undefined)
      this.cuts.note('addresses it asked for', { seen: ++this.addressesSeen, kept: MAX_ADDRESSES });
  }

  /** Counts an answer that was not read to its end, too. */
  receive({ url, bytes, truncated, brokenBy }: HttpBytes): void {
    this.bytes += bytes.length;
    if (brokenBy !== undefined) this.cuts.note('bytes of an answer that broke off', { kept: bytes.length });
    else if (truncated) this.refuse('limit', url);
  }

  keep(answer: RecordedAnswer): void {
    this.answersSeen++;
    this.answeredAt = performance.now();
    if (this.answers.length < MAX_ANSWERS && answer.body.length <= MAX_ANSWER_LENGTH) this.answers.push(answer);
    this.cuts.note('answers in JSON', { seen: this.answersSeen, kept: this.answers.length });
  }

  refuse(reason: keyof RefusedRequests, url: string): void {
    if (this.refused[reason].length < MAX_ADDRESSES) this.refused[reason].push(url);
  }
}
