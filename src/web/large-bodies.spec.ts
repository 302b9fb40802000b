import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { GuardedHttpClient, type HttpAnswer, type HttpExchange } from './guarded-http-client.js';

const SIZE = 2_000_000;
/** Time (ms) that an answer may take where that is looked at: a busy machine needs seconds for three large ones. */
const LIMIT = 5000;

describe('large bodies', () => {
  let server: Server;
  let url: string;
  let client: GuardedHttpClient;
  beforeAll(async () => {
    server = createServer((request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      if (request.url === '/endless') return;
      response.end('x'.repeat(request.url === '/small' ? 1000 : SIZE));
    });
    // To a server an answer ends when it was handed over, not when it was read: it must not hang up on what waits here.
    server.keepAliveTimeout = 10 * LIMIT;
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    url = `http://127.0.0.1:${String((server.address() as { port: number }).port)}`;
    client = new GuardedHttpClient({
      allowPrivate: true,
      proxyUrl: undefined,
      userAgent: 'Test/1',
      timeoutSeconds: 100,
    });
  });
  afterAll(async () => {
    await client.close();
    server.closeAllConnections();
    server.close();
  });

  const never = new AbortController().signal;
  const asked = (path: string, more: Partial<HttpExchange> = {}): Promise<HttpAnswer> =>
    client.exchange({ url: `${url}${path}`, maxBytes: SIZE, signal: never, ...more });
  const timeoutSeconds = LIMIT / 1000;

  it("wait before they are read on, small ones do not, and the wait does not count as the server's time", async () => {
    const gate = Promise.withResolvers<undefined>();
    let waiting = 0;
    const grow = async (): Promise<void> => {
      waiting++;
      await gate.promise;
    };
    const large = Array.from({ length: 3 }, () => asked('/large', { grow, timeoutSeconds }));
    expect((await asked('/small', { grow, timeoutSeconds })).body).toHaveLength(1000);
    await sleep(LIMIT + 500);
    expect(waiting).toBe(3);
    gate.resolve(undefined);
    expect((await Promise.all(large)).map(({ body }) => body.length)).toEqual([SIZE, SIZE, SIZE]);
  });

  it('end with the run that waits, and an answer that does not come ends after its time', async () => {
    const run = new AbortController();
    const waiting = asked('/large', { signal: run.signal, grow: () => new Promise(() => {}) });
    await sleep(200);
    run.abort(new Error('the run was stopped'));
    await expect(waiting).rejects.toThrow('the run was stopped');
    await expect(asked('/endless', { timeoutSeconds: 0.5 })).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  it('of all runs are few at a time: nobody is forgotten', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => asked('/large')));
    expect(all.map(({ body }) => body.length)).toEqual(Array.from({ length: 8 }, () => SIZE));
  });
});
