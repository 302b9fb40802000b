import type { Queryable } from '../db/transaction.js';
import { finding, type FindingCode, type FindingFacts } from '../findings/finding.js';
import { POSTING_FIELD_NAMES } from '../postings/fields.js';
import type { Disposition, JudgedPosting } from '../postings/posting.js';
import type { Attempt } from './run-rows.js';
import type { EarlierRun } from './services.js';
import { storedPosting, type StoredRow } from './store-steps.js';

type JudgedRow = StoredRow & {
  readonly disposition: Disposition;
  readonly reason: string | null;
  readonly dedup_key: string;
};

type FindingRow = { readonly [F in keyof FindingFacts]: FindingFacts[F] | null } & { readonly code: FindingCode };

/** What a COMPLETED run of the attempt's key and pipeline read; undefined where there is none of this id. */
export async function readEarlierRun(
  client: Queryable,
  attempt: Attempt,
  runId: string,
): Promise<EarlierRun | undefined> {
  const { rows: runs } = await client.query<{ summary: Record<string, unknown> }>(
    `SELECT earlier.summary FROM runs AS earlier JOIN runs AS present USING (api_key_id, pipeline)
     WHERE earlier.id = $1 AND present.id = $2 AND earlier.status = 'COMPLETED'`,
    [runId, attempt.runId],
  );
  const [run] = runs;
  if (!run) return undefined;
  const { rows } = await client.query<JudgedRow>(
    `SELECT coalesce(found_number, number) AS found_number, source_id, extras, evidence, disposition, reason, dedup_key, ${POSTING_FIELD_NAMES.join(', ')}
     FROM job_postings WHERE run_id = $1 AND disposition IS NOT NULL ORDER BY number`,
    [runId],
  );
  const { rows: findings } = await client.query<FindingRow>(
    'SELECT code, about, seen, kept, status, detail FROM run_findings WHERE run_id = $1 ORDER BY number',
    [runId],
  );
  return {
    summary: run.summary,
    postings: rows.map(judgedPosting),
    findings: findings.map(({ code, about, ...more }) => finding(code, about ?? '', stated(more))),
  };
}

function judgedPosting({ disposition, reason, dedup_key: dedupKey, ...row }: JudgedRow): JudgedPosting {
  return { ...storedPosting(row).posting, dedupKey, disposition, ...(reason !== null && { reason }) };
}

/** Members that are there. */
function stated(facts: object): Omit<FindingFacts, 'about'> {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null));
}
