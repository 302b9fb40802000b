import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomBytes, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import type { Attempt } from '../../src/runs/store/run-rows.js';
import { createDatabase } from './test-database.js';
import { loadBuilt } from '../built.ts';

const { openDatabase } = await loadBuilt<typeof import('../../src/db/database.js')>('db/database.js');
const { deleteOldRuns } = await loadBuilt<typeof import('../../src/runs/store/delete-old-runs.js')>(
  'runs/store/delete-old-runs.js',
);
const { dropMonths, makeMonths } =
  await loadBuilt<typeof import('../../src/runs/store/months.js')>('runs/store/months.js');
const { firstIdOf, newRunId } = await loadBuilt<typeof import('../../src/runs/run-ids.js')>('runs/run-ids.js');
const { RunStore } = await loadBuilt<typeof import('../../src/runs/store/run-store.js')>('runs/store/run-store.js');
const { readEarlierRun } =
  await loadBuilt<typeof import('../../src/runs/store/earlier-run.js')>('runs/store/earlier-run.js');
const { RunLists } = await loadBuilt<typeof import('../../src/runs/store/run-lists.js')>('runs/store/run-lists.js');
const statements =
  await loadBuilt<typeof import('../../src/runs/store/hot-statements.js')>('runs/store/hot-statements.js');

type Database = Awaited<ReturnType<typeof openDatabase>>;
type Sql = Pick<Client, 'query'>;

/** A time within the month so many months from now. */
const monthsFromNow = (months: number): Date => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 15));
};
const nameOf = (time: Date): string => time.toISOString().slice(0, 7).replace('-', '_');

async function keyOf(sql: Sql): Promise<string> {
  const { rows } = await sql.query<{ id: string }>(
    "INSERT INTO api_keys (name, prefix, hash) VALUES ('test', $1, $2) RETURNING id",
    [randomUUID(), randomBytes(32)],
  );
  return rows[0]?.id ?? '';
}

/** A run that ended at that time, or goes on, with two returned postings, a dropped one and a step. */
async function storeRun(sql: Sql, id: string, { keyId, ended }: { keyId: string; ended: Date | null }): Promise<void> {
  await sql.query(
    `INSERT INTO runs (id, pipeline, status, input, api_key_id, finished_at)
     VALUES ($1, 'career-pages', (CASE WHEN $3::timestamptz IS NULL THEN 'RUNNING' ELSE 'COMPLETED' END)::"RunStatus", '{}', $2, $3)`,
    [id, keyId, ended],
  );
  await sql.query(
    `INSERT INTO job_postings (run_id, number, position, disposition, reason, reason_code, dedup_key, job_title, evidence)
     VALUES ($1, 0, 0, 'returned', NULL, NULL, 'a', 'Cook', '{"job_title": {"source": "text", "quote": "Cook"}}'),
       ($1, 1, 1, 'returned', NULL, NULL, 'b', 'Nurse', '{}'),
       ($1, 2, NULL, 'dropped', 'it has no title', 'no_title', 'c', NULL, '{}')`,
    [id],
  );
  await sql.query(
    "INSERT INTO run_steps (run_id, step_id, status, attempt, output) VALUES ($1, 'read', 'COMPLETED', 1, '{}')",
    [id],
  );
}

/** Of each table, in which partition how many rows of the runs are. */
async function placesOf(sql: Sql, ids: readonly string[]): Promise<Record<string, number>> {
  const { rows } = await sql.query<{ place: string; count: number }>(
    `SELECT tableoid::regclass::text AS place, count(*)::integer FROM job_postings WHERE run_id = ANY($1) GROUP BY 1
     UNION ALL SELECT tableoid::regclass::text, count(*)::integer FROM run_steps WHERE run_id = ANY($1) GROUP BY 1`,
    [ids],
  );
  return Object.fromEntries(rows.map(({ place, count }) => [place, count]));
}

async function countsOf(sql: Sql, id: string): Promise<unknown[]> {
  const { rows } = await sql.query<object>(
    'SELECT disposition, count FROM posting_counts WHERE run_id = $1 ORDER BY disposition',
    [id],
  );
  return rows;
}

const COUNTED = [
  { disposition: 'returned', count: 2 },
  { disposition: 'dropped', count: 1 },
];

describe('the migration to months', () => {
  let client: Client;

  beforeAll(async () => {
    const url = process.env['TEST_POSTGRES_URL'] ?? '';
    const name = `test_${randomBytes(6).toString('hex')}`;
    const server = new Client({ connectionString: url });
    await server.connect();
    await server.query(`CREATE DATABASE ${name}`);
    await server.end();
    client = new Client({ connectionString: url.replace(/\/postgres$/, `/${name}`) });
    await client.connect();
  });
  afterAll(() => client.end());

  it('keeps all rows of a filled database, and what analysts read of them', async () => {
    const folder = 'prisma/migrations';
    const migrations = readdirSync(folder)
      .filter((name) => /^\d/.test(name))
      .sort();
    const months = migrations.findIndex((name) => name.endsWith('_postings_by_month'));
    const apply = (names: readonly string[]): Promise<unknown> =>
      client.query(names.map((name) => readFileSync(join(folder, name, 'migration.sql'), 'utf8')).join('\n'));
    for (const name of migrations.slice(0, months)) await apply([name]);
    const keyId = await keyOf(client);
    // By their random ids: before the months, among them, behind them.
    const ids = [
      randomUUID(),
      ...['2222', '22zz', '2322', 'aaaa', 'zzzz'].map((first) => `run_${first}${'k'.repeat(22)}`),
    ];
    for (const id of ids) await storeRun(client, id, { keyId, ended: new Date() });
    const read = async (): Promise<unknown[]> =>
      Promise.all(
        [
          'reporting.job_postings',
          'reporting.evidence',
          'reporting.runs',
          'run_steps',
          '(SELECT run_id, disposition, count FROM posting_counts)',
        ].map(
          async (table) =>
            (
              await client.query<{ rows: unknown }>(
                `SELECT jsonb_agg(to_jsonb(t) ORDER BY to_jsonb(t)::text) AS rows FROM ${table} AS t`,
              )
            ).rows,
        ),
      );
    const before = await read();
    await apply(migrations.slice(months));
    expect(await read()).toEqual(before);
    expect(await placesOf(client, ids)).toEqual({
      job_postings_before: 9,
      job_postings_default: 9,
      run_steps_before: 3,
      run_steps_default: 2,
      run_steps_of_reports: 1,
    });
    // The account is one by codes now, and goes on over all partitions.
    const byCode = await client.query('SELECT DISTINCT disposition, reason_code, count FROM posting_counts');
    expect(byCode.rows).toEqual(
      expect.arrayContaining([
        { disposition: 'returned', reason_code: '', count: 2 },
        { disposition: 'dropped', reason_code: 'no_title', count: 1 },
      ]),
    );
    expect(byCode.rows).toHaveLength(2);
    await client.query("DELETE FROM job_postings WHERE disposition = 'dropped'");
    const { rows } = await client.query('SELECT count(*)::integer FROM posting_counts WHERE count > 0');
    expect(rows).toEqual([{ count: ids.length }]);
    await client.query('DELETE FROM runs');
    expect(await placesOf(client, ids)).toEqual({});
  });

  it('leaves nothing that names the tables of before', async () => {
    const { rows } = await client.query(
      `SELECT DISTINCT pg_describe_object(classid, objid, 0) FROM pg_depend
       WHERE refobjid IN ('job_postings_before'::regclass, 'run_steps_before'::regclass) AND classid = 'pg_rewrite'::regclass`,
    );
    expect(rows).toEqual([]);
  });

  it('keeps texts in their rows in each partition', async () => {
    const { rows } = await client.query<{ name: string }>(
      `SELECT relname AS name FROM pg_inherits JOIN pg_class ON oid = inhrelid
       WHERE inhparent = 'job_postings'::regclass AND NOT coalesce(reloptions, '{}') @> '{toast_tuple_target=8160}'`,
    );
    expect(rows).toEqual([]);
  });
});

describe('months', () => {
  let database: Database;
  let keyId = '';

  beforeAll(async () => {
    database = await openDatabase({ DATABASE_URL: await createDatabase(), DATA_DIR: '', DATABASE_POOL_SIZE: 4 });
    keyId = await keyOf(database.pool);
  });
  afterAll(() => database.close());

  /** Does the work while somebody reads all postings and does not come to an end. */
  const whileRead = async <T>(work: () => Promise<T>): Promise<T> => {
    const reader = new Client({ connectionString: database.url });
    await reader.connect();
    try {
      await reader.query('BEGIN');
      await reader.query('SELECT count(*) FROM reporting.job_postings');
      return await work();
    } finally {
      await reader.end();
    }
  };

  const partitions = async (): Promise<string[]> => {
    const { rows } = await database.pool.query<{ name: string }>(
      `SELECT inhrelid::regclass::text AS name FROM pg_inherits
       WHERE inhparent IN ('job_postings'::regclass, 'run_steps'::regclass) ORDER BY 1`,
    );
    return rows.map(({ name }) => name);
  };

  it('are there when they begin', async () => {
    const names = [0, 1, 2, 3].map((ahead) => nameOf(monthsFromNow(ahead)));
    expect(await partitions()).toEqual(
      expect.arrayContaining(names.flatMap((name) => [`job_postings_${name}`, `run_steps_${name}`])),
    );
    expect(await makeMonths(database)).toEqual([]);
    const id = newRunId('scraper');
    await storeRun(database.pool, id, { keyId, ended: null });
    const name = nameOf(new Date());
    expect(await placesOf(database.pool, [id])).toEqual({ [`job_postings_${name}`]: 3, [`run_steps_${name}`]: 1 });
    expect(await countsOf(database.pool, id)).toEqual(COUNTED);
  });

  it('that come late take their rows from where they were kept meanwhile', async () => {
    const late = monthsFromNow(30);
    const id = newRunId('scraper', late);
    const behind = newRunId('scraper', monthsFromNow(40));
    for (const one of [id, behind]) await storeRun(database.pool, one, { keyId, ended: null });
    expect(await placesOf(database.pool, [id])).toEqual({ job_postings_default: 3, run_steps_default: 1 });
    // Somebody who reads on and on keeps no caller waiting for long, and loses nothing.
    const [missing, waited] = await whileRead(async () => {
      const startedAt = Date.now();
      const months = makeMonths(database, late);
      await storeRun(database.pool, newRunId('scraper'), { keyId, ended: null });
      return [await months, Date.now() - startedAt] as const;
    });
    expect(missing).toEqual([30, 31, 32, 33].map((ahead) => nameOf(monthsFromNow(ahead))));
    expect(waited).toBeLessThan(10_000);
    expect(await placesOf(database.pool, [id])).toEqual({ job_postings_default: 3, run_steps_default: 1 });
    // Processes that start together make each month once.
    expect(await Promise.all([1, 2, 3].map(() => makeMonths(database, late)))).toEqual([[], [], []]);
    const name = nameOf(late);
    expect(await placesOf(database.pool, [id])).toEqual({ [`job_postings_${name}`]: 3, [`run_steps_${name}`]: 1 });
    expect(await placesOf(database.pool, [behind])).toEqual({ job_postings_default: 3, run_steps_default: 1 });
    expect(await countsOf(database.pool, id)).toEqual(COUNTED);
  });

  it('have the keys, checks and indexes of the table, and no rights of their own', async () => {
    const { rows } = await database.pool.query<{ name: string; keys: string; rights: unknown }>(
      `SELECT relname AS name, relacl AS rights, (SELECT count(*) FROM pg_index WHERE indrelid = pg_class.oid) || ' '
         || (SELECT count(*) FROM pg_constraint WHERE conrelid = pg_class.oid AND contype IN ('c', 'f', 'p')) AS keys
       FROM pg_class WHERE relkind IN ('r', 'p') AND relname ~ '^(job_postings|run_steps)'`,
    );
    for (const table of ['job_postings', 'run_steps'])
      expect([...new Set(rows.filter(({ name }) => name.startsWith(table)).map(({ keys }) => keys))]).toHaveLength(1);
    expect(rows.filter(({ rights }) => rights !== null)).toEqual([]);
  });

  it('keep pages apart, wherever they lie', async () => {
    const store = new RunStore(database);
    for (const id of [newRunId('scraper'), newRunId('scraper', monthsFromNow(1)), 'run_of_before', randomUUID()]) {
      await storeRun(database.pool, id, { keyId, ended: new Date() });
      expect((await store.page(id, 25, 0)).map((row) => row['job_title'])).toEqual(['Cook', 'Nurse']);
      expect((await store.page(id, 25, 1)).map((row) => row['job_title'])).toEqual(['Nurse']);
      expect(await store.page(id, 1, 2)).toEqual([]);
    }
  });

  it.each([
    ['what was found', statements.SELECT_FOUND.text, ['text'], ''],
    ['what steps gave', statements.FINISHED_STEPS.text, ['text'], ''],
    ['what is judged', statements.JUDGE_POSTINGS.text, ['text', 'json'], ", '[]'"],
    ["an analyst's question about a run", 'SELECT * FROM reporting.job_postings WHERE run_id = $1', ['text'], ''],
  ])('are told by the id of a run: %s asks one of them', async (_what, text, types, values) => {
    const client = new Client({ connectionString: database.url });
    await client.connect();
    try {
      await client.query(`PREPARE asked (${types.join(', ')}) AS ${text}`);
      // As often as after which Postgres may keep one plan for all values.
      let plan = '';
      for (let round = 0; round < 8; round++) {
        const { rows } = await client.query<Record<string, string>>(
          `EXPLAIN EXECUTE asked ('${newRunId('scraper')}'${values})`,
        );
        plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      }
      const asked = plan.match(/(?<=\b(?:job_postings|run_steps)_)(?:\d{4}_\d\d|before|default|of_reports)/g);
      expect([...new Set(asked)]).toEqual([nameOf(new Date())]);
    } finally {
      await client.end();
    }
  });
});

describe('retention', () => {
  let database: Database;
  let keyId = '';
  const old = monthsFromNow(-8);
  const name = nameOf(old);

  beforeAll(async () => {
    database = await openDatabase({ DATABASE_URL: await createDatabase(), DATA_DIR: '', DATABASE_POOL_SIZE: 4 });
    keyId = await keyOf(database.pool);
  });
  afterAll(() => database.close());

  const exists = async (table: string): Promise<boolean> =>
    (await database.pool.query('SELECT WHERE to_regclass($1) IS NOT NULL', [table])).rows.length > 0;
  const listed = (): ReturnType<InstanceType<typeof RunLists>['runs']> =>
    new RunLists(database, []).runs(keyId, {}, { limit: 10, after: undefined });
  /** As another run of the key reads it. */
  const earlierRun = async (from: Pick<Database, 'prisma' | 'rows'>, id: string): ReturnType<typeof readEarlierRun> => {
    const reader = newRunId('scraper');
    await storeRun(database.pool, reader, { keyId, ended: null });
    const read = await readEarlierRun(from, { runId: reader } as Attempt, id);
    await database.pool.query('DELETE FROM runs WHERE id = $1', [reader]);
    return read;
  };
  const runs = async (): Promise<string[]> =>
    (await database.pool.query<{ id: string }>('SELECT id FROM runs ORDER BY id')).rows.map(({ id }) => id);

  it('drops a month whose runs are all past, and keeps one of which a run goes on', async () => {
    await makeMonths(database, old);
    const open = newRunId('scraper', monthsFromNow(-6));
    const young = newRunId('scraper', monthsFromNow(-7));
    const present = newRunId('scraper');
    await storeRun(database.pool, open, { keyId, ended: null });
    await storeRun(database.pool, young, { keyId, ended: new Date() });
    await storeRun(database.pool, present, { keyId, ended: new Date() });
    const past = [0, 1, 2].map(() => newRunId('scraper', old));
    for (const id of past) await storeRun(database.pool, id, { keyId, ended: old });
    const beside = newRunId('scraper', monthsFromNow(-7));
    await storeRun(database.pool, beside, { keyId, ended: monthsFromNow(-7) });
    expect(await deleteOldRuns(database, 30)).toBe(4);
    expect(await runs()).toEqual([open, young, present].toSorted());
    expect([await exists(`job_postings_${name}`), await exists(`run_steps_${name}`)]).toEqual([false, false]);
    for (const kept of [-7, -6]) expect(await exists(`job_postings_${nameOf(monthsFromNow(kept))}`)).toBe(true);
    // A month that never had a run goes, too; those to come stay.
    expect(await exists(`job_postings_${nameOf(monthsFromNow(-5))}`)).toBe(false);
    expect(await exists(`job_postings_${nameOf(monthsFromNow(1))}`)).toBe(true);
    const { rows } = await database.pool.query('SELECT DISTINCT run_id FROM posting_counts ORDER BY 1');
    expect(rows).toEqual([open, young, present].toSorted().map((id) => ({ run_id: id })));
    expect(await placesOf(database.pool, [...past, beside])).toEqual({});
    expect(await deleteOldRuns(database, 30)).toBe(0);
  });

  it('deletes by rows what somebody reads, and drops the month the next night', async () => {
    await database.pool.query('DELETE FROM runs');
    await makeMonths(database, old);
    const ids = [0, 1].map(() => newRunId('scraper', old));
    for (const id of ids) await storeRun(database.pool, id, { keyId, ended: old });
    const reader = new Client({ connectionString: database.url });
    await reader.connect();
    await reader.query('BEGIN; SELECT count(*) FROM reporting.job_postings');
    expect(await deleteOldRuns(database, 30)).toBe(2);
    await reader.end();
    expect(await runs()).toEqual([]);
    expect(await exists(`job_postings_${name}`)).toBe(true);
    expect(await deleteOldRuns(database, 30)).toBe(0);
    expect(await exists(`job_postings_${name}`)).toBe(false);
  });

  it('shows no run whose postings are gone, and finishes what a night began', async () => {
    await database.pool.query('DELETE FROM runs');
    const [id, young] = [newRunId('scraper', old), newRunId('scraper')];
    for (const one of [id, young]) await storeRun(database.pool, one, { keyId, ended: old });
    const store = new RunStore(database);
    expect((await store.find(id, keyId))?.returned).toBe(2);
    // As a night leaves it that ends after the tables were dropped.
    const names = [firstIdOf(old), firstIdOf(monthsFromNow(-7))];
    await database.pool.query('INSERT INTO dropped_months (first_id, past_id) VALUES ($1, $2)', names);
    expect(await store.find(id, keyId)).toBeUndefined();
    expect((await store.find(young, keyId))?.returned).toBe(2);
    expect((await listed()).map((run) => run.id)).toEqual([young]);
    expect(await earlierRun(database, id)).toBeUndefined();
    expect(await deleteOldRuns(database, 30)).toBe(2);
    expect((await database.pool.query('SELECT FROM dropped_months')).rows).toEqual([]);
  });

  it('lets the idempotency keys of a dropped month be used again: who repeats a trigger is given a run that is there', async () => {
    await database.pool.query('DELETE FROM runs');
    await makeMonths(database, old);
    const id = newRunId('scraper', old);
    await storeRun(database.pool, id, { keyId, ended: old });
    await database.pool.query("UPDATE runs SET idempotency_key = 'order-1', request_hash = '\\x00'");
    // The night ends behind the drop: its runs are deleted the next one.
    const ends = { droppedMonth: { findMany: () => Promise.resolve([]) } } as unknown as Database['prisma'];
    await dropMonths({ prisma: ends, rows: database.rows }, monthsFromNow(-1));
    expect(await new RunStore(database).find(id, keyId)).toBeUndefined();
    const { rows } = await database.pool.query('SELECT idempotency_key, request_hash FROM runs');
    expect(rows).toEqual([{ idempotency_key: null, request_hash: null }]);
    expect(await deleteOldRuns(database, 30)).toBe(1);
  });

  it('reads nothing of a run that is deleted while another one reads it', async () => {
    const id = newRunId('scraper');
    await storeRun(database.pool, id, { keyId, ended: new Date() });
    expect((await earlierRun(database, id))?.postings).toHaveLength(3);
    // Between the look at the run and the one at its postings.
    const query = async (...parameters: [string]): Promise<unknown> => {
      await database.pool.query('DELETE FROM runs WHERE id = $1', [id]);
      return database.rows.query(...parameters);
    };
    const rows = { query } as unknown as Database['rows'];
    expect(await earlierRun({ prisma: database.prisma, rows }, id)).toBeUndefined();
  });

  it('keeps a run that came to a month after it was dropped', async () => {
    await storeRun(database.pool, `${firstIdOf(old)}${'a'.repeat(22)}`, { keyId, ended: new Date() });
    expect(await deleteOldRuns(database, 30)).toBe(0);
    expect(await runs()).toHaveLength(1);
  });
});
