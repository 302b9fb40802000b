import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { TLSSocket, createSecureContext, type SecureContext } from 'node:tls';
import { findRefusedAddress, LONGEST_OF_DATA, type AddressGuard } from '../address-guard.js';
import { decodeText } from '../body.js';
import type { HttpBytes, HttpExchange, OpenedSocket } from '../guarded-http-client.js';
import { partHeaders } from '../part-headers.js';
import { PageRecord, type OpenRequest } from './page-record.js';
import { passOn, relaySocket } from './relays.js';
import type { ThrowawayCertificate } from './throwaway-certificate.js';
import { headersBack, headersOn, isReading, purposeOf, socketHeaders, type Purpose } from './browser-requests.js';
import { isTracker } from './trackers.js';

/** What every request of a browser passes: the same checks as a request of the HTTP client. */
export interface BrowserGate {
  readonly guard: AddressGuard;
  /** @throws where the host's robots.txt does not allow the address */
  checkRobots(url: string): Promise<void>;
  isRobotsRefusal(error: unknown): boolean;
  /** Runs the work when the host's turn comes: one for a page, another for the parts that it loads. */
  atTurn<T>(part: 'page' | 'part', hostname: string, work: () => Promise<T>): Promise<T>;
  /** Asks the server; redirects are answers. */
  send(
    exchange: Omit<HttpExchange, 'signal' | 'maxBytes'>,
    limits: { signal: AbortSignal; maxBytes: number },
  ): Promise<HttpBytes>;
  /** Opens a WebSocket. */
  openSocket(asked: {
    url: string;
    headers: Readonly<Record<string, string>>;
    signal: AbortSignal;
  }): Promise<OpenedSocket>;
}

/** What one page may load. */
export interface PageLimits {
  readonly answerMaxBytes: number;
  readonly pageMaxBytes: number;
}

const MAX_REQUESTS = 400;
/** Documents of one page, its frames and its moves together: a page that goes round in circles ends here. */
const MAX_DOCUMENTS = 25;
const MAX_SENT_BYTES = 1_000_000;

/**
 * The only way of one browser context to the network: answers every request by asking for it through the gate, so
 * that a page reaches what the HTTP client would reach and nothing else. It ends encryption, with a key that only our
 * browser accepts, because a tunnel shows neither addresses nor answers.
 */
export class FilteringProxy {
  /** Undefined between two pages: what still asks then is of neither. */
  private page: PageRecord | undefined;
  /** The page that begins with the next document: until then the one before may still be ending. */
  private next: PageRecord | undefined;
  /** Requests between two pages: what was left is not at its end. */
  strays = 0;
  private ended = new AbortController();
  /** Sockets of tunnels, with the origin they lead to. */
  private readonly origins = new WeakMap<Duplex, string>();
  private readonly sockets = new Set<Duplex>();
  private readonly inner: Server;
  private readonly outer: Server;
  private readonly secure: SecureContext;

  private constructor(
    private readonly gate: BrowserGate,
    private readonly limits: PageLimits,
    certificate: ThrowawayCertificate,
  ) {
    this.secure = createSecureContext({ key: certificate.key, cert: certificate.cert });
    const answer = (request: IncomingMessage, response: ServerResponse): void => {
      void this.answer(request, response);
    };
    this.inner = createServer(answer);
    this.outer = createServer(answer);
    for (const server of [this.inner, this.outer]) {
      server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
        void this.openSocket(request, socket, head);
      });
      server.on('clientError', (_error, socket: Duplex) => socket.destroy());
    }
    this.outer.on('connect', (request: IncomingMessage, socket: Duplex) => {
      this.tunnel(request.url ?? '', socket);
    });
    this.outer.on('connection', (socket: Socket) => {
      this.sockets.add(socket);
      socket.on('close', () => this.sockets.delete(socket));
    });
  }

  static async start(
    gate: BrowserGate,
    limits: PageLimits,
    certificate: ThrowawayCertificate,
  ): Promise<FilteringProxy> {
    const proxy = new FilteringProxy(gate, limits, certificate);
    proxy.outer.listen(0, '127.0.0.1');
    await once(proxy.outer, 'listening');
    return proxy;
  }

  /** Address of the proxy, for the browser. */
  get url(): string {
    return `http://127.0.0.1:${String((this.outer.address() as AddressInfo).port)}`;
  }

  /** The next document and what is asked for from then on are those of another page. */
  newPage(): PageRecord {
    this.endPage();
    this.next = new PageRecord();
    return this.next;
  }

  /** The page was left: what it has open is broken off, and nothing that comes later is asked for. */
  endPage(): void {
    this.ended.abort();
    this.ended = new AbortController();
    this.page = undefined;
    this.next = undefined;
    this.strays = 0;
  }

  close(): void {
    this.ended.abort();
    this.outer.close();
    for (const socket of this.sockets) socket.destroy();
  }

  private tunnel(target: string, socket: Duplex): void {
    socket.on('error', () => socket.destroy());
    const { hostname, port } = URL.canParse(`https://${target}`)
      ? new URL(`https://${target}`)
      : { hostname: '', port: '' };
    if (isTracker(hostname)) {
      socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
      return;
    }
    try {
      this.gate.guard.checkHost(hostname, port);
    } catch {
      (this.page ?? this.next)?.refuse('guard', `https://${target}/`);
      socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
      return;
    }
    socket.write('HTTP/1.1 200 OK\r\n\r\n');
    // Plain WebSockets come through tunnels too: the first byte tells whether it is encrypted.
    socket.once('readable', () => {
      const first = socket.read() as Buffer | null;
      if (!first) return;
      socket.unshift(first);
      const isEncrypted = first[0] === 0x16;
      const plain = isEncrypted ? new TLSSocket(socket, { isServer: true, secureContext: this.secure }) : socket;
      plain.on('error', () => socket.destroy());
      this.origins.set(plain, `${isEncrypted ? 'https' : 'http'}://${target}`);
      this.inner.emit('connection', plain);
    });
  }

  private addressOf(request: IncomingMessage): string {
    const origin = this.origins.get(request.socket);
    const address = `${origin ?? ''}${request.url ?? ''}`;
    return URL.canParse(address) ? new URL(address).href : address;
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = this.addressOf(request);
    const purpose = purposeOf(request, url);
    const { ended } = this;
    const page = this.pageOf(purpose);
    response.on('error', () => {});
    if (!page) {
      response.writeHead(403).end();
      return;
    }
    const open = purpose === 'unneeded' ? undefined : page.begin(url);
    try {
      const answer = await this.ask(request, { url, purpose, page, signal: ended.signal });
      if (answer === undefined) response.writeHead(403).end();
      else await this.giveBack(answer, response, { purpose, page, ...(open && { open }) });
    } catch (error) {
      const reason = this.refusalOf(error);
      if (reason) page.refuse(reason, url);
      if (response.headersSent) response.destroy();
      else response.writeHead(reason ? 403 : 502).end();
    } finally {
      open?.end();
    }
  }

  private pageOf(purpose: Purpose): PageRecord | undefined {
    if (!this.page && purpose === 'document') this.page = this.next;
    if (!this.page && purpose !== 'unneeded') this.strays++;
    return this.page;
  }

  private async giveBack(
    answer: HttpBytes & { sent: SentRequest },
    response: ServerResponse,
    { purpose, page, open }: { purpose: Purpose; page: PageRecord; open?: OpenRequest },
  ): Promise<void> {
    const { status, bytes, rest, sent } = answer;
    const headers = headersBack(answer, purpose);
    if (!rest) {
      keepJson(page, sent, answer);
      response.writeHead(status, { ...headers, 'content-length': String(bytes.length) }).end(bytes);
      return;
    }
    open?.becomeLive();
    // A browser that guesses what it gets waits for more of it.
    response.writeHead(status, { ...headers, 'x-content-type-options': 'nosniff' }).write(bytes);
    const limit = Math.min(this.limits.answerMaxBytes, this.limits.pageMaxBytes - page.bytes);
    const whole = await passOn(rest, response, { begun: bytes, limit });
    page.bytes += whole.bytes.length - bytes.length;
    if (whole.truncated) page.refuse('limit', answer.url);
    keepJson(page, sent, { ...answer, bytes: whole.bytes });
  }

  /** A WebSocket is opened like any other request for data, and counts like one. */
  private async openSocket(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { ended } = this;
    const page = this.pageOf('data');
    const url = this.addressOf(request);
    socket.on('error', () => socket.destroy());
    if (!page) {
      socket.destroy();
      return;
    }
    const open = page.begin(url);
    open.becomeLive();
    try {
      const { hostname } = this.gate.guard.checkUrl(url);
      if (isTracker(hostname) || this.isBeyond(page, 'data')) throw new Error('the page is not to have it');
      await this.gate.checkRobots(url);
      const asked = { url, headers: { ...headersOn(request), ...socketHeaders(request) }, signal: ended.signal };
      const opened = await this.gate.atTurn('part', hostname, () => this.gate.openSocket(asked));
      if (head.length > 0) opened.socket.write(head);
      const limits = { received: this.limits.pageMaxBytes - page.bytes, sent: MAX_SENT_BYTES };
      page.bytes += await relaySocket(socket, opened, { ...limits, signal: ended.signal });
    } catch (error) {
      page.refuse(this.refusalOf(error) ?? 'limit', url);
      socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
    } finally {
      open.end();
    }
  }

  /** Undefined: the browser is not to have it. */
  private async ask(
    request: IncomingMessage,
    asked: { url: string; purpose: Purpose; page: PageRecord; signal: AbortSignal },
  ): Promise<(HttpBytes & { sent: SentRequest }) | undefined> {
    const { url, purpose, page, signal } = asked;
    const { method = 'GET' } = request;
    const { hostname } = this.gate.guard.checkUrl(url, purpose === 'document' ? undefined : LONGEST_OF_DATA);
    if (!isReading(method, purpose) || isTracker(hostname)) return undefined;
    if (this.isBeyond(page, purpose)) {
      page.refuse('limit', url);
      return undefined;
    }
    const body = method === 'POST' ? await readSent(request) : undefined;
    if (purpose !== 'code') await this.gate.checkRobots(url);
    const sent = { url, method: method as 'GET', headers: headersOn(request), ...(body && { body }) };
    const limits = { signal, maxBytes: this.limits.answerMaxBytes };
    const part = purpose === 'document' ? 'page' : 'part';
    const answer = await this.gate.atTurn(part, hostname, () => this.gate.send(sent, limits));
    page.receive(answer);
    return { ...answer, sent };
  }

  private refusalOf(error: unknown): 'guard' | 'robots' | undefined {
    if (findRefusedAddress(error)) return 'guard';
    return this.gate.isRobotsRefusal(error) ? 'robots' : undefined;
  }

  private isBeyond(page: PageRecord, purpose: Purpose): boolean {
    if (purpose === 'document') page.documents++;
    return page.documents > MAX_DOCUMENTS || page.requests > MAX_REQUESTS || page.bytes > this.limits.pageMaxBytes;
  }
}

async function readSent(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_SENT_BYTES) throw new Error('the page sends more than a reader would');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** A request as it was made for the page. */
interface SentRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body?: Buffer;
}

function keepJson(page: PageRecord, sent: SentRequest, answer: HttpBytes): void {
  if (answer.status >= 300 || answer.bytes.length === 0 || sent.method === 'OPTIONS') return;
  const type = String(answer.headers['content-type'] ?? '');
  const first = answer.bytes
    .subarray(0, 40)
    .toString('latin1')
    .replace(/^\u00ef\u00bb\u00bf/, '')
    .trimStart()[0];
  // Data in a call, as scripts of other hosts bring it, and sheets as text.
  const isData = /json|csv|tab-separated/i.test(type) || first === '{' || first === '[';
  if (!isData && !/[?&](?:callback|jsonp|jsonpcallback|cb|tqx)=/i.test(sent.url)) return;
  const { cookie: _cookie, referer: _referer, ...headers } = sent.headers;
  page.keep({
    url: sent.url,
    method: sent.method,
    status: answer.status,
    headers,
    ...(sent.body && { sent: sent.body.toString('utf8') }),
    body: decodeText(answer.bytes, type),
    part: partHeaders(answer.headers),
  });
}
