import type { Readable, Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { Duplex } from 'node:stream';
import type { OpenedSocket } from '../guarded-http-client.js';

/** Hands on what still comes of an answer, up to `limit` bytes in all; answers all of it. */
export async function passOn(
  rest: Readable,
  response: Writable,
  { begun, limit }: { begun: Buffer; limit: number },
): Promise<{ bytes: Buffer; truncated: boolean }> {
  const chunks = [begun];
  let size = begun.length;
  response.on('close', () => rest.destroy());
  try {
    for await (const chunk of rest as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > limit) break;
      chunks.push(chunk);
      response.write(chunk);
    }
  } catch {
    // An answer without end is broken off with its page, or when its time is over: what came of it counts.
  }
  response.end();
  return { bytes: Buffer.concat(chunks), truncated: size > limit };
}

/**
 * Connects a browser's WebSocket with a server's until either ends or says more than it may; answers the bytes
 * received.
 */
export async function relaySocket(
  browser: Duplex,
  { socket, headers }: OpenedSocket,
  { received, sent, signal }: { received: number; sent: number; signal: AbortSignal },
): Promise<number> {
  const close = (): void => {
    browser.destroy();
    socket.destroy();
  };
  signal.addEventListener('abort', close, { once: true });
  browser.write(agreement(headers));
  const counts = { received: 0, sent: 0 };
  socket.on('data', (chunk: Buffer) => {
    counts.received += chunk.length;
    if (counts.received > received) close();
  });
  browser.on('data', (chunk: Buffer) => {
    counts.sent += chunk.length;
    if (counts.sent > sent) close();
  });
  socket.pipe(browser);
  browser.pipe(socket);
  await Promise.race([finished(socket), finished(browser)]).catch(() => {});
  signal.removeEventListener('abort', close);
  close();
  return counts.received;
}

/** The server's yes, as the browser expects it. */
function agreement(headers: OpenedSocket['headers']): string {
  const named = ['sec-websocket-accept', 'sec-websocket-protocol'].flatMap((name) =>
    headers[name] === undefined ? [] : [`${name}: ${String(headers[name])}`],
  );
  return ['HTTP/1.1 101 Switching Protocols', 'upgrade: websocket', 'connection: Upgrade', ...named, '', ''].join(
    '\r\n',
  );
}
