import type { Database } from '../../db/database.js';
import type { OpenRuns } from '../../operations/metrics.js';
import { sentenceOf } from '../../postings/reasons.js';
import type { PostingCount } from './run-rows.js';
import type { PaidTotal } from '../services.js';

type Rows = Pick<Database, 'prisma'>;

/** Runs that have not ended, by pipeline and state. */
export async function countOpenRuns({ prisma }: Rows): Promise<OpenRuns[]> {
  const groups = await prisma.run.groupBy({
    by: ['pipeline', 'status'],
    where: { status: { in: ['QUEUED', 'RUNNING'] } },
    _count: true,
    _min: { createdAt: true },
  });
  return groups.map(({ pipeline, status, _count: count, _min: { createdAt } }) => ({
    ...{ pipeline, status, count },
    ageSeconds: createdAt === null ? 0 : (Date.now() - createdAt.getTime()) / 1000,
  }));
}

/** What the answered paid calls of a run cost, by service. */
export async function sumPaidCalls({ prisma }: Rows, runId: string): Promise<Record<string, PaidTotal>> {
  const groups = await prisma.paidCall.groupBy({
    by: ['service'],
    where: { runId, answeredAt: { not: null } },
    _count: { _all: true, cost: true, credits: true },
    _sum: { cost: true, credits: true },
  });
  return Object.fromEntries(
    groups.map(({ service, _count: count, _sum: { cost, credits } }) => [
      service,
      { calls: count._all, told: Math.max(count.cost, count.credits), cost: cost ?? 0, credits: credits ?? 0 },
    ]),
  );
}

/** How many postings of a run became what, and why; the commonest reason first. */
export async function countPostings({ prisma }: Rows, runId: string): Promise<PostingCount[]> {
  const counts = await prisma.postingCount.findMany({
    where: { runId, count: { gt: 0 } },
    orderBy: [{ disposition: 'asc' }, { count: 'desc' }, { reasonCode: 'asc' }],
    omit: { runId: true },
  });
  return counts.map(({ reasonCode, ...count }) => ({
    ...count,
    reason: reasonCode === '' ? null : sentenceOf(reasonCode),
  }));
}
