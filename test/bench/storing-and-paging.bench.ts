import { benchedPostings, withBenchedRun, type BenchedRun } from './benched-run.ts';
import { median, spread, timed, verdict } from './figures.ts';

const ROWS = 100_000;
/** Runs of a worker that store at the same time; each has a connection. */
const RUNS = 4;
const RATE = 15_000;

/**
 * Storing 100,000 postings of one run, and of several at the same time in one process, beside Postgres' own COPY of the same rows;
 * and the first page of such a run against its last.
 */
export async function run(): Promise<void> {
  await withBenchedRun(storeAndPage);
}

async function storeAndPage({ database, store, attempt, another }: BenchedRun): Promise<void> {
  const postings = benchedPostings(ROWS);
  const rate = ROWS / ((await timed(() => store.judgePostings(attempt, postings))) / 1000);
  const copied = ROWS / ((await copyAgain(database)) / 1000);
  const attempts = await Promise.all(Array.from({ length: RUNS }, another));
  const parts = attempts.map((_, at) => postings.slice((at * ROWS) / RUNS, ((at + 1) * ROWS) / RUNS));
  const together = await timed(() =>
    Promise.all(attempts.map((each, at) => store.judgePostings(each, parts[at] ?? []))),
  );
  const rateTogether = ROWS / (together / 1000);
  console.log(
    `  storing ${String(ROWS)} postings of 2 KB: ${rate.toFixed(0)} rows/s in one run; COPY of them from a file into the same table ${copied.toFixed(0)} rows/s: ${(rate / copied).toFixed(2)}`,
  );
  console.log(
    `  ${String(RUNS)} runs of a quarter of them at the same time in one process: ${rateTogether.toFixed(0)} rows/s ${verdict(rateTogether >= RATE, `${String(RATE)} rows/s`)}`,
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
  const ratio = median(last) / median(first);
  console.log(`  last / first: ${ratio.toFixed(2)} ${verdict(ratio <= 1.3, 'at most 1.3')}`);
}

/** Milliseconds that Postgres alone needs for the rows that are stored: its server reads them from a file of its own, nothing is sent. */
async function copyAgain({ pool }: BenchedRun['database']): Promise<number> {
  const { rows } = await pool.query<{ file: string }>("SELECT current_setting('data_directory') || '/rows' AS file");
  const file = rows[0]?.file ?? '';
  await pool.query(`COPY job_postings TO '${file}'`);
  await pool.query('TRUNCATE job_postings, posting_counts');
  return timed(() => pool.query(`COPY job_postings FROM '${file}'`));
}
