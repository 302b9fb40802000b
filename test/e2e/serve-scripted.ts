import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { startServer, type LocalServer } from './local-site.js';
import type { ScriptedSite } from './scripted-sites.js';

/** What a scripted site answers. */
export interface ScriptedAnswer {
  readonly status: number;
  readonly headers: { readonly 'content-type': string };
  readonly body: string;
}

/** The answer to a request for a path with its query; its type is told by its path and first letter. */
export function scriptedAnswer(
  site: ScriptedSite,
  asked: { readonly path: string; readonly body: string },
): ScriptedAnswer {
  const bare = asked.path.replace(/\?.*/, '');
  const file = site.files[asked.path] ?? site.files[bare] ?? fileAbove(site, bare);
  const body = typeof file === 'function' ? file(asked) : file;
  if (body !== undefined) return { status: 200, headers: { 'content-type': typeOf(bare, body) }, body };
  return {
    status: 404,
    headers: { 'content-type': typeOf(bare, '<') },
    body: applicationAt(site, bare) ?? '<h1>Not found</h1>',
  };
}

/** What a site answers below the path that it answers everywhere below. */
function fileAbove({ files, everywhere }: ScriptedSite, path: string): ScriptedSite['files'][string] | undefined {
  return everywhere !== undefined && path.startsWith(`${everywhere}/`) ? files[everywhere] : undefined;
}

/** The application that a site answers in place of a page that it does not have. */
function applicationAt({ files, isEverywhere }: ScriptedSite, path: string): string | undefined {
  const application = isEverywhere === true && !/\.\w+$/.test(path) ? files['/'] : undefined;
  return typeof application === 'string' ? application : undefined;
}

/** Serves a scripted site. */
export function serveScripted(site: ScriptedSite): Promise<LocalServer> {
  const { pushed } = site;
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    const path = request.url ?? '/';
    if (path.replace(/\?.*/, '') === pushed?.path) {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      for (const message of pushed.messages) response.write(`data: ${message}\n\n`);
      return;
    }
    let sent = '';
    request.on('data', (chunk: Buffer) => (sent += chunk.toString('utf8')));
    request.on('end', () => {
      const { status, headers, body } = scriptedAnswer(site, { path, body: sent });
      response.writeHead(status, headers).end(body);
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
