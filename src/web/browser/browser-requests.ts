import type { IncomingMessage } from 'node:http';
import type { HttpBytes } from '../guarded-http-client.js';
import { pagingLinks } from '../part-headers.js';

/** What a request of a browser is for. */
export type Purpose = 'document' | 'data' | 'code' | 'unneeded';

/**
 * What documents may do: no windows, no dialogs, no files to save, no hold of the pointer, and no moving of the page
 * around a frame.
 */
const SANDBOX = 'sandbox allow-scripts allow-same-origin allow-forms';

/** A part of what a page is never loads: pictures, sounds, fonts. */
const UNNEEDED = new Set([
  'image',
  'audio',
  'video',
  'track',
  'font',
  'object',
  'embed',
  'manifest',
  'report',
  'serviceworker',
]);
const HOP_BY_HOP =
  /^(?:connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|host|content-length|user-agent|accept-encoding|accept-language|sec-.*|dnt)$/;
const NOT_PASSED_BACK =
  /^(?:connection|keep-alive|proxy-.*|trailer|transfer-encoding|upgrade|content-length|content-encoding|strict-transport-security|alt-svc|link|nel|report-to|reporting-endpoints|content-security-policy-report-only|speculation-rules|refresh-cache|cache-control|expires|pragma)$/;

/** A reader changes nothing on a server, sends nobody's form, and loads nothing to look at or listen to. */
export function isReading(method: string, purpose: Purpose): boolean {
  if (purpose === 'unneeded') return false;
  return method === 'GET' || method === 'HEAD' || method === 'OPTIONS' || (method === 'POST' && purpose === 'data');
}

/**
 * A worker for the whole host goes on behind the page that started it, and asks beside the next one; plain HTTP names
 * it.
 */
function destinationOf(headers: IncomingMessage['headers']): string | string[] | undefined {
  return headers['service-worker'] === undefined ? headers['sec-fetch-dest'] : 'serviceworker';
}

/** What a request is for: browsers say it to encrypted hosts, and show it by what they accept elsewhere. */
export function purposeOf({ headers }: IncomingMessage, url: string): Purpose {
  const accept = headers.accept ?? '';
  const destination = destinationOf(headers);
  if (typeof destination === 'string') {
    if (UNNEEDED.has(destination)) return 'unneeded';
    if (/^(?:document|i?frame|fencedframe)$/.test(destination)) return 'document';
    return destination === 'empty' ? 'data' : 'code';
  }
  if (accept.startsWith('text/html')) return 'document';
  if (/^(?:image|audio|video)\//.test(accept)) return 'unneeded';
  return /^text\/css/.test(accept) || /\.m?js(?:\?|$)/.test(url) ? 'code' : 'data';
}

export function headersOn({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      typeof value === 'string' && !HOP_BY_HOP.test(name) ? [[name, value]] : [],
    ),
  );
}

export function headersBack({ headers, status }: HttpBytes, purpose: Purpose): Record<string, string | string[]> {
  const passed = Object.entries(headers).flatMap(([name, value]) =>
    value !== undefined && !NOT_PASSED_BACK.test(name) ? [[name, value] as const] : [],
  );
  const fromEntries: Record<string, string | string[]> = Object.fromEntries(passed);
  const policies = fromEntries['content-security-policy'] ?? [];
  const links = purpose === 'data' ? pagingLinks(headers['link']) : undefined;
  return {
    ...fromEntries,
    ...(links !== undefined && { link: links }),
    ...(purpose === 'document' && { 'content-security-policy': [SANDBOX, ...[policies].flat()] }),
    // Code is loaded once a run; what may be content is asked for, and seen, each time.
    'cache-control': purpose === 'code' && status === 200 ? 'max-age=600' : 'no-store',
  };
}

/** What a WebSocket is opened with; not its extensions: what is compressed could not be counted. */
export function socketHeaders({ headers }: IncomingMessage): Record<string, string> {
  const names = ['sec-websocket-key', 'sec-websocket-version', 'sec-websocket-protocol'];
  return Object.fromEntries(
    names.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])),
  );
}
