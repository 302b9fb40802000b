import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { Duplex } from 'node:stream';

type Page = string | ((request: IncomingMessage, response: ServerResponse) => void);

/** A server on loopback. */
export interface LocalServer {
  readonly url: string;
  /** Paths asked for, in order. */
  readonly asked: string[];
  close(): Promise<void>;
}

/** A web site; what is not in its pages is 404. */
export type LocalSite = LocalServer;

export async function startSite(pages: Readonly<Record<string, Page>>): Promise<LocalSite> {
  return startServer((request, response) => {
    const path = request.url ?? '/';
    const page = pages[path];
    if (typeof page === 'function') page(request, response);
    else if (page === undefined) response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>');
    else
      response
        .writeHead(200, {
          'content-type': path.endsWith('.txt')
            ? 'text/plain'
            : path.endsWith('.xml')
              ? 'application/xml'
              : 'text/html; charset=utf-8',
        })
        .end(page);
  });
}

/** Any server on loopback; `upgrade` is given the key and the connection of each WebSocket that is asked for. */
export async function startServer(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  upgrade?: (key: string, socket: Duplex) => void,
): Promise<LocalServer> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '/');
    answer(request, response);
  });
  const sockets = new Set<Duplex>();
  if (upgrade)
    server.on('upgrade', (request: IncomingMessage, socket: Duplex) => {
      sockets.add(socket.on('error', () => {}));
      upgrade(String(request.headers['sec-websocket-key']), socket);
    });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${String(port)}`,
    asked,
    close: async () => {
      server.closeAllConnections();
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** A page around a body. */
export function html(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><title>${title}</title></head><body><nav><a href="/">Home</a> <a href="/careers">Careers</a></nav><main>${body}</main></body></html>`;
}
