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
/** Requests to one address after which it is a clock, not content. */
const MANY = 3;
/** The same of one address with whatever query. */
export const MANY_BY_PATH = 60;

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
  /** Times that one address, whatever its query, was asked for. */
  mostAsked = 0;
  /** Time (ms) at which a request was last begun or answered. */
  changedAt = performance.now();
  private readonly counts = new Map<string, number>();
  private openRequests = 0;
  private answersSeen = 0;
  private addressesSeen = MAX_ADDRESSES;

  /** True when nothing is under way that may bring content. */
  get isQuiet(): boolean {
    return this.openRequests === 0;
  }

  /** Notes a request; call what it returns when it has ended. */
  begin(url: string): () => void {
    this.requests++;
    this.noteAddress(url);
    const asked = this.count(`path ${url.replace(/[?#][\s\S]*/, '')}`);
    this.mostAsked = Math.max(this.mostAsked, asked);
    if (this.count(url) > MANY || asked > MANY_BY_PATH) return () => {};
    this.openRequests++;
    this.changedAt = performance.now();
    return () => {
      this.openRequests--;
      this.changedAt = performance.now();
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

  keep(answer: RecordedAnswer): void {
    this.answersSeen++;
    if (this.answers.length < MAX_ANSWERS && answer.body.length <= MAX_ANSWER_LENGTH) this.answers.push(answer);
    this.cuts.note('answers in JSON', { seen: this.answersSeen, kept: this.answers.length });
  }

  refuse(reason: keyof RefusedRequests, url: string): void {
    if (this.refused[reason].length < MAX_ADDRESSES) this.refused[reason].push(url);
  }
}
