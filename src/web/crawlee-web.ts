import {
  BasicCrawler,
  Configuration,
  LogLevel,
  log as crawleeLog,
  type BaseHttpClient,
  type HttpRequest,
  type HttpResponse,
  type ResponseTypes,
  type StreamingHttpResponse,
} from '@crawlee/basic';
import { aborted } from 'node:util';
import { messageOf } from '../errors.js';
import { RefusedAddressError } from './address-guard.js';
import type { BrowserHost, BrowserSession } from './browser/browser-host.js';
import type { BrowserGate } from './browser/filtering-proxy.js';
import type { Look, RenderAnswer, RenderRequest } from './browser/rendering.js';
import type { CookieJar, GuardedHttpClient, HttpAnswer } from './guarded-http-client.js';
import { HostPacer, type HostRate } from './host-pacer.js';
import { boardRefusalOf, refusalOf, retryAfterSeconds } from './refusals.js';
import { readRobots, type HostRobots } from './robots.js';
import {
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

/** Time (ms) that the answer to a service's call is waited for after the run was told to stop: the call may have been billed. */
const ANSWER_GRACE = 5000;

/** Robots.txt does not allow the address. */
class RobotsRefusal extends Error {
  override readonly name = 'RobotsRefusal';
}

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
  private tabs: BrowserSession | undefined;

  /** Once `timeUp` is aborted nothing new is asked: requests are answered as failed, so that their run ends with what it has. */
  constructor(
    private readonly client: GuardedHttpClient,
    private readonly policy: CrawlPolicy,
    private readonly signal: AbortSignal,
    private readonly timeUp: AbortSignal = new AbortController().signal,
    private readonly browser?: BrowserHost,
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
  ): Promise<void> {
    if (seeds.length === 0) return;
    let visitError: unknown;
    const deliver = async (answer: WebAnswer): Promise<void> => {
      if (this.signal.aborted) return;
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
        // eslint-disable-next-line @typescript-eslint/no-deprecated -- the flag goes when the next major version drops the locks' cost
        experiments: { requestLocking: false },
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
              : { outcome: 'failed', request: webRequest, reason: reasonOf(error) },
          );
        },
      },
      // Its own look at memory starts a program each time; once a minute is enough for what does not scale by it.
      new Configuration({ persistStorage: false, systemInfoV2: true, systemInfoIntervalMillis: 60_000 }),
    );
    // Crawlee knows duplicates too, at the price of a look into its storage for each link of each page.
    const seen = new Set<string>();
    const isNew = (request: WebRequest): boolean =>
      !seen.has(requestKey(request)) && seen.add(requestKey(request)).size > 0;
    const add = async (requests: readonly WebRequest[], forefront: boolean): Promise<void> => {
      const sources = requests.filter(isNew).map((webRequest) => ({
        url: webRequest.url,
        uniqueKey: requestKey(webRequest),
        method: webRequest.method ?? 'GET',
        userData: { webRequest },
      }));
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
  }

  async render(request: RenderRequest, look: Look = () => false): Promise<RenderAnswer> {
    this.signal.throwIfAborted();
    const failed = (reason: string): RenderAnswer => ({ outcome: 'failed', request, reason });
    if (!this.browser) return failed('there is no browser');
    try {
      this.client.guard.checkUrl(request.url);
      await this.checkRobots(request.url);
      this.tabs ??= this.browser.session(this.gate());
      return await this.tabs.render(request, look, this.waiting);
    } catch (error) {
      this.signal.throwIfAborted();
      if (this.timeUp.aborted) return failed('the time of the run was used up');
      const refusal = findRefusal(error);
      if (!refusal) return failed(messageOf(error));
      const by = refusal instanceof RobotsRefusal ? 'robots' : 'guard';
      return { outcome: 'refused', request, reason: refusal.message, by };
    }
  }

  async close(): Promise<void> {
    await this.tabs?.close();
  }

  /** A rendered page has the host's turn like any page; the parts it loads go at the pace at which browsers load them. */
  private gate(): BrowserGate {
    const parts = new HostPacer({ requestsPerSecond: this.policy.requestsPerSecond * 10, concurrency: 6 });
    return {
      guard: this.client.guard,
      checkRobots: (url) => this.checkRobots(url),
      atTurn: (part, hostname, work) => (part === 'page' ? this.pacer : parts).run(hostname, this.waiting, work),
      send: (exchange, limits) => this.client.exchangeBytes({ ...exchange, ...limits }),
    };
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
      if (this.signal.aborted) return { outcome: 'failed', request, reason: 'the run was stopped' };
      if (this.timeUp.aborted) return { outcome: 'failed', request, reason: 'the time of the run was used up' };
      if (isLasting(error)) return { outcome: 'failed', request, reason: reasonOf(error) };
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
      return this.retryLater({ outcome: 'failed', request, reason: `it answered ${String(status)}` }, hostname, asked);
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

/** The guard's or robots.txt's refusal, also where a connector wrapped it. */
function findRefusal(error: unknown): RefusedAddressError | RobotsRefusal | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof RefusedAddressError || cause instanceof RobotsRefusal) return cause;
  }
  return undefined;
}

/** A network error that another try a few seconds later meets again: no such host, or a certificate that is not its own. */
function isLasting(error: unknown): boolean {
  return /^(?:ENOTFOUND$|CERT_|ERR_TLS_CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_)/.test(
    (error as { code?: string }).code ?? '',
  );
}

/** A network error in words a person understands. */
function reasonOf(error: unknown): string {
  const code = (error as { code?: string }).code ?? '';
  const known: Record<string, string> = {
    ENOTFOUND: 'there is no such host',
    ECONNREFUSED: 'it does not accept connections',
    ECONNRESET: 'the connection broke',
    UND_ERR_SOCKET: 'the connection broke',
    UND_ERR_CONNECT_TIMEOUT: 'it could not be connected to in time',
    UND_ERR_HEADERS_TIMEOUT: 'it did not answer in time',
    UND_ERR_BODY_TIMEOUT: 'it did not answer in time',
  };
  // Crawlee hands errors over with their names in their messages.
  if (/TimeoutError|timed? ?out/i.test(`${(error as Error).name} ${messageOf(error)}`))
    return 'it did not answer in time';
  return known[code] ?? messageOf(error);
}
