import type { Database } from '../../db/database.js';
import { dropMonths } from './months.js';

/** Runs of one transaction: each takes its postings, steps, findings and files with it. */
const BATCH = 50;

/**
 * Deletes what ended so many days ago, with everything that belongs to it; what it cost stays in the ledger. Months
 * that are wholly past go as partitions, all else by rows, and so does what somebody held a lock on. Answers how many
 * runs that were.
 */
export async function deleteOldRuns(database: Pick<Database, 'prisma' | 'rows'>, days: number): Promise<number> {
  const { prisma } = database;
  const before = new Date(Date.now() - days * 86_400_000);
  let deleted = await dropMonths(database, before);
  for (;;) {
    const old = await prisma.run.findMany({
      where: { status: { in: ['COMPLETED', 'FAILED'] }, finishedAt: { lt: before } },
      select: { id: true },
      // By the index of that column: the oldest are found without a look at the others.
      orderBy: { finishedAt: 'asc' },
      take: 20 * BATCH,
    });
    if (old.length === 0) return deleted;
    for (let from = 0; from < old.length; from += BATCH) {
      const ids = old.slice(from, from + BATCH).map(({ id }) => id);
      deleted += (await prisma.run.deleteMany({ where: { id: { in: ids } } })).count;
    }
  }
}
