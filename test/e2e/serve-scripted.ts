import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { startServer, type LocalServer } from './local-site.js';
import type { ScriptedSite } from './scripted-sites.js';

/** Serves a scripted site; the type of each answer is told by its path and first letter. */
export function serveScripted({ files, everywhere, pushed, isEverywhere }: ScriptedSite): Promise<LocalServer> {
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    const path = request.url ?? '/';
    const bare = path.replace(/\?.*/, '');
    if (bare === pushed?.path) {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      for (const message of pushed.messages) response.write(`data: ${message}\n\n`);
      return;
    }
    const shared = everywhere !== undefined && bare.startsWith(`${everywhere}/`) ? files[everywhere] : undefined;
    const file = files[path] ?? files[bare] ?? shared;
    let sent = '';
    request.on('data', (chunk: Buffer) => (sent += chunk.toString('utf8')));
    request.on('end', () => {
      const body = typeof file === 'function' ? file({ path, body: sent }) : file;
      const isApplication = isEverywhere === true && !/\.\w+$/.test(bare);
      response
        .writeHead(body === undefined ? 404 : 200, { 'content-type': typeOf(bare, body ?? '<') })
        .end(body ?? (isApplication ? files['/'] : '<h1>Not found</h1>'));
    });
  };
  return startServer(answer, (key, socket) => {
    socket.write(agreementTo(key));
    // What the page asks for comes first.
    socket.once('data', () => {
      for (const message of pushed?.messages ?? []) socket.write(frameOf(message));
    });
  });
}

/** The yes to a WebSocket (RFC 6455, 1.3). */
function agreementTo(key: string): string {
  const accept = createHash('sha1').update(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest('base64');
  return `HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-accept: ${accept}\r\n\r\n`;
}

/** A message shorter than 126 bytes in one frame of a text (RFC 6455, 5.2). */
function frameOf(message: string): Buffer {
  const text = Buffer.from(message);
  return Buffer.concat([Buffer.from([0x81, text.length]), text]);
}

function typeOf(path: string, body: string): string {
  if (/^\s*[{[]/.test(body)) return 'application/json';
  if (path.endsWith('.js')) return 'text/javascript';
  if (path.endsWith('.csv')) return 'text/csv';
  return body.startsWith('<positions') ? 'text/xml' : 'text/html; charset=utf-8';
}
