import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

it.each([
  [undefined, 'node', /site\.har cannot be read: ENOENT/],
  ['{"log":{}}', 'node', /site\.har cannot be read: it has no log with entries/],
  ['{"log":{"entries":[]}}', 'no-such-command', /^no-such-command cannot be started: /m],
])('says in a line why a recording of %j cannot be replayed for %s', (har, command, why) => {
  const folder = mkdtempSync(join(tmpdir(), 'replay-spec-'));
  if (har !== undefined) writeFileSync(join(folder, 'site.har'), har);
  const { status, stderr } = spawnSync(process.execPath, ['test/replay/replay.ts', folder, '--', command], {
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  expect(status).toBe(1);
  expect(stderr).toMatch(why);
  expect(stderr).not.toContain('node:internal');
});
