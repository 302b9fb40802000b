import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createRawServer, type Server, type Socket } from 'node:net';

/** One server that means us no good, or one page that a careless company made. */
export interface Trap {
  readonly name: string;
  /**
   * What the run must come to beside ending in time: `told` fails or names a finding; `read` returns the real postings
   * that stand beside the trap; `either`; `empty` is an honest zero, read and told as that.
   */
  readonly promise: 'told' | 'read' | 'either' | 'empty';
  /** Starts it on an address of its own: paces and robots.txt files are kept by host. */
  serve(host: string): Promise<TrapSite>;
  /** The request, where it is not a scrape of the site. */
  readonly request?: (site: TrapSite) => { path: string; body: object };
}

export interface TrapSite {
  readonly url: string;
  close(): Promise<void>;
}

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** What a path is answered with: HTML, or whatever a function does. */
export type Files = Readonly<Record<string, string | Handler>>;

/** How many real postings stand beside a trap on a career page. */
export const REAL_POSTINGS = 3;

const real = Array.from(
  { length: REAL_POSTINGS },
  (_, index) =>
    `<li class="job"><h3><a href="/careers/job-${String(index)}">Pump Engineer ${String(index)} (m/w/d)</a></h3><span>Berlin</span></li>`,
).join('');

export function page(title: string, body: string, head = ''): string {
  return `<!doctype html><html lang="en"><head><title>${title}</title>${head}</head><body>${body}</body></html>`;
}

const HOME = page('Lumenfold', '<nav><a href="/careers">Careers</a></nav><h1>Lumenfold builds pumps</h1>');

/** A site whose career page has real postings, and `trap` before or behind them. */
export function careersWith(trap: string | (() => string), where: 'before' | 'behind' = 'behind', head = ''): Files {
  return {
    '/': HOME,
    '/careers': (_request, response) => {
      const made = typeof trap === 'string' ? trap : trap();
      const list = `<h1>Jobs</h1><ul>${real}</ul>`;
      html(response, page('Careers', where === 'before' ? `${made}${list}` : `${list}${made}`, head));
    },
    ...JOB_PAGES,
  };
}

export const JOB_PAGES: Files = Object.fromEntries(
  Array.from({ length: REAL_POSTINGS }, (_, index) => [
    `/careers/job-${String(index)}`,
    page(
      `Pump Engineer ${String(index)}`,
      `<h1>Pump Engineer ${String(index)} (m/w/d)</h1><p>${'You build pumps and test them at sea. '.repeat(30)}</p>`,
    ),
  ]),
);

export function html(response: ServerResponse, body: string | Buffer, headers: Record<string, string> = {}): void {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body);
}

/** A site of these files on `host`; what it does not have is 404. */
export function site(files: Files): (host: string) => Promise<TrapSite> {
  return async (host) => {
    const server = createServer((request, response) => {
      response.on('error', () => {});
      const path = (request.url ?? '/').replace(/[?#].*$/, '');
      const file = files[path] ?? files['*'];
      if (file === undefined) response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>');
      else if (typeof file === 'string') html(response, file);
      else file(request, response);
    });
    server.on('clientError', (_error, socket) => socket.destroy());
    return listening(server, host, () => {
      server.closeAllConnections();
    });
  };
}

/** A site behind which no HTTP server stands: `serve` gets each connection. */
export function raw(serve: (socket: Socket) => void): (host: string) => Promise<TrapSite> {
  return async (host) => {
    const open = new Set<Socket>();
    const server = createRawServer((socket) => {
      open.add(socket);
      socket.on('close', () => open.delete(socket));
      socket.on('error', () => {});
      serve(socket);
    });
    return listening(server, host, () => {
      for (const socket of open) socket.destroy();
    });
  };
}

/** An ordinary home page whose career page stands on the trap's port. */
export function atCareers(serve: (host: string) => Promise<TrapSite>): (host: string) => Promise<TrapSite> {
  return async (host) => {
    const trap = await serve(host);
    const home = await site({
      '/': page('Lumenfold', `<nav><a href="${trap.url}/careers">Careers</a></nav><h1>Lumenfold builds pumps</h1>`),
    })(host);
    return {
      url: home.url,
      close: async () => {
        await Promise.all([home.close(), trap.close()]);
      },
    };
  };
}

async function listening(server: Server, host: string, cut: () => void): Promise<TrapSite> {
  server.listen(0, host);
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return {
    url: `http://${host}:${String(port)}`,
    close: async () => {
      server.close();
      cut();
      await once(server, 'close');
    },
  };
}
