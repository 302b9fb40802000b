import { Injectable } from '@nestjs/common';
import { Database } from '../db/database.js';
import { inTransaction } from '../db/transaction.js';
import { LeaseLostError } from '../errors.js';
import { gathered, isNoWarning, sentenceOf, type Finding } from '../findings/finding.js';
import type { JudgedPosting } from '../postings/posting.js';
import type { OpenRuns } from '../operations/metrics.js';
import type { Progress } from './pipeline.js';
import type { EarlierRun, PaidTotal } from './services.js';
import { readEarlierRun } from './earlier-run.js';
import type { Encrypted } from './secrets-cipher.js';
import {
  DEATHS_OF,
  FIND_RUN,
  FINISHED_STEPS,
  SELECT_FOUND,
  SELECT_PAGE,
  START_ATTEMPT,
  STATE_OF,
} from './hot-statements.js';
import type { StoredPosting } from './posting-rows.js';
import {
  foundRow,
  insertStep,
  storedPosting,
  storeJudged,
  storeRows,
  type EndedStep,
  type StoredRow,
} from './store-steps.js';
import { replaceFileRows } from '../db/file-rows.js';
import { acceptRun } from './accept-run.js';
import { reserveCredits } from './reserve-credits.js';
import { countOpenRuns, countPostings, sumPaidCalls } from './run-figures.js';
import { storableJson, withoutNul } from '../db/storable.js';
import type {
  Acceptance,
  AcceptedRun,
  AcceptanceLimits,
  Attempt,
  PostingCount,
  PostingRow,
  RunFailure,
  RunRow,
} from './run-rows.js';

/** A charge waits for others of its key, and takes all versions of its run's postings with it. */
const CHARGE_TRANSACTION = { maxWait: 10_000, timeout: 60_000 };

/** A file of 50,000 people takes some seconds to be stored by its rows. */
const FILE_TRANSACTION = { timeout: 120_000 };

/** Runs, steps, postings and paid calls as rows. Every write of an attempt carries its lease. */
@Injectable()
export class RunStore {
  constructor(private readonly database: Database) {}

  /** Stores a run and its job, or says what the key lacks: counted over what all processes have accepted. */
  accept(run: AcceptedRun, limits: AcceptanceLimits): Promise<Acceptance> {
    return acceptRun(this.database.rows, run, limits);
  }

  /** Runs that have not ended, in groups. */
  openRuns(): Promise<OpenRuns[]> {
    return countOpenRuns(this.database);
  }

  /** The run, unless it belongs to another key. */
  async find(runId: string, apiKeyId: string): Promise<RunRow | undefined> {
    const { rows } = await this.database.rows.query<RunRow>({ ...FIND_RUN, values: [runId, apiKeyId] });
    return rows[0];
  }

  /** Takes the run for one attempt; undefined when it is gone or has ended. Whoever held it before is fenced out. */
  async startAttempt(runId: string, workerPool: string): Promise<Attempt | undefined> {
    const { rows } = await this.database.rows.query<Omit<Attempt, 'runId'>>({
      ...START_ATTEMPT,
      values: [runId, workerPool],
    });
    return rows[0] && { runId, ...rows[0] };
  }

  /** How many workers died while they worked on the run since it last got on. */
  async deathsOf(runId: string): Promise<number> {
    const { rows } = await this.database.rows.query<{ deaths: number }>({ ...DEATHS_OF, values: [runId] });
    return rows[0]?.deaths ?? 0;
  }

  /** Notes that the attempt failed and another one may come. */
  async countFailure(attempt: Attempt): Promise<void> {
    const { count } = await this.database.prisma.run.updateMany({
      where: { id: attempt.runId, lease: attempt.lease },
      // No increment: while Postgres comes and goes a statement may be sent twice.
      data: { failures: attempt.failures + 1 },
    });
    this.checkLease(attempt, count);
  }

  /** Stored outputs of the attempt's run by step and item, errors left out. */
  async finishedSteps(runId: string): Promise<Map<string, unknown>> {
    const { rows } = await this.database.rows.query<{ step_id: string; item_key: string; output: unknown }>({
      ...FINISHED_STEPS,
      values: [runId],
    });
    return new Map(rows.map((row) => [stepKey(row.step_id, row.item_key), row.output]));
  }

  /** Postings that steps of the run stored, by their rows. */
  async foundPostings(runId: string): Promise<StoredPosting[]> {
    const { rows } = await this.database.rows.query<StoredRow>({ ...SELECT_FOUND, values: [runId] });
    return rows.map(storedPosting);
  }

  /** Stores how a step or an item of it ended, and the postings that came with it: neither without the other. */
  async saveStep(attempt: Attempt, step: EndedStep, added: readonly StoredPosting[] = []): Promise<void> {
    if (added.length === 0) {
      this.checkLease(attempt, await insertStep(this.database.rows, attempt, step));
      return;
    }
    await inTransaction(this.database.rows, async (client) => {
      await storeRows(client, attempt, added.map(foundRow));
      this.checkLease(attempt, await insertStep(client, attempt, step));
    });
  }

  async saveProgress(attempt: Attempt, progress: Progress): Promise<void> {
    await this.database.prisma.run.updateMany({
      where: { id: attempt.runId, lease: attempt.lease, status: 'RUNNING' },
      data: { progress: { ...progress } },
    });
  }

  /** Whether the attempt's lease is the run's, and whether the caller asked for an early end. */
  async stateOf(attempt: Attempt): Promise<{ isHeld: boolean; isCancelled: boolean }> {
    const { rows } = await this.database.rows.query<{ lease: number; isCancelled: boolean }>({
      ...STATE_OF,
      values: [attempt.runId],
    });
    const [run] = rows;
    return { isHeld: run?.lease === attempt.lease, isCancelled: run?.isCancelled === true };
  }

  /**
   * Says what became of all postings a run discovered, in one transaction. Rows that are none of them stay until the
   * run is completed: its worker may be killed before, and the next attempt reads back what its steps gave.
   */
  async judgePostings(attempt: Attempt, postings: readonly StoredPosting<JudgedPosting>[]): Promise<void> {
    await inTransaction(this.database.rows, async (client) => {
      const { rows: held } = await client.query('SELECT FROM runs WHERE id = $1 AND lease = $2 FOR UPDATE', [
        attempt.runId,
        attempt.lease,
      ]);
      this.checkLease(attempt, held.length);
      // What an earlier attempt said is forgotten: a row of it may not be among these.
      await client.query(
        `UPDATE job_postings SET number = coalesce(-found_number, -number - 1000000) - 1, position = NULL, disposition = NULL, reason = NULL, reason_code = NULL
         WHERE run_id = $1 AND disposition IS NOT NULL`,
        [attempt.runId],
      );
      await storeJudged(client, attempt, postings);
    });
  }

  /**
   * Ends the attempt's run well: summary, findings with their sentences and charge in one transaction. What was kept
   * for a retry goes: by a trigger, and of postings that were judged the versions that were not. It is charged at most
   * what the key has beside the reservations of its other runs: never below zero.
   */
  async complete(
    attempt: Attempt,
    outcome: { summary: unknown; credits: number },
    findings: readonly Finding[],
  ): Promise<void> {
    const summary = storableJson(outcome.summary);
    const end = (client: Pick<Database['prisma'], '$executeRaw'>): Promise<number> => client.$executeRaw`
      WITH run AS (
        SELECT id, api_key_id, coalesce((SELECT balance FROM credit_entries WHERE credit_entries.api_key_id = runs.api_key_id ORDER BY id DESC LIMIT 1), 0) AS balance,
          (SELECT coalesce(sum(credits_reserved), 0)::integer FROM runs AS other
           WHERE other.api_key_id = runs.api_key_id AND other.status IN ('QUEUED', 'RUNNING') AND other.id <> runs.id) AS of_others
        FROM runs WHERE id = ${attempt.runId} AND lease = ${attempt.lease} AND status = 'RUNNING' FOR UPDATE
      ), bill AS (
        SELECT id, api_key_id, balance, greatest(0, least(${outcome.credits}::integer, balance - of_others)) AS credits FROM run
      ), finding AS (
        INSERT INTO run_findings (run_id, number, kind, code, about, seen, kept, status, detail)
        SELECT run.id, row.* FROM run, jsonb_to_recordset(${findingRows(findings)}::jsonb) AS row
          (number integer, kind text, code text, about text, seen double precision, kept double precision, status integer, detail text)
      ), version AS (
        DELETE FROM job_postings USING run WHERE run_id = ${attempt.runId} AND disposition IS NULL
          AND EXISTS (SELECT FROM job_postings AS judged WHERE judged.run_id = ${attempt.runId} AND judged.disposition IS NOT NULL)
      ), charge AS (
        INSERT INTO credit_entries (api_key_id, run_id, amount, balance, reason)
        SELECT api_key_id, id, -credits, balance - credits, 'run' FROM bill WHERE credits > 0
      )
      UPDATE runs SET status = 'COMPLETED', summary = ${summary}::jsonb, warnings = ${warningsOf(findings)}::text[], finished_at = now(),
        progress = NULL, credits_consumed = bill.credits, credits_left = bill.balance - bill.credits
      FROM bill WHERE runs.id = bill.id`;
    const charge = (): Promise<number> =>
      this.database.prisma.$transaction(async (transaction) => {
        // One charge of a key at a time: each entry holds the balance after it. (NO KEY: triggers go on meanwhile.)
        await transaction.$queryRaw`SELECT FROM api_keys JOIN runs ON runs.api_key_id = api_keys.id WHERE runs.id = ${attempt.runId} FOR NO KEY UPDATE OF api_keys`;
        return end(transaction);
      }, CHARGE_TRANSACTION);
    // Free runs wait for nobody.
    const ended = await (outcome.credits > 0 ? charge() : end(this.database.prisma));
    this.checkLease(attempt, ended);
  }

  /** Ends the attempt's run badly. Nothing is charged. */
  async fail(attempt: Attempt, failure: RunFailure, findings: readonly Finding[]): Promise<void> {
    const ended = await this.database.prisma.$executeRaw`
      WITH run AS (
        SELECT id FROM runs WHERE id = ${attempt.runId} AND lease = ${attempt.lease} AND status = 'RUNNING' FOR UPDATE
      ), finding AS (
        INSERT INTO run_findings (run_id, number, kind, code, about, seen, kept, status, detail)
        SELECT run.id, row.* FROM run, jsonb_to_recordset(${findingRows(findings)}::jsonb) AS row
          (number integer, kind text, code text, about text, seen double precision, kept double precision, status integer, detail text)
      )
      UPDATE runs SET status = 'FAILED', error = ${storableJson(failure)}::jsonb, warnings = ${warningsOf(findings)}::text[], finished_at = now(), progress = NULL
      FROM run WHERE runs.id = run.id`;
    this.checkLease(attempt, ended);
  }

  /** Reserves credits for the run; answers how many its key has for it. */
  reserveCredits(attempt: Attempt, wanted: number): Promise<number> {
    return reserveCredits(this.database.rows, attempt, wanted);
  }

  /** What a COMPLETED run of that key and pipeline was asked for. */
  async inputOfCompleted(
    runId: string,
    { apiKeyId, pipeline }: { apiKeyId: string; pipeline: string },
  ): Promise<Record<string, unknown> | undefined> {
    const run = await this.database.prisma.run.findFirst({
      where: { id: withoutNul(runId), apiKeyId, pipeline, status: 'COMPLETED' },
      select: { input: true },
    });
    return run?.input as Record<string, unknown> | undefined;
  }

  /** What a run of the same key and pipeline read. */
  earlierRun(attempt: Attempt, runId: string): Promise<EarlierRun | undefined> {
    return readEarlierRun(this.database, attempt, runId);
  }

  /** `limit` returned postings from `offset` on. */
  async page(runId: string, limit: number, offset: number): Promise<PostingRow[]> {
    const { rows } = await this.database.rows.query<PostingRow>({
      ...SELECT_PAGE,
      values: [runId, offset, offset + limit],
    });
    return rows;
  }

  /** Names of what only the run's board has, over all its returned postings. */
  async extrasOf(runId: string): Promise<string[]> {
    const { rows } = await this.database.rows.query<{ name: string }>(
      'SELECT DISTINCT name FROM job_postings, jsonb_object_keys(extras) AS name WHERE run_id = $1 AND position IS NOT NULL ORDER BY name',
      [runId],
    );
    return rows.map(({ name }) => name);
  }

  /** The caller's keys of a run, encrypted; undefined when it has none, or has ended. */
  async secretsOf(runId: string): Promise<Encrypted | undefined> {
    const row = await this.database.prisma.runSecret.findUnique({ where: { runId } });
    return row ?? undefined;
  }

  /** Takes the next turn of a key that all workers share. Answers the seconds to wait for it. */
  async takeTurn(keyHash: Uint8Array<ArrayBuffer>, secondsBetween: number): Promise<number> {
    const rows = await this.database.prisma.$queryRaw<{ wait: number }[]>`
      INSERT INTO service_paces AS pace (key_hash, next_at) VALUES (${keyHash}, clock_timestamp() + make_interval(secs => ${secondsBetween}::double precision))
      ON CONFLICT (key_hash) DO UPDATE SET next_at = greatest(pace.next_at, clock_timestamp()) + make_interval(secs => ${secondsBetween}::double precision)
      RETURNING extract(epoch FROM next_at - clock_timestamp())::double precision - ${secondsBetween}::double precision AS wait`;
    return Math.max(0, rows[0]?.wait ?? 0);
  }

  /** What the answered paid calls of a run cost, by service. */
  paidTotals(runId: string): Promise<Record<string, PaidTotal>> {
    return sumPaidCalls(this.database, runId);
  }

  /** Stores a CSV file of an attempt's run in place of an earlier one of that name, and its rows. */
  async saveFile(attempt: Attempt, name: string, content: Uint8Array<ArrayBuffer>): Promise<string> {
    return this.database.prisma.$transaction(async (transaction) => {
      const rows = await transaction.$queryRaw<{ id: string }[]>`
        INSERT INTO files (run_id, name, content) SELECT id, ${name}, ${content} FROM runs WHERE id = ${attempt.runId} AND lease = ${attempt.lease} AND status = 'RUNNING'
        ON CONFLICT (run_id, name) DO UPDATE SET content = excluded.content RETURNING id`;
      this.checkLease(attempt, rows.length);
      const id = rows[0]?.id ?? '';
      await replaceFileRows(transaction, id, content);
      return id;
    }, FILE_TRANSACTION);
  }

  /** A file by its id. */
  async file(id: string): Promise<{ name: string; content: Uint8Array } | undefined> {
    return (
      (await this.database.prisma.file.findUnique({ where: { id }, select: { name: true, content: true } })) ??
      undefined
    );
  }

  /** Seconds for which a host that refused some run is to be left alone. */
  async hostPause(host: string): Promise<number> {
    const rows = await this.database.prisma.$queryRaw<{ seconds: number }[]>`
      SELECT extract(epoch FROM until - now())::double precision AS seconds FROM host_pauses WHERE host = ${host} AND until > now()`;
    return rows[0]?.seconds ?? 0;
  }

  /** Notes that a host refused: each refusal soon after the last one doubles the pause, up to an hour. */
  async pauseHost(host: string, pause: { seconds: number; reason: string }): Promise<void> {
    await this.database.prisma.$executeRaw`
      INSERT INTO host_pauses (host, until, reason) VALUES (${host}, now() + make_interval(secs => ${pause.seconds}::double precision), ${pause.reason})
      ON CONFLICT (host) DO UPDATE SET reason = excluded.reason,
        refusals = CASE WHEN host_pauses.until > now() - interval '10 minutes' THEN least(host_pauses.refusals + 1, 20) ELSE 1 END,
        until = now() + least(interval '1 hour', (excluded.until - now()) * CASE WHEN host_pauses.until > now() - interval '10 minutes' THEN 2 ^ host_pauses.refusals ELSE 1 END)`;
  }

  /** A host that answers again starts anew. */
  async forgetHostPause(host: string): Promise<void> {
    await this.database.prisma.hostPause.deleteMany({ where: { host, until: { lte: new Date() } } });
  }

  /** How many postings of a run became what, and why; the commonest reason first. */
  countPostings(runId: string): Promise<PostingCount[]> {
    return countPostings(this.database, runId);
  }

  /** Notes that a paid call is about to be made; gives back the stored answer when it had been answered before. */
  async openPaidCall(
    attempt: Attempt,
    call: { hash: string; service: string; stepId: string },
  ): Promise<{ answer: unknown } | undefined> {
    const rows = await this.database.prisma.$queryRaw<{ answer: unknown; answered_at: Date | null }[]>`
      INSERT INTO paid_calls (run_id, request_hash, service, step_id)
      SELECT id, ${call.hash}, ${call.service}, ${call.stepId} FROM runs WHERE id = ${attempt.runId} AND lease = ${attempt.lease}
      ON CONFLICT (run_id, request_hash) DO UPDATE SET asks = paid_calls.asks + (paid_calls.answered_at IS NULL)::integer
      RETURNING answer, answered_at`;
    this.checkLease(attempt, rows.length);
    const row = rows[0];
    return row?.answered_at ? { answer: row.answer } : undefined;
  }

  /** Stores the answer even when the lease was lost meanwhile: it is paid for, and the next attempt reads it back. */
  async closePaidCall(
    runId: string,
    hash: string,
    answer: { answer: unknown; cost?: number; credits?: number; tokens?: number },
  ): Promise<void> {
    await this.database.prisma.$executeRaw`
      UPDATE paid_calls SET answer = ${storableJson(answer.answer)}::jsonb, cost = ${answer.cost ?? null}, credits = ${answer.credits ?? null},
        tokens = ${answer.tokens ?? null}, answered_at = now()
      WHERE run_id = ${runId} AND request_hash = ${hash} AND answered_at IS NULL`;
  }

  private checkLease(attempt: Attempt, rows: number): void {
    if (rows === 0) throw new LeaseLostError(`run ${attempt.runId}: lease ${String(attempt.lease)} is no longer held`);
  }
}

export function stepKey(stepId: string, itemKey: string): string {
  return `${stepId}\n${itemKey}`;
}

/** The findings as rows of one JSON array. */
function findingRows(findings: readonly Finding[]): string {
  return storableJson(gathered(findings).map(({ why: code, ...found }, number) => ({ number, code, ...found })));
}

/** What callers read: each sentence once. */
function warningsOf(findings: readonly Finding[]): string[] {
  const told = gathered(findings).filter((found) => !isNoWarning(found));
  return [...new Set(told.map((found) => withoutNul(sentenceOf(found))))];
}
