import type { Prisma } from '../db/client/client.js';
import type { Database } from '../db/database.js';
import { finding, type FindingCode, type FindingFacts } from '../findings/finding.js';
import type { Disposition, JudgedPosting } from '../postings/posting.js';
import type { ReasonCode } from '../postings/reasons.js';
import { fieldsOf, selectFields } from './posting-columns.js';
import type { Attempt } from './run-rows.js';
import type { EarlierRun } from './services.js';
import { storedPosting, type StoredRow } from './store-steps.js';

const JUDGED = {
  ...selectFields(),
  number: true,
  foundNumber: true,
  sourceId: true,
  extras: true,
  evidence: true,
  disposition: true,
  reason: true,
  reasonCode: true,
  dedupKey: true,
} as const;

/** What a COMPLETED run of the attempt's key and pipeline read; undefined where there is none of this id. */
export async function readEarlierRun(
  { prisma }: Pick<Database, 'prisma'>,
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
  const rows = await prisma.jobPosting.findMany({
    where: { runId, disposition: { not: null } },
    orderBy: { number: 'asc' },
    select: JUDGED,
  });
  const findings = await prisma.runFinding.findMany({
    where: { runId },
    orderBy: { number: 'asc' },
    select: { code: true, about: true, seen: true, kept: true, status: true, detail: true },
  });
  return {
    summary: run.summary as Record<string, unknown>,
    postings: rows.map(judgedPosting),
    findings: findings.map(({ code, about, ...more }) => finding(code as FindingCode, about, stated(more))),
  };
}

function judgedPosting(row: Prisma.JobPostingGetPayload<{ select: typeof JUDGED }>): JudgedPosting {
  const { posting } = storedPosting({
    ...fieldsOf(row),
    found_number: row.foundNumber ?? row.number,
    source_id: row.sourceId,
    extras: row.extras as StoredRow['extras'],
    evidence: row.evidence as StoredRow['evidence'],
  });
  return {
    ...{ ...posting, dedupKey: row.dedupKey, disposition: row.disposition as Disposition },
    ...(row.reason !== null && { reason: row.reason }),
    ...(row.reasonCode !== null && { reasonCode: row.reasonCode as ReasonCode }),
  };
}

/** Members that are there. */
function stated(facts: object): Omit<FindingFacts, 'about'> {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null));
}
