import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Service } from '../../src/service.js';
import { startTrialPostgres, type TrialPostgres } from '../chaos/crew.ts';
import { testConfig } from './test-service.js';
import { loadBuilt } from '../built.ts';

const { ApiKeys } = await loadBuilt<typeof import('../../src/accounts/api-keys.js')>('accounts/api-keys.js');
const { startService } = await loadBuilt<typeof import('../../src/service.js')>('service.js');

/** A revocation that takes longer (ms) was not heard: what is believed of a key lasts 30 s. */
const HEARD = 25_000;

/** Two API processes' worth of service on a Postgres that can be stopped. */
describe('API keys', () => {
  let postgres: TrialPostgres;
  let first: Service;
  let second: Service;

  beforeAll(async () => {
    postgres = await startTrialPostgres();
    const config = testConfig(postgres.url, { ROLE: 'api', LOG_LEVEL: 'silent' });
    first = await startService(config, { listen: false });
    second = await startService(config, { listen: false });
  });
  afterAll(async () => {
    await first.close();
    await second.close();
    await postgres.remove();
  });

  const poll = async (
    service: Service,
    key: string,
  ): Promise<{ status: number; detail: unknown; retryAfter: unknown }> => {
    const answer = await service.app.inject({
      url: '/v1/runs/run_unknown',
      headers: { authorization: `Bearer ${key}` },
    });
    return {
      status: answer.statusCode,
      detail: answer.json<{ detail: unknown }>().detail,
      retryAfter: answer.headers['retry-after'],
    };
  };
  const within = async (limit: number, service: Service, key: string, status: number): Promise<number> => {
    const startedAt = Date.now();
    while ((await poll(service, key)).status !== status) {
      if (Date.now() - startedAt > limit) throw new Error(`still not ${String(status)} after ${String(limit)} ms`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return Date.now() - startedAt;
  };
  const NOT_FOUND = 404;

  it('are stored as prefix and hash only', async () => {
    const { key, prefix } = await first.app.get(ApiKeys).create('stored', 5);
    expect(key.startsWith(prefix)).toBe(true);
    const { rows } = await first.database.pool.query('SELECT * FROM api_keys');
    expect(JSON.stringify(rows)).not.toContain(key.slice(prefix.length));
    expect(await first.app.get(ApiKeys).list()).toMatchObject([
      { name: 'stored', prefix, balance: 5, revokedAt: null },
    ]);
  });

  it('end on every process that hears of their revocation', async () => {
    const keys = first.app.get(ApiKeys);
    const { key, prefix } = await keys.create('to end', 5);
    for (const service of [first, second]) expect((await poll(service, key)).status).toBe(NOT_FOUND);
    expect(await keys.revoke(prefix)).toBe(true);
    expect((await poll(first, key)).status).toBe(401);
    await within(HEARD, second, key, 401);
    expect(await keys.revoke(prefix)).toBe(false);
  });

  it('are replaced without losing runs and credits', async () => {
    const keys = first.app.get(ApiKeys);
    const { key, prefix } = await keys.create('to rotate', 7);
    const accepted = await first.app.inject({
      method: 'POST',
      url: '/v1/scrape-career-pages/async',
      payload: { company_url: 'example.com' },
      headers: { authorization: `Bearer ${key}` },
    });
    const { request_id: runId } = accepted.json<{ request_id: string }>();
    const next = await keys.rotate(prefix);
    await within(HEARD, second, key, 401);
    const poll = await second.app.inject({
      url: `/v1/runs/${runId}`,
      headers: { authorization: `Bearer ${next ?? ''}` },
    });
    expect(poll.statusCode).toBe(200);
    expect((await keys.list()).find(({ name }) => name === 'to rotate')).toMatchObject({
      balance: 7,
      prefix: next?.slice(0, 11),
    });
  });

  it('are believed for a while when Postgres is away, 503 otherwise, and all is well when it is back', async () => {
    const keys = first.app.get(ApiKeys);
    const { key } = await keys.create('cached', 5);
    const { key: unknownYet } = await keys.create('not cached', 5);
    await poll(first, key);
    await postgres.crash();
    const ready = await first.app.inject({ url: '/readyz' });
    expect([ready.statusCode, ready.headers['retry-after']]).toEqual([503, '5']);
    expect((await first.app.inject({ url: '/healthz' })).statusCode).toBe(200);
    expect((await first.app.inject({ url: '/metrics' })).statusCode).toBe(200);
    expect(await poll(first, unknownYet)).toEqual({
      status: 503,
      detail: 'Authentication service temporarily unavailable',
      retryAfter: '5',
    });
    // The key is known, the run cannot be looked up.
    expect(await poll(first, key)).toEqual({
      status: 503,
      detail: 'The database is temporarily unavailable',
      retryAfter: '5',
    });
    const trigger = await first.app.inject({
      method: 'POST',
      url: '/v1/scrape-career-pages/async',
      payload: { company_url: 'example.com' },
      headers: { authorization: `Bearer ${key}` },
    });
    expect([trigger.statusCode, trigger.headers['retry-after']]).toEqual([503, '5']);
    await postgres.start();
    await within(HEARD, first, key, NOT_FOUND);
    await within(HEARD, first, unknownYet, NOT_FOUND);
    await within(HEARD, second, key, NOT_FOUND);
    // What was not heard is forgotten when the connection that hears of revocations is back.
    const prefix = key.slice(0, 11);
    await keys.revoke(prefix);
    await within(HEARD, second, key, 401);
  });
});
