import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

/** What Node could not read as a request. */
interface BrokenRequest extends Error {
  readonly code?: string;
}

const STATUSES: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** Answers what is no HTTP before any route sees it, with a `detail` as every other error has, and hangs up. */
export function answerBrokenRequest({ code = '' }: BrokenRequest, socket: Socket): void {
  if (code === 'ECONNRESET' || socket.destroyed) return;
  const status = STATUSES[code] ?? 400;
  const words = STATUS_CODES[status] ?? 'Bad Request';
  const body = JSON.stringify({ detail: words });
  const head = [
    `HTTP/1.1 ${String(status)} ${words}`,
    `Content-Length: ${String(body.length)}`,
    'Content-Type: application/json; charset=utf-8',
    'Connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy();
}
