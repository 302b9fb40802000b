import { built } from '../built.ts';
import { withBenchedRun, type BenchedRun } from './benched-run.ts';

const ROWS = 10_000;

/** What a run writes for a board of 10,000 postings, by the size of their texts, per byte of its rows. */
export async function run(): Promise<void> {
  for (const size of [1_000, 4_000]) await withBenchedRun((benched) => readBoard(benched, size));
}

async function readBoard({ database, store, attempt }: BenchedRun, size: number): Promise<void> {
  const { AttemptContext, pastOf } = (await import(
    built('runs/work/run-context.js')
  )) as typeof import('../../src/runs/work/run-context.js');
  const context = new AttemptContext(store, attempt, await pastOf({ runId: 'run_bench', lease: 1 }, store), {
    run: { id: 'run_bench', acceptedAt: new Date(), timeUsed: () => 0 },
    signal: new AbortController().signal,
    clean: (text) => text,
    onStored: () => {},
  });
  const count = async (sql: string): Promise<number> =>
    Number((await database.pool.query<{ count: string }>(`SELECT ${sql} AS count`)).rows[0]?.count);
  const written = (): Promise<number> => count("pg_current_wal_insert_lsn() - '0/0'::pg_lsn");
  // After a checkpoint every page is logged as a whole once: that is the log's, not the run's.
  await database.pool.query('ALTER SYSTEM SET full_page_writes = off');
  await database.pool.query('SELECT pg_reload_conf()');
  await database.pool.query('CHECKPOINT');
  const before = await written();
  const listed = Array.from({ length: ROWS }, (_, index) => ({
    id: String(index),
    fields: {
      job_title: `Engineer ${String(index)}`,
      location: 'Berlin, Germany',
      job_description: textOf(size, index),
    },
    evidence: { job_title: { source: 'ats' as const } },
  }));
  // The steps of a career page run that take a board's postings along.
  const read = await context.step('read-boards', async () => context.remember('board', { rows: listed }));
  const chosen = await context.step('select-postings', () =>
    Promise.resolve(read.rows.map((row) => ({ ...row, disposition: 'returned' as const, dedupKey: row.id }))),
  );
  const detailed = await context.step('read-details', () => Promise.resolve({ postings: chosen }));
  await context.step('analyse-postings', () =>
    context.savePostings(detailed.postings.map((row) => ({ ...row, fields: { ...row.fields, country: 'Germany' } }))),
  );
  const rows = await count('(SELECT sum(length(row_to_json(p)::text)) FROM job_postings p)');
  const steps = await count('(SELECT sum(length(output::text)) FROM run_steps)');
  const log = (await written()) - before;
  const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
  console.log(
    `  ${String(ROWS)} postings with texts of ${String(size)}: rows ${megabytes(rows)}, steps ${megabytes(steps)}, written to the log ${megabytes(log)}: ${(log / rows).toFixed(2)} bytes per byte of rows`,
  );
}

/** Words that do not compress to nothing. */
function textOf(size: number, seed: number): string {
  let state = seed + 1;
  const words: string[] = [];
  for (let length = 0; length < size; length += 8) {
    state = (state * 48_271) % 2_147_483_647;
    words.push(state.toString(36).padStart(7, 'x').slice(0, 7));
  }
  return words.join(' ');
}
