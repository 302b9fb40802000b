import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Duplex } from 'node:stream';
import { TLSSocket } from 'node:tls';
import type { HarSet, RecordedAnswer } from './har-set.ts';
import { ReplayAuthority } from './replay-authority.ts';

/** An intercepting proxy on loopback that answers from recordings; nothing leaves the machine. */
export interface ReplayProxy {
  readonly url: string;
  /** File with the certificate of the throwaway authority: what a client must trust. */
  readonly certificateFile: string;
  /** From now on answers come from this set. */
  use(set: Pick<HarSet, 'answer'>): void;
  close(): Promise<void>;
}

const NOT_RECORDED: RecordedAnswer = {
  status: 404,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: Buffer.from('<!doctype html><title>Not recorded</title><h1>404</h1>'),
};

/** The first byte of what a TLS client says. */
const TLS_HANDSHAKE = 0x16;

/** Starts the proxy. Before a set is named, and for what it does not hold, every answer is 404. */
export async function startReplayProxy(): Promise<ReplayProxy> {
  const folder = await mkdtemp(join(tmpdir(), 'replay-'));
  const authority = await ReplayAuthority.make();
  const certificateFile = join(folder, 'authority.pem');
  await writeFile(certificateFile, authority.certificate);
  let current: Pick<HarSet, 'answer'> | undefined;

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = Buffer.concat((await request.toArray()) as Buffer[]).toString();
    const seen = { method: request.method ?? 'GET', url: addressOf(request), body };
    const recorded = (await current?.answer(seen)) ?? NOT_RECORDED;
    response.writeHead(recorded.status, { ...recorded.headers, 'content-length': recorded.body.length });
    response.end(request.method === 'HEAD' ? undefined : recorded.body);
  };
  const server = createServer((request, response) => {
    // Who asked has gone meanwhile, or the recording lacks a file: the connection ends, and the client says so.
    answer(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    open.add(socket.on('error', () => socket.destroy()).on('close', () => open.delete(socket)));
  });
  // A tunnel's inside is served as a connection of its own, with a certificate for the host that it is to.
  server.on('connect', ({ url = '' }: IncomingMessage, socket: Socket, head: Buffer) => {
    socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
    const serve = async (first: Buffer): Promise<void> => {
      socket.pause();
      socket.unshift(first);
      // Of a socket that it knows the server would read past what stands in front.
      if (first[0] !== TLS_HANDSHAKE)
        return void server.emit('connection', Duplex.from({ readable: socket, writable: socket }));
      const secureContext = await authority.contextOf(url.replace(/:\d+$/, ''));
      const secure = new TLSSocket(socket, { isServer: true, secureContext });
      server.emit('connection', secure);
    };
    if (head.length > 0) void serve(head);
    else socket.once('data', (first: Buffer) => void serve(first));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    certificateFile,
    use: (set) => {
      current = set;
    },
    close: async () => {
      server.close();
      for (const socket of open) socket.destroy();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The address that was asked for: named whole to a proxy, by its path within a tunnel. */
function addressOf({ url = '/', headers, socket }: IncomingMessage): string {
  if (!url.startsWith('/')) return url;
  return `${socket instanceof TLSSocket ? 'https' : 'http'}://${headers.host ?? ''}${url}`;
}

/** What a process needs in its environment to go through the proxy. */
export function replayEnvironment(proxy: ReplayProxy): Record<string, string> {
  return { OUTGOING_PROXY_URL: proxy.url, NODE_EXTRA_CA_CERTS: proxy.certificateFile };
}
