import { Inject, Injectable } from '@nestjs/common';
import { Config } from '../config/config.js';
import { Database } from '../db/database.js';
import { POSTING_FIELD_NAMES } from '../postings/fields.js';
import type { Disposition, Evidence } from '../postings/posting.js';
import type { PlaceInTime } from '../runs/cursor.js';
import type { PostingCount, RunFailure, RunStatus } from '../runs/run-rows.js';
import type { Progress } from '../runs/pipeline.js';
import { RunStore } from '../runs/run-store.js';

/** A run in the list: what it was, how far it is, what came of it. */
export interface RunLine {
  readonly id: string;
  readonly pipeline: string;
  readonly status: RunStatus;
  readonly input: Record<string, unknown>;
  /** Name of the company, as far as the run found it. */
  readonly company: string | null;
  readonly progress: Progress | null;
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
  readonly cancelledAt: Date | null;
  readonly credits: number | null;
  readonly discovered: number;
  readonly returned: number;
  readonly findings: number;
  /** US dollars of its paid calls. */
  readonly cost: number;
}

/** A run with everything its page shows. */
export interface RunDetails extends RunLine {
  readonly tags: readonly string[];
  readonly warnings: readonly string[];
  readonly error: RunFailure | null;
  readonly counts: readonly PostingCount[];
  readonly steps: readonly Step[];
  readonly paid: readonly PaidLine[];
}

export interface Step {
  readonly stepId: string;
  readonly status: RunStatus;
  readonly attempt: number;
  readonly error: string | null;
  readonly startedAt: Date;
  readonly finishedAt: Date | null;
}

export interface PaidLine {
  readonly service: string;
  readonly calls: number;
  readonly cost: number;
  readonly credits: number;
}

/** A posting in the list of a run; the whole of it on its own page. */
export type PostingLine = Readonly<Record<string, unknown>> & {
  readonly number: number;
  /** Null until the run has judged it. */
  readonly disposition: Disposition | null;
  readonly reason: string | null;
};
export type PostingDetails = PostingLine & {
  readonly extras: Record<string, unknown> | null;
  readonly evidence: Readonly<Record<string, Evidence>> | null;
};

/** How the service does, as far as it concerns everybody. */
export interface Health {
  readonly workers: number;
  readonly waiting: number;
  readonly oldestWaitingSeconds: number | null;
  readonly running: number;
  readonly pauses: readonly { readonly host: string; readonly until: Date; readonly reason: string }[];
}

/** Steps and pauses that a page shows. */
const STEPS_MAX = 200;
const PAUSES_MAX = 50;

const RUN_LINE = `
  runs.id, pipeline, status, input, summary->>'company' AS company, progress, created_at AS "createdAt", started_at AS "startedAt", finished_at AS "finishedAt",
  cancelled_at AS "cancelledAt", credits_consumed AS credits, counted.discovered, counted.returned,
  (SELECT count(*)::integer FROM run_findings WHERE run_id = runs.id) AS findings,
  (SELECT coalesce(sum(paid_calls.cost), 0) FROM paid_calls WHERE run_id = runs.id) AS cost`;
const COUNTED = `
  LATERAL (SELECT coalesce(sum(count), 0)::integer AS discovered, coalesce(sum(count) FILTER (WHERE disposition = 'returned'), 0)::integer AS returned
           FROM posting_counts WHERE run_id = runs.id) AS counted`;
const LINE_FIELDS =
  'job_title, location, remote_policy, salary_min, salary_max, salary_currency, salary_period, company_name, job_url';

/** What the console's pages show. Every statement about runs asks for the key; lists are ranges of an index. */
@Injectable()
export class ConsoleRows {
  constructor(
    private readonly database: Database,
    private readonly store: RunStore,
    @Inject(Config) private readonly config: Config,
  ) {}

  /** The newest runs of the key first, from the one after `after` on. */
  runs(
    apiKeyId: string,
    filter: { status: string | undefined; pipeline: string | undefined },
    page: { limit: number; after: PlaceInTime | undefined },
  ): Promise<RunLine[]> {
    return this.query<RunLine>(
      `SELECT ${RUN_LINE} FROM (
         SELECT * FROM runs WHERE api_key_id = $1 AND ($2::text IS NULL OR status = $2::text::"RunStatus") AND ($3::text IS NULL OR pipeline = $3)
           AND ($4::timestamptz IS NULL OR (created_at, id) < ($4, $5::text)) ORDER BY created_at DESC, id DESC LIMIT $6
       ) AS runs, ${COUNTED} ORDER BY created_at DESC, id DESC`,
      [
        apiKeyId,
        filter.status ?? null,
        filter.pipeline ?? null,
        page.after?.createdAt ?? null,
        page.after?.id ?? null,
        page.limit,
      ],
    );
  }

  /** A run of the key; undefined when there is none. */
  async run(id: string, apiKeyId: string): Promise<RunDetails | undefined> {
    const [run] = await this.query<Omit<RunDetails, 'counts' | 'steps' | 'paid'>>(
      `SELECT ${RUN_LINE}, tags, notes || warnings AS warnings, error FROM runs, ${COUNTED} WHERE runs.id = $1 AND api_key_id = $2`,
      [id, apiKeyId],
    );
    if (!run) return undefined;
    const [counts, steps, paid] = await Promise.all([
      this.store.countPostings(id),
      this.database.prisma.runStep.findMany({
        where: { runId: id, itemKey: '' },
        orderBy: [{ startedAt: 'asc' }, { stepId: 'asc' }],
        select: { stepId: true, status: true, attempt: true, error: true, startedAt: true, finishedAt: true },
        take: STEPS_MAX,
      }),
      this.store.paidTotals(id),
    ]);
    return { ...run, counts, steps, paid: Object.entries(paid).map(([service, total]) => ({ service, ...total })) };
  }

  /** Postings of a run in order of discovery, from the one numbered `from` on. */
  postings(
    runId: string,
    page: { disposition: Disposition | undefined; from: number; limit: number },
  ): Promise<PostingLine[]> {
    const wanted = page.disposition === undefined ? '' : 'AND disposition = $4::text::"Disposition"';
    return this.query<PostingLine>(
      `SELECT number, disposition, reason, ${LINE_FIELDS} FROM job_postings WHERE run_id = $1 AND disposition IS NOT NULL AND number >= $2 ${wanted} ORDER BY number LIMIT $3`,
      [runId, page.from, page.limit, ...(page.disposition === undefined ? [] : [page.disposition])],
    );
  }

  async posting(runId: string, number: number): Promise<PostingDetails | undefined> {
    const [posting] = await this.query<PostingDetails>(
      `SELECT number, disposition, reason, ${POSTING_FIELD_NAMES.join(', ')}, extras, evidence FROM job_postings WHERE run_id = $1 AND number = $2 AND disposition IS NOT NULL`,
      [runId, number],
    );
    return posting;
  }

  /** Over all keys. A worker that was silent for DEAD_AFTER_SECONDS does not count. */
  async health(): Promise<Health> {
    const [figures] = await this.query<Omit<Health, 'pauses'>>(
      `SELECT (SELECT count(*)::integer FROM worker_pools WHERE heartbeat_at > now() - make_interval(secs => $1::double precision)) AS workers,
         count(*) FILTER (WHERE status = 'QUEUED')::integer AS waiting, count(*) FILTER (WHERE status = 'RUNNING')::integer AS running,
         extract(epoch FROM now() - min(created_at) FILTER (WHERE status = 'QUEUED'))::double precision AS "oldestWaitingSeconds"
       FROM runs WHERE status IN ('QUEUED', 'RUNNING')`,
      [this.config.DEAD_AFTER_SECONDS],
    );
    const pauses = await this.database.prisma.hostPause.findMany({
      where: { until: { gt: new Date() } },
      orderBy: { until: 'desc' },
      take: PAUSES_MAX,
    });
    return { workers: 0, waiting: 0, running: 0, oldestWaitingSeconds: null, ...figures, pauses };
  }

  private async query<Row extends object>(text: string, values: readonly unknown[]): Promise<Row[]> {
    return (await this.database.rows.query<Row>(text, [...values])).rows;
  }
}
