import type { Finding } from '../findings/finding.js';
import type { Look, Rendering, RenderRequest } from './browser/rendering.js';
import type { FailureKind } from './network-errors.js';
import type { PartHeaders } from './part-headers.js';

/** What to ask a server for. */
export interface WebRequest {
  readonly url: string;
  readonly method?: 'GET' | 'POST';
  /** JSON body of a POST. */
  readonly json?: unknown;
  /** Body of a POST as a form sends it. */
  readonly form?: string;
  readonly accept?: string;
  /**
   * Headers the server's interface asks for. They stay with the origin: a redirect to another one leaves them behind.
   */
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * What the answer is used for: a `page` obeys robots.txt and has the page's size limit, an `interface` (a career
   * system's documented JSON or XML, a sitemap, robots.txt itself) has the larger one. A job `board` has no robots.txt
   * that we read and the size limit of a page; whether it is asked at all is the operator's decision, and a redirect to
   * a login is a refusal.
   */
  readonly kind?: 'page' | 'interface' | 'board';
  /**
   * The repeated element of an XML answer that may be too large to hold: a large answer is visited in parts of whole
   * elements, each behind the answer's head; it may be ten times as large and slow as the others of an interface.
   */
  readonly partsOf?: string;
  /** Addresses that are known already: a redirect to one of them is not followed, and fails as a `known_end`. */
  readonly stopsAt?: ReadonlySet<string>;
  /** Whether a PDF is taken as well, as its bytes. (false) */
  readonly takesPdf?: boolean;
  /** Bytes of the answer that are read, after decompression, where that is less than what its kind may have. */
  readonly maxBytes?: number;
}

/** What came of a request. Refusals and failures are data: no visitor has to catch anything. */
export type WebAnswer = WebPage | WebRefusal | WebFailure;

/** The server answered with content: any status that is no refusal, 404 among them. */
export interface WebPage {
  readonly outcome: 'page';
  readonly request: WebRequest;
  /** Address after redirects. */
  readonly url: string;
  readonly status: number;
  readonly contentType: string;
  /** Decoded text; empty for what is not text. */
  readonly body: string;
  /** The bytes of a PDF where one was asked for; there is no text then. */
  readonly pdf?: Uint8Array;
  /** True when the body is not whole: longer than its limit, or broken off. */
  readonly truncated: boolean;
  /** Why it broke off each time it was asked for, where it did. */
  readonly brokenOff?: string;
  /** What its headers say of the list that it is a part of. */
  readonly part?: PartHeaders | undefined;
}

/** The server, its robots.txt or our own address guard does not let us. */
export interface WebRefusal {
  readonly outcome: 'refused';
  readonly request: WebRequest;
  readonly reason: string;
  readonly by: 'server' | 'robots' | 'guard';
  /** Status the server answered with, and how long it asks to be left alone. */
  readonly status?: number;
  readonly retryAfterSeconds?: number;
}

/** No answer in time, no such host, a broken connection, a server error that stayed. */
export interface WebFailure {
  readonly outcome: 'failed';
  readonly request: WebRequest;
  /** For decisions. */
  readonly kind: FailureKind;
  /** For people. */
  readonly reason: string;
  /** Status of a server error. */
  readonly status?: number;
}

/**
 * What came of opening a page in a browser. One that no browser could read is a failure, whatever the browser died of.
 */
export type RenderAnswer = Rendering | WebRefusal | WebFailure;

/** What a visitor returns: where to go next. `urgent` requests are fetched before everything that waits. */
export interface NextRequests {
  readonly next?: readonly WebRequest[];
  readonly urgent?: readonly WebRequest[];
}

/** One request to a service that is called with a key: no retry, no redirect, nothing is remembered. */
export interface ServiceRequest {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly json?: unknown;
  /** Seconds the answer may take; the operator's REQUEST_TIMEOUT_SECONDS by default. */
  readonly timeoutSeconds?: number;
}

export interface ServiceAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/** The network. Plug-ins name requests and read bodies; only this fetches. */
export interface Web {
  /**
   * Not broken off at once when the run is told to stop: what was asked may be billed. @throws NetworkError; any status
   * is an answer
   */
  ask(request: ServiceRequest): Promise<ServiceAnswer>;
  /**
   * Visits the seeds and everything the visits lead to, each address once. Ends when nothing waits; a crawl that was
   * ended before that answers the finding that says so.
   */
  crawl(
    seeds: readonly WebRequest[],
    visit: (answer: WebAnswer) => NextRequests | undefined | Promise<NextRequests | undefined>,
  ): Promise<readonly Finding[]>;
  /** Opens a page in a browser, with the same checks as every other request; ends early when `look` says so. */
  render(request: RenderRequest, look?: Look): Promise<RenderAnswer>;
  /** Gives back what an attempt holds. */
  close(): Promise<void>;
}

/** What makes two requests the same: method, address without fragment, body. */
export function requestKey(request: WebRequest): string {
  const url = request.url.replace(/#[\s\S]*/, '');
  const body = request.json === undefined ? request.form : JSON.stringify(request.json);
  return `${request.method ?? 'GET'} ${url}${body === undefined ? '' : ` ${body}`}`;
}
