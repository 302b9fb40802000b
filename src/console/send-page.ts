import type { FastifyReply } from 'fastify';
import type { Html } from './html.js';

/**
 * Nothing but our own style sheet and script, no frames, forms to ourselves: what a page was made of cannot add to it.
 */
const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Sends a page; nobody but the browser that asked may keep it. */
export function sendPage(reply: FastifyReply, page: Html, status = 200): void {
  void reply
    .status(status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', POLICY)
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'private, no-store')
    .send(page.markup);
}
