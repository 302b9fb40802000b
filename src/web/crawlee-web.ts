import type {
  BaseHttpClient,
  BasicCrawler,
  HttpRequest,
  HttpResponse,
  Request,
  ResponseTypes,
  StreamingHttpResponse,
} from '@crawlee/basic';
import { totalmem } from 'node:os';
import { aborted } from 'node:util';
import type { BrowserHost } from './browser/browser-host.js';
import type { BrowserSession } from './browser/browser-session.js';
import type { Look, RenderRequest } from './browser/rendering.js';
import { finding, type Finding } from '../findings/finding.js';
import { CrawlQueue } from './crawl-queue.js';
import { CrawlWidth } from './crawl-width.js';
import { Fetcher, RetryableAnswer, type Network } from './fetcher.js';
import type { CookieJar } from './guarded-http-client.js';
import type { TakeTurn } from './host-pacer.js';
import { knownError, NetworkError } from './network-errors.js';
import type { NextRequests, ServiceAnswer, ServiceRequest, Web, WebAnswer, WebRequest, RenderAnswer } from './web.js';

/** Requests in flight over all hosts of one crawl; the pacer holds each host to its own share. */
const CONCURRENCY = 16;
const RETRIES = 2;

/**
 * Time (ms) that the answer to a service's call is waited for after the run was told to stop: the call may have been
 * billed.
 */
const ANSWER_GRACE = 5000;

type Crawlee = typeof import('@crawlee/basic');

/**
 * Crawlee, silent, with the first crawl or when a worker prepares for it: it is a third of what a start would load, and
 * an api process never crawls.
 */
export async function loadCrawlee(): Promise<Crawlee> {
  const crawlee = await import('@crawlee/basic');
  crawlee.log.setLevel(crawlee.LogLevel.OFF);
  return crawlee;
}

/**
 * The network through Crawlee: its queue, concurrency, retries and session, our HTTP client. One per attempt at a run.
 */
export class CrawleeWeb implements Web {
  private readonly fetcher: Fetcher;
  private tabs: BrowserSession | undefined;

  /**
   * Once `timeUp` is aborted nothing new is asked: requests are answered as failed, so that their run ends with what it
   * has.
   */
  constructor(
    private readonly network: Network,
    private readonly signal: AbortSignal,
    private readonly options: {
      timeUp?: AbortSignal | undefined;
      takeTurn?: TakeTurn | undefined;
      /** Undefined: no page is rendered. */
      browser?: BrowserHost | undefined;
      /** Told of every answer, for the operators' figures. */
      onAnswer?: (answer: WebAnswer) => void;
    } = {},
  ) {
    this.fetcher = new Fetcher(network, signal, options.timeUp ?? new AbortController().signal, options.takeTurn);
  }

  async crawl(
    seeds: readonly WebRequest[],
    visit: (answer: WebAnswer) => NextRequests | undefined | Promise<NextRequests | undefined>,
  ): Promise<readonly Finding[]> {
    const crawlee = await loadCrawlee();
    const queue = new CrawlQueue(crawlee.Request);
    queue.add(seeds.filter((seed) => URL.canParse(seed.url)));
    if (queue.isDone()) return [];
    let visitError: unknown;
    const deliver = async (answer: WebAnswer): Promise<void> => {
      if (this.signal.aborted) return;
      this.options.onAnswer?.(answer);
      try {
        const { urgent = [], next = [] } = (await visit(answer)) ?? {};
        queue.add(urgent, { urgent: true });
        queue.add(next);
      } catch (error) {
        // Crawlee would swallow it into its failed requests: keep it and end the crawl.
        visitError ??= error;
        await crawler.autoscaledPool?.abort();
      }
    };
    const crawler = this.crawler(crawlee, queue, deliver);
    this.signal.throwIfAborted();
    // An abort leaves the crawl behind, which asks nothing more and runs dry: Crawlee's own abort never returns when it
    // meets a pool that is about to start.
    await Promise.race([crawler.run(), aborted(this.signal, crawler)]);
    this.signal.throwIfAborted();
    if (visitError !== undefined) throw visitError as Error;
    // Crawlee ends a crawl at Ctrl-C as if it were finished.
    const told = this.fetcher.takeFindings();
    if (queue.isDone()) return told;
    const seen = queue.getTotalCount();
    return [...told, finding('crawl_ended_early', seeds[0]?.url ?? '', { seen, kept: seen - queue.getPendingCount() })];
  }

  private crawler(crawlee: Crawlee, queue: CrawlQueue, deliver: (answer: WebAnswer) => Promise<void>): BasicCrawler {
    const width = new CrawlWidth();
    const webRequestOf = (request: Request): WebRequest => request.userData['webRequest'] as WebRequest;
    return new crawlee.BasicCrawler(
      {
        requestQueue: queue.asRequestQueue(),
        httpClient: new CrawleeHttpClient((request, cookies, grow) =>
          this.fetcher.fetch(request, cookies, { takePart: deliver, grow }),
        ),
        minConcurrency: CONCURRENCY,
        maxConcurrency: CONCURRENCY,
        maxRequestRetries: RETRIES,
        // The attempt at the run has its own deadline; a host's turn may be long in coming.
        requestHandlerTimeoutSecs: 86_400,
        // One session, never retired: its cookies are kept, an identity is never changed to get around a refusal.
        sessionPoolOptions: {
          maxPoolSize: 1,
          blockedStatusCodes: [],
          sessionOptions: { maxUsageCount: 1e9, maxErrorScore: 1e9, maxAgeSecs: 86_400 },
        },
        autoscaledPoolOptions: { maybeRunIntervalSecs: 0.05, loggingIntervalSecs: null, autoscaleIntervalSecs: 60 },
        statisticsOptions: { logIntervalSecs: 86_400, persistenceOptions: { enable: false } },
        requestHandler: ({ request, sendRequest }) =>
          width.take(async (grow) => {
            const response = await sendRequest({ webRequest: webRequestOf(request), grow } as never);
            const { answer } = response as unknown as { answer: WebAnswer };
            await deliver(answer);
          }),
        failedRequestHandler: async ({ request }, error) => {
          await deliver(
            error instanceof RetryableAnswer
              ? error.answer
              : { outcome: 'failed', request: webRequestOf(request), ...knownError(error) },
          );
        },
      },
      configurationOf(crawlee),
    );
  }

  async render(request: RenderRequest, look: Look = () => false): Promise<RenderAnswer> {
    const { browser } = this.options;
    if (!browser) return { outcome: 'failed', request, kind: 'no_browser', reason: 'there is no browser' };
    try {
      this.tabs ??= browser.session(this.fetcher.browserGate());
      await this.fetcher.admit(request.url);
      const answer = await this.tabs.render(request, look, this.fetcher.waiting);
      if (answer.outcome !== 'rendered') return answer;
      return { ...answer, findings: [...answer.findings, ...this.fetcher.takeFindings()] };
    } catch (error) {
      this.signal.throwIfAborted();
      return this.fetcher.answerOf(error, request) ?? { outcome: 'failed', request, ...knownError(error) };
    }
  }

  async close(): Promise<void> {
    await this.tabs?.close();
  }

  async ask({ url, method, headers, json, timeoutSeconds }: ServiceRequest): Promise<ServiceAnswer> {
    this.signal.throwIfAborted();
    const patience = new AbortController();
    const giveUp = (): void => {
      setTimeout(() => {
        patience.abort(this.signal.reason);
      }, ANSWER_GRACE).unref();
    };
    this.signal.addEventListener('abort', giveUp, { once: true });
    try {
      const answer = await this.network.client.exchange({
        url,
        method,
        headers: {
          accept: 'application/json',
          ...headers,
          ...(json !== undefined && { 'content-type': 'application/json' }),
        },
        ...(json !== undefined && { body: JSON.stringify(json) }),
        maxBytes: this.network.policy.interfaceMaxBytes,
        signal: patience.signal,
        followsRedirects: false,
        mayBeOperators: true,
        ...(timeoutSeconds === undefined ? {} : { timeoutSeconds }),
      });
      return { status: answer.status, headers: answer.headers, body: answer.body };
    } catch (error) {
      this.signal.throwIfAborted();
      throw new NetworkError(knownError(error), { cause: error });
    } finally {
      this.signal.removeEventListener('abort', giveUp);
    }
  }
}

function configurationOf({ Configuration, EventManager }: Crawlee): InstanceType<Crawlee['Configuration']> {
  // Crawlee scales by the memory that is left. We do not, and each look starts `ps`: two a crawl, which waits for the
  // first.
  const settings = new Configuration({ persistStorage: false, memoryMbytes: totalmem() / 2 ** 20 });
  settings.useEventManager(new (class extends EventManager {})(settings));
  // A storage in memory has nothing to write in the end: waiting for it leaves a timer behind that holds the process
  // for a second.
  Object.assign(settings.getStorageClient(), { teardown: undefined });
  return settings;
}

/** Our client behind Crawlee's interface. Crawlee passes the options of `sendRequest` through as they are. */
class CrawleeHttpClient implements BaseHttpClient {
  constructor(
    private readonly fetch: (
      request: WebRequest,
      cookies: CookieJar | undefined,
      grow: () => Promise<void>,
    ) => Promise<WebAnswer>,
  ) {}

  async sendRequest<T extends keyof ResponseTypes = 'text'>(request: HttpRequest<T>): Promise<HttpResponse<T>> {
    const answer = await this.fetch(
      request['webRequest'] as WebRequest,
      request.cookieJar as CookieJar | undefined,
      request['grow'] as () => Promise<void>,
    );
    return { answer } as unknown as HttpResponse<T>;
  }

  stream(): Promise<StreamingHttpResponse> {
    return Promise.reject(new Error('pages are read whole, up to their limit'));
  }
}
