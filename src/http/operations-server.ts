import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Config } from '../config/config.js';
import type { Database } from '../db/database.js';
import { messageOf, StartError } from '../errors.js';
import type { Metrics } from '../operations/metrics.js';
import { isReady, NOT_READY } from '../db/readiness.js';

/** A server that listens. */
export interface OperationsServer {
  readonly url: string;
  close(): Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

const json = (status: number, value: object): Answer => ({
  status,
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(value),
});

/**
 * `/healthz`, `/readyz` and `/metrics` of a worker, as `OperationsController` answers them: on Node's own server,
 * because the framework of the callers' interface is most of what a start would load.
 * @throws StartError where the port cannot be had
 */
export async function startOperationsServer(
  { HOST, PORT }: Pick<Config, 'HOST' | 'PORT'>,
  { database, metrics }: { database: Database; metrics: Metrics },
): Promise<OperationsServer> {
  const answers: Readonly<Record<string, () => Answer | Promise<Answer>>> = {
    '/healthz': () => json(200, { status: 'ok' }),
    '/readyz': async () => ((await isReady(database)) ? json(200, { status: 'ok' }) : json(503, { detail: NOT_READY })),
    '/metrics': async () => ({
      status: 200,
      type: 'text/plain; version=0.0.4; charset=utf-8',
      body: await metrics.registry.metrics(),
    }),
  };
  const answerTo = async (path: string): Promise<Answer> => {
    try {
      return await (answers[path]?.() ?? json(404, { detail: 'Not Found' }));
    } catch {
      return json(500, { detail: 'Internal Server Error' });
    }
  };
  const server = createServer((request, response) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const answering = isRead
      ? answerTo(request.url?.replace(/\?.*/s, '') ?? '')
      : Promise.resolve(json(405, { detail: 'Method Not Allowed' }));
    void answering.then(({ status, type, body }) => {
      response.writeHead(status, {
        'content-type': type,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        ...(status === 503 && { 'retry-after': '5' }),
      });
      response.end(body);
    });
  });
  server.listen(PORT, HOST);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new StartError([`PORT ${String(PORT)} on HOST ${HOST} cannot be used: ${messageOf(error)}`]);
  }
  return {
    url: urlOf(server.address() as AddressInfo),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** An address that a person can open: "every address" is no address. */
function urlOf({ address, family, port }: AddressInfo): string {
  const own = { '0.0.0.0': '127.0.0.1', '::': '::1' }[address] ?? address;
  return `http://${family === 'IPv6' ? `[${own}]` : own}:${String(port)}`;
}
