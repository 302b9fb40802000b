import type { Duplex } from 'node:stream';
import { aborted } from 'node:util';
import type { Agent, Dispatcher } from 'undici';
import { AddressGuard, LONGEST_OF_DATA } from './address-guard.js';
import { beginBody, decodeText, isText, readBody, readInParts, type BegunBody } from './body.js';
import { ExchangeTime } from './exchange-time.js';
import { isPdf } from './pdf-mark.js';
import { locationOf, redirected, sentAs } from './redirects.js';
import { Semaphore } from './semaphore.js';

/** Limits and identity of the client. */
export interface HttpClientOptions {
  readonly allowPrivate: boolean;
  readonly proxyUrl: string | undefined;
  /** False: names are resolved here as well, and what leads inside is not asked of the proxy. (true) */
  readonly proxyResolves?: boolean;
  readonly userAgent: string;
  /** For one exchange, redirects and body included. */
  readonly timeoutSeconds: number;
  /**
   * Origins that the operator's settings name: their private addresses are reached, by requests made for them alone.
   */
  readonly operatorOrigins?: readonly string[];
}

export interface HttpExchange {
  readonly url: string;
  readonly method?: 'GET' | 'POST' | 'HEAD' | 'OPTIONS';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** Characters that the address may have. (2048) */
  readonly longestUrl?: number;
  readonly maxBytes: number;
  readonly signal: AbortSignal;
  readonly cookies?: CookieJar;
  /**
   * True where the address is a setting or made of one: the operators' own servers may stand in their own network.
   * (false)
   */
  readonly mayBeOperators?: boolean;
  /** Whether a PDF is taken as its bytes. (false: its body is not even fetched) */
  readonly takesPdf?: boolean;
  /** Whether a body that breaks off is taken as far as it came. (false) */
  readonly takesBroken?: boolean;
  /** False where the status is the answer, and a body that cannot be read changes nothing. (true) */
  readonly needsBody?: boolean;
  /** False for requests with a key: it must not travel to where the server points. (true) */
  readonly followsRedirects?: boolean;
  /** Seconds for the whole exchange, in place of the client's own. */
  readonly timeoutSeconds?: number;
  /** Called before each redirect is followed. @throws to refuse it */
  readonly onRedirect?: (url: string) => Promise<void>;
  /**
   * What a large body waits for before it is read on, beside a place among the large bodies of all runs. May be called
   * more than once.
   */
  readonly grow?: () => Promise<void>;
  /** A large XML answer is handed on in parts of whole elements; the answer itself is then what is left. */
  readonly parts?: { readonly element: string; readonly take: (part: HttpAnswer) => Promise<void> };
}

export interface CookieJar {
  getCookieString(url: string): Promise<string>;
  setCookie(cookie: string, url: string): Promise<unknown>;
}

export interface HttpAnswer {
  readonly url: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
  /** The bytes of a PDF where it was taken. */
  readonly pdf?: Uint8Array;
  readonly truncated: boolean;
  /** What its body broke off of, where that was taken. */
  readonly brokenBy?: unknown;
}

/** An answer as its bytes, decompressed. */
export interface HttpBytes extends Omit<HttpAnswer, 'body'>, BegunBody {}

/** A WebSocket's connection. */
export interface OpenedSocket {
  readonly socket: Duplex;
  readonly headers: HttpAnswer['headers'];
}

/** Time (ms) in which an answer to a browser ends, or is handed on as it comes; events are handed on at once. */
const LIVE_AFTER = 1000;

const MAX_REDIRECTS = 5;
const TIMEOUTS = { headersTimeout: 60_000, bodyTimeout: 60_000 };
/** Bytes of an answer's headers, as in Chromium: undici's own 16 KB lose the pages of long policies and link lists. */
const HEADERS = { maxHeaderSize: 262_144 };
/** To one server: more than there are runs at a time. How many a site gets is the pacer's business. */
const CONNECTIONS = 128;

/** Large bodies that are read at a time, for all runs: until it is a text, one of 3 MB takes three times as much. */
const LARGE_BODIES = 6;

/** Content that is never read as text; its body is not even fetched. */
const BINARY = /^(?:image|audio|video|font)\/|^application\/(?:pdf|zip|octet-stream|msword|vnd\.)/i;

/** What is text among it: what is packed as a file, and what vendors make of JSON and XML (`vnd.api+json`). */
const TEXT_ALL_THE_SAME = /gzip|^application\/[^;]{1,100}\+(?:json|xml)\b/i;

/** What servers call a PDF. */
const MAY_BE_PDF = /^application\/(?:pdf|x-pdf|octet-stream)/i;

/** What came is neither a text nor said to be anything else. */
class NotTextError extends Error {
  readonly code = 'NOT_TEXT';
}

type Undici = typeof import('undici');

/** What requests go through: undici itself, its connections to the world and those to the operators' own servers. */
interface Connections {
  readonly undici: Undici;
  readonly world: Dispatcher;
  readonly operators: Dispatcher;
}

/**
 * The one way out: every connection and every redirect passes the address guard, bodies end at their cap after
 * decompression, an exchange has a deadline, certificates are checked.
 */
export class GuardedHttpClient {
  readonly guard: AddressGuard;
  private readonly largeBodies = new Semaphore(LARGE_BODIES);
  private connections: Promise<Connections> | undefined;

  constructor(private readonly options: HttpClientOptions) {
    this.guard = new AddressGuard(options);
  }

  /** For an exchange that says nothing else. */
  get timeoutSeconds(): number {
    return this.options.timeoutSeconds;
  }

  /**
   * Sends a request and follows its redirects.
   * @throws RefusedAddressError when the guard says no; NotTextError; errors of the network as undici has them
   */
  async exchange(exchange: HttpExchange): Promise<HttpAnswer> {
    const time = new ExchangeTime(exchange.timeoutSeconds ?? this.options.timeoutSeconds);
    try {
      return await this.follow(exchange, time);
    } finally {
      time.end();
    }
  }

  private async follow(exchange: HttpExchange, time: ExchangeTime): Promise<HttpAnswer> {
    const signal = AbortSignal.any([exchange.signal, time.signal]);
    let current = exchange;
    const left = new Set<string>();
    for (let hops = 0; ; hops++) {
      const response = await this.send(current, signal);
      const location = locationOf(response);
      if (location === undefined || hops === MAX_REDIRECTS || exchange.followsRedirects === false)
        return this.answered(current, response, time);
      const next = URL.canParse(location, current.url) ? new URL(location, current.url).href : location;
      const then = redirected(current, next, response.statusCode);
      // Only a cookie that came with it may make a way back end elsewhere.
      if (exchange.cookies && response.headers['set-cookie'] !== undefined) left.clear();
      else left.add(sentAs(current));
      if (left.has(sentAs(then))) return this.answered(current, response, time);
      response.body.destroy();
      // Whose turn it is, and what is allowed there, is no matter of this server's speed.
      if (exchange.onRedirect) await time.pause(exchange.onRedirect(next));
      current = then;
    }
  }

  /**
   * Sends one request for a browser, which decodes texts and follows redirects itself, each through here again.
   * @throws as `exchange`
   */
  async exchangeBytes(exchange: HttpExchange): Promise<HttpBytes> {
    const signal = AbortSignal.any([exchange.signal, AbortSignal.timeout(this.options.timeoutSeconds * 1000)]);
    const response = await this.send({ longestUrl: LONGEST_OF_DATA, ...exchange }, signal);
    const { statusCode: status, headers } = response;
    const contentType = String(headers['content-type'] ?? '');
    if (isBinary(contentType)) return this.bytesOf(exchange, response);
    const patience = contentType.startsWith('text/event-stream') ? 0 : LIVE_AFTER;
    const encoding = String(headers['content-encoding'] ?? '');
    const body = await beginBody(response.body, encoding, { limit: exchange.maxBytes, patience });
    return { url: exchange.url, status, headers, ...body };
  }

  /**
   * Opens a WebSocket for a browser: the connection behind it and the headers of the answer.
   * @throws as `exchange`, and where the server does not agree
   */
  async openSocket({ url: address, headers, signal }: Omit<HttpExchange, 'maxBytes'>): Promise<OpenedSocket> {
    const url = this.guard.checkUrl(address);
    await this.checkBehindProxy(url);
    const { undici, world } = await this.connected();
    const opened = await undici.upgrade(url, {
      dispatcher: world,
      protocol: 'websocket',
      headers: { 'user-agent': this.options.userAgent, ...headers },
      signal: AbortSignal.any([signal, AbortSignal.timeout(this.options.timeoutSeconds * 1000)]),
    });
    return { socket: opened.socket, headers: opened.headers };
  }

  /** Loads what the first request would load. */
  async prepare(): Promise<void> {
    await this.connected();
  }

  async close(): Promise<void> {
    const opened = await this.connections;
    await Promise.all([opened?.world.destroy(), opened?.operators.destroy()]);
  }

  private async send(exchange: HttpExchange, signal: AbortSignal): Promise<Dispatcher.ResponseData> {
    const { undici, url, dispatcher } = await this.wayTo(exchange);
    const cookie = await exchange.cookies?.getCookieString(url.href);
    const response = await undici.request(url, {
      dispatcher,
      method: exchange.method ?? 'GET',
      headers: {
        'user-agent': this.options.userAgent,
        // No deflate: servers disagree on what it is.
        'accept-encoding': 'gzip, br',
        'accept-language': 'en,*;q=0.8',
        ...(cookie ? { cookie } : {}),
        ...exchange.headers,
      },
      ...(exchange.body === undefined ? {} : { body: exchange.body }),
      ...timeoutsOf(exchange),
      signal,
    });
    // A body that breaks off after we stopped listening must not end the process.
    response.body.on('error', () => {});
    // One for another host, or that is none, is not kept: the page is there all the same, as in browsers.
    for (const setCookie of [response.headers['set-cookie'] ?? []].flat())
      await exchange.cookies?.setCookie(setCookie, url.href).catch(() => {});
    return response;
  }

  /** @throws RefusedAddressError where names are resolved here as well as by the proxy, and this one leads inside */
  private async checkBehindProxy({ hostname }: URL): Promise<void> {
    if (this.options.proxyUrl !== undefined && this.options.proxyResolves === false)
      await this.guard.checkName(hostname);
  }

  /** @throws RefusedAddressError */
  private async wayTo(exchange: HttpExchange): Promise<{ undici: Undici; url: URL; dispatcher: Dispatcher }> {
    const isOperators =
      exchange.mayBeOperators === true && this.options.operatorOrigins?.includes(new URL(exchange.url).origin) === true;
    const url = isOperators ? new URL(exchange.url) : this.guard.checkUrl(exchange.url, exchange.longestUrl);
    const { undici, world, operators } = await this.connected();
    const dispatcher = isOperators ? operators : world;
    if (dispatcher === world) await this.checkBehindProxy(url);
    return { undici, url, dispatcher };
  }

  /**
   * undici is loaded with the first request, or when a worker prepares for it: it is much of what a start would load,
   * and an api process asks nobody.
   */
  private connected(): Promise<Connections> {
    return (this.connections ??= import('undici').then((undici) => {
      const { proxyUrl } = this.options;
      if (proxyUrl !== undefined) {
        const proxy = new undici.ProxyAgent({ uri: proxyUrl, ...HEADERS });
        return { undici, world: proxy, operators: proxy };
      }
      return {
        undici,
        world: this.directAgent(undici),
        operators: new undici.Agent({ ...TIMEOUTS, ...HEADERS, connections: CONNECTIONS }),
      };
    }));
  }

  /** The answer; without its body where that cannot be read and nobody needs it. */
  private async answered(...of: Parameters<GuardedHttpClient['answer']>): Promise<HttpAnswer> {
    const [{ url, needsBody = true }, { statusCode: status, headers }] = of;
    const answer = this.answer(...of);
    return needsBody ? answer : answer.catch(() => ({ url, status, headers, body: '', truncated: true }));
  }

  private async answer(
    exchange: HttpExchange,
    response: Dispatcher.ResponseData,
    time: ExchangeTime,
  ): Promise<HttpAnswer> {
    const contentType = String(response.headers['content-type'] ?? '');
    if (exchange.parts && response.statusCode === 200 && !isBinary(contentType)) {
      const { element, take } = exchange.parts;
      const answer = { url: exchange.url, status: response.statusCode, headers: response.headers };
      const encoding = String(response.headers['content-encoding'] ?? '');
      const { text, truncated } = await readInParts(
        response.body,
        { encoding, contentType, limit: exchange.maxBytes, grow: () => time.pause(ownGrowth(exchange)) },
        { element, take: (body) => take({ ...answer, body, truncated: false }) },
      );
      return { ...answer, body: text, truncated };
    }
    let leave: (() => void) | undefined;
    const grow = async (): Promise<void> => {
      await ownGrowth(exchange);
      leave ??= await this.largeBodies.take(exchange.signal);
    };
    try {
      const { bytes, ...answer } = await this.bytesOf(exchange, response, () => time.pause(grow()));
      checkBroken(answer, exchange, time);
      if (exchange.takesPdf === true && isPdf(bytes)) return { ...answer, body: '', pdf: bytes };
      if (!isText(bytes, contentType)) throw new NotTextError();
      return { ...answer, body: decodeText(bytes, contentType) };
    } finally {
      leave?.();
    }
  }

  private async bytesOf(
    exchange: HttpExchange,
    response: Dispatcher.ResponseData,
    grow?: () => Promise<void>,
  ): Promise<HttpBytes> {
    const answer = { url: exchange.url, status: response.statusCode, headers: response.headers };
    const contentType = String(response.headers['content-type'] ?? '');
    if (isBinary(contentType) && !isTakenAsBytes(exchange, contentType)) {
      response.body.destroy();
      return { ...answer, bytes: Buffer.alloc(0), truncated: false };
    }
    const encoding = String(response.headers['content-encoding'] ?? '');
    const limits = { limit: exchange.maxBytes, ...(grow && { grow }) };
    return { ...answer, ...(await readBody(response.body, encoding, limits)) };
  }

  private directAgent(undici: Undici): Agent {
    const connect = undici.buildConnector({ timeout: 10_000, lookup: this.guard.lookup as never });
    return new undici.Agent({
      connect: (options, callback) => {
        try {
          // Literals never reach a lookup: they have to be checked here, on every connection.
          this.guard.checkHost(options.hostname, options.port);
        } catch (error) {
          callback(error as Error, null);
          return;
        }
        connect(options, callback);
      },
      ...TIMEOUTS,
      ...HEADERS,
      connections: CONNECTIONS,
    });
  }
}

/** @throws what a body broke off of, where that is not taken; what we broke off ourselves is no answer */
function checkBroken({ brokenBy }: Pick<HttpAnswer, 'brokenBy'>, exchange: HttpExchange, time: ExchangeTime): void {
  const isTaken = exchange.takesBroken === true && !exchange.signal.aborted && !time.signal.aborted;
  if (brokenBy !== undefined && !isTaken) throw brokenBy as Error;
}

/** What the exchange's own side makes a large body wait for. @throws the signal's reason where that comes first */
async function ownGrowth({ grow, signal }: HttpExchange): Promise<void> {
  if (!grow) return;
  await Promise.race([grow(), aborted(signal, grow)]);
  signal.throwIfAborted();
}

/** undici's own limits, where the exchange has one of its own. */
function timeoutsOf({ timeoutSeconds: seconds }: HttpExchange): Partial<typeof TIMEOUTS> {
  return seconds === undefined ? {} : { headersTimeout: seconds * 1000, bodyTimeout: seconds * 1000 };
}

function isBinary(contentType: string): boolean {
  return BINARY.test(contentType) && !TEXT_ALL_THE_SAME.test(contentType);
}

/** A PDF where one is asked for; robots.txt and sitemaps, packed or not, are any file to some servers. */
function isTakenAsBytes({ takesPdf, url }: HttpExchange, contentType: string): boolean {
  return (takesPdf === true && MAY_BE_PDF.test(contentType)) || /\.(?:xml|txt)(?:\.gz)?$/i.test(new URL(url).pathname);
}
