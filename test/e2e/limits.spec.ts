import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Pipeline } from '../../src/runs/pipeline.js';
import type { Attempt } from '../../src/runs/store/run-rows.js';
import { startTestService, type TestService } from './test-service.js';
import { loadBuilt } from '../built.ts';

const { ApiKeys } = await loadBuilt<typeof import('../../src/accounts/api-keys.js')>('accounts/api-keys.js');
const { RunStore } = await loadBuilt<typeof import('../../src/runs/store/run-store.js')>('runs/store/run-store.js');

const TRIGGER = '/v1/scrape-career-pages/async';
const BODY = { company_url: 'example.com' };
const LIMITS = { queuedRuns: 1000, triggersPerMinute: 1000, creditsReserved: 0 };
const pipeline: Pipeline<never> = {
  name: 'career-pages',
  kind: 'scraper',
  maxAttempts: 3,
  needs: { services: [], settings: [] },
  run: () => Promise.reject(new Error('not run here')),
};

describe('what one key may do', () => {
  let service: TestService;
  let keys: InstanceType<typeof ApiKeys>;

  beforeAll(async () => {
    service = await startTestService({
      ROLE: 'api',
      TRIGGERS_PER_MINUTE: '8',
      QUEUED_RUNS_MAX: '5',
      CORS_ORIGINS: 'https://app.example',
    });
    keys = service.service.app.get(ApiKeys);
  });
  afterAll(() => service.close());

  const trigger = (key: string): ReturnType<TestService['post']> =>
    service.post(TRIGGER, BODY, { authorization: `Bearer ${key}` });
  const runsOf = async (id: string): Promise<number> =>
    (await service.service.database.pool.query('SELECT FROM runs WHERE api_key_id = $1', [id])).rowCount ?? 0;

  it('has at most so many runs that wait', async () => {
    const { key, id } = await keys.create('queue', 100);
    const answers = [];
    for (let count = 0; count < 6; count++) answers.push(await trigger(key));
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202, 202, 429]);
    expect(answers.at(-1)).toMatchObject({
      body: { detail: '5 runs of this API key wait already' },
      headers: { 'retry-after': '30' },
    });
    expect(await runsOf(id)).toBe(5);
  });

  it('triggers at most so often a minute, on all processes together', async () => {
    const { key, id } = await keys.create('rate', 100);
    for (let count = 0; count < 8; count++) {
      expect((await trigger(key)).status).toBe(202);
      await service.service.database.pool.query("UPDATE runs SET status = 'RUNNING' WHERE api_key_id = $1", [id]);
    }
    const refused = await trigger(key);
    expect(refused).toMatchObject({ status: 429, body: { detail: 'This API key may trigger 8 runs a minute' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50);
    await service.service.database.pool.query(
      "UPDATE runs SET created_at = created_at - interval '1 minute' WHERE api_key_id = $1",
      [id],
    );
    expect((await trigger(key)).status).toBe(202);
  });

  it('pays for returned postings, and triggers nothing when its credits are used up', async () => {
    const { key, id, prefix } = await keys.create('credits', 3);
    const store = service.service.app.get(RunStore);
    const finish = async (credits: number): Promise<string> => {
      const runId = String((await trigger(key)).body['request_id']);
      const attempt = await store.startAttempt(runId, 'pool');
      if (!attempt) throw new Error('the run is not to be had');
      await store.complete(attempt, { summary: {}, credits }, []);
      return runId;
    };
    const poll = async (runId: string): Promise<unknown> =>
      (await service.get(`${TRIGGER}/${runId}`, { authorization: `Bearer ${key}` })).body;
    expect(await poll(await finish(2))).toMatchObject({ credits_consumed: 2, credits_left: 1 });
    expect(await poll(await finish(0))).toMatchObject({ credits_consumed: 0, credits_left: 1 });
    // What it costs more than there is, is a gift: a balance never goes below zero.
    expect(await poll(await finish(4))).toMatchObject({ credits_consumed: 1, credits_left: 0 });
    expect(await trigger(key)).toMatchObject({
      status: 402,
      body: { detail: 'The credits of this API key are used up' },
    });
    const { rows } = await service.service.database.pool.query(
      'SELECT amount, balance FROM credit_entries WHERE api_key_id = $1 ORDER BY id',
      [id],
    );
    expect(rows).toEqual([
      { amount: 3, balance: 3 },
      { amount: -2, balance: 1 },
      { amount: -1, balance: 0 },
    ]);
    expect(await keys.grant(prefix, 10)).toBe(true);
    expect((await trigger(key)).status).toBe(202);
  });

  it('adds up credits that are granted at once, and grants none to a key that ended', async () => {
    const { prefix } = await keys.create('granted', 1);
    await Promise.all(Array.from({ length: 8 }, () => keys.grant(prefix, 10)));
    expect((await keys.list()).find((row) => row.prefix === prefix)?.balance).toBe(81);
    await keys.revoke(prefix);
    expect([await keys.grant(prefix, 1), await keys.grant('hs_nobody', 1)]).toEqual([false, false]);
  });

  it('of forty triggers at once for one credit accepts one, and fills a queue exactly', async () => {
    const { key, id } = await keys.create('one credit', 1);
    const answers = await Promise.all(Array.from({ length: 40 }, () => trigger(key)));
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 402)).toHaveLength(39);
    expect(await runsOf(id)).toBe(1);
    const rich = await keys.create('forty at once', 100);
    const more = await Promise.all(Array.from({ length: 40 }, () => trigger(rich.key)));
    expect(more.filter(({ status }) => status === 202)).toHaveLength(5);
    expect(await runsOf(rich.id)).toBe(5);
  });

  it('charges a run what is left beside the reservations of the others', async () => {
    const { id } = await keys.create('reserved', 10);
    const store = service.service.app.get(RunStore);
    const begin = async (runId: string): Promise<Attempt> => {
      await store.accept({ id: runId, pipeline, input: {}, apiKeyId: id }, { ...LIMITS, creditsReserved: 2 });
      const attempt = await store.startAttempt(runId, 'pool');
      if (!attempt) throw new Error('the run is not to be had');
      return attempt;
    };
    const [first, second] = [await begin('run_reserved_1'), await begin('run_reserved_2')];
    await Promise.all([first, second].map((attempt) => store.complete(attempt, { summary: {}, credits: 9 }, [])));
    const { rows } = await service.service.database.pool.query<{ amount: number; balance: number }>(
      'SELECT amount, balance FROM credit_entries WHERE api_key_id = $1 ORDER BY id',
      [id],
    );
    expect(rows.map(({ balance }) => balance)).toEqual([10, 2, 0]);
  });

  it('sees a balance that adds up when many of its runs end at once, and a failed run is free', async () => {
    const { id } = await keys.create('parallel', 100);
    const store = service.service.app.get(RunStore);
    await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const runId = `run_parallel_${String(index)}`;
        await store.accept({ id: runId, pipeline, input: {}, apiKeyId: id }, LIMITS);
        const attempt = await store.startAttempt(runId, 'pool');
        if (!attempt) throw new Error('the run is not to be had');
        if (index % 5 === 0) await store.fail(attempt, { message: 'broken', step_id: 'a' }, []);
        else await store.complete(attempt, { summary: {}, credits: 3 }, []);
      }),
    );
    const { rows } = await service.service.database.pool.query<{ amount: number; balance: number }>(
      'SELECT amount, balance FROM credit_entries WHERE api_key_id = $1 ORDER BY id',
      [id],
    );
    expect(rows.map(({ balance }) => balance)).toEqual(Array.from({ length: 17 }, (_, index) => 100 - 3 * index));
  });

  it('shows operators how much waits, and for how long', async () => {
    const { key, id } = await keys.create('queue figures', 100);
    await service.post('/enrich-person', { full_name: 'A B', company_name: 'C' }, { authorization: `Bearer ${key}` });
    await service.service.database.pool.query(
      "UPDATE runs SET created_at = now() - interval '90 seconds' WHERE api_key_id = $1",
      [id],
    );
    const text = String((await service.get('/metrics')).body['text']);
    expect(text).toMatch(/hiring_runs_open\{pipeline="enrich-person",status="QUEUED"\} 1/);
    expect(
      Number(/hiring_queue_age_seconds\{pipeline="enrich-person"\} ([\d.]+)/.exec(text)?.[1]),
    ).toBeGreaterThanOrEqual(90);
  });

  it('is called from the pages the operator names, and no others', async () => {
    const from = async (origin: string): Promise<unknown> =>
      (await service.get('/healthz', { origin })).headers['access-control-allow-origin'];
    expect(await from('https://app.example')).toBe('https://app.example');
    expect(await from('https://evil.example')).toBeUndefined();
    const { headers } = await service.service.app.inject({
      method: 'OPTIONS',
      url: '/v1/runs/run_1',
      headers: { origin: 'https://app.example', 'access-control-request-method': 'DELETE' },
    });
    expect(headers['access-control-allow-methods']).toBe('GET, POST, DELETE');
    expect((await service.get('/healthz', { origin: 'https://app.example' })).headers).toMatchObject({
      'access-control-expose-headers': expect.stringContaining('etag, idempotent-replayed') as unknown,
    });
  });
});
