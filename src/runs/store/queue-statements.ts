import { balanceOf } from '../../accounts/account-statements.js';

/*
 * What is asked of the queue, whose tables and functions the Prisma client does not know, and of the workers that hold
 * its jobs: under locks, by the clock of the database, and by its list of connections.
 */

/** Number of the last change to the queue's tables that workers from before it cannot live with. */
export const QUEUE_VERSION = {
  name: 'queue-version',
  text: 'SELECT coalesce(max(id), 0)::int AS version FROM graphile_worker.migrations WHERE breaking',
};

/** The queue's workers no longer hear on this connection that there is another version. */
export const STOP_HEARING_OF_VERSIONS = 'UNLISTEN "worker:migrate"';

/** Where the queue hears of new jobs, and in which words: unlocking tells nobody, a job would wait for a poll. */
export const NEW_JOBS = ['jobs:insert', '{"r":0,"count":1}'] as const;

/** Unlocks what the pools $1 have held for $3 seconds and is none of the runs $2. */
export const RELEASE_FORGOTTEN = `
  UPDATE graphile_worker._private_jobs SET locked_at = NULL, locked_by = NULL
  WHERE locked_by = ANY($1) AND key <> ALL($2) AND locked_at < now() - make_interval(secs => $3)`;

/** The priority of what a dead worker left: it goes on before any other run begins. */
const RECOVERED = -2;

/** Unlocks the job of run $1 that pool $2 did not begin, its attempt given back: in a second, in its place. */
export const GIVE_UP = `
  UPDATE graphile_worker._private_jobs
  SET locked_at = NULL, locked_by = NULL, attempts = greatest(attempts - 1, 0), run_at = now() + interval '1 second'
  WHERE key = $1 AND locked_by = $2`;

/** The pools $1 work no longer. Not asked of the Prisma client: a worker that ends would load that for it. */
export const SIGN_OFF = 'DELETE FROM worker_pools WHERE id = ANY($1)';

/** Unlocks all that the pools $1 hold. */
export const UNLOCK_POOLS = 'SELECT graphile_worker.force_unlock_workers($1::text[])';

/** Gives the attempts of the runs $1 back, and their place in the queue. */
export const HAND_BACK = `
  SELECT graphile_worker.reschedule_jobs(ARRAY[id], run_at := created_at, attempts := greatest(attempts - 1, 0))
  FROM graphile_worker.jobs WHERE key = ANY($1::text[])`;

/** Jobs that the pools $1 hold. */
export const JOBS_OF_POOLS = 'SELECT id FROM graphile_worker.jobs WHERE locked_by = ANY($1)';

/** Gives the attempts of the jobs $1 back, which dead workers held. */
export const GIVE_ATTEMPTS_BACK = `
  SELECT graphile_worker.reschedule_jobs(ARRAY[id], priority := ${String(RECOVERED)}, attempts := greatest(attempts - 1, 0)::smallint)
  FROM graphile_worker.jobs WHERE id = ANY($1)`;

/** Takes the jobs of the runs $1 out of the queue. */
export const COMPLETE_JOBS =
  'SELECT graphile_worker.complete_jobs(array_agg(id)) FROM graphile_worker.jobs WHERE key = ANY($1)';

/** Says that the pools $1 are alive, and by which connection. */
export const REPORT = `
  INSERT INTO worker_pools (id, heartbeat_at, backend) SELECT unnest($1::text[]), now(), pg_backend_pid()
  ON CONFLICT (id) DO UPDATE SET heartbeat_at = excluded.heartbeat_at, backend = excluded.backend`;

/**
 * The table of the searches for dead workers, by the name it was made with: workers of the version before use it, too.
 */
const SEARCHES = 'sweeps';

/** Whether somebody's turn to look for the dead has come, once in $1 seconds. */
export const IS_DUE = `SELECT FROM ${SEARCHES} WHERE swept_at < now() - make_interval(secs => $1)`;

/** Takes that turn; says whether it is the first one of a span of $2 seconds of the clock, and of one of $3. */
export const TAKE_TURN = `
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
export const BURY_THE_DEAD = `
  DELETE FROM worker_pools WHERE heartbeat_at < now() - make_interval(secs => $1)
    OR (heartbeat_at < now() - make_interval(secs => $2)
      AND backend NOT IN (SELECT pid FROM pg_stat_activity)
      AND EXISTS (SELECT FROM pg_stat_activity WHERE usename = current_user AND backend_start < now() - make_interval(secs => $1)))
  RETURNING id`;

/**
 * Pools that have held a job for $1 seconds and are not known: a worker may die before it first said that it is alive.
 */
export const SELECT_UNKNOWN = `
  SELECT DISTINCT locked_by AS id FROM graphile_worker.jobs
  WHERE locked_by IS NOT NULL AND locked_at < now() - make_interval(secs => $1)
    AND NOT EXISTS (SELECT FROM worker_pools WHERE worker_pools.id = locked_by)`;

/**
 * Notes the deaths of the pools $1 with the runs they worked on: one that got on since its last one begins to count
 * anew.
 */
export const NOTE_DEATHS = `
  UPDATE runs SET deaths = CASE WHEN EXISTS (SELECT FROM run_steps WHERE run_steps.run_id = runs.id AND run_steps.attempt = runs.lease)
    THEN 0 ELSE runs.deaths + 1 END,
    deaths_from = CASE runs.deaths WHEN 0 THEN searches.deaths ELSE deaths_from END,
    unexplained_from = CASE runs.deaths WHEN 0 THEN searches.unexplained ELSE unexplained_from END
  FROM ${SEARCHES} AS searches, graphile_worker.jobs AS job
  WHERE job.key = runs.id AND job.locked_by = ANY($1) AND runs.worker_pool = job.locked_by AND runs.status = 'RUNNING'`;

/**
 * Counts the deaths of the pools $1, noted before. No run explains one that worked on none, or only on such as got on.
 */
export const COUNT_DEATHS = `
  UPDATE ${SEARCHES} SET deaths = deaths + cardinality($1::text[]), unexplained = unexplained + (
    SELECT count(*) FROM unnest($1::text[]) AS pool
    WHERE NOT EXISTS (SELECT FROM runs WHERE worker_pool = pool AND status = 'RUNNING' AND deaths > 0))`;

/**
 * What speaks for a run whose workers died: each death since the first of these that no run explains, or one for all
 * that other runs explain.
 */
export const EXCUSES = `
  greatest(searches.unexplained - run.unexplained_from, (searches.deaths - run.deaths_from > run.deaths)::integer)`;

/**
 * Ends the runs of status $1 that nothing will work on again: those whose job is gone, that were tried $2 times, or
 * whose workers died $3 times one after the other, and as often again for each excuse. Those that wait are as many as
 * the queue is long.
 */
export const END_ABANDONED = `
  UPDATE runs SET status = 'FAILED', finished_at = now(), progress = NULL,
    credits_consumed = 0, credits_left = ${balanceOf('runs.api_key_id')}, error = jsonb_build_object(
    'message', 'The run was given up: ' || CASE
      WHEN run.deaths >= $3::integer THEN 'the workers that tried it died, ' || run.deaths || ' one after the other'
      ELSE coalesce('its attempts are used up. Last: ' || left(job.last_error, 300), 'every worker that tried it died') END,
    'step_id', coalesce(runs.progress->>'step', 'start'))
  FROM ${SEARCHES} AS searches, runs AS run LEFT JOIN graphile_worker.jobs AS job ON job.key = run.id
  WHERE runs.id = run.id AND run.status = $1::"RunStatus"
    AND NOT EXISTS (SELECT FROM worker_pools WHERE worker_pools.id = run.worker_pool AND job.id IS NULL)
    AND (job.id IS NULL OR (job.locked_at IS NULL AND (job.attempts >= job.max_attempts OR run.lease >= $2::integer
      OR run.deaths >= $3::integer * (1 + ${EXCUSES}))))
  RETURNING runs.id`;
