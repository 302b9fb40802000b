import { Inject, Injectable } from '@nestjs/common';
import { Config } from '../config/config.js';
import type { Prisma } from '../db/client/client.js';
import { Database } from '../db/database.js';
import { olderThan, type PlaceInTime } from '../runs/store/cursor.js';
import type { PostingCount, RunFailure, RunStatus } from '../runs/store/run-rows.js';
import type { Progress } from '../runs/pipeline.js';
import { RunStore } from '../runs/store/run-store.js';

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

interface PaidLine {
  readonly service: string;
  readonly calls: number;
  readonly cost: number;
  readonly credits: number;
}

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

const LINE = {
  id: true,
  pipeline: true,
  status: true,
  input: true,
  summary: true,
  progress: true,
  createdAt: true,
  startedAt: true,
  finishedAt: true,
  cancelledAt: true,
  creditsConsumed: true,
} as const;
/** What the console's pages show. Every statement about runs asks for the key; lists are ranges of an index. */
@Injectable()
export class ConsoleRows {
  constructor(
    private readonly database: Database,
    private readonly store: RunStore,
    @Inject(Config) private readonly config: Config,
  ) {}

  /** The newest runs of the key first, from the one after `after` on. */
  async runs(
    apiKeyId: string,
    filter: { status: RunStatus | undefined; pipeline: string | undefined },
    page: { limit: number; after: PlaceInTime | undefined },
  ): Promise<RunLine[]> {
    const runs = await this.database.prisma.run.findMany({
      where: {
        apiKeyId,
        ...(filter.status !== undefined && { status: filter.status }),
        ...(filter.pipeline !== undefined && { pipeline: filter.pipeline }),
        ...(page.after && olderThan(page.after)),
      },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: page.limit,
      select: LINE,
    });
    return this.lines(runs);
  }

  /** A run of the key; undefined when there is none. */
  async run(id: string, apiKeyId: string): Promise<RunDetails | undefined> {
    const run = await this.database.prisma.run.findUnique({
      where: { id, apiKeyId },
      select: { ...LINE, tags: true, notes: true, warnings: true, error: true },
    });
    if (!run) return undefined;
    const [[line], counts, steps, paid] = await Promise.all([
      this.lines([run]),
      this.store.countPostings(id),
      this.database.prisma.runStep.findMany({
        where: { runId: id, itemKey: '' },
        orderBy: [{ startedAt: 'asc' }, { stepId: 'asc' }],
        select: { stepId: true, status: true, attempt: true, error: true, startedAt: true, finishedAt: true },
        take: STEPS_MAX,
      }),
      this.store.paidTotals(id),
    ]);
    return (
      line && {
        ...line,
        tags: run.tags,
        warnings: [...run.notes, ...run.warnings],
        error: run.error as RunFailure | null,
        counts,
        steps,
        paid: Object.entries(paid).map(([service, total]) => ({ service, ...total })),
      }
    );
  }

  /** Over all keys. A worker that was silent for DEAD_AFTER_SECONDS does not count. */
  async health(): Promise<Health> {
    const aliveSince = new Date(Date.now() - this.config.DEAD_AFTER_SECONDS * 1000);
    const [workers, open] = await Promise.all([
      this.database.prisma.workerPool.count({ where: { heartbeatAt: { gt: aliveSince } } }),
      this.store.openRuns(),
    ]);
    const waiting = open.filter(({ status }) => status === 'QUEUED');
    const running = open.filter(({ status }) => status === 'RUNNING');
    const pauses = await this.database.prisma.hostPause.findMany({
      where: { until: { gt: new Date() } },
      orderBy: { until: 'desc' },
      take: PAUSES_MAX,
    });
    return {
      workers,
      waiting: sum(waiting.map(({ count }) => count)),
      oldestWaitingSeconds: waiting.length === 0 ? null : Math.max(...waiting.map(({ ageSeconds }) => ageSeconds)),
      running: sum(running.map(({ count }) => count)),
      pauses,
    };
  }

  /** The runs with what is counted of each: by three questions for all of them. */
  private async lines(runs: readonly Prisma.RunGetPayload<{ select: typeof LINE }>[]): Promise<RunLine[]> {
    const { postingCount, runFinding, paidCall } = this.database.prisma;
    const where = { runId: { in: runs.map(({ id }) => id) } };
    const [postings, findings, paid] = await Promise.all([
      postingCount.groupBy({ by: ['runId', 'disposition'], where, _sum: { count: true } }),
      runFinding.groupBy({ by: ['runId'], where, _count: true }),
      paidCall.groupBy({ by: ['runId'], where, _sum: { cost: true } }),
    ]);
    return runs.map(({ summary, creditsConsumed: credits, ...run }) => {
      const isOfRun = ({ runId }: { runId: string }): boolean => runId === run.id;
      const counts = postings.filter(isOfRun);
      const returned = counts.filter(({ disposition }) => disposition === 'returned');
      return {
        ...(run as Pick<RunLine, keyof RunLine & keyof typeof run>),
        company: companyOf(summary),
        credits,
        discovered: sum(counts.map((group) => group._sum.count)),
        returned: sum(returned.map((group) => group._sum.count)),
        findings: sum(findings.filter(isOfRun).map((group) => group._count)),
        cost: sum(paid.filter(isOfRun).map((group) => group._sum.cost)),
      };
    });
  }
}

function companyOf(summary: unknown): string | null {
  const { company } = (summary ?? {}) as { company?: unknown };
  return typeof company === 'string' ? company : null;
}

function sum(numbers: readonly (number | null)[]): number {
  return numbers.reduce<number>((total, number) => total + (number ?? 0), 0);
}
