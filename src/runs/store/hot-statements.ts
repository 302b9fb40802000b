import { balanceOf, reservedOf } from '../../accounts/account-statements.js';
import { POSTING_FIELDS, POSTING_FIELD_NAMES, type FieldKind } from '../../postings/fields.js';
import { EXCUSES } from './queue-statements.js';

const SQL_TYPES: Record<FieldKind, string> = {
  text: 'text',
  number: 'double precision',
  integer: 'integer',
  list: 'text[]',
};

const typedFields = POSTING_FIELD_NAMES.map((name) => `${name} ${SQL_TYPES[POSTING_FIELDS[name].kind]}`).join(', ');
const fieldNames = POSTING_FIELD_NAMES.join(', ');

/**
 * Stores the postings of one JSON array ($2) in their rows of run $1 under lease $3. One parameter for all rows, read
 * as JSON and not as jsonb, which Postgres would have to build first. A text that stays the same is not written again:
 * its old value is kept, which Postgres holds outside of the row.
 */
export const STORE_POSTINGS = {
  name: 'store-postings',
  text: `
  INSERT INTO job_postings (run_id, number, found_number, position, disposition, reason, reason_code, dedup_key, source_id, extras, evidence, ${fieldNames})
  SELECT runs.id, row.number, row.found_number, row.position, row.disposition::"Disposition", row.reason, row.reason_code, row.dedup_key, row.source_id, row.extras, row.evidence, ${POSTING_FIELD_NAMES.map((name) => `row.${name}`).join(', ')}
  FROM runs, json_to_recordset($2::json) AS row
    (number integer, found_number integer, position integer, disposition text, reason text, reason_code text, dedup_key text, source_id text, extras jsonb, evidence jsonb, ${typedFields})
  WHERE runs.id = $1 AND runs.lease = $3
  ON CONFLICT (run_id, found_number) DO UPDATE SET number = excluded.number, position = excluded.position, disposition = excluded.disposition, reason = excluded.reason,
    reason_code = excluded.reason_code, dedup_key = excluded.dedup_key, source_id = excluded.source_id, extras = excluded.extras, evidence = excluded.evidence,
    job_description = CASE WHEN job_postings.job_description = excluded.job_description THEN job_postings.job_description ELSE excluded.job_description END,
    ${POSTING_FIELD_NAMES.filter((name) => name !== 'job_description')
      .map((name) => `${name} = excluded.${name}`)
      .join(', ')}`,
};

/** What became of a posting: columns and their types. */
export const JUDGEMENT = {
  number: 'integer',
  position: 'integer',
  disposition: '"Disposition"',
  reason: 'text',
  reason_code: 'text',
  dedup_key: 'text',
};

/** Stores what became of postings of run $1 whose rows hold them already: one JSON array ($2). Its lease is held. */
export const JUDGE_POSTINGS = {
  name: 'judge-postings',
  text: `
  UPDATE job_postings SET ${Object.keys(JUDGEMENT)
    .map((name) => `${name} = row.${name}`)
    .join(', ')}
  FROM json_to_recordset($2::json) AS row (found_number integer, ${Object.entries(JUDGEMENT)
    .map(([name, type]) => `${name} ${type}`)
    .join(', ')})
  WHERE run_id = $1 AND job_postings.found_number = row.found_number`,
};

/**
 * Stores how step $3 (item $4) of run $1 ended under lease $2: its status $5, output $6, error $7, and that it began at
 * $8.
 */
export const INSERT_STEP = {
  name: 'insert-step',
  text: `
    INSERT INTO run_steps (run_id, step_id, item_key, status, attempt, output, error, started_at, finished_at)
    SELECT id, $3, $4, $5::"RunStatus", lease, $6::jsonb, $7, $8::timestamptz, now() FROM runs WHERE id = $1 AND lease = $2
    ON CONFLICT (run_id, step_id, item_key) DO UPDATE
      SET status = excluded.status, attempt = excluded.attempt, output = excluded.output, error = excluded.error,
          started_at = excluded.started_at, finished_at = excluded.finished_at`,
};

/** What steps of run $1 stored. */
export const SELECT_FOUND = {
  name: 'select-found',
  text: `SELECT found_number, source_id, extras, evidence, ${fieldNames} FROM job_postings WHERE run_id = $1 AND found_number IS NOT NULL ORDER BY found_number`,
};

/*
 * What every attempt asks, through pg itself: the first call of its kind through the Prisma client computes for 80 to
 * 110 ms, for which a run whose worker died has to wait.
 */

/** How many workers died with run $1, and what else says that workers die. */
export const DEATHS_OF = {
  name: 'deaths-of',
  text: `SELECT run.deaths, ${EXCUSES} AS excuses FROM runs AS run, sweeps AS searches WHERE run.id = $1`,
};

/** Takes run $1 for pool $2, unless it has ended. */
export const START_ATTEMPT = {
  name: 'start-attempt',
  text: `
    UPDATE runs SET lease = lease + 1, worker_pool = $2, status = 'RUNNING', started_at = coalesce(started_at, now())
    WHERE id = $1 AND status IN ('QUEUED', 'RUNNING')
    RETURNING pipeline, input, lease, failures, deaths, created_at AS "acceptedAt", cancelled_at IS NOT NULL AS "isCancelled"`,
};

/** Who has run $1, which works, and whether its caller wants it to end. */
export const STATE_OF = {
  name: 'state-of',
  text: `SELECT lease, cancelled_at IS NOT NULL AS "isCancelled" FROM runs WHERE id = $1 AND status = 'RUNNING'`,
};

/** What steps and items of run $1 gave. */
export const FINISHED_STEPS = {
  name: 'finished-steps',
  text: `SELECT step_id, item_key, output FROM run_steps WHERE run_id = $1 AND status = 'COMPLETED'`,
};

/*
 * What every request asks: prepared once per connection and sent through pg itself, which halves what a poll costs
 * (a page of 25 postings: 1,190 a second against 590 through the Prisma client, `npm run bench http`).
 */

/** Time (ms) in which a poll is answered: who asks a Postgres that hangs hears that it is away. */
const ANSWERED_WITHIN = 10_000;

/** The run $1, unless it belongs to another key than $2, or its month has been dropped. */
export const FIND_RUN = {
  name: 'find-run',
  query_timeout: ANSWERED_WITHIN,
  text: `
    SELECT id, pipeline, status, summary, notes || warnings AS warnings, error, progress, cancelled_at AS "cancelledAt", started_at AS "startedAt", finished_at AS "finishedAt",
      credits_consumed AS "creditsConsumed", credits_left AS "creditsLeft",
      CASE status WHEN 'COMPLETED' THEN (SELECT nullif(count, 0) FROM posting_counts WHERE run_id = $1 AND disposition = 'returned' AND reason_code = '') END AS returned
    FROM runs WHERE id = $1 AND api_key_id = $2 AND NOT EXISTS (SELECT FROM dropped_months WHERE $1 >= first_id AND $1 < past_id)`,
};

/** Those of the runs $1 that have not ended: what is waited for is looked at every two seconds. */
export const OPEN_AMONG = {
  name: 'open-among',
  text: `SELECT id FROM runs WHERE id = ANY($1) AND status IN ('QUEUED', 'RUNNING')`,
};

/**
 * Returned postings of run $1 from position $2 up to but not including $3: a range of the key, whatever the offset.
 * Through a function, whose plan is kept: of a partitioned table Postgres would plan each page anew.
 */
export const SELECT_PAGE = {
  name: 'select-page',
  query_timeout: ANSWERED_WITHIN,
  text: `SELECT ${fieldNames}, extras FROM page_of_run($1, $2, $3)`,
};

/** Attempts the queue allows: how often a run may fail is counted in its row, deaths of workers are no failures. */
const QUEUE_ATTEMPTS = 1000;

/**
 * Stores run $1 of pipeline $2 with input $3 for key $4, and its job: neither is ever there without the other. With
 * nonce $8 and ciphertext $9 of the caller's keys, if there are any. $5 credits are kept back for it until it ends. Not
 * when the key has no credits left beside what is kept back, $6 runs that wait, or $7 triggers within the last minute;
 * nor when it is nearer to one of them than $10.
 * With tags $11, notes $12, and the caller's idempotency key $13 with the hash $14 of what was asked: the run that has
 * this key already is answered in place of another one. $15 is told of the run's end.
 */
export const ACCEPT_RUN = {
  name: 'accept-run',
  text: `
    WITH known AS (
      SELECT id, request_hash FROM runs WHERE api_key_id = $4 AND idempotency_key = $13
    ), caller AS (
      SELECT ${balanceOf('$4')} - ${reservedOf('$4')} >= greatest($5::integer, 1) + $10::integer AS has_credits,
        $6::integer <= $10::integer OR EXISTS (SELECT FROM runs WHERE api_key_id = $4 AND status = 'QUEUED' OFFSET greatest($6::integer - $10::integer - 1, 0)) AS queue_full,
        CASE WHEN $7::integer <= $10::integer THEN 1 ELSE
          (SELECT extract(epoch FROM created_at - now())::double precision + 60 FROM runs WHERE api_key_id = $4 AND created_at > now() - interval '1 minute'
           ORDER BY created_at DESC OFFSET greatest($7::integer - $10::integer - 1, 0) LIMIT 1) END AS wait
    ), run AS (
      INSERT INTO runs (id, pipeline, input, api_key_id, credits_reserved, tags, notes, idempotency_key, request_hash, webhook_url)
      SELECT $1, $2, $3::jsonb, $4, $5::integer, $11::text[], $12::text[], $13, $14::bytea, $15 FROM caller
      WHERE has_credits AND NOT queue_full AND wait IS NULL AND NOT EXISTS (SELECT FROM known)
      ON CONFLICT (api_key_id, idempotency_key) DO NOTHING
      RETURNING id
    ), secret AS (
      INSERT INTO run_secrets (run_id, nonce, ciphertext) SELECT id, $8::bytea, $9::bytea FROM run WHERE $8::bytea IS NOT NULL
    ), job AS (
      SELECT job.id FROM run, LATERAL graphile_worker.add_job('run', json_build_object('run_id', run.id), job_key := run.id, max_attempts := ${String(QUEUE_ATTEMPTS)}) AS job
    )
    SELECT (SELECT id FROM job) AS job, (SELECT id FROM known) AS known, (SELECT request_hash FROM known) AS known_hash,
      has_credits, queue_full, wait FROM caller`,
};
