import { Injectable } from '@nestjs/common';
import { Database } from '../../db/database.js';
import { inTransaction } from '../../db/transaction.js';
import { LeaseLostError } from '../../errors.js';
import type { Finding } from '../../findings/finding.js';
import type { JudgedPosting } from '../../postings/posting.js';
import type { OpenRuns } from '../../operations/metrics.js';
import type { Progress } from '../pipeline.js';
import type { EarlierRun, PaidTotal } from '../services.js';
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
import { replaceFileRows } from '../../db/file-rows.js';
import { acceptRun } from './accept-run.js';
import type { Deaths } from './recover-runs.js';
import { countOpenRuns, countPostings, sumPaidCalls } from './run-figures.js';
import { storable, withoutNul } from '../../db/storable.js';
import { lockKeyOfRun } from '../../accounts/account-statements.js';
import {
  completeRun,
  extrasOf,
  failRun,
  forgetJudgement,
  forgetPause,
  holdRun,
  openPaidCall,
  pauseHost,
  pauseOf,
  reserveCredits,
  takeTurn,
} from './run-statements.js';
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

  /** The workers that died while they worked on the run since it last got on. */
  async deathsOf(runId: string): Promise<Deaths> {
    const { rows } = await this.database.rows.query<Deaths>({ ...DEATHS_OF, values: [runId] });
    return rows[0] ?? { deaths: 0, excuses: 0 };
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

  /** Forgets all that steps of the attempt's run stored, and the postings that they found. */
  async forgetSteps(attempt: Pick<Attempt, 'runId' | 'lease'>): Promise<void> {
    const { runId, lease } = attempt;
    await this.database.prisma.$transaction(async ({ run, runStep, jobPosting }) => {
      this.checkLease(attempt, (await run.updateMany({ where: { id: runId, lease }, data: { lease } })).count);
      await runStep.deleteMany({ where: { runId } });
      await jobPosting.deleteMany({ where: { runId } });
    }, CHARGE_TRANSACTION);
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
      this.checkLease(attempt, (await client.query(holdRun(attempt))).rows.length);
      // What an earlier attempt said is forgotten: a row of it may not be among these.
      await client.query(forgetJudgement(attempt));
      await storeJudged(client, attempt, postings);
    });
  }

  /** Ends the attempt's run well: summary, findings with their sentences and charge in one transaction. */
  async complete(
    attempt: Attempt,
    outcome: { summary: unknown; credits: number },
    findings: readonly Finding[],
  ): Promise<void> {
    const end = completeRun(attempt, outcome, findings);
    const { prisma } = this.database;
    const charge = (): Promise<number> =>
      prisma.$transaction(async (transaction) => {
        // One charge of a key at a time: each entry holds the balance after it.
        await transaction.$queryRaw(lockKeyOfRun(attempt.runId));
        return transaction.$executeRaw(end);
      }, CHARGE_TRANSACTION);
    // Free runs wait for nobody.
    this.checkLease(attempt, await (outcome.credits > 0 ? charge() : prisma.$executeRaw(end)));
  }

  /** Ends the attempt's run badly. Nothing is charged. */
  async fail(attempt: Attempt, failure: RunFailure, findings: readonly Finding[]): Promise<void> {
    this.checkLease(attempt, await this.database.prisma.$executeRaw(failRun(attempt, failure, findings)));
  }

  /**
   * Reserves up to so many credits for a run, in place of what it had reserved: no more than its key has beside the
   * reservations of its other runs. Answers how many it got.
   */
  reserveCredits(attempt: Attempt, wanted: number): Promise<number> {
    return this.database.prisma.$transaction(async (transaction) => {
      // One reservation of a key at a time: two runs do not get the same credits.
      await transaction.$queryRaw(lockKeyOfRun(attempt.runId));
      const rows = await transaction.$queryRaw<{ credits: number }[]>(reserveCredits(attempt, wanted));
      return rows[0]?.credits ?? 0;
    }, CHARGE_TRANSACTION);
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
    const rows = await this.database.prisma.$queryRaw<{ name: string }[]>(extrasOf(runId));
    return rows.map(({ name }) => name);
  }

  /** The caller's keys of a run, encrypted; undefined when it has none, or has ended. */
  async secretsOf(runId: string): Promise<Encrypted | undefined> {
    const row = await this.database.prisma.runSecret.findUnique({ where: { runId } });
    return row ?? undefined;
  }

  /** Takes the next turn of a key that all workers share. Answers the seconds to wait for it. */
  async takeTurn(keyHash: Uint8Array<ArrayBuffer>, secondsBetween: number): Promise<number> {
    const rows = await this.database.prisma.$queryRaw<{ wait: number }[]>(takeTurn(keyHash, secondsBetween));
    return Math.max(0, rows[0]?.wait ?? 0);
  }

  /** What the answered paid calls of a run cost, by service. */
  paidTotals(runId: string): Promise<Record<string, PaidTotal>> {
    return sumPaidCalls(this.database, runId);
  }

  /** Stores a CSV file of an attempt's run in place of an earlier one of that name, and its rows. */
  async saveFile(attempt: Attempt, name: string, content: Uint8Array<ArrayBuffer>): Promise<string> {
    return this.database.prisma.$transaction(async (transaction) => {
      const held = { id: attempt.runId, lease: attempt.lease, status: 'RUNNING' as const };
      this.checkLease(attempt, await transaction.run.count({ where: held }));
      const { id } = await transaction.file.upsert({
        where: { runId_name: { runId: attempt.runId, name } },
        create: { runId: attempt.runId, name, content },
        update: { content },
        select: { id: true },
      });
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
    const [pause] = await this.database.prisma.$queryRaw<{ seconds: number }[]>(pauseOf(host));
    return pause?.seconds ?? 0;
  }

  /** Notes that a host refused: each refusal soon after the last one doubles the pause, up to an hour. */
  async pauseHost(host: string, pause: { seconds: number; reason: string }): Promise<void> {
    await this.database.prisma.$executeRaw(pauseHost(host, pause));
  }

  /** A host that answers again starts anew. */
  async forgetHostPause(host: string): Promise<void> {
    await this.database.prisma.$executeRaw(forgetPause(host));
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
    const rows = await this.database.prisma.$queryRaw<{ answer: unknown; answered_at: Date | null }[]>(
      openPaidCall(attempt, call),
    );
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
    await this.database.prisma.paidCall.updateMany({
      where: { runId, requestHash: hash, answeredAt: null },
      data: {
        answer: storable(answer.answer),
        cost: answer.cost ?? null,
        credits: answer.credits ?? null,
        tokens: answer.tokens ?? null,
        answeredAt: new Date(),
      },
    });
  }

  private checkLease(attempt: Pick<Attempt, 'runId' | 'lease'>, rows: number): void {
    if (rows === 0) throw new LeaseLostError(`run ${attempt.runId}: lease ${String(attempt.lease)} is no longer held`);
  }
}

export function stepKey(stepId: string, itemKey: string): string {
  return `${stepId}\n${itemKey}`;
}
