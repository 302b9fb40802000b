import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { request } from 'node:http';
import type { Socket } from 'node:net';
import { startReplayProxy, type ReplayProxy } from './replay-proxy.ts';

let proxy: ReplayProxy;
beforeAll(async () => {
  proxy = await startReplayProxy();
  proxy.use({
    answer: ({ url }) => Promise.resolve({ status: 200, headers: { 'x-address': url }, body: Buffer.from('bread') }),
  });
});
afterAll(() => proxy.close());

it('answers a site without encryption inside a tunnel', async () => {
  const asked = request(proxy.url, { method: 'CONNECT', path: 'mill.example:80' }).end();
  const [, tunnel] = (await once(asked, 'connect')) as [unknown, Socket];
  tunnel.end('GET /jobs HTTP/1.1\r\nhost: mill.example\r\nconnection: close\r\n\r\n');
  const answer = Buffer.concat((await tunnel.toArray()) as Buffer[]).toString();
  expect(answer).toContain('x-address: http://mill.example/jobs');
  expect(answer).toMatch(/bread$/);
});
