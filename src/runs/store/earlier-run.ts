import type { Database } from '../../db/database.js';
import { finding, type FindingCode, type FindingFacts, type FindingKind } from '../../findings/finding.js';
import type { JudgedPosting } from '../../postings/posting.js';
import { FIND_RUN } from './hot-statements.js';
import type { Attempt } from './run-rows.js';
import type { EarlierRun } from '../services.js';
import { judgedPostings, returnedByAll, type JudgedRow } from './run-statements.js';
import { storedPosting } from './store-steps.js';

/**
 * What a COMPLETED run of the attempt's key and pipeline read; undefined where there is none of this id, or none any
 * more when it is read.
 */
export async function readEarlierRun(
  { prisma, rows: pool }: Pick<Database, 'prisma' | 'rows'>,
  attempt: Attempt,
  runId: string,
): Promise<EarlierRun | undefined> {
  const of = await prisma.run.findUniqueOrThrow({
    where: { id: attempt.runId },
    select: { apiKeyId: true, pipeline: true },
  });
  const run = await prisma.run.findFirst({
    where: { id: runId, ...of, status: 'COMPLETED' },
    select: { summary: true },
  });
  if (!run) return undefined;
  const { rows } = await pool.query<JudgedRow>(judgedPostings(runId));
  const findings = await prisma.runFinding.findMany({
    where: { runId },
    orderBy: { number: 'asc' },
    select: { kind: true, code: true, about: true, seen: true, kept: true, status: true, detail: true },
  });
  const { rows: returned } = await pool.query<{ key: string }>(returnedByAll(runId));
  // Deleted meanwhile, what was read of it is a part; of a month that was dropped nothing is left.
  if ((await pool.query({ ...FIND_RUN, values: [runId, of.apiKeyId] })).rows.length === 0) return undefined;
  return {
    summary: run.summary as Record<string, unknown>,
    postings: rows.map(judgedPosting),
    returned: returned.map(({ key }) => key),
    findings: findings.map(({ kind, code, about, ...more }) => ({
      ...finding(code as FindingCode, about, stated(more)),
      kind: kind as FindingKind,
    })),
  };
}

function judgedPosting({
  disposition,
  reason,
  reason_code: code,
  dedup_key: dedupKey,
  ...row
}: JudgedRow): JudgedPosting {
  return {
    ...{ ...storedPosting(row).posting, dedupKey, disposition },
    ...(reason !== null && { reason }),
    ...(code !== null && { reasonCode: code }),
  };
}

/** Members that are there. */
function stated(facts: object): Omit<FindingFacts, 'about'> {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null));
}
