import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../db/database.js';
import { withoutNul } from '../../db/storable.js';
import type { Disposition } from '../../postings/posting.js';
import { Pipelines } from '../pipeline.js';
import { olderThan, type PlaceInTime } from './cursor.js';
import type { RunFailure, RunStatus } from './run-rows.js';
import { cancelRun, judgedPostings, spentByDay, type DiscoveredPosting, type JudgedRow } from './run-statements.js';

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
interface RunFilter {
  readonly status?: RunStatus | undefined;
  readonly pipeline?: string | undefined;
  readonly tag?: string | undefined;
  readonly created_after?: string | undefined;
  readonly created_before?: string | undefined;
}

const LISTED = {
  id: true,
  pipeline: true,
  status: true,
  tags: true,
  error: true,
  creditsConsumed: true,
  createdAt: true,
  startedAt: true,
  finishedAt: true,
  cancelledAt: true,
} as const;

/** What a key spent on a day (UTC), and how many runs it triggered. */
interface SpentDay {
  readonly day: string;
  readonly credits: number;
  readonly runs: number;
}

/** Statements about a caller's own runs that are not part of a run's life. Every one asks for the key. */
@Injectable()
export class RunLists {
  constructor(
    private readonly database: Database,
    @Inject(Pipelines) private readonly pipelines: Pipelines,
  ) {}

  /** The newest runs first: `limit` of them. */
  async runs(
    apiKeyId: string,
    filter: RunFilter,
    page: { limit: number; after: PlaceInTime | undefined },
  ): Promise<ListedRun[]> {
    const createdAt = {
      ...(filter.created_after !== undefined && { gte: timeOf(filter.created_after) }),
      ...(filter.created_before !== undefined && { lt: timeOf(filter.created_before) }),
    };
    // A look-up would not find them either.
    const hidden = await this.database.prisma.droppedMonth.findMany();
    const rows = await this.database.prisma.run.findMany({
      where: {
        apiKeyId,
        NOT: hidden.map(({ firstId, pastId }) => ({ id: { gte: firstId, lt: pastId } })),
        ...(filter.status !== undefined && { status: filter.status }),
        ...(filter.pipeline !== undefined && { pipeline: filter.pipeline }),
        ...(filter.tag !== undefined && { tags: { has: withoutNul(filter.tag) } }),
        AND: [{ createdAt }, page.after ? olderThan(page.after) : {}],
      },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: page.limit,
      select: LISTED,
    });
    return rows.map((run) => ({ ...run, error: run.error as RunFailure | null }));
  }

  /** Every posting a run discovered, from the one numbered `from` on, with what became of it. */
  async postings(
    runId: string,
    { disposition, from, limit }: { disposition: Disposition | undefined; from: number; limit: number },
  ): Promise<DiscoveredPosting[]> {
    const wanted = { from, limit, ...(disposition !== undefined && { dispositions: [disposition] }) };
    const { rows } = await this.database.rows.query<JudgedRow>(judgedPostings(runId, wanted));
    return rows.map(({ found_number: _found, source_id: _source, dedup_key: _key, ...row }) => row);
  }

  /**
   * Asks for an early end of a run. One that waits ends at once; one that runs ends with what it has, soon. Asked
   * again, nothing changes. False when it had ended already.
   */
  async cancel(runId: string, apiKeyId: string): Promise<boolean> {
    const { prisma } = this.database;
    const run = await prisma.run.findFirst({ where: { id: runId, apiKeyId }, select: { pipeline: true, input: true } });
    const pipeline = this.pipelines.find(({ name }) => name === run?.pipeline);
    const summary = pipeline?.nothingRead?.(run?.input as never) ?? {};
    return (await prisma.$queryRaw<object[]>(cancelRun(runId, { apiKeyId, summary }))).length > 0;
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
    const spent = await this.database.prisma.$queryRaw<SpentDay[]>(spentByDay(apiKeyId, days));
    return { balance: last?.balance ?? 0, days: spent };
  }
}

/** What a zone leads out of these years to is the nearest time that Postgres can be told. */
const FIRST = Date.parse('0001-01-01T00:00:00.000Z');
const LAST = Date.parse('9999-12-31T23:59:59.999Z');

/** A checked time of a request as one of JavaScript: without a zone it is UTC. */
function timeOf(text: string): Date {
  const [, day = '', time = '00:00', zone = 'Z'] =
    /^(.{10})(?:[Tt _]([\d:.]+))?([Zz]|[+-]\d\d:?\d\d)?$/.exec(text) ?? [];
  const at = Date.parse(`${day}T${time}${zone.toUpperCase().replace(/(?<=\d)(\d\d)$/, ':$1')}`);
  return new Date(Math.min(LAST, Math.max(FIRST, at)));
}
