import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../src/db/database.ts';
import { built } from '../built.ts';
import { withBenchedRun } from './benched-run.ts';
import { median, timed, verdict } from './figures.ts';

/** Workers that are played, one size after the other. */
const CROWDS = [100, 300, 1000, 2000, 4000, 6000];
/** Workers that have their runs while single questions are measured. */
const ABOARD = 300;
/** Runs aboard of each. */
const RUNS_ABOARD = 4;
/** Runs that wait behind them. */
const QUEUE = Number(process.env['CROWD_QUEUE'] ?? 10_000);
/**
 * Connections that they share, as behind a pooler: a thousand processes with their own would need a thousand of them.
 */
const CONNECTIONS = 60;
/** Time (ms) that each crowd is watched. */
const WATCHED = 10_000;
/** A statement that comes later than this (ms) makes a heartbeat late: the knee lies before. */
const LATE = 1000;
const DEAD_AFTER = 6;
const ROUNDS = 30;
/** What waits costs those that work at most so much of their own statements, half a millisecond (NOISE) aside. */
const LIMIT = 1.5;
const NOISE = 0.5;

/** Takes a job of the queue, as Graphile Worker does; it is given back, so that the queue stays as long as it is. */
const POLL = {
  name: 'poll',
  text: `
    UPDATE graphile_worker._private_jobs AS jobs SET attempts = jobs.attempts + 1, locked_by = $1, locked_at = now()
    FROM (SELECT id FROM graphile_worker._private_jobs WHERE is_available = true AND run_at <= now()
          ORDER BY priority, run_at LIMIT 1 FOR UPDATE SKIP LOCKED) AS next
    WHERE jobs.id = next.id RETURNING jobs.id`,
};
const GIVE_BACK = {
  name: 'give-back',
  text: 'UPDATE graphile_worker._private_jobs SET attempts = attempts - 1, locked_by = NULL, locked_at = NULL WHERE id = $1',
};

/** What a worker asks without pause, by the product's own functions, each for a worker by its number. */
interface Questions {
  readonly beat: (worker: number) => Promise<unknown>;
  readonly sweep: () => Promise<unknown>;
  readonly version: () => Promise<unknown>;
  readonly forgotten: (worker: number) => Promise<unknown>;
  readonly poll: (worker: number) => Promise<unknown>;
  readonly lease: (worker: number, run: number) => Promise<unknown>;
}

/**
 * Heartbeats, sweeps, queue polls and lease checks of crowds of workers against one Postgres, with a queue of 10,000
 * waiting
 * runs (CROWD_QUEUE): how late the statements are, and what the queue adds to them.
 */
export async function run(): Promise<void> {
  await withBenchedRun(async ({ database, attempt }) => {
    const { api_key_id: key } = (
      await database.pool.query<{ api_key_id: string }>('SELECT api_key_id FROM runs WHERE id = $1', [attempt.runId])
    ).rows[0] ?? { api_key_id: '' };
    await board(database, key, [0, ABOARD]);
    const questions = await questionsTo(database);
    const empty = await costs(database, questions);
    await line(database, key);
    const full = await costs(database, questions);
    let worst = 0;
    for (const [name, before] of empty) {
      const after = full.get(name) ?? NaN;
      const isRare = name.includes('once');
      if (!isRare) worst = Math.max(worst, (after - NOISE) / before);
      console.log(
        `  ${name}: ${before.toFixed(2)} ms with an empty queue, ${after.toFixed(2)} ms with ${String(QUEUE)} waiting`,
      );
    }
    console.log(
      `  what is asked each second, greatest ratio: ${worst.toFixed(2)} ${verdict(worst <= LIMIT, `at most ${String(LIMIT)}`)}`,
    );
    for (const [at, workers] of CROWDS.entries()) {
      await board(database, key, [CROWDS[at - 1] ?? 0, workers]);
      if (!(await watch(workers, questions))) break;
    }
  }, CONNECTIONS);
}

/**
 * Runs under way of the workers from one number to another: each with its job, locked by its worker. All of them are
 * alive.
 */
async function board({ pool }: Database, key: string, [from, to]: readonly [number, number]): Promise<void> {
  await pool.query(
    `INSERT INTO runs (id, pipeline, input, api_key_id, status, lease, worker_pool, started_at)
     SELECT 'run_' || worker || '_' || run, 'bench', '{}', $1, 'RUNNING', 1, 'pool-' || worker, now()
     FROM generate_series($2::integer, $3::integer - 1) AS worker, generate_series(0, $4::integer - 1) AS run ON CONFLICT DO NOTHING`,
    [key, from, to, RUNS_ABOARD],
  );
  await addJobs(pool);
  await pool.query(
    `INSERT INTO worker_pools (id) SELECT 'pool-' || worker FROM generate_series(0, $1::integer - 1) AS worker
     ON CONFLICT (id) DO UPDATE SET heartbeat_at = now()`,
    [to],
  );
  await tidy(pool);
  await pool.query('UPDATE worker_pools SET heartbeat_at = now()');
}

/** Runs that wait. */
async function line({ pool }: Database, key: string): Promise<void> {
  await pool.query(
    `INSERT INTO runs (id, pipeline, input, api_key_id) SELECT 'waiting_' || i, 'bench', '{}', $1 FROM generate_series(1, $2::integer) AS i`,
    [key, QUEUE],
  );
  await addJobs(pool);
  await tidy(pool);
}

/**
 * A job for each run that has none: as add_job stores them, which computes for minutes where the table was empty
 * before.
 */
async function addJobs(pool: Database['pool']): Promise<void> {
  await pool.query("SELECT graphile_worker.add_job('run', '{}', job_key := 'first')");
  await pool.query(
    `INSERT INTO graphile_worker._private_jobs (task_id, payload, key, max_attempts, attempts, locked_at, locked_by)
     SELECT task_id, json_build_object('run_id', runs.id), runs.id, 1000, (worker_pool IS NOT NULL)::integer,
       CASE WHEN worker_pool IS NOT NULL THEN now() END, worker_pool
     FROM graphile_worker._private_jobs AS first, runs WHERE first.key = 'first' ON CONFLICT (key) DO NOTHING`,
  );
}

async function tidy(pool: Database['pool']): Promise<void> {
  for (const table of ['runs', 'graphile_worker._private_jobs', 'worker_pools'])
    await pool.query(`VACUUM ANALYZE ${table}`);
}

async function questionsTo(database: Database): Promise<Questions> {
  const { recoverRuns, reportPools } = (await import(
    built('runs/store/recover-runs.js')
  )) as typeof import('../../src/runs/store/recover-runs.js');
  const { QueueHealth } = (await import(
    built('runs/work/queue-health.js')
  )) as typeof import('../../src/runs/work/queue-health.js');
  const { STATE_OF } = (await import(
    built('runs/store/hot-statements.js')
  )) as typeof import('../../src/runs/store/hot-statements.js');
  const { rows } = database;
  const pool = (worker: number): string => `pool-${String(worker)}`;
  const runOf = (worker: number, run: number): string => `run_${String(worker)}_${String(run)}`;
  return {
    beat: (worker) => reportPools(rows, [pool(worker)]),
    sweep: () => recoverRuns(rows, DEAD_AFTER),
    version: () => new QueueHealth(database, DEAD_AFTER).queueVersion(),
    forgotten: (worker) =>
      new QueueHealth(database, DEAD_AFTER).releaseForgotten(
        [pool(worker)],
        Array.from({ length: RUNS_ABOARD }, (_, run) => runOf(worker, run)),
      ),
    poll: async (worker) => {
      const { rows: jobs } = await rows.query<{ id: string }>({ ...POLL, values: [pool(worker)] });
      if (jobs[0]) await rows.query({ ...GIVE_BACK, values: [jobs[0].id] });
    },
    lease: (worker, run) => rows.query({ ...STATE_OF, values: [runOf(worker, run)] }),
  };
}

/** Median milliseconds of each question, by its name. */
async function costs({ pool }: Database, questions: Questions): Promise<Map<string, number>> {
  const swept = (at: string) => async (): Promise<unknown> => {
    // All are alive: what is measured is a turn in which nobody died.
    await pool.query('UPDATE worker_pools SET heartbeat_at = now()');
    await pool.query(`UPDATE sweeps SET swept_at = ${at}`);
    return questions.sweep();
  };
  const once = async (work: () => Promise<unknown>): Promise<number> => {
    const took: number[] = [];
    for (let round = 0; round < ROUNDS; round++) took.push(await timed(work));
    return median(took);
  };
  const setting = await once(async () => {
    await pool.query('UPDATE worker_pools SET heartbeat_at = now()');
    await pool.query('UPDATE sweeps SET swept_at = now()');
  });
  return new Map([
    ['a heartbeat', await once(() => questions.beat(1))],
    ['whether a sweep is due', await once(questions.sweep)],
    ['a lease', await once(() => questions.lease(1, 1))],
    ['version of the queue', await once(questions.version)],
    ['a sweep (one of all workers in 0.6 s)', (await once(swept(`now() - interval '1 second'`))) - setting],
    ['a sweep through the queue (once a minute)', (await once(swept(`'-infinity'`))) - setting],
    ['forgotten jobs (each worker once a minute)', await once(() => questions.forgotten(1))],
  ]);
}

/** Plays the crowd; false where Postgres had no room for it. */
async function watch(workers: number, questions: Questions): Promise<boolean> {
  const took: number[] = [];
  const until = Date.now() + WATCHED;
  const every = async (interval: number, ask: () => Promise<unknown>): Promise<void> => {
    const phase = Math.random() * interval;
    if (phase > WATCHED) return;
    await sleep(phase);
    for (let due = Date.now(); due < until; due += interval) {
      await sleep(Math.max(0, due - Date.now()));
      took.push(await timed(ask));
    }
  };
  const worker = (number: number): Promise<void>[] => [
    every(1000, () => questions.beat(number)),
    every(1000, questions.sweep),
    every(1000, questions.version),
    every(2000, () => questions.poll(number)),
    every(60_000, () => questions.forgotten(number)),
    ...Array.from({ length: RUNS_ABOARD }, (_, run) => every(2000, () => questions.lease(number, run))),
  ];
  const all = Array.from({ length: workers }, (_, number) => worker(number)).flat();
  const refused = (await Promise.allSettled(all)).filter(({ status }) => status === 'rejected').length;
  const sorted = took.toSorted((a, b) => a - b);
  const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? NaN;
  console.log(
    `  ${String(workers).padStart(5)} workers: ${(took.length / (WATCHED / 1000)).toFixed(0)} questions/s of ${String(workers * (3.5 + RUNS_ABOARD / 2))} wanted, median ${median(took).toFixed(1)} ms, p99 ${p99.toFixed(0)} ms${p99 > LATE ? ': beyond the knee' : ''}${refused > 0 ? `, ${String(refused)} got no connection` : ''}`,
  );
  return refused === 0;
}
