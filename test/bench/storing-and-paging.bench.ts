import { benchedPostings, withBenchedRun, type BenchedRun } from './benched-run.ts';
import { median, spread, timed } from './figures.ts';

const ROWS = 100_000;

/** Storing 100,000 postings beside Postgres' own COPY of the same rows, and the first page of such a run against its last. */
export async function run(): Promise<void> {
  await withBenchedRun(storeAndPage);
}

async function storeAndPage({ database, store, attempt }: BenchedRun): Promise<void> {
  const postings = benchedPostings(ROWS);
  const rate = ROWS / ((await timed(() => store.judgePostings(attempt, postings))) / 1000);
  const copied = ROWS / ((await copyAgain(database)) / 1000);
  console.log(
    `  storing ${String(ROWS)} postings of 2 KB: ${rate.toFixed(0)} rows/s (at least 15,000); COPY of them from a file into the same table ${copied.toFixed(0)} rows/s: ${(rate / copied).toFixed(2)}`,
  );
  await database.pool.query('VACUUM ANALYZE job_postings');
  const first: number[] = [];
  const last: number[] = [];
  for (let round = 0; round < 200; round++) {
    first.push(await timed(() => store.page('run_bench', 25, 0)));
    last.push(await timed(() => store.page('run_bench', 25, ROWS - 25)));
  }
  console.log(`  first page: ${spread(first, 'ms')}`);
  console.log(`  last page:  ${spread(last, 'ms')}`);
  console.log(`  last / first: ${(median(last) / median(first)).toFixed(2)} (at most 1.3)`);
}

/** Milliseconds that Postgres alone needs for the rows that are stored: its server reads them from a file of its own, nothing is sent. */
async function copyAgain({ pool }: BenchedRun['database']): Promise<number> {
  const { rows } = await pool.query<{ file: string }>("SELECT current_setting('data_directory') || '/rows' AS file");
  const file = rows[0]?.file ?? '';
  await pool.query(`COPY job_postings TO '${file}'`);
  await pool.query('TRUNCATE job_postings, posting_counts');
  return timed(() => pool.query(`COPY job_postings FROM '${file}'`));
}
