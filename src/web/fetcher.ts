import { aborted } from 'node:util';
import type { Finding } from '../findings/finding.js';
import { findRefusedAddress } from './address-guard.js';
import type { BrowserGate } from './browser/filtering-proxy.js';
import type { CookieJar, GuardedHttpClient, HttpAnswer, HttpExchange } from './guarded-http-client.js';
import { HostPacer, type HostRate, type ServerRate, type TakeTurn } from './host-pacer.js';
import { RunCancelledError } from '../errors.js';
import { isLasting, knownError, type FailureKind } from './network-errors.js';
import { partHeaders } from './part-headers.js';
import { boardRefusalOf, refusalOf, retryAfterSeconds } from './refusals.js';
import { RobotsCache, RobotsUnreadableError, type RobotsPolicy } from './robots.js';
import type { WebAnswer, WebFailure, WebRefusal, WebRequest } from './web.js';

/** What requests obey; from the settings. */
export interface FetchPolicy extends RobotsPolicy {
  readonly respectRobots: boolean;
  readonly requestsPerSecond: number;
  readonly hostConcurrency: number;
  /** Hosts with a rate of their own. */
  readonly hostRates: readonly (readonly [string, HostRate])[];
  /** Rates of servers that answer for many hosts; never above what is asked of any host. */
  readonly serverRates: readonly ServerRate[];
  readonly retryAfterMaxSeconds: number;
  readonly pageMaxBytes: number;
  readonly interfaceMaxBytes: number;
}

/** The way out that all runs of a process share: one client, one pace for each host, each robots.txt once. */
export class Network {
  readonly pacer: HostPacer;
  /** The pace of what a browser loads for a page: at most so many at a time and a second as a visitor's would. */
  readonly parts: HostPacer;
  readonly robots: RobotsCache;

  constructor(
    readonly client: GuardedHttpClient,
    readonly policy: FetchPolicy,
  ) {
    this.pacer = new HostPacer(
      { requestsPerSecond: policy.requestsPerSecond, concurrency: policy.hostConcurrency },
      policy.hostRates,
      policy.serverRates,
    );
    this.parts = new HostPacer({ requestsPerSecond: policy.requestsPerSecond * 10, concurrency: 6 });
    this.robots = new RobotsCache(client, this.pacer, policy);
  }
}

/** An answer that may be better next time: 429, 503 and the like. Carries what to hand to the visitor if it is not. */
export class RetryableAnswer extends Error {
  constructor(readonly answer: WebAnswer) {
    super('retry');
  }
}

/** Robots.txt does not allow the address. */
class RobotsRefusal extends Error {}

/** A redirect led to what its visitor knows. */
class KnownEnd extends Error {}

/** How much larger and slower than others an answer may be that is read in parts. */
const IN_PARTS = 10;

/** What happens while an answer comes. */
export interface AnswerSteps<Part = WebAnswer> {
  readonly takePart: (part: Part) => Promise<void>;
  /** Resolves when a large body may be read on. */
  readonly grow: () => Promise<void>;
}

/** Single requests of one attempt at a run: allowed, at their turn, judged. */
export class Fetcher {
  /** Aborted when nothing more is to be asked. */
  readonly waiting: AbortSignal;
  /** What robots.txt files left to be told, by their origin; undefined where it was told. */
  private readonly ofRobots = new Map<string, readonly Finding[] | undefined>();

  constructor(
    private readonly network: Network,
    private readonly signal: AbortSignal,
    private readonly timeUp: AbortSignal,
    private readonly takeTurn: TakeTurn | undefined,
  ) {
    this.waiting = AbortSignal.any([signal, timeUp]);
  }

  /** @throws where the address is none for strangers, or robots.txt does not allow it */
  async admit(url: string): Promise<void> {
    this.waiting.throwIfAborted();
    await this.checkRobots(this.network.client.guard.checkUrl(url).href);
  }

  /** What is to be told of the robots.txt files that were obeyed since this was asked; each is told once. */
  takeFindings(): Finding[] {
    return [...this.ofRobots].flatMap(([origin, findings = []]) => {
      this.ofRobots.set(origin, undefined);
      return findings;
    });
  }

  /** What every request of a browser passes, under the same rules as a request of ours. */
  browserGate(): BrowserGate {
    const { client, pacer, parts } = this.network;
    return {
      guard: client.guard,
      checkRobots: (url) => this.checkRobots(url),
      isRobotsRefusal: (error) => error instanceof RobotsRefusal,
      atTurn: (part, hostname, work) =>
        part === 'page'
          ? pacer.run(hostname, this.waiting, work, this.takeTurn)
          : parts.run(hostname, this.waiting, work),
      send: (exchange, limits) => client.exchangeBytes({ ...exchange, ...limits }),
      openSocket: (asked) => client.openSocket(asked),
    };
  }

  /** One request, judged. @throws RetryableAnswer or a network error where another try may help */
  async fetch(request: WebRequest, cookies: CookieJar | undefined, on: AnswerSteps): Promise<WebAnswer> {
    try {
      this.waiting.throwIfAborted();
      const url = this.network.client.guard.checkUrl(request.url);
      if (isPage(request)) await this.checkRobots(url.href);
      const ask = (): Promise<HttpAnswer> =>
        this.exchange(request, cookies, {
          ...on,
          takePart: (part) => on.takePart(this.judgeAnswer(request, part, url.hostname)),
        });
      const answer = await this.network.pacer.run(url.hostname, this.waiting, ask, this.takeTurn);
      return this.judgeAnswer(request, answer, url.hostname);
    } catch (error) {
      const answer = this.answerOf(error, request);
      if (answer === undefined) throw error;
      return answer;
    }
  }

  /** The answer that an error stands for; undefined where another try may help. */
  answerOf(error: unknown, request: WebRequest): WebFailure | WebRefusal | undefined {
    const failed = (kind: FailureKind, reason: string): WebFailure => ({ outcome: 'failed', request, kind, reason });
    if (error instanceof RobotsRefusal) return { outcome: 'refused', request, reason: error.message, by: 'robots' };
    if (error instanceof KnownEnd) return failed('known_end', error.message);
    const refused = findRefusedAddress(error);
    if (refused) return { outcome: 'refused', request, reason: refused.message, by: 'guard' };
    // What an abort broke off must not be tried again, and nobody hears of it.
    if (this.signal.aborted) return failed('stopped', 'the run was stopped');
    if (this.timeUp.aborted) return failed('time_used_up', reasonOfEnd(this.timeUp));
    // It was asked for several times already.
    if (error instanceof RobotsUnreadableError) return failed('robots_unreadable', error.message);
    if (!isLasting(error)) return undefined;
    const { kind, reason } = knownError(error);
    return failed(kind, reason);
  }

  private exchange(
    request: WebRequest,
    cookies: CookieJar | undefined,
    { grow, takePart }: AnswerSteps<HttpAnswer>,
  ): Promise<HttpAnswer> {
    const isInterface = !isPage(request);
    const sent = bodyOf(request);
    return this.network.client.exchange({
      url: request.url,
      method: request.method ?? 'GET',
      headers: {
        accept:
          request.accept ??
          (isInterface
            ? 'application/json, application/xml;q=0.9, */*;q=0.8'
            : 'text/html,application/xhtml+xml,*/*;q=0.8'),
        ...(sent === undefined ? {} : { 'content-type': sent.type }),
        ...request.headers,
      },
      ...(sent === undefined ? {} : { body: sent.body }),
      maxBytes: this.maxBytesOf(request),
      // What is on its way is broken off, too: a run that is cancelled ends within seconds, whatever its site does.
      signal: this.waiting,
      grow,
      ...(cookies && { cookies }),
      ...(request.takesPdf === true && { takesPdf: true }),
      ...(request.partsOf !== undefined && this.inParts(request.partsOf, takePart)),
      onRedirect: (url: string) => this.checkRedirect(url, request),
      ...(isInterface ? {} : { takesBroken: true }),
    });
  }

  /** Waits for the turn of where a redirect leads: it is another request. @throws where it is not to be followed */
  private async checkRedirect(url: string, request: WebRequest): Promise<void> {
    if (request.stopsAt?.has(url) === true) throw new KnownEnd(`it leads to ${url}`);
    const { client, pacer } = this.network;
    const { hostname } = client.guard.checkUrl(url);
    if (isPage(request)) await this.checkRobots(url);
    await pacer.turn(hostname, this.waiting, this.takeTurn);
  }

  private maxBytesOf({ kind, maxBytes = Infinity }: WebRequest): number {
    const { interfaceMaxBytes, pageMaxBytes } = this.network.policy;
    return Math.min(maxBytes, kind === 'interface' ? interfaceMaxBytes : pageMaxBytes);
  }

  private inParts(element: string, take: (part: HttpAnswer) => Promise<void>): Partial<HttpExchange> {
    return {
      parts: { element, take },
      maxBytes: this.network.policy.interfaceMaxBytes * IN_PARTS,
      timeoutSeconds: this.network.client.timeoutSeconds * IN_PARTS,
    };
  }

  private judgeAnswer(request: WebRequest, answer: HttpAnswer, hostname: string): WebAnswer {
    const { url, status, headers, body } = answer;
    const reason = refusalOf(status, headers, body) ?? boardRefusalOf(request, status, url);
    if (reason === undefined && status < 500) return whole(request, answer);
    const asked = retryAfterSeconds(headers['retry-after'], Date.now());
    if (reason === undefined)
      return this.retryLater(
        { outcome: 'failed', request, kind: 'server_error', reason: `it answered ${String(status)}`, status },
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
    if (wait > this.network.policy.retryAfterMaxSeconds) return answer;
    this.network.pacer.pause(hostname, wait);
    throw new RetryableAnswer(answer);
  }

  private async checkRobots(url: string): Promise<void> {
    if (!this.network.policy.respectRobots || !URL.canParse(url)) return;
    const { origin } = new URL(url);
    const robots = await Promise.race([this.network.robots.of(origin), aborted(this.waiting, this)]);
    this.waiting.throwIfAborted();
    if (robots && !this.ofRobots.has(origin)) this.ofRobots.set(origin, robots.findings);
    if (robots?.isAllowed(url) === false) throw new RobotsRefusal('its robots.txt does not allow it');
  }
}

/** @throws RetryableAnswer for one that broke off: another try may bring the rest */
function whole(request: WebRequest, answer: HttpAnswer): WebAnswer {
  const page = answered(request, answer);
  if (answer.brokenBy === undefined || page.outcome !== 'page') return page;
  throw new RetryableAnswer({ ...page, brokenOff: knownError(answer.brokenBy).reason });
}

/**
 * A page; no page where a redirect was followed as often as is sensible, or names no address. What shows a text and
 * leads nowhere is a page to browsers, too.
 */
function answered(request: WebRequest, answer: HttpAnswer): WebAnswer {
  const { url, status, headers, body, pdf, truncated } = answer;
  const leads = headers['location'] !== undefined;
  if (status >= 300 && status < 400 && (leads || body.trim() === '')) {
    const reason = leads ? 'it redirects without end' : `it answered ${String(status)}`;
    return { outcome: 'failed', request, kind: 'other', reason, status };
  }
  const contentType = String(headers['content-type'] ?? '');
  const part = partHeaders(headers);
  return {
    outcome: 'page',
    request,
    url,
    status,
    contentType,
    body,
    truncated,
    ...(pdf && { pdf }),
    ...(part && { part }),
  };
}

function bodyOf({ json, form }: WebRequest): { type: string; body: string } | undefined {
  if (json !== undefined) return { type: 'application/json', body: JSON.stringify(json) };
  return form === undefined ? undefined : { type: 'application/x-www-form-urlencoded', body: form };
}

/** Why nothing more is asked for. */
function reasonOfEnd({ reason }: AbortSignal): string {
  return reason instanceof RunCancelledError ? reason.message : 'the time of the run was used up';
}

/** Robots.txt is for the pages of sites. */
function isPage({ kind = 'page' }: WebRequest): boolean {
  return kind === 'page';
}
