import type { Queryable } from '../../db/transaction.js';
import { POSTING_FIELD_NAMES } from '../../postings/fields.js';
import type { FoundPosting, JudgedPosting } from '../../postings/posting.js';
import { INSERT_STEP, JUDGE_POSTINGS, JUDGEMENT, STORE_POSTINGS } from './hot-statements.js';
import type { StoredPosting } from './posting-rows.js';
import type { Attempt } from './run-rows.js';
import { storableJson, withoutNul } from '../../db/storable.js';

/** Postings stored with one statement; a batch of full descriptions stays below 10 MB. */
const BATCH = 1000;

/** How a step, or an item of it, ended. */
export interface EndedStep {
  readonly stepId: string;
  readonly itemKey: string;
  readonly startedAt: Date;
  readonly output?: unknown;
  readonly error?: string;
}

/** A row of job_postings as it is read back. */
export type StoredRow = Record<string, unknown> & {
  readonly found_number: number;
  readonly source_id: string | null;
  readonly extras: Record<string, unknown> | null;
  readonly evidence: FoundPosting['evidence'] | null;
};

/** The row of a posting that is not judged yet. */
export function foundRow({ number, posting }: StoredPosting): object {
  return { ...contentOf(number, posting), number: -number - 1, dedup_key: '' };
}

/** The rows of judged postings, numbered in their order; the returned ones have a place among themselves. */
function judgedRows(postings: readonly StoredPosting<JudgedPosting>[]): object[] {
  let position = 0;
  return postings.map(({ number, posting }, index) => ({
    ...contentOf(number, posting),
    number: index,
    position: posting.disposition === 'returned' ? position++ : null,
    disposition: posting.disposition,
    reason: posting.reason ?? null,
    reason_code: posting.reasonCode ?? null,
    dedup_key: posting.dedupKey,
  }));
}

function contentOf(number: number, { id, fields, evidence, extras }: FoundPosting): object {
  return { ...fields, found_number: number, source_id: id ?? null, extras: extras ?? null, evidence };
}

/** The posting of a row. */
export function storedPosting({
  found_number: number,
  source_id: id,
  extras,
  evidence,
  ...row
}: StoredRow): StoredPosting {
  const fields = Object.fromEntries(
    POSTING_FIELD_NAMES.flatMap((name) => (row[name] === null ? [] : [[name, row[name]]])),
  );
  return {
    number,
    posting: {
      fields,
      evidence: evidence ?? {},
      ...(id !== null && { id }),
      ...(extras !== null && { extras }),
    },
  };
}

/**
 * Stores rows under the attempt's lease, new ones and new versions. A batch is written while Postgres stores the one
 * before it.
 */
export async function storeRows(client: Queryable, attempt: Attempt, rows: readonly object[]): Promise<void> {
  let stored: Promise<unknown> = Promise.resolve();
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = storableJson(rows.slice(start, start + BATCH));
    await stored;
    stored = client.query({ ...STORE_POSTINGS, values: [attempt.runId, batch, attempt.lease] });
  }
  await stored;
}

/**
 * Stores judged postings under the attempt's lease, which is held: of those that are in their rows already only what
 * became of them.
 */
export async function storeJudged(
  client: Queryable,
  attempt: Attempt,
  postings: readonly StoredPosting<JudgedPosting>[],
): Promise<void> {
  const rows = judgedRows(postings);
  const isStored = (_row: object, index: number): boolean => postings[index]?.isStored === true;
  await storeRows(
    client,
    attempt,
    rows.filter((row, index) => !isStored(row, index)),
  );
  await judgeRows(client, attempt, rows.filter(isStored));
}

async function judgeRows(client: Queryable, attempt: Attempt, rows: readonly object[]): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = rows.slice(start, start + BATCH);
    const judgements = storableJson(batch.map(judgementOf));
    const { rowCount } = await client.query({ ...JUDGE_POSTINGS, values: [attempt.runId, judgements] });
    // A step that failed to store them said so: they are stored now.
    if (rowCount !== batch.length) await storeRows(client, attempt, batch);
  }
}

function judgementOf(row: object): object {
  const columns = row as Record<string, unknown>;
  return Object.fromEntries(['found_number', ...Object.keys(JUDGEMENT)].map((name) => [name, columns[name]]));
}

/** Answers how many rows were stored: none when the lease is lost. */
export async function insertStep(client: Queryable, attempt: Attempt, step: EndedStep): Promise<number> {
  const { rowCount } = await client.query({
    ...INSERT_STEP,
    values: [
      ...[attempt.runId, attempt.lease, step.stepId, step.itemKey],
      step.error === undefined ? 'COMPLETED' : 'FAILED',
      step.output === undefined ? null : storableJson(step.output),
      step.error === undefined ? null : withoutNul(step.error),
      step.startedAt,
    ],
  });
  return rowCount ?? 0;
}
