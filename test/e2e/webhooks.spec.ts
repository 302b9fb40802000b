import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import { startTestService, type TestService } from './test-service.js';
import { loadBuilt } from '../built.ts';

const { ApiKeys } = await loadBuilt<typeof import('../../src/accounts/api-keys.js')>('accounts/api-keys.js');

interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}
type Message = { type: string; timestamp: string; data: Record<string, unknown> };

/** Bodies of answers that nobody can read, by the names of their paths. */
const ODD_BODIES: Readonly<Record<string, readonly [headers: Record<string, string>, bytes: Buffer | string]>> = {
  binary: [{}, Buffer.from([0, 1, 2, 255, 254, 0, 200, 201])],
  packed: [{ 'content-encoding': 'gzip' }, 'this is no gzip'],
  broken: [{ 'content-length': '1000', 'content-type': 'text/plain' }, 'thank'],
};

describe('webhooks', () => {
  let service: TestService;
  let server: Server;
  let base: string;
  let received: Received[] = [];
  /** Status and headers that a path answers; 204 by default. */
  const answers = new Map<string, [number, Record<string, string>?]>();

  beforeAll(async () => {
    service = await startTestService({ TRIGGERS_PER_MINUTE: '100000' });
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        const path = request.url ?? '';
        received.push({ path, headers: request.headers, body });
        if (path.startsWith('/odd-')) {
          const [odd, bytes] = ODD_BODIES[path.slice(5)] ?? [{}, ''];
          response.writeHead(200, odd).write(bytes);
          if (path === '/odd-broken') setTimeout(() => response.destroy(), 100);
          else response.end();
          return;
        }
        const [status, headers = {}] = answers.get(path) ?? [request.method === 'POST' ? 204 : 404];
        response.writeHead(status, headers).end(status === 500 ? 'something broke\u0000' : undefined);
      });
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    base = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  });
  afterAll(async () => {
    await service.close();
    await new Promise((closed) => server.close(closed));
  });
  beforeEach(() => {
    received = [];
  });

  const create = async (path: string, more: object = {}): Promise<{ id: string; secret: string }> => {
    const { status, body } = await service.post('/v1/webhooks', { url: base + path, ...more });
    expect(status).toBe(201);
    return body as { id: string; secret: string };
  };
  const messagesTo = async (path: string, count: number): Promise<Received[]> => {
    for (;;) {
      const found = received.filter((one) => one.path === path);
      if (found.length >= count) return found;
      await sleep(20);
    }
  };
  const logged = async (
    id: string,
    wanted: (entry: Record<string, unknown>) => boolean,
  ): Promise<Record<string, unknown>> => {
    for (;;) {
      const { body } = await service.get(`/v1/webhooks/${id}/deliveries`);
      const [entry] = body['deliveries'] as Record<string, unknown>[];
      if (entry && wanted(entry)) return entry;
      await sleep(20);
    }
  };
  const endedRun = async (more: object = {}): Promise<string> => {
    const { body } = await service.post('/v1/scrape-career-pages/async', {
      company_url: `${base}/missing`,
      ...more,
    });
    return String(body['request_id']);
  };
  /** Moves the next try of every message to now. */
  const hurry = async (): Promise<void> => {
    await service.service.database.pool.query("UPDATE webhook_deliveries SET next_at = now() WHERE status = 'waiting'");
  };

  it('tells of the end of a run, signed as the reference package checks it', async () => {
    const { id, secret } = await create('/ends', { types: ['run.completed', 'run.cancelled'] });
    const run = await endedRun({ tags: ['crm-1'] });
    const [message] = await messagesTo('/ends', 1);
    const headers = message?.headers as Record<string, string>;
    const verified = new Webhook(secret).verify(message?.body ?? '', headers) as Message;
    expect(verified).toMatchObject({
      type: 'run.completed',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as unknown,
      data: { run_id: run, pipeline: 'career-pages', status: 'COMPLETED', tags: ['crm-1'], path: `/v1/runs/${run}` },
    });
    const other = new Webhook('whsec_' + Buffer.alloc(32).toString('base64'));
    expect(() => other.verify(message?.body ?? '', headers)).toThrow();
    expect(() => new Webhook(secret).verify(`${message?.body ?? ''} `, headers)).toThrow();
    const entry = await logged(id, ({ status }) => status === 'delivered');
    expect(entry).toMatchObject({ id: headers['webhook-id'], attempts: 1, response_code: 204, error: null });
    expect((await service.remove(`/v1/webhooks/${id}`)).status).toBe(204);
  });

  it('a run of its own address is told there, signed with the secret of the key', async () => {
    await endedRun({ webhook_url: `${base}/own` });
    const [message] = await messagesTo('/own', 1);
    const { body } = await service.get('/v1/webhooks/run-secret');
    const verify = (secret: unknown): unknown =>
      new Webhook(String(secret)).verify(message?.body ?? '', message?.headers as Record<string, string>);
    expect(verify(body['secret'])).toMatchObject({ type: 'run.completed' });
    const other = await service.service.app.get(ApiKeys).create('other', 10);
    const theirs = await service.get('/v1/webhooks/run-secret', { authorization: `Bearer ${other.key}` });
    expect(() => verify(theirs.body['secret'])).toThrow();
    const all = await service.get('/v1/webhooks/deliveries');
    expect(all.body['deliveries']).toMatchObject([{ webhook_id: null, url: `${base}/own` }]);
    const foreign = await service.get('/v1/webhooks/deliveries', { authorization: `Bearer ${other.key}` });
    expect(foreign.body['deliveries']).toEqual([]);
  });

  it('tries again after a failure and a redirect, ten times, then gives the webhook up; redeliver begins anew', async () => {
    answers.set('/down', [500]);
    const { id } = await create('/down');
    const { body } = await service.post(`/v1/webhooks/${id}/test`, undefined);
    const first = await logged(id, ({ attempts }) => attempts === 1);
    expect(first).toMatchObject({
      id: body['delivery_id'],
      type: 'webhook.test',
      status: 'waiting',
      response_code: 500,
      response_head: 'something broke',
      error: 'it answered 500',
    });
    answers.set('/down', [302, { location: `${base}/elsewhere` }]);
    for (let tries = 2; tries <= 10; tries++) {
      await hurry();
      await logged(id, ({ attempts }) => attempts === tries);
    }
    expect(await logged(id, () => true)).toMatchObject({ status: 'failed', attempts: 10, error: 'it answered 302' });
    expect(received.map(({ path }) => path)).not.toContain('/elsewhere');
    const ids = new Set(received.map(({ headers }) => headers['webhook-id']));
    expect([...ids]).toEqual([body['delivery_id']]);
    expect((await service.get(`/v1/webhooks/${id}`)).body).toMatchObject({
      disabled_at: expect.any(String) as unknown,
      disabled_reason: '10 tries failed and none succeeded meanwhile',
    });
    answers.delete('/down');
    expect((await service.post(`/v1/webhooks/${id}/enable`, undefined)).body).toMatchObject({ disabled_at: null });
    expect((await service.post(`/v1/webhooks/deliveries/${first['id'] as string}/redeliver`, undefined)).status).toBe(
      202,
    );
    expect(await logged(id, ({ status }) => status === 'delivered')).toMatchObject({ id: first['id'], attempts: 1 });
    await service.remove(`/v1/webhooks/${id}`);
  });

  it('is switched off by 410, and told nothing more', async () => {
    answers.set('/gone', [410]);
    const { id } = await create('/gone');
    await service.post(`/v1/webhooks/${id}/test`, undefined);
    expect(await logged(id, ({ status }) => status === 'failed')).toMatchObject({ attempts: 1, response_code: 410 });
    for (;;) {
      const { body } = await service.get(`/v1/webhooks/${id}`);
      if (body['disabled_at'] !== null) break;
      await sleep(20);
    }
    await endedRun({ webhook_url: `${base}/marker` });
    await messagesTo('/marker', 1);
    expect(received.filter(({ path }) => path === '/gone')).toHaveLength(1);
    await service.remove(`/v1/webhooks/${id}`);
  });

  it.each(Object.keys(ODD_BODIES))(
    'has its message once it answered 2xx, whatever else it answered: %s',
    async (odd) => {
      const { id } = await create(`/odd-${odd}`);
      await service.post(`/v1/webhooks/${id}/test`, undefined);
      const entry = await logged(id, ({ attempts }) => attempts === 1);
      expect(entry).toMatchObject({ status: 'delivered', response_code: 200, error: null });
      await service.remove(`/v1/webhooks/${id}`);
    },
  );

  it('is not tried with what waits for another try either, once it has answered 410', async () => {
    answers.set('/leaving', [500]);
    const { id } = await create('/leaving');
    const waiting = String((await service.post(`/v1/webhooks/${id}/test`, undefined)).body['delivery_id']);
    await logged(id, ({ attempts }) => attempts === 1);
    answers.set('/leaving', [410]);
    await service.post(`/v1/webhooks/${id}/test`, undefined);
    await logged(id, ({ status }) => status === 'failed');
    await hurry();
    await endedRun({ webhook_url: `${base}/after` });
    await messagesTo('/after', 1);
    expect(received.filter(({ headers }) => headers['webhook-id'] === waiting)).toHaveLength(1);
    const { body } = await service.get(`/v1/webhooks/${id}/deliveries`);
    expect((body['deliveries'] as object[])[1]).toMatchObject({
      ...{ id: waiting, status: 'failed', attempts: 1, error: 'the webhook was switched off: it answered 410' },
    });
    await service.remove(`/v1/webhooks/${id}`);
  });

  it('has arrived for good, whatever a try says that was under way when it was sent again', async () => {
    const asked: ServerResponse[] = [];
    const slow = createServer((_request, response) => {
      if (asked.push(response) > 1) response.writeHead(204).end();
    });
    await new Promise<void>((listening) => slow.listen(0, '127.0.0.1', listening));
    const url = `http://127.0.0.1:${String((slow.address() as AddressInfo).port)}/`;
    const id = String((await service.post('/v1/webhooks', { url })).body['id']);
    const sent = async (): Promise<unknown> =>
      (await service.post(`/v1/webhooks/${id}/test`, undefined)).body['delivery_id'];
    const first = await sent();
    while (asked.length === 0) await sleep(20);
    await service.post(`/v1/webhooks/deliveries/${String(first)}/redeliver`, undefined);
    const arrived = await logged(id, ({ status }) => status === 'delivered');
    asked[0]?.writeHead(500).end();
    const later = await sent();
    await logged(id, (entry) => entry['id'] === later && entry['status'] === 'delivered');
    await sleep(200);
    const { body } = await service.get(`/v1/webhooks/${id}/deliveries`);
    expect((body['deliveries'] as object[])[1]).toEqual(arrived);
    expect(arrived).toMatchObject({ id: first, attempts: 1, error: null });
    await service.remove(`/v1/webhooks/${id}`);
    await new Promise((closed) => slow.close(closed));
  });

  it('tells others in time while a host hangs, whatever the queries of its addresses', async () => {
    let underWay = 0;
    let most = 0;
    const hanging = createServer((_request, response) => {
      most = Math.max(most, ++underWay);
      response.on('close', () => underWay--);
    });
    await new Promise<void>((listening) => hanging.listen(0, '127.0.0.1', listening));
    const host = `http://127.0.0.1:${String((hanging.address() as AddressInfo).port)}`;
    const { pool } = service.service.database;
    await pool.query(
      `INSERT INTO webhook_deliveries (api_key_id, url, type, payload)
       SELECT $1, $2 || number, 'run.completed', '{}' FROM generate_series(1, 200) AS number`,
      [service.keyId, `${host}/hook?order=`],
    );
    while (underWay < 20) await sleep(20);
    await endedRun({ webhook_url: `${base}/beside` });
    await messagesTo('/beside', 1);
    expect(most).toBe(20);
    await pool.query('DELETE FROM webhook_deliveries WHERE url LIKE $1', [`${host}%`]);
    hanging.closeAllConnections();
    await new Promise((closed) => hanging.close(closed));
  });

  it('both secrets sign after a rotation, and the new one alone a day later', async () => {
    const { id, secret } = await create('/rotated');
    const { body } = await service.post(`/v1/webhooks/${id}/rotate`, undefined);
    await service.post(`/v1/webhooks/${id}/test`, undefined);
    const [message] = await messagesTo('/rotated', 1);
    const verify = (by: unknown, { body: text = '', headers = {} }: Partial<Received>): unknown =>
      new Webhook(String(by)).verify(text, headers as Record<string, string>);
    for (const by of [secret, body['secret']])
      expect(verify(by, message ?? {})).toMatchObject({ type: 'webhook.test' });
    await service.service.database.pool.query("UPDATE webhook_endpoints SET rotated_at = now() - interval '25 hours'");
    await service.post(`/v1/webhooks/${id}/test`, undefined);
    const [, later] = await messagesTo('/rotated', 2);
    expect(verify(body['secret'], later ?? {})).toMatchObject({ type: 'webhook.test' });
    expect(() => verify(secret, later ?? {})).toThrow();
    const { rows } = await service.service.database.pool.query<{ row: string }>(
      'SELECT webhook_endpoints::text AS row FROM webhook_endpoints',
    );
    const stored = rows.map(({ row }) => row).join();
    expect(stored).not.toContain(Buffer.from(secret.slice(6), 'base64').toString('hex'));
    expect(stored).not.toContain(secret.slice(6));
    await service.remove(`/v1/webhooks/${id}`);
  });

  it("takes no address twice, no type it does not know, and shows nothing of other keys'", async () => {
    const { id } = await create('/once');
    expect((await service.post('/v1/webhooks', { url: `${base}/once` })).status).toBe(422);
    expect((await service.post('/v1/webhooks', { url: `${base}/two`, types: ['run.began'] })).status).toBe(422);
    expect((await service.post('/v1/webhooks', { url: 'ftp://example.com/' })).status).toBe(422);
    const other = await service.service.app.get(ApiKeys).create('stranger', 10);
    const headers = { authorization: `Bearer ${other.key}` };
    for (const path of [`/v1/webhooks/${id}`, `/v1/webhooks/${id}/deliveries`, '/v1/webhooks/nonsense'])
      expect(await service.get(path, headers)).toMatchObject({ status: 404, body: { detail: 'Webhook not found' } });
    expect((await service.post(`/v1/webhooks/${id}/rotate`, undefined, headers)).status).toBe(404);
    expect((await service.post('/v1/webhooks/deliveries/x/redeliver', undefined, headers)).status).toBe(404);
    expect((await service.get('/v1/webhooks', headers)).body).toEqual({ webhooks: [] });
    await service.remove(`/v1/webhooks/${id}`);
  });
});

describe('webhooks of a service that reaches no private addresses', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService({ ALLOW_PRIVATE_ADDRESSES: 'false' });
  });
  afterAll(() => service.close());

  it('refuses plain http and private literals, and never connects where a name leads inside', async () => {
    for (const url of [
      'http://example.com/hook',
      'https://127.0.0.1/',
      'https://[::ffff:169.254.169.254]/',
      'https://10.0.0.1:8443/',
    ])
      expect((await service.post('/v1/webhooks', { url })).status).toBe(422);
    expect((await service.post('/v1/webhooks', { url: 'https://localhost/hook' })).status).toBe(422);
    const { rows } = await service.service.database.pool.query<{ id: string }>(
      `INSERT INTO webhook_deliveries (api_key_id, url, type, payload) VALUES ($1, 'https://127.0.0.1/hook', 'webhook.test', '{}') RETURNING id`,
      [service.keyId],
    );
    for (;;) {
      const { body } = await service.get('/v1/webhooks/deliveries');
      const [entry] = body['deliveries'] as Record<string, unknown>[];
      if (entry?.['id'] === rows[0]?.id && entry?.['attempts'] === 1) {
        expect(entry).toMatchObject({ status: 'waiting', response_code: null });
        expect(entry['error']).toMatch(/private|loopback|not fetched|address/i);
        break;
      }
      await sleep(50);
    }
  });
});
