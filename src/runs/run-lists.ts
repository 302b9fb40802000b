import { Injectable } from '@nestjs/common';
import { Database } from '../db/database.js';
import { POSTING_FIELD_NAMES } from '../postings/fields.js';
import type { PlaceInTime } from './cursor.js';
import type { RunFailure, RunStatus } from './run-rows.js';

/** A run as a list shows it. */
export interface ListedRun {
  readonly id: string;
  readonly pipeline: string;
  readonly status: RunStatus;
  readonly tags: readonly string[];
  readonly error: RunFailure | null;
  readonly creditsConsumed: number | null;
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
  readonly cancelledAt: Date | null;
}

/** Which of a key's runs to list; the page begins after the run `after`. */
export interface RunFilter {
  readonly status?: string | undefined;
  readonly pipeline?: string | undefined;
  readonly tag?: string | undefined;
  readonly created_after?: string | undefined;
  readonly created_before?: string | undefined;
}

/** What a key spent on a day (UTC), and how many runs it triggered. */
export interface SpentDay {
  readonly day: string;
  readonly credits: number;
  readonly runs: number;
}

/** Statements about a caller's own runs that are not part of a run's life. Every one asks for the key. */
@Injectable()
export class RunLists {
  constructor(private readonly database: Database) {}

  /** The newest runs first: `limit` of them. */
  async runs(
    apiKeyId: string,
    filter: RunFilter,
    page: { limit: number; after: PlaceInTime | undefined },
  ): Promise<ListedRun[]> {
    const { rows } = await this.database.rows.query<ListedRun>(
      `SELECT id, pipeline, status, tags, error, credits_consumed AS "creditsConsumed", created_at AS "createdAt",
         started_at AS "startedAt", finished_at AS "finishedAt", cancelled_at AS "cancelledAt"
       FROM runs
       WHERE api_key_id = $1 AND ($2::text IS NULL OR status = $2::text::"RunStatus") AND ($3::text IS NULL OR pipeline = $3)
         AND ($4::text IS NULL OR tags @> ARRAY[$4::text]) AND ($5::timestamptz IS NULL OR created_at >= $5)
         AND ($6::timestamptz IS NULL OR created_at < $6) AND ($7::timestamptz IS NULL OR (created_at, id) < ($7, $8::text))
       ORDER BY created_at DESC, id DESC LIMIT $9`,
      [
        apiKeyId,
        filter.status ?? null,
        filter.pipeline ?? null,
        filter.tag ?? null,
        filter.created_after ?? null,
        filter.created_before ?? null,
        page.after?.createdAt ?? null,
        page.after?.id ?? null,
        page.limit,
      ],
    );
    return rows;
  }

  /** Every posting a run discovered, from the one numbered `from` on, with what became of it. */
  async postings(
    runId: string,
    { disposition, from, limit }: { disposition: string | undefined; from: number; limit: number },
  ): Promise<Record<string, unknown>[]> {
    const { rows } = await this.database.rows.query<Record<string, unknown>>(
      `SELECT number, disposition, reason, reason_code, ${POSTING_FIELD_NAMES.join(', ')}, extras, evidence FROM job_postings
       WHERE run_id = $1 AND disposition IS NOT NULL AND number >= $2 AND ($3::text IS NULL OR disposition = $3::text::"Disposition")
       ORDER BY number LIMIT $4`,
      [runId, from, disposition ?? null, limit],
    );
    return rows;
  }

  /**
   * Asks for an early end of a run. One that waits ends at once; one that runs ends with what it has, soon. Asked
   * again, nothing changes. False when it had ended already.
   */
  async cancel(runId: string, apiKeyId: string): Promise<boolean> {
    const { rowCount } = await this.database.rows.query(
      `WITH run AS (
         UPDATE runs SET cancelled_at = coalesce(cancelled_at, now()),
           status = CASE status WHEN 'QUEUED' THEN 'COMPLETED' ELSE status END,
           summary = CASE status WHEN 'QUEUED' THEN '{}'::jsonb ELSE summary END,
           credits_consumed = CASE status WHEN 'QUEUED' THEN 0 ELSE credits_consumed END,
           finished_at = CASE status WHEN 'QUEUED' THEN now() ELSE finished_at END
         WHERE id = $1 AND api_key_id = $2 AND status IN ('QUEUED', 'RUNNING') RETURNING id, status
       ), job AS (
         SELECT graphile_worker.remove_job(id) FROM run WHERE status = 'COMPLETED'
       )
       SELECT id, (SELECT count(*) FROM job) FROM run`,
      [runId, apiKeyId],
    );
    return (rowCount ?? 0) > 0;
  }

  /** Deletes a run that has ended, its postings and files; what it cost stays in the ledger. False when it goes on. */
  async remove(runId: string, apiKeyId: string): Promise<boolean> {
    const where = { id: runId, apiKeyId, status: { in: ['COMPLETED' as const, 'FAILED' as const] } };
    return (await this.database.prisma.run.deleteMany({ where })).count > 0;
  }

  /** Credits that a key has, and what it spent on each of the last days, newest first. */
  async usage(apiKeyId: string, days: number): Promise<{ balance: number; days: SpentDay[] }> {
    const last = await this.database.prisma.creditEntry.findFirst({
      where: { apiKeyId },
      orderBy: { id: 'desc' },
      select: { balance: true },
    });
    const spent = await this.database.rows.query<SpentDay>(
      `SELECT day::text, coalesce(sum(credits), 0)::integer AS credits, coalesce(sum(runs), 0)::integer AS runs FROM (
         SELECT (created_at AT TIME ZONE 'UTC')::date AS day, -amount AS credits, 0 AS runs FROM credit_entries
         WHERE api_key_id = $1 AND reason <> 'granted' AND created_at >= now() - make_interval(days => $2)
         UNION ALL
         SELECT (created_at AT TIME ZONE 'UTC')::date, 0, 1 FROM runs
         WHERE api_key_id = $1 AND created_at >= now() - make_interval(days => $2)
       ) AS entries GROUP BY day ORDER BY day DESC`,
      [apiKeyId, days],
    );
    return { balance: last?.balance ?? 0, days: spent.rows };
  }
}
