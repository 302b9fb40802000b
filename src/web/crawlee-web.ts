import {
  BasicCrawler,
  Configuration,
  LogLevel,
  log as crawleeLog,
  type BaseHttpClient,
  type HttpRequest,
  type HttpResponse,
  type RequestOptions,
  type ResponseTypes,
  type StreamingHttpResponse,
} from '@crawlee/basic';
import { aborted } from 'node:util';
import { finding, type Finding } from '../findings/finding.js';
import { failureOf, findRefusal, isLasting, RobotsRefusal } from './failures.js';
import type { CookieJar, GuardedHttpClient, HttpAnswer } from './guarded-http-client.js';
import { HostPacer, type HostRate } from './host-pacer.js';
import { boardRefusalOf, refusalOf, retryAfterSeconds } from './refusals.js';
import { readRobots, type HostRobots } from './robots.js';
import {
  NetworkError,
  requestKey,
  type NextRequests,
  type ServiceAnswer,
  type ServiceRequest,
  type Web,
  type WebAnswer,
  type WebRefusal,
  type WebRequest,
} from './web.js';

/** What a crawl obeys; from the settings. */
export interface CrawlPolicy {
  readonly userAgent: string;
  readonly respectRobots: boolean;
  readonly crawlDelayMaxSeconds: number;
  readonly requestsPerSecond: number;
  readonly hostConcurrency: number;
  /** Hosts with a rate of their own. */
  readonly hostRates: readonly (readonly [string, HostRate])[];
  readonly retryAfterMaxSeconds: number;
  readonly pageMaxBytes: number;
  readonly interfaceMaxBytes: number;
  /** Told of every answer, for the operators' figures. */
  readonly onAnswer: (answer: WebAnswer) => void;
}

/** Requests in flight over all hosts of one crawl; the pacer holds each host to its own share. */
const CONCURRENCY = 16;
const RETRIES = 2;

/** How every crawl is made. */
const CRAWLER_OPTIONS = {
  minConcurrency: CONCURRENCY,
  maxConcurrency: CONCURRENCY,
  maxRequestRetries: RETRIES,
  requestHandlerTimeoutSecs: 600,
  // One session, never retired: its cookies are kept, an identity is never changed to get around a refusal.
  sessionPoolOptions: {
    maxPoolSize: 1,
    blockedStatusCodes: [],
    sessionOptions: { maxUsageCount: 1e9, maxErrorScore: 1e9, maxAgeSecs: 86_400 },
  },
  autoscaledPoolOptions: { maybeRunIntervalSecs: 0.05, loggingIntervalSecs: null, autoscaleIntervalSecs: 60 },
  statisticsOptions: { logIntervalSecs: 86_400, persistenceOptions: { enable: false } },
  // Locks are for queues that several processes share; this one lives in memory.

  experiments: { requestLocking: false },
};

function asCrawleeRequest(webRequest: WebRequest): RequestOptions {
  return {
    url: webRequest.url,
    uniqueKey: requestKey(webRequest),
    method: webRequest.method ?? 'GET',
    userData: { webRequest },
  };
}

/** Crawlee's own settings: nothing on the disk, and its own look at memory, which starts a program each time, once a minute. */
function crawlerConfiguration(): Configuration {
  return new Configuration({ persistStorage: false, systemInfoV2: true, systemInfoIntervalMillis: 60_000 });
}

/** Time (ms) that the answer to a service's call is waited for after the run was told to stop: the call may have been billed. */
const ANSWER_GRACE = 5000;

/** An answer that may be better next time: 429, 503 and the like. Carries what to hand to the visitor if it is not. */
class RetryableAnswer extends Error {
  constructor(readonly answer: WebAnswer) {
    super('retry');
  }
}

/** The network through Crawlee: its queue, concurrency, retries and session, our HTTP client. One per attempt at a run. */
export class CrawleeWeb implements Web {
  private readonly pacer: HostPacer;
  private readonly robots = new Map<string, Promise<HostRobots>>();
  private readonly waiting: AbortSignal;

  /** Once `timeUp` is aborted nothing new is asked: requests are answered as failed, so that their run ends with what it has. */
  constructor(
    private readonly client: GuardedHttpClient,
    private readonly policy: CrawlPolicy,
    private readonly signal: AbortSignal,
    private readonly timeUp: AbortSignal = new AbortController().signal,
  ) {
    this.waiting = AbortSignal.any([signal, timeUp]);
    crawleeLog.setLevel(LogLevel.OFF);
    this.pacer = new HostPacer(
      { requestsPerSecond: policy.requestsPerSecond, concurrency: policy.hostConcurrency },
      policy.hostRates,
    );
  }

  async crawl(
    seeds: readonly WebRequest[],
    visit: (answer: WebAnswer) => NextRequests | undefined | Promise<NextRequests | undefined>,
  ): Promise<readonly Finding[]> {
    if (seeds.length === 0) return [];
    let visitError: unknown;
    let answered = 0;
    const deliver = async (answer: WebAnswer): Promise<void> => {
      if (this.signal.aborted) return;
      answered++;
      this.policy.onAnswer(answer);
      try {
        const { urgent = [], next = [] } = (await visit(answer)) ?? {};
        await add(urgent, true);
        await add(next, false);
      } catch (error) {
        // Crawlee would swallow it into its failed requests: keep it and end the crawl.
        visitError ??= error;
        await crawler.autoscaledPool?.abort();
      }
    };
    const crawler = new BasicCrawler(
      {
        httpClient: new CrawleeHttpClient((request, cookies) => this.fetch(request, cookies)),
        ...CRAWLER_OPTIONS,
        requestHandler: async ({ request, sendRequest }) => {
          const webRequest = request.userData['webRequest'] as WebRequest;
          const response = (await sendRequest({ webRequest } as never)) as unknown as { answer: WebAnswer };
          await deliver(response.answer);
        },
        failedRequestHandler: async ({ request }, error) => {
          const webRequest = request.userData['webRequest'] as WebRequest;
          await deliver(
            error instanceof RetryableAnswer
              ? error.answer
              : { outcome: 'failed', request: webRequest, ...failureOf(error) },
          );
        },
      },
      crawlerConfiguration(),
    );
    // Crawlee knows duplicates too, at the price of a look into its storage for each link of each page.
    const seen = new Set<string>();
    const isNew = (request: WebRequest): boolean =>
      !seen.has(requestKey(request)) && seen.add(requestKey(request)).size > 0;
    const add = async (requests: readonly WebRequest[], forefront: boolean): Promise<void> => {
      const sources = requests.filter(isNew).map(asCrawleeRequest);
      if (sources.length > 0) await crawler.addRequests(sources, { forefront, waitForAllRequestsToBeAdded: true });
    };
    this.signal.throwIfAborted();
    await add(
      seeds.filter((seed) => URL.canParse(seed.url)),
      false,
    );
    // An abort leaves the crawl behind, which asks nothing more and runs dry: Crawlee's own abort never returns when it meets a pool that is about to start.
    await Promise.race([crawler.run(), aborted(this.signal, crawler)]);
    this.signal.throwIfAborted();
    if (visitError !== undefined) throw visitError as Error;
    // Whatever ended it: Crawlee's own handler of Ctrl-C, for one, ends a crawl as if it were finished.
    return answered === seen.size
      ? []
      : [finding('crawl_ended_early', seeds[0]?.url ?? '', { seen: seen.size, kept: answered })];
  }

  async ask({ url, method, headers, json }: ServiceRequest): Promise<ServiceAnswer> {
    this.signal.throwIfAborted();
    const patience = new AbortController();
    const giveUp = (): void => {
      setTimeout(() => {
        patience.abort(this.signal.reason);
      }, ANSWER_GRACE).unref();
    };
    this.signal.addEventListener('abort', giveUp, { once: true });
    try {
      const answer = await this.client.exchange({
        url,
        method,
        headers: {
          accept: 'application/json',
          ...headers,
          ...(json !== undefined && { 'content-type': 'application/json' }),
        },
        ...(json !== undefined && { body: JSON.stringify(json) }),
        maxBytes: this.policy.interfaceMaxBytes,
        signal: patience.signal,
        followsRedirects: false,
        mayBeOperators: true,
      });
      return { status: answer.status, headers: answer.headers, body: answer.body };
    } catch (error) {
      this.signal.throwIfAborted();
      const { kind, reason } = failureOf(error);
      throw new NetworkError(kind, reason, { cause: error });
    } finally {
      this.signal.removeEventListener('abort', giveUp);
    }
  }

  /** One request, judged. @throws RetryableAnswer or a network error where another try may help */
  private async fetch(request: WebRequest, cookies: CookieJar | undefined): Promise<WebAnswer> {
    try {
      this.waiting.throwIfAborted();
      const url = this.client.guard.checkUrl(request.url);
      if (isPage(request)) await this.checkRobots(url.href);
      const answer = await this.pacer.run(url.hostname, this.waiting, () => this.exchange(request, cookies));
      return this.judge(request, answer, url.hostname);
    } catch (error) {
      const refusal = findRefusal(error);
      if (refusal)
        return {
          outcome: 'refused',
          request,
          reason: refusal.message,
          by: refusal instanceof RobotsRefusal ? 'robots' : 'guard',
        };
      // What an abort broke off must not be tried again, and nobody hears of it.
      if (this.signal.aborted) return { outcome: 'failed', request, kind: 'stopped', reason: 'the run was stopped' };
      if (this.timeUp.aborted)
        return { outcome: 'failed', request, kind: 'time_used', reason: 'the time of the run was used up' };
      if (isLasting(error)) return { outcome: 'failed', request, ...failureOf(error) };
      throw error;
    }
  }

  private exchange(request: WebRequest, cookies: CookieJar | undefined): Promise<HttpAnswer> {
    const isInterface = !isPage(request);
    return this.client.exchange({
      url: request.url,
      method: request.method ?? 'GET',
      headers: {
        accept:
          request.accept ??
          (isInterface
            ? 'application/json, application/xml;q=0.9, */*;q=0.8'
            : 'text/html,application/xhtml+xml,*/*;q=0.8'),
        ...(request.json === undefined ? {} : { 'content-type': 'application/json' }),
        ...request.headers,
      },
      ...(request.json === undefined ? {} : { body: JSON.stringify(request.json) }),
      maxBytes: isInterface ? this.policy.interfaceMaxBytes : this.policy.pageMaxBytes,
      signal: this.signal,
      ...(cookies && { cookies }),
      ...(isInterface ? {} : { onRedirect: (url: string) => this.checkRobots(url) }),
    });
  }

  private judge(
    request: WebRequest,
    { url, status, headers, body, truncated }: HttpAnswer,
    hostname: string,
  ): WebAnswer {
    const reason = refusalOf(status, headers, body) ?? boardRefusalOf(request, status, url);
    if (reason === undefined && status < 500) {
      return {
        outcome: 'page',
        request,
        url,
        status,
        contentType: String(headers['content-type'] ?? ''),
        body,
        truncated,
      };
    }
    const asked = retryAfterSeconds(headers['retry-after'], Date.now());
    if (reason === undefined)
      return this.retryLater(
        { outcome: 'failed', request, kind: 'server_error', reason: `it answered ${String(status)}` },
        hostname,
        asked,
      );
    const refusal: WebRefusal = {
      outcome: 'refused',
      request,
      reason,
      by: 'server',
      status,
      ...(asked !== undefined && { retryAfterSeconds: asked }),
    };
    // 999 is the network's own number for a refusal, no error of a server.
    return status === 429 || (status >= 500 && status < 600) ? this.retryLater(refusal, hostname, asked) : refusal;
  }

  /** @throws RetryableAnswer unless the host asks for more patience than the settings allow */
  private retryLater(answer: WebAnswer, hostname: string, asked: number | undefined): WebAnswer {
    const wait = asked ?? 1;
    if (wait > this.policy.retryAfterMaxSeconds) return answer;
    this.pacer.pause(hostname, wait);
    throw new RetryableAnswer(answer);
  }

  private async checkRobots(url: string): Promise<void> {
    if (!this.policy.respectRobots || !URL.canParse(url)) return;
    const robots = await this.robotsOf(new URL(url));
    if (!robots.isAllowed(url)) throw new RobotsRefusal('its robots.txt does not allow it');
  }

  private robotsOf({ origin, hostname }: URL): Promise<HostRobots> {
    let robots = this.robots.get(origin);
    if (!robots) {
      robots = this.pacer
        .run(hostname, this.waiting, () => readRobots(origin, this.client, this.policy.userAgent, this.signal))
        .then((read) => {
          this.pacer.slowDown(hostname, Math.min(read.crawlDelaySeconds, this.policy.crawlDelayMaxSeconds));
          return read;
        });
      this.robots.set(origin, robots);
    }
    return robots;
  }
}

/** Robots.txt is for the pages of sites. */
function isPage({ kind = 'page' }: WebRequest): boolean {
  return kind === 'page';
}

/** Our client behind Crawlee's interface. Crawlee passes the options of `sendRequest` through as they are. */
class CrawleeHttpClient implements BaseHttpClient {
  constructor(private readonly fetch: (request: WebRequest, cookies: CookieJar | undefined) => Promise<WebAnswer>) {}

  async sendRequest<T extends keyof ResponseTypes = 'text'>(request: HttpRequest<T>): Promise<HttpResponse<T>> {
    const answer = await this.fetch(request['webRequest'] as WebRequest, request.cookieJar as CookieJar | undefined);
    return { answer } as unknown as HttpResponse<T>;
  }

  stream(): Promise<StreamingHttpResponse> {
    return Promise.reject(new Error('pages are read whole, up to their limit'));
  }
}
