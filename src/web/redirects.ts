import { isUtf8 } from 'node:buffer';

/** What leads on: an answer as far as that says it. */
interface Leading {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** A request as far as a redirect changes it. */
interface Redirectable {
  readonly url: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** Where an answer leads; undefined for one that leads nowhere. */
export function locationOf({ statusCode, headers }: Leading): string | undefined {
  // Written twice by a server and by what stands before it, it is mostly the same.
  const location = REDIRECTS.has(statusCode) ? [headers['location']].flat()[0] : refreshOf(headers['refresh']);
  return typeof location === 'string' ? asUtf8(Buffer.from(location, 'latin1')) : undefined;
}

/** What servers write as it is, in UTF-8, arrives a letter for each byte. */
function asUtf8(bytes: Buffer): string {
  return isUtf8(bytes) ? bytes.toString('utf8') : bytes.toString('latin1');
}

/** `Refresh: 0; url=/start`, or `0; /start`: what a browser does with it at once is a redirect. */
function refreshOf(header: unknown): string | undefined {
  return typeof header === 'string'
    ? /^\s{0,9}0\s{0,9}[;,]\s{0,9}(?:url\s{0,9}=\s{0,9})?["']?([^\s"'][^"']*)/i.exec(header)?.[1]
    : undefined;
}

/** Headers that say how an answer is to be read, nothing of who asks. */
const HARMLESS_HEADERS = new Set(['accept', 'content-type']);

/** What an answer was sent for: what a form sent leads back to its own page, which is another request. */
export function sentAs({ method = 'GET', url }: Redirectable): string {
  return `${method} ${url}`;
}

/**
 * 303, and what browsers do with 301 and 302 after a POST: go on with a GET. An interface's own headers stay with its
 * origin.
 */
export function redirected<Request extends Redirectable>(
  exchange: Request,
  url: string,
  status: number,
): Request | (Omit<Request, 'body'> & { method: 'GET' }) {
  const isSameOrigin = URL.canParse(url) && new URL(url).origin === new URL(exchange.url).origin;
  const headers = Object.fromEntries(
    Object.entries(exchange.headers ?? {}).filter(([name]) => isSameOrigin || HARMLESS_HEADERS.has(name.toLowerCase())),
  );
  const keepsMethod = status === 307 || status === 308 || (exchange.method ?? 'GET') === 'GET';
  if (keepsMethod) return { ...exchange, url, headers };
  const { body: _body, ...rest } = exchange;
  return { ...rest, url, headers, method: 'GET' };
}
