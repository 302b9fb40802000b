import { balanceOf, reservedOf } from '../../accounts/account-statements.js';
import { Prisma } from '../../db/client/client.js';
import { storableJson, withoutNul } from '../../db/storable.js';
import { finding, gathered, isNoWarning, sentenceOf, type Finding } from '../../findings/finding.js';
import { POSTING_FIELD_NAMES } from '../../postings/fields.js';
import { DISPOSITIONS, type Disposition } from '../../postings/posting.js';
import type { ReasonCode } from '../../postings/reasons.js';
import type { Attempt, RunFailure } from './run-rows.js';
import type { StoredRow } from './store-steps.js';

/*
 * What the Prisma client cannot say about runs. What every request and attempt asks is in hot-statements.ts.
 */

/*
 * Ends of runs: one statement each, which takes the row's lock, counts credits and makes rows of one JSON array; by the
 * clock of the database, as all times of a run are.
 */

/** The findings of the row `run` as rows of one JSON array. */
const storeFindings = (findings: readonly Finding[]): Prisma.Sql => {
  const rows = gathered(findings).map(({ why: code, ...found }, number) => ({ number, code, ...found }));
  return Prisma.sql`
    INSERT INTO run_findings (run_id, number, kind, code, about, seen, kept, status, detail)
    SELECT run.id, row.* FROM run, jsonb_to_recordset(${storableJson(rows)}::jsonb) AS row
      (number integer, kind text, code text, about text, seen double precision, kept double precision, status integer, detail text)`;
};

/** The findings as callers read them: each sentence once. */
const warningsOf = (findings: readonly Finding[]): Prisma.Sql => {
  const told = gathered(findings).filter((found) => !isNoWarning(found));
  return Prisma.sql`${[...new Set(told.map((found) => withoutNul(sentenceOf(found))))]}::text[]`;
};

/**
 * Ends an attempt's run well, if it holds the run. What was kept for a retry goes: by a trigger, and of postings that
 * were judged the versions that were not. It is charged at most what the key has beside the reservations of its other
 * runs: never below zero.
 */
export const completeRun = (
  { runId, lease }: Attempt,
  { summary, credits }: { summary: unknown; credits: number },
  findings: readonly Finding[],
): Prisma.Sql => Prisma.sql`
  WITH run AS (
    SELECT id, api_key_id, ${Prisma.raw(balanceOf('runs.api_key_id'))} AS balance, ${Prisma.raw(reservedOf('runs.api_key_id', 'runs.id'))}::integer AS of_others
    FROM runs WHERE id = ${runId} AND lease = ${lease} AND status = 'RUNNING' FOR UPDATE
  ), bill AS (
    SELECT id, api_key_id, balance, greatest(0, least(${credits}::integer, balance - of_others)) AS credits FROM run
  ), finding AS (${storeFindings(findings)}
  ), version AS (
    DELETE FROM job_postings USING run WHERE run_id = ${runId} AND disposition IS NULL
      AND EXISTS (SELECT FROM job_postings AS judged WHERE judged.run_id = ${runId} AND judged.disposition IS NOT NULL)
  ), charge AS (
    INSERT INTO credit_entries (api_key_id, run_id, amount, balance, reason)
    SELECT api_key_id, id, -credits, balance - credits, 'run' FROM bill WHERE credits > 0
  )
  UPDATE runs SET status = 'COMPLETED', summary = ${storableJson(summary)}::jsonb, warnings = ${warningsOf(findings)}, finished_at = now(),
    progress = NULL, credits_consumed = bill.credits, credits_left = bill.balance - bill.credits
  FROM bill WHERE runs.id = bill.id`;

/** Ends an attempt's run badly, if it holds the run. Nothing is charged. */
export const failRun = (
  { runId, lease }: Attempt,
  failure: RunFailure,
  findings: readonly Finding[],
): Prisma.Sql => Prisma.sql`
  WITH run AS (
    SELECT id FROM runs WHERE id = ${runId} AND lease = ${lease} AND status = 'RUNNING' FOR UPDATE
  ), finding AS (${storeFindings(findings)}
  )
  UPDATE runs SET status = 'FAILED', error = ${storableJson(failure)}::jsonb, warnings = ${warningsOf(findings)}, finished_at = now(), progress = NULL,
    credits_consumed = 0, credits_left = ${Prisma.raw(balanceOf('runs.api_key_id'))}
  FROM run WHERE runs.id = run.id`;

/**
 * Asks for an early end of a key's run that goes on, in one statement with the removal of its job from the queue: one
 * that waits ends at once, and says so as one that was worked on does. One that waits for another attempt, for hours
 * maybe, has it now.
 */
export const cancelRun = (
  runId: string,
  { apiKeyId, summary }: { apiKeyId: string; summary: unknown },
  findings: readonly Finding[] = [finding('run_cancelled', 'the run')],
): Prisma.Sql => Prisma.sql`
  WITH cancelled AS (
    UPDATE runs SET cancelled_at = coalesce(cancelled_at, now()),
      status = CASE status WHEN 'QUEUED' THEN 'COMPLETED' ELSE status END,
      summary = CASE status WHEN 'QUEUED' THEN ${storableJson(summary)}::jsonb ELSE summary END,
      warnings = CASE status WHEN 'QUEUED' THEN ${warningsOf(findings)} ELSE warnings END,
      credits_consumed = CASE status WHEN 'QUEUED' THEN 0 ELSE credits_consumed END,
      credits_left = CASE status WHEN 'QUEUED' THEN ${Prisma.raw(balanceOf('runs.api_key_id'))} ELSE credits_left END,
      finished_at = CASE status WHEN 'QUEUED' THEN now() ELSE finished_at END
    WHERE id = ${runId} AND api_key_id = ${apiKeyId}::uuid AND status IN ('QUEUED', 'RUNNING') RETURNING id, status
  ), run AS (
    SELECT id FROM cancelled WHERE status = 'COMPLETED'
  ), finding AS (${storeFindings(findings)}
  ), job AS (
    SELECT graphile_worker.remove_job(id) FROM run
  ), attempt AS (
    SELECT graphile_worker.reschedule_jobs(ARRAY[job.id], run_at := now()) FROM cancelled
    JOIN graphile_worker.jobs AS job ON job.key = cancelled.id
    WHERE cancelled.status = 'RUNNING' AND job.locked_at IS NULL AND job.run_at > now()
  )
  SELECT id, (SELECT count(*) FROM job)::integer + (SELECT count(*) FROM attempt)::integer AS jobs FROM cancelled`;

/*
 * Judgement: under a lock, and by a number that is computed from another one.
 */

/** Locks the run of an attempt; no row when its lease is lost. */
export const holdRun = ({ runId, lease }: Attempt): Prisma.Sql =>
  Prisma.sql`SELECT FROM runs WHERE id = ${runId} AND lease = ${lease} FOR UPDATE`;

/** Forgets what an earlier attempt said of postings. */
export const forgetJudgement = ({ runId }: Attempt): Prisma.Sql => Prisma.sql`
  UPDATE job_postings SET number = coalesce(-found_number, -number - 1000000) - 1, position = NULL, disposition = NULL, reason = NULL, reason_code = NULL
  WHERE run_id = ${runId} AND disposition IS NOT NULL`;

/*
 * Rows that are made or changed by what they hold: the client's upsert sets values only.
 */

/** Keeps back so many credits for a run, or as many as its key has beside what its other runs keep back. */
export const reserveCredits = ({ runId, lease }: Attempt, wanted: number): Prisma.Sql => Prisma.sql`
  UPDATE runs SET credits_reserved = greatest(0, least(${wanted}::integer,
    ${Prisma.raw(balanceOf('runs.api_key_id'))} - ${Prisma.raw(reservedOf('runs.api_key_id', 'runs.id'))}))
  WHERE id = ${runId} AND lease = ${lease} AND status = 'RUNNING' RETURNING credits_reserved AS credits`;

/** Notes a paid call under the attempt's lease, or that it is asked once more while it has no answer. */
export const openPaidCall = (
  { runId, lease }: Attempt,
  { hash, service, stepId }: { hash: string; service: string; stepId: string },
): Prisma.Sql => Prisma.sql`
  INSERT INTO paid_calls (run_id, request_hash, service, step_id)
  SELECT id, ${hash}, ${service}, ${stepId} FROM runs WHERE id = ${runId} AND lease = ${lease}
  ON CONFLICT (run_id, request_hash) DO UPDATE SET asks = paid_calls.asks + (paid_calls.answered_at IS NULL)::integer
  RETURNING answer, answered_at`;

/** Takes the next turn of a key that all workers share, by the one clock that they have. */
export const takeTurn = (keyHash: Uint8Array<ArrayBuffer>, secondsBetween: number): Prisma.Sql => Prisma.sql`
  INSERT INTO service_paces AS pace (key_hash, next_at) VALUES (${keyHash}, clock_timestamp() + make_interval(secs => ${secondsBetween}::double precision))
  ON CONFLICT (key_hash) DO UPDATE SET next_at = greatest(pace.next_at, clock_timestamp()) + make_interval(secs => ${secondsBetween}::double precision)
  RETURNING extract(epoch FROM next_at - clock_timestamp())::double precision - ${secondsBetween}::double precision AS wait`;

/** Lengthens the pause of a host: each refusal soon after the last one doubles it, up to an hour. */
export const pauseHost = (
  host: string,
  { seconds, reason }: { seconds: number; reason: string },
): Prisma.Sql => Prisma.sql`
  INSERT INTO host_pauses (host, until, reason) VALUES (${host}, now() + make_interval(secs => ${seconds}::double precision), ${reason})
  ON CONFLICT (host) DO UPDATE SET reason = excluded.reason,
    refusals = CASE WHEN host_pauses.until > now() - interval '10 minutes' THEN least(host_pauses.refusals + 1, 20) ELSE 1 END,
    until = now() + least(interval '1 hour', (excluded.until - now()) * CASE WHEN host_pauses.until > now() - interval '10 minutes' THEN 2 ^ host_pauses.refusals ELSE 1 END)`;

/** Seconds for which a host is to be left alone yet, by the clock that its pause was set by. */
export const pauseOf = (host: string): Prisma.Sql =>
  Prisma.sql`SELECT greatest(0, extract(epoch FROM until - now()))::double precision AS seconds FROM host_pauses WHERE host = ${host}`;

/** Forgets the pause of a host that is over. */
export const forgetPause = (host: string): Prisma.Sql =>
  Prisma.sql`DELETE FROM host_pauses WHERE host = ${host} AND until <= now()`;

/*
 * Postings as callers know them: the client reads a list that is not stated as an empty one.
 */

/** A posting with what became of it, by the names of its columns. */
export type DiscoveredPosting = Readonly<Record<string, unknown>> & {
  readonly number: number;
  readonly disposition: Disposition;
  readonly reason: string | null;
  readonly reason_code: ReasonCode | null;
  readonly extras: StoredRow['extras'];
  readonly evidence: StoredRow['evidence'];
};

/** The same with what the service itself knows it by. */
export type JudgedRow = DiscoveredPosting & StoredRow & { readonly dedup_key: string };

/** What a run discovered, in its order: of these dispositions, from the one numbered `from` on, so many of them. */
export const judgedPostings = (
  runId: string,
  {
    dispositions = DISPOSITIONS,
    from = 0,
    limit = null,
  }: { dispositions?: readonly Disposition[]; from?: number; limit?: number | null } = {},
): Prisma.Sql => Prisma.sql`
  SELECT number, disposition, reason, reason_code, ${Prisma.raw(POSTING_FIELD_NAMES.join(', '))}, extras, evidence,
    coalesce(found_number, number) AS found_number, source_id, dedup_key
  FROM job_postings WHERE run_id = ${runId} AND disposition = ANY (${[...dispositions]}::text[]::"Disposition"[]) AND number >= ${from}
  ORDER BY number LIMIT ${limit}`;

/** Keys of what a run returned, and the runs that it reused one after the other, as far as they are there. */
export const returnedByAll = (runId: string): Prisma.Sql => Prisma.sql`
  WITH RECURSIVE reused AS (
    SELECT id, api_key_id, summary FROM runs WHERE id = ${runId}
    UNION SELECT runs.id, runs.api_key_id, runs.summary FROM reused
    JOIN runs ON runs.id = reused.summary->>'reused_run_id' AND runs.api_key_id = reused.api_key_id
  )
  SELECT DISTINCT dedup_key AS key FROM reused JOIN job_postings ON run_id = reused.id WHERE disposition = 'returned'`;

/*
 * Sums and sets over many rows of which a caller is told few lines: through the client all of the rows would have to be
 * read, because it neither groups by a day nor looks into JSON for names.
 */

/** What a key spent on each of the last days (UTC), and how many runs it triggered. */
export const spentByDay = (apiKeyId: string, days: number): Prisma.Sql => Prisma.sql`
  SELECT day::text, coalesce(sum(credits), 0)::integer AS credits, coalesce(sum(runs), 0)::integer AS runs FROM (
    SELECT (created_at AT TIME ZONE 'UTC')::date AS day, -amount AS credits, 0 AS runs FROM credit_entries
    WHERE api_key_id = ${apiKeyId}::uuid AND reason <> 'granted' AND created_at >= now() - make_interval(days => ${days}::integer)
    UNION ALL
    SELECT (created_at AT TIME ZONE 'UTC')::date, 0, 1 FROM runs
    WHERE api_key_id = ${apiKeyId}::uuid AND created_at >= now() - make_interval(days => ${days}::integer)
  ) AS entries GROUP BY day ORDER BY day DESC`;

/** Names of what only the run's board has, over all its returned postings. */
export const extrasOf = (runId: string): Prisma.Sql =>
  Prisma.sql`SELECT DISTINCT name FROM job_postings, jsonb_object_keys(extras) AS name WHERE run_id = ${runId} AND position IS NOT NULL ORDER BY name`;
