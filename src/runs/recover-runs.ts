import type { Database } from '../db/database.js';
import { inTransaction, type Queryable } from '../db/transaction.js';

/**
 * Workers that may die one after the other while they work on a run that gets nowhere; then the run is what kills them.
 * What kills workers dies with each of them: where others died meanwhile, something else is about, and it takes twice
 * as many.
 */
const MAX_DEATHS = 6;
const MAX_DEATHS_AMONG_OTHERS = 2 * MAX_DEATHS;

/** The share of these deaths from which on a run works alone in its process. */
const ALONE = 2 / 3;

/** Attempts of any kind, whatever came of them: no run goes on for ever. */
const MAX_LEASES = 100;

/**
 * The share of the time until a silent worker counts as dead after which one counts so whose connection is gone, too:
 * Postgres closes it with its process.
 */
const DISCONNECTED = 1 / 5;

/** Says that the pools $1 are alive, and by which connection. */
const REPORT = `
  INSERT INTO worker_pools (id, heartbeat_at, backend) SELECT unnest($1::text[]), now(), pg_backend_pid()
  ON CONFLICT (id) DO UPDATE SET heartbeat_at = excluded.heartbeat_at, backend = excluded.backend`;

/**
 * The table of the searches for dead workers, by the name it was made with: workers of the version before use it, too.
 */
const SEARCHES = 'sweeps';

/** Seconds between two looks through all that waits: what it finds is rare, and what it costs grows with the queue. */
const QUEUE_INTERVAL = 60;

/** Whether somebody's turn to look for the dead has come, once in $1 seconds. */
const IS_DUE = `SELECT FROM ${SEARCHES} WHERE swept_at < now() - make_interval(secs => $1)`;

/** Takes that turn; says whether it is the first one of a span of $2 seconds of the clock, and of one of $3. */
const TAKE_TURN = `
  UPDATE ${SEARCHES} AS searches SET swept_at = now()
  FROM (SELECT id, swept_at FROM ${SEARCHES}
    WHERE swept_at < now() - make_interval(secs => $1) FOR UPDATE SKIP LOCKED) AS last
  WHERE searches.id = last.id
  RETURNING floor(extract(epoch FROM now()) / $2::double precision)
      > floor(extract(epoch FROM last.swept_at) / $2) AS "looksForUnknown",
    floor(extract(epoch FROM now()) / $3::double precision)
      > floor(extract(epoch FROM last.swept_at) / $3) AS "looksThroughQueue"`;

/**
 * Pools that were silent for $1 seconds, or for $2 and have no connection; not just after Postgres lost all of them.
 */
const BURY_THE_DEAD = `
  DELETE FROM worker_pools WHERE heartbeat_at < now() - make_interval(secs => $1)
    OR (heartbeat_at < now() - make_interval(secs => $2)
      AND backend NOT IN (SELECT pid FROM pg_stat_activity)
      AND EXISTS (SELECT FROM pg_stat_activity WHERE usename = current_user AND backend_start < now() - make_interval(secs => $1)))
  RETURNING id`;

/**
 * Pools that have held a job for $1 seconds and are not known: a worker may die before it first said that it is alive.
 */
const SELECT_UNKNOWN = `
  SELECT DISTINCT locked_by AS id FROM graphile_worker.jobs
  WHERE locked_by IS NOT NULL AND locked_at < now() - make_interval(secs => $1)
    AND NOT EXISTS (SELECT FROM worker_pools WHERE worker_pools.id = locked_by)`;

/**
 * Notes the deaths of the pools $1 with the runs they worked on: one that got on since its last one begins to count
 * anew.
 */
const NOTE_DEATHS = `
  UPDATE runs SET deaths = CASE WHEN EXISTS (SELECT FROM run_steps WHERE run_steps.run_id = runs.id AND run_steps.attempt = runs.lease)
    THEN 0 ELSE runs.deaths + 1 END, deaths_from = CASE runs.deaths WHEN 0 THEN searches.deaths ELSE deaths_from END
  FROM ${SEARCHES} AS searches, graphile_worker.jobs AS job
  WHERE job.key = runs.id AND job.locked_by = ANY($1) AND runs.worker_pool = job.locked_by AND runs.status = 'RUNNING'`;

/** Ends the runs of status $1 that nothing will work on again. Those that wait are as many as the queue is long. */
const END_ABANDONED = `
  UPDATE runs SET status = 'FAILED', finished_at = now(), progress = NULL, error = jsonb_build_object(
    'message', 'The run was given up: ' || CASE
      WHEN run.deaths >= ${String(MAX_DEATHS)} THEN 'the workers that tried it died, ' || run.deaths || ' one after the other'
      ELSE coalesce('its attempts are used up. Last: ' || left(job.last_error, 300), 'every worker that tried it died') END,
    'step_id', coalesce(runs.progress->>'step', 'start'))
  FROM ${SEARCHES} AS searches, runs AS run LEFT JOIN graphile_worker.jobs AS job ON job.key = run.id
  WHERE runs.id = run.id AND run.status = $1::"RunStatus"
    AND NOT EXISTS (SELECT FROM worker_pools WHERE worker_pools.id = run.worker_pool AND job.id IS NULL)
    AND (job.id IS NULL OR (job.locked_at IS NULL AND (job.attempts >= job.max_attempts OR run.lease >= ${String(MAX_LEASES)}
      OR run.deaths >= CASE WHEN searches.deaths - run.deaths_from > run.deaths THEN ${String(MAX_DEATHS_AMONG_OTHERS)} ELSE ${String(MAX_DEATHS)} END)))
  RETURNING runs.id`;

/** How many workers died one after the other with a run, and whether others died meanwhile. */
export interface Deaths {
  readonly deaths: number;
  readonly amongOthers: boolean;
}

/**
 * Whether a run has to work alone: runs beside the guilty one are not hit again, and none is found guilty for another.
 * Later where workers die anyhow: to wait until a process is empty then costs an innocent run more than it saves.
 */
export function mustBeAlone({ deaths, amongOthers }: Deaths): boolean {
  return deaths >= ALONE * (amongOthers ? MAX_DEATHS_AMONG_OTHERS : MAX_DEATHS);
}

/** Says that these pools are alive. */
export async function reportPools(rows: Database['rows'], pools: readonly string[]): Promise<void> {
  await rows.query(REPORT, [pools]);
}

/**
 * Unlocks the jobs of dead pools, wakes the queue, and ends runs that nothing will ever work on again.
 * One worker at a time does it: whoever holds the row of the searches.
 */
export async function recoverRuns(rows: Database['rows'], deadAfterSeconds: number): Promise<void> {
  const pause = deadAfterSeconds / 10;
  // Every worker asks this every second: without a transaction, and without a lock.
  if ((await rows.query(IS_DUE, [pause])).rowCount === 0) return;
  await inTransaction(rows, async (client) => {
    const { rows: turns } = await client.query<Turn>(TAKE_TURN, [pause, deadAfterSeconds, QUEUE_INTERVAL]);
    const [turn] = turns;
    if (turn === undefined) return;
    const died = await takeFromTheDead(client, deadAfterSeconds, turn);
    if (died > 0 || turn.looksForUnknown) await endAbandoned(client, 'RUNNING');
    if (turn.looksThroughQueue) await endAbandoned(client, 'QUEUED');
  });
}

/**
 * What else is looked for in a turn than silent workers: where nobody died, what is worked on changes seldom to what
 * nothing will work on.
 */
interface Turn {
  readonly looksForUnknown: boolean;
  readonly looksThroughQueue: boolean;
}

/**
 * Frees what dead pools held: at once, in its place of the queue and with the attempt given back, because nothing
 * says that the run failed. Answers how many pools that were.
 */
async function takeFromTheDead(client: Queryable, deadAfterSeconds: number, turn: Turn): Promise<number> {
  const dead = await idsOf(client, BURY_THE_DEAD, deadAfterSeconds, deadAfterSeconds * DISCONNECTED);
  const unknown = turn.looksForUnknown ? await idsOf(client, SELECT_UNKNOWN, deadAfterSeconds) : [];
  const silent = [...new Set([...dead, ...unknown])];
  if (silent.length === 0) return 0;
  const jobs = await idsOf(client, 'SELECT id FROM graphile_worker.jobs WHERE locked_by = ANY($1)', silent);
  await client.query(NOTE_DEATHS, [silent]);
  await client.query(`UPDATE ${SEARCHES} SET deaths = deaths + $1`, [silent.length]);
  await client.query('SELECT graphile_worker.force_unlock_workers($1)', [silent]);
  await client.query(
    `SELECT graphile_worker.reschedule_jobs(ARRAY[id], attempts := greatest(attempts - 1, 0)::smallint)
     FROM graphile_worker.jobs WHERE id = ANY($1)`,
    [jobs],
  );
  // Unlocking tells nobody: without this the job waits for the next poll.
  await client.query(`SELECT pg_notify('jobs:insert', '{"r":0,"count":1}')`);
  return silent.length;
}

/** Runs whose job is gone, that ended too many workers, or that were tried too often become FAILED. */
async function endAbandoned(client: Queryable, status: 'QUEUED' | 'RUNNING'): Promise<void> {
  const ended = await idsOf(client, END_ABANDONED, status);
  if (ended.length > 0)
    await client.query(
      'SELECT graphile_worker.complete_jobs(array_agg(id)) FROM graphile_worker.jobs WHERE key = ANY($1)',
      [ended],
    );
}

async function idsOf(client: Queryable, text: string, ...values: unknown[]): Promise<string[]> {
  return (await client.query<{ id: string }>(text, values)).rows.map(({ id }) => id);
}
