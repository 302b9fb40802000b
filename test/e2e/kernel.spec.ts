import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { JudgedPosting } from '../../src/postings/posting.js';
import type { Pipeline } from '../../src/runs/pipeline.js';
import type { Ledger } from '../../src/runs/services.js';
import type { Attempt } from '../../src/runs/store/run-rows.js';
import { startTestService, type TestService } from './test-service.js';
import { loadBuilt } from '../built.ts';

const { LeaseLostError } = await loadBuilt<typeof import('../../src/errors.js')>('errors.js');
const { finding } = await loadBuilt<typeof import('../../src/findings/finding.js')>('findings/finding.js');
const { Metrics } = await loadBuilt<typeof import('../../src/operations/metrics.js')>('operations/metrics.js');
const { foundPosting } = await loadBuilt<typeof import('../../src/postings/posting.js')>('postings/posting.js');
const { QueueHealth } =
  await loadBuilt<typeof import('../../src/runs/work/queue-health.js')>('runs/work/queue-health.js');
const { mustBeAlone, recoverRuns } =
  await loadBuilt<typeof import('../../src/runs/store/recover-runs.js')>('runs/store/recover-runs.js');
const { patient } = await loadBuilt<typeof import('../../src/runs/work/patient.js')>('runs/work/patient.js');
const { AttemptFacts } =
  await loadBuilt<typeof import('../../src/runs/work/attempt-facts.js')>('runs/work/attempt-facts.js');
const { AttemptContext, pastOf } =
  await loadBuilt<typeof import('../../src/runs/work/run-context.js')>('runs/work/run-context.js');
const { ledgerOf } = await loadBuilt<typeof import('../../src/runs/work/run-services.js')>('runs/work/run-services.js');
const { RunStore } = await loadBuilt<typeof import('../../src/runs/store/run-store.js')>('runs/store/run-store.js');
const { newRunId } = await loadBuilt<typeof import('../../src/runs/run-ids.js')>('runs/run-ids.js');

const pipeline: Pipeline<never> = {
  name: 'test',
  kind: 'scraper',
  maxAttempts: 3,
  needs: { services: [], settings: [] },
  run: () => Promise.reject(new Error('not run here')),
};
const LIMITS = { queuedRuns: 1000, triggersPerMinute: 1000, creditsReserved: 0 };

describe('the kernel', () => {
  let service: TestService;
  let store: InstanceType<typeof RunStore>;
  const metrics = new Metrics();

  beforeAll(async () => {
    service = await startTestService({ ROLE: 'api' });
    store = service.service.app.get(RunStore);
  });
  afterAll(() => service.close());

  const accept = async (): Promise<string> => {
    const id = newRunId('scraper');
    await store.accept({ id, pipeline, input: { any: 'thing' }, apiKeyId: service.keyId }, LIMITS);
    return id;
  };
  const start = async (id: string, pool = 'pool-1'): Promise<Attempt> => {
    const attempt = await store.startAttempt(id, pool);
    if (!attempt) throw new Error('the run is not to be had');
    return attempt;
  };
  const contextOf = async (attempt: Attempt): Promise<InstanceType<typeof AttemptContext>> =>
    new AttemptContext(store, attempt, await pastOf(attempt, store), {
      run: new AttemptFacts(attempt, 60_000, new AbortController().signal),
      signal: new AbortController().signal,
      clean: (text) => text,
      onStored: () => {},
    });
  const ledger = (attempt: Attempt): Ledger => ledgerOf({ attempt, store, metrics, presentStep: () => 'one' });
  const query = async <T extends object>(sql: string, ...values: unknown[]): Promise<T[]> =>
    (await service.service.database.pool.query<T>(sql, values)).rows;

  it('stores a run and its job together, or neither', async () => {
    const id = await accept();
    expect(await query('SELECT key, max_attempts FROM graphile_worker.jobs WHERE key = $1', id)).toEqual([
      { key: id, max_attempts: 1000 },
    ]);
    await expect(store.accept({ id, pipeline, input: {}, apiKeyId: service.keyId }, LIMITS)).rejects.toThrow();
    expect(await query('SELECT key FROM graphile_worker.jobs WHERE key = $1', id)).toHaveLength(1);
  });

  it('fences out an attempt that lost its lease', async () => {
    const id = await accept();
    const frozen = await start(id);
    const second = await start(id, 'pool-2');
    expect(second.lease).toBe(frozen.lease + 1);
    const context = await contextOf(frozen);
    await expect(
      store.saveStep(frozen, { stepId: 'a', itemKey: '', startedAt: new Date(), output: 1 }),
    ).rejects.toThrow(LeaseLostError);
    await expect(context.savePostings([])).rejects.toThrow(LeaseLostError);
    await expect(store.complete(frozen, { summary: {}, credits: 5 }, [])).rejects.toThrow(LeaseLostError);
    await store.complete(second, { summary: { from: 'second' }, credits: 2 }, []);
    expect(await store.find(id, service.keyId)).toMatchObject({
      status: 'COMPLETED',
      summary: { from: 'second' },
      creditsConsumed: 2,
    });
  });

  it('lets a terminal state be final', async () => {
    const id = await accept();
    const attempt = await start(id);
    await store.fail(attempt, { message: 'broken', step_id: 'a' }, []);
    expect(await store.startAttempt(id, 'pool-1')).toBeUndefined();
    await expect(query("UPDATE runs SET status = 'RUNNING' WHERE id = $1", id)).rejects.toThrow('is FAILED already');
  });

  it('reads finished steps and items back instead of repeating them, findings included', async () => {
    const id = await accept();
    const first = await contextOf(await start(id));
    let ran = 0;
    await first.step('one', () => {
      ran++;
      first.report(finding('board_not_read', 'https://board.example', { status: 403 }));
      return Promise.resolve({ facts: 1 });
    });
    await expect(
      first.step('two', async () => {
        await first.remember('item-1', { done: true }, [finding('board_incomplete', 'item-1', { seen: 2, kept: 1 })]);
        throw new Error('power cut');
      }),
    ).rejects.toMatchObject({ stepId: 'two', message: 'power cut' });
    const second = await contextOf(await start(id));
    expect(await second.step('one', () => Promise.reject(new Error('repeated')))).toEqual({ facts: 1 });
    expect(second.findings).toEqual([finding('board_not_read', 'https://board.example', { status: 403 })]);
    await second.step('two', () => {
      expect(second.recall('item-1')).toEqual({ done: true });
      expect(second.findings.at(-1)).toEqual(finding('board_incomplete', 'item-1', { seen: 2, kept: 1 }));
      expect(second.recall('item-2')).toBeUndefined();
      return Promise.resolve(null);
    });
    expect(ran).toBe(1);
  });

  it('keeps how the steps of a finished run went, not what they had stored for a retry', async () => {
    const id = await accept();
    const attempt = await start(id);
    const context = await contextOf(attempt);
    await context.step('one', async () => {
      await context.remember('item', { much: 'data' });
      return { facts: 1 };
    });
    await store.complete(attempt, { summary: {}, credits: 0 }, []);
    expect(await query('SELECT step_id, item_key, status, output FROM run_steps WHERE run_id = $1', id)).toEqual([
      { step_id: 'one', item_key: '', status: 'COMPLETED', output: null },
    ]);
  });

  it('stores a posting once, reads back what each step gave, and judges it in its row', async () => {
    const id = await accept();
    const attempt = await start(id);
    const first = await contextOf(attempt);
    const text = 'A long text. '.repeat(400);
    const listed = [1, 2].map((number) =>
      foundPosting('ats', { job_title: `Engineer ${String(number)}`, requirements: ['C'] }, { id: String(number) }),
    );
    const work = async (context: InstanceType<typeof AttemptContext>): Promise<JudgedPosting[]> => {
      const list = await context.step('list', async () => (await context.remember('board', { rows: listed })).rows);
      const judged = await context.step('select', () =>
        Promise.resolve(list.map((row, at) => ({ ...row, dedupKey: String(at), disposition: 'returned' as const }))),
      );
      return context.step('details', async () => {
        const [one, ...others] = judged;
        if (!one) throw new Error('no posting');
        const detailed = { ...one, fields: { ...one.fields, job_description: text } };
        return [await context.remember('1', detailed), ...others];
      });
    };
    const given = await work(first);
    const rows = (): Promise<object[]> =>
      query(
        'SELECT number, disposition, source_id, length(job_description) AS size FROM job_postings WHERE run_id = $1 ORDER BY found_number',
        id,
      );
    expect(await rows()).toEqual([
      { number: -1, disposition: null, source_id: '1', size: null },
      { number: -2, disposition: null, source_id: '2', size: null },
      { number: -3, disposition: null, source_id: '1', size: text.length },
    ]);
    const judged = (): Promise<object[]> =>
      query(
        'SELECT number, position, disposition, source_id FROM job_postings WHERE run_id = $1 AND disposition IS NOT NULL ORDER BY number',
        id,
      );
    const outputs = await query<{ output: unknown }>('SELECT output FROM run_steps WHERE run_id = $1', id);
    expect(JSON.stringify(outputs)).not.toMatch(/Engineer|long text/);
    expect(JSON.stringify(outputs).length).toBeLessThan(1000);

    const second = await contextOf(await start(id));
    expect(await second.step('list', () => Promise.reject(new Error('repeated')))).toMatchObject(listed);
    expect(await work(second)).toEqual(given);
    let last = attempt;
    for (const next of [() => Promise.resolve(second), async () => contextOf((last = await start(id)))]) {
      const attempts = await next();
      // Its worker may have been killed when the postings were judged: what the steps gave is still there.
      expect(await attempts.step('list', () => Promise.reject(new Error('repeated')))).toMatchObject(listed);
      const [one, other] = await work(attempts);
      if (!one || !other) throw new Error('no postings');
      await attempts.savePostings([
        other,
        { ...one, disposition: 'filtered', reason: 'its page says: not wanted', reasonCode: 'page_says_over' },
        { ...other, disposition: 'dropped', reason: 'it has no title', reasonCode: 'no_title' },
      ]);
      expect(await judged()).toEqual([
        { number: 0, position: 0, disposition: 'returned', source_id: '2' },
        { number: 1, position: null, disposition: 'filtered', source_id: '1' },
        { number: 2, position: null, disposition: 'dropped', source_id: '2' },
      ]);
      expect(await store.countPostings(id)).toEqual([
        { disposition: 'returned', reason: null, count: 1 },
        { disposition: 'filtered', reason: 'its page says that it is over', count: 1 },
        { disposition: 'dropped', reason: 'it has no title', count: 1 },
      ]);
    }
    await store.complete(last, { summary: {}, credits: 0 }, []);
    expect(await rows()).toHaveLength(3);
    expect(await judged()).toHaveLength(3);
  });

  it('judges a posting that did not change without writing it again, and writes one that did', async () => {
    const id = await accept();
    const context = await contextOf(await start(id));
    const listed = ['one', 'two', 'three'].map((title) => foundPosting('ats', { job_title: title }, { id: title }));
    const found = await context.step('list', () => Promise.resolve(listed));
    const [one, two, three] = found.map((row) => ({ ...row, dedupKey: '', disposition: 'returned' as const }));
    if (!one || !two || !three) throw new Error('no postings');
    const titles = async (): Promise<unknown[]> =>
      (
        await query<{ title: string }>(
          'SELECT job_title AS title FROM job_postings WHERE run_id = $1 ORDER BY position',
          id,
        )
      ).map(({ title }) => title);
    // What is in the row shows whether it was written.
    await query("UPDATE job_postings SET job_title = 'not written' WHERE run_id = $1 AND source_id <> 'three'", id);
    await query("DELETE FROM job_postings WHERE run_id = $1 AND source_id = 'three'", id);
    const changed = { ...two, fields: { ...two.fields, job_title: 'changed' } };
    await context.savePostings([three, changed, one]);
    // Of a batch one of whose rows is gone all are written.
    expect(await titles()).toEqual(['three', 'changed', 'one']);
    await query("UPDATE job_postings SET job_title = 'not written' WHERE run_id = $1", id);
    await context.savePostings([one, three, two]);
    expect(await titles()).toEqual(['not written', 'not written', 'two']);
    expect(await store.countPostings(id)).toEqual([{ disposition: 'returned', reason: null, count: 3 }]);
  });

  it('pays for a call once, whoever asks again', async () => {
    const id = await accept();
    const first = ledger(await start(id));
    let asked = 0;
    const call = {
      service: 'model',
      request: { q: 1 },
      ask: () => Promise.resolve({ answer: { n: ++asked }, cost: 0.5 }),
    };
    expect(await first.paid(call)).toEqual({ n: 1 });
    expect(await first.paid(call)).toEqual({ n: 1 });
    const second = ledger(await start(id));
    expect(await second.paid(call)).toEqual({ n: 1 });
    expect(await query('SELECT service, cost, asks FROM paid_calls WHERE run_id = $1', id)).toEqual([
      { service: 'model', cost: 0.5, asks: 1 },
    ]);
    const figures = await metrics.registry.metrics();
    expect(figures).toContain('hiring_paid_calls_total{service="model"} 1');
    expect(figures).toContain('hiring_paid_cost_dollars_total{service="model"} 0.5');
  });

  it('keeps text that Postgres would refuse', async () => {
    const id = await accept();
    const context = await contextOf(await start(id));
    await context.savePostings([
      { fields: { job_title: 'A\u0000B \ud800' }, evidence: {}, disposition: 'returned', dedupKey: 'a' },
    ]);
    expect((await store.page(id, 10, 0))[0]?.['job_title']).toBe('AB \ufffd');
    await expect(context.step('one', () => Promise.reject(new Error('\u0000')))).rejects.toThrow('\u0000');
    await context.step('two', () => context.remember('key\u0000', 1));
    const later = await contextOf(await start(id));
    await later.step('two', () => Promise.reject(new Error('again')));
    expect(later.recall('key\u0000')).toBe(1);
  });

  it('keeps the first answer of a paid call, whatever it is', async () => {
    const attempt = await start(await accept());
    for (const [hash, answer, kept] of [
      ['nothing', undefined, null],
      ['null', null, null],
      ['parts', { a: null, list: ['x\u0000\ud800'] }, { a: null, list: ['x\ufffd'] }],
    ] as const) {
      const call = { hash, service: 'model', stepId: 's' };
      expect(await store.openPaidCall(attempt, call)).toBeUndefined();
      await store.closePaidCall(attempt.runId, hash, { answer, cost: 0.5 });
      await store.closePaidCall(attempt.runId, hash, { answer: 'another' });
      expect(await store.openPaidCall(attempt, call)).toEqual({ answer: kept });
    }
  });

  it('stores a file in place of one of its name, and none without the lease', async () => {
    const attempt = await start(await accept());
    const csv = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text));
    const id = await store.saveFile(attempt, 'a.csv', csv('name\nOne\nTwo\n'));
    expect(await store.saveFile(attempt, 'a.csv', csv('name\nThree\n'))).toBe(id);
    expect(await query('SELECT number, cells FROM file_rows WHERE file_id = $1', id)).toEqual([
      { number: 0, cells: { name: 'Three' } },
    ]);
    await start(attempt.runId, 'pool-2');
    await expect(store.saveFile(attempt, 'b.csv', csv('name\n'))).rejects.toThrow(LeaseLostError);
  });

  it('leaves a host alone as long as its pause, which a refusal soon after doubles', async () => {
    expect(await store.hostPause('board.test')).toBe(0);
    for (const [least, most] of [
      [50, 60],
      [110, 120],
    ] as const) {
      await store.pauseHost('board.test', { seconds: 60, reason: 'it answered 429' });
      const seconds = await store.hostPause('board.test');
      expect(seconds).toBeGreaterThan(least);
      expect(seconds).toBeLessThanOrEqual(most);
    }
    await query("UPDATE host_pauses SET until = now() - interval '1 second'");
    expect(await store.hostPause('board.test')).toBe(0);
  });

  it('unlocks the jobs of a silent worker and leaves those of a living one', async () => {
    const [dead, alive] = [await accept(), await accept()];
    await query(
      "INSERT INTO worker_pools (id, heartbeat_at) VALUES ('dead-pool', now() - interval '1 minute'), ('living-pool', now())",
    );
    await lock(dead, 'dead-pool', 1);
    await lock(alive, 'living-pool', 1);
    await query("UPDATE sweeps SET swept_at = '-infinity'");
    await recoverRuns(service.service.database.rows, 5);
    expect(
      await query(
        'SELECT key, locked_by FROM graphile_worker.jobs WHERE key = ANY($1) ORDER BY locked_by NULLS FIRST',
        [dead, alive],
      ),
    ).toEqual([
      { key: dead, locked_by: null },
      { key: alive, locked_by: 'living-pool' },
    ]);
  });

  it('lets go of a job whose end the queue could not store', async () => {
    const [forgotten, running, fresh] = [await accept(), await accept(), await accept()];
    for (const id of [forgotten, running, fresh]) await lock(id, 'pool-3', 1);
    await query('UPDATE graphile_worker._private_jobs SET locked_at = now() WHERE key = $1', fresh);
    await new QueueHealth(service.service.database, 6).releaseForgotten(['pool-3'], [running]);
    expect(await query("SELECT key FROM graphile_worker.jobs WHERE locked_by = 'pool-3' ORDER BY id")).toEqual([
      { key: running },
      { key: fresh },
    ]);
  });

  it('reads the queue for forgotten jobs at once, then only after trouble', async () => {
    const health = new QueueHealth(service.service.database, 3);
    const isReleased = async (): Promise<boolean> => {
      const id = await accept();
      await lock(id, 'pool-6', 1);
      await health.releaseForgotten(['pool-6'], []);
      return (await query('SELECT FROM graphile_worker.jobs WHERE key = $1 AND locked_by IS NULL', id)).length === 1;
    };
    expect([await isReleased(), await isReleased()]).toEqual([true, false]);
    health.noteTrouble();
    expect(await isReleased()).toBe(false);
    await query('SELECT pg_sleep(3.1)');
    expect([await isReleased(), await isReleased()]).toEqual([true, false]);
  });

  it('looks for waiting runs whose job is gone once a minute, for those that are worked on in every turn', async () => {
    const [waiting, running] = [await accept(), await accept()];
    await start(running, 'nobody');
    await query('SELECT graphile_worker.complete_jobs(array_agg(id)) FROM graphile_worker.jobs WHERE key = ANY($1)', [
      waiting,
      running,
    ]);
    const ended = async (sweptAt: string): Promise<unknown[]> => {
      await query(`UPDATE sweeps SET swept_at = ${sweptAt}`);
      await recoverRuns(service.service.database.rows, 0.001);
      const rows = await query<{ id: string }>(
        "SELECT id FROM runs WHERE id = ANY($1) AND status = 'FAILED' AND error->>'message' LIKE '%every worker%'",
        [waiting, running],
      );
      return rows.map(({ id }) => id);
    };
    // Where the minute is nearly over it is waited for.
    await query(
      `SELECT pg_sleep(CASE WHEN extract(second FROM now()) > 50 THEN 61 - extract(second FROM now()) ELSE 0 END)`,
    );
    expect(await ended("date_trunc('minute', now())")).toEqual([running]);
    expect(await ended("date_trunc('minute', now()) - interval '1 millisecond'")).toEqual(
      expect.arrayContaining([waiting]),
    );
  });

  it('gives up a job that it cannot work on now: soon another pool has it before what came later, and nothing has failed', async () => {
    const [ours, theirs, later] = [await accept(), await accept(), await accept()];
    // Both are what a dead worker left.
    await query(`UPDATE graphile_worker._private_jobs SET priority = -2 WHERE key = ANY($1)`, [theirs, ours]);
    await lock(ours, 'pool-4', 3);
    await lock(theirs, 'pool-5', 3);
    const health = new QueueHealth(service.service.database, 6);
    for (const id of [ours, theirs]) await health.giveUp(id, 'pool-4');
    expect(
      await query(
        `SELECT key, locked_by, attempts, run_at > now() AS waits FROM graphile_worker.jobs WHERE key = ANY($1) ORDER BY priority, run_at`,
        [ours, theirs, later],
      ),
    ).toEqual([
      { key: theirs, locked_by: 'pool-5', attempts: 3, waits: false },
      { key: ours, locked_by: null, attempts: 2, waits: true },
      { key: later, locked_by: null, attempts: 0, waits: false },
    ]);
  });

  it('waits for Postgres with what it has to store, until it is told to stop', async () => {
    const stop = new AbortController();
    let asked = 0;
    const store = patient(
      {
        save: () =>
          ++asked < 2
            ? Promise.reject(Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }))
            : Promise.resolve('stored'),
        refuse: () => Promise.reject(new Error('it is wrong')),
        isAway: () => Promise.reject(new Error('Connection terminated unexpectedly')),
      },
      stop.signal,
    );
    expect(await store.save()).toBe('stored');
    await expect(store.refuse()).rejects.toThrow('it is wrong');
    setTimeout(() => {
      stop.abort();
    }, 50);
    await expect(store.isAway()).rejects.toThrow('aborted');
  });

  /** A worker takes the run, gets as far as `work` does, and dies. */
  const die = async (
    id: string,
    work: (attempt: Attempt) => Promise<void> = () => Promise.resolve(),
  ): Promise<void> => {
    const attempt = await start(id, 'dead-pool');
    await work(attempt);
    await lock(id, 'dead-pool', 1);
    await sweep();
  };
  const sweep = async (deadAfter = 5): Promise<void> => {
    await query("UPDATE sweeps SET swept_at = '-infinity'");
    await recoverRuns(service.service.database.rows, deadAfter);
  };

  it('gives a run its attempt back when its worker died, and ends one that six workers in a row died of', async () => {
    // Those that died in other tests died without it.
    await sweep();
    const id = await accept();
    for (let deaths = 1; deaths < 6; deaths++) {
      await die(id, (attempt) => store.saveProgress(attempt, { step: 'read-boards' }));
      const counted = await store.deathsOf(id);
      expect(counted).toEqual({ deaths, excuses: 0 });
      expect(mustBeAlone(counted)).toBe(deaths >= 4);
      const jobs = await query('SELECT attempts, locked_by FROM graphile_worker.jobs WHERE key = $1', id);
      expect(jobs).toEqual([{ attempts: 0, locked_by: null }]);
      expect(await store.find(id, service.keyId)).toMatchObject({ status: 'RUNNING' });
    }
    await die(id);
    const run = await store.find(id, service.keyId);
    expect(run).toMatchObject({ status: 'FAILED', error: { step_id: 'read-boards' }, creditsConsumed: 0 });
    expect(await query('SELECT key FROM graphile_worker.jobs WHERE key = $1', id)).toEqual([]);
  });

  it.each([1, 3])(
    'waits for as many deaths again for each of %s workers that died with nothing to do',
    async (others) => {
      const id = await accept();
      await die(id);
      await query(
        `INSERT INTO worker_pools (id, heartbeat_at) SELECT 'idle-' || number, now() - interval '1 minute' FROM generate_series(1, $1) AS number`,
        others,
      );
      for (let deaths = 2; deaths < 6 * (1 + others); deaths++) {
        await die(id);
        const counted = await store.deathsOf(id);
        expect(counted).toEqual({ deaths, excuses: others });
        expect(mustBeAlone(counted)).toBe(deaths >= 4 * (1 + others));
      }
      expect(await store.find(id, service.keyId)).toMatchObject({ status: 'RUNNING' });
      await die(id);
      expect(await store.find(id, service.keyId)).toMatchObject({ status: 'FAILED' });
    },
  );

  it('holds nothing against a run that got on before its worker died, nor one that waited for its turn', async () => {
    const id = await accept();
    await die(id);
    await die(id, (attempt) => store.saveStep(attempt, { stepId: 'a', itemKey: '', startedAt: new Date() }));
    expect(await store.deathsOf(id)).toMatchObject({ deaths: 0 });
    await lock(id, 'another-dead-pool', 1);
    await sweep();
    expect(await store.deathsOf(id)).toMatchObject({ deaths: 0 });
  });

  it('does not wait long for a silent worker whose connection is gone, and takes nothing from one that is connected', async () => {
    const [backend] = await query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    await query('DELETE FROM worker_pools');
    await query(
      `INSERT INTO worker_pools (id, backend) VALUES ('connected', $1), ('of-an-older-version', NULL), ('gone', -1)`,
      backend?.pid,
    );
    /** Who is left of those three when they have been silent for half the time until a worker counts as dead. */
    const left = async (deadAfter: number): Promise<string[]> => {
      await query('UPDATE worker_pools SET heartbeat_at = now() - make_interval(secs => $1)', deadAfter / 2);
      await sweep(deadAfter);
      return (await query<{ id: string }>('SELECT id FROM worker_pools ORDER BY id')).map(({ id }) => id);
    };
    // No connection is as old as that: Postgres may have lost those of all workers just now.
    expect(await left(1e7)).toEqual(['connected', 'gone', 'of-an-older-version']);
    const old =
      'SELECT FROM pg_stat_activity WHERE usename = current_user AND backend_start < now() - make_interval(secs => 6)';
    while ((await query(old)).length === 0) await query('SELECT pg_sleep(0.2)');
    expect(await left(6)).toEqual(['connected', 'of-an-older-version']);
  });

  it('leaves the sweep to one worker', async () => {
    const client = await service.service.database.pool.connect();
    await query("UPDATE sweeps SET swept_at = '-infinity'");
    await client.query('BEGIN; SELECT FROM sweeps FOR UPDATE');
    await query("INSERT INTO worker_pools (id, heartbeat_at) VALUES ('silent-pool', now() - interval '1 minute')");
    await recoverRuns(service.service.database.rows, 5);
    const left = (): Promise<object[]> => query("SELECT id FROM worker_pools WHERE id = 'silent-pool'");
    expect(await left()).toHaveLength(1);
    await client.query('ROLLBACK');
    client.release();
    await recoverRuns(service.service.database.rows, 5);
    expect(await left()).toEqual([]);
  });

  const lock = (id: string, pool: string, attempts: number): Promise<object[]> =>
    query(
      "UPDATE graphile_worker._private_jobs SET locked_by = $2, locked_at = now() - interval '1 minute', attempts = $3 WHERE key = $1",
      id,
      pool,
      attempts,
    );
});
