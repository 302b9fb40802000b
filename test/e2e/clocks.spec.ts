import { expect, it } from '@jest/globals';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startTestService } from './test-service.js';
import { endProcess, startWorkerProcess } from './worker-process.js';

it('a worker whose clock is an hour behind tries no message and begins no read before its time', async () => {
  const service = await startTestService({ ROLE: 'api' });
  const down = createServer((_request, response) => response.writeHead(500).end());
  await new Promise<void>((listening) => down.listen(0, '127.0.0.1', listening));
  const worker = startWorkerProcess(service.databaseUrl, {
    ...{ LOG_LEVEL: 'silent', SECRETS_KEY: Buffer.alloc(32, 7).toString('base64'), CLOCK_SKEW_HOURS: '-1' },
    NODE_OPTIONS: `--import=${join(import.meta.dirname, '../chaos/skewed-clock.ts')}`,
  });
  const rowOf = async (text: string): Promise<Record<string, unknown>> => {
    for (;;) {
      const { rows } = await service.service.database.pool.query<Record<string, unknown>>(text);
      if (rows[0]) return rows[0];
      await sleep(50);
    }
  };
  try {
    const url = `http://127.0.0.1:${String((down.address() as AddressInfo).port)}/`;
    const { body } = await service.post('/v1/webhooks', { url });
    await service.post(`/v1/webhooks/${String(body['id'])}/test`, undefined);
    const seconds = 'extract(epoch FROM next_at - now())::float';
    const message = await rowOf(`SELECT ${seconds} AS seconds FROM webhook_deliveries WHERE attempts > 0`);
    expect(message['seconds']).toBeGreaterThan(2);
    // A read by the hour: the worker's own last hour is the one that is just due.
    await service.post('/v1/watchlists', {
      ...{ pipeline: 'enrich-person', input: { full_name: 'A B', company_name: 'C' }, cron: '0 * * * *' },
    });
    const list = await rowOf(`SELECT skipped, ${seconds} AS seconds FROM watchlists WHERE last_run_id IS NOT NULL`);
    expect(list).toMatchObject({ skipped: 0 });
    expect(list['seconds']).toBeGreaterThan(0);
  } finally {
    await endProcess(worker);
    await service.close();
    down.close();
  }
});

it('an API whose clock is an hour ahead lets the first read, and the one that is asked for, begin at once', async () => {
  const service = await startTestService({ ROLE: 'api' });
  const settings = {
    ...{ ROLE: 'api', LOG_LEVEL: 'silent', SECRETS_KEY: Buffer.alloc(32, 7).toString('base64'), CLOCK_SKEW_HOURS: '1' },
    NODE_OPTIONS: `--import=${join(import.meta.dirname, '../chaos/skewed-clock.ts')}`,
  };
  const api = startWorkerProcess(service.databaseUrl, settings, 'pipe');
  try {
    let said = '';
    api.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()));
    while (!said.includes('/docs')) await sleep(50);
    const [, url = ''] = /(http:\S+)\/docs/.exec(said) ?? [];
    const post = async (path: string, body?: object): Promise<Record<string, unknown>> => {
      const headers = { authorization: `Bearer ${service.key}`, 'content-type': 'application/json' };
      const answer = await fetch(url + path, { method: 'POST', headers, ...(body && { body: JSON.stringify(body) }) });
      return (await answer.json()) as Record<string, unknown>;
    };
    const input = { full_name: 'A B', company_name: 'C' };
    const created = await post('/v1/watchlists', { pipeline: 'enrich-person', input, cron: '0 3 1 1 *' });
    const again = await post(`/v1/watchlists/${String(created['id'])}/read`);
    for (const { next_at } of [created, again]) expect(Date.parse(String(next_at))).toBeLessThan(Date.now() + 60_000);
  } finally {
    await endProcess(api);
    await service.close();
  }
});
