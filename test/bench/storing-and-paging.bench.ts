import { benchedPostings, withBenchedRun, type BenchedRun } from './benched-run.ts';
import { median, spread, timed } from './figures.ts';

const ROWS = 100_000;

/** Storing 100,000 postings, and the first page of such a run against its last. */
export async function run(): Promise<void> {
  await withBenchedRun(storeAndPage);
}

async function storeAndPage({ database, store, attempt }: BenchedRun): Promise<void> {
  const postings = benchedPostings(ROWS);
  const took = await timed(() => store.judgePostings(attempt, postings));
  console.log(`  storing ${String(ROWS)} postings of 2 KB: ${(ROWS / (took / 1000)).toFixed(0)} rows/s (floor 10,000)`);
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
