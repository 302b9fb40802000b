import type { AddRequestsBatchedResult, IRequestManager, Request, RequestQueue } from '@crawlee/basic';
import { requestKey, type WebRequest } from './web.js';

/**
 * What a crawl still has to ask, in this process' memory. Crawlee's own queue makes two arrays of a million slots for
 * each crawl (16 MB, held for 15 to 20 seconds) and looks every link up in a storage.
 */
export class CrawlQueue implements IRequestManager {
  private readonly seen = new Set<string>();
  private readonly waiting: Request[] = [];
  private inProgress = 0;
  private handled = 0;

  constructor(private readonly make: typeof Request) {}

  /** Adds what is new, in its order; in front of everything that waits where it is `urgent`. */
  add(requests: readonly WebRequest[], options: { urgent: boolean } = { urgent: false }): void {
    const fresh = requests.flatMap((webRequest) => {
      const uniqueKey = requestKey(webRequest);
      if (this.seen.has(uniqueKey)) return [];
      this.seen.add(uniqueKey);
      const { url, method = 'GET' } = webRequest;
      return new this.make({ url, uniqueKey, method, userData: { webRequest } });
    });
    if (options.urgent) this.waiting.unshift(...fresh);
    else for (const request of fresh) this.waiting.push(request);
  }

  /** True when everything that was added was asked for and visited. */
  isDone(): boolean {
    return this.waiting.length === 0 && this.inProgress === 0;
  }

  /** The queue under the type that the crawler's option asks for; it uses nothing but the methods below. */
  asRequestQueue(): RequestQueue {
    return this as unknown as RequestQueue;
  }

  isFinished(): Promise<boolean> {
    return Promise.resolve(this.isDone());
  }

  isEmpty(): Promise<boolean> {
    return Promise.resolve(this.waiting.length === 0);
  }

  handledCount(): Promise<number> {
    return Promise.resolve(this.handled);
  }

  getTotalCount(): number {
    return this.seen.size;
  }

  getPendingCount(): number {
    return this.waiting.length + this.inProgress;
  }

  fetchNextRequest<T extends Record<string, unknown>>(): Promise<Request<T> | null> {
    const request = this.waiting.shift();
    if (request) this.inProgress++;
    return Promise.resolve((request ?? null) as Request<T> | null);
  }

  markRequestHandled(): Promise<null> {
    this.inProgress--;
    this.handled++;
    return Promise.resolve(null);
  }

  /** What failed is tried again after what waits already. */
  reclaimRequest(request: Request): Promise<null> {
    this.inProgress--;
    this.waiting.push(request);
    return Promise.resolve(null);
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Request> {
    for (let next = await this.fetchNextRequest(); next; next = await this.fetchNextRequest()) yield next;
  }

  addRequest(): Promise<never> {
    return Promise.reject(new Error('requests are added by the visits alone'));
  }

  addRequestsBatched(): Promise<AddRequestsBatchedResult> {
    return Promise.reject(new Error('requests are added by the visits alone'));
  }
}
