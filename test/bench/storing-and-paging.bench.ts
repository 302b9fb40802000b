import { readFileSync } from 'node:fs';
import { benchedPostings, withBenchedRun, type BenchedRun } from './benched-run.ts';
import { median, spread, timed, verdict } from './figures.ts';

const ROWS = Number(process.env['STORE_ROWS'] ?? 100_000);
/** Postings that a step gives at a time. */
const FOUND = 50;
/** Runs of a worker that store at the same time; each has a connection. */
const RUNS = 4;
const RATE = 15_000;

/**
 * Storing 100,000 postings (STORE_ROWS) with texts of 2 KB: judged at once in one run, found 50 at a time and judged
 * then, in several
 * runs at the same time in one process, and by Postgres' own COPY of the same rows; and the first page of such a run
 * against its last.
 */
export async function run(): Promise<void> {
  await withBenchedRun(storeAndPage);
}

async function storeAndPage({ database, store, attempt, another }: BenchedRun): Promise<void> {
  const postings = benchedPostings(ROWS);
  const measured = async (name: string, work: () => Promise<unknown>): Promise<number> => {
    await database.pool.query('CHECKPOINT');
    const [inPostgres, here] = [await computedBy(database), process.cpuUsage()];
    const rate = ROWS / ((await timed(work)) / 1000);
    const { user, system } = process.cpuUsage(here);
    const computed = ((await computedBy(database)) - inPostgres) / ROWS;
    console.log(
      `  ${name}: ${rate.toFixed(0)} rows/s; a row computes ${computed.toFixed(0)} microseconds in Postgres, ${((user + system) / ROWS).toFixed(0)} here`,
    );
    return rate;
  };
  const found = await another();
  const stages = await measured('one run, found 50 at a time and then judged', async () => {
    for (let from = 0; from < ROWS; from += FOUND)
      await store.saveStep(
        found,
        { stepId: 'read', itemKey: String(from), startedAt: new Date() },
        postings.slice(from, from + FOUND),
      );
    await store.judgePostings(
      found,
      postings.map((posting) => ({ ...posting, isStored: true })),
    );
  });
  await database.pool.query('TRUNCATE job_postings, posting_counts');
  const rate = await measured('one run, judged at once', () => store.judgePostings(attempt, postings));
  const copied = await measured('COPY of them from a file, by Postgres alone', await copyAgain(database));
  const attempts = await Promise.all(Array.from({ length: RUNS }, another));
  const parts = attempts.map((_, at) => postings.slice((at * ROWS) / RUNS, ((at + 1) * ROWS) / RUNS));
  const together = await measured(`${String(RUNS)} runs at the same time, a quarter of them each`, () =>
    Promise.all(attempts.map((each, at) => store.judgePostings(each, parts[at] ?? []))),
  );
  console.log(
    `  one run stores ${(rate / copied).toFixed(2)} of what COPY does, ${(stages / copied).toFixed(2)} with its two stages`,
  );
  console.log(
    `  least of one run and of ${String(RUNS)}: ${Math.min(rate, together).toFixed(0)} rows/s ${verdict(Math.min(rate, together) >= RATE, `${String(RATE)} rows/s`)}`,
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

/**
 * Lets Postgres alone store the rows that are stored: its server reads them from a file of its own, nothing is sent.
 */
async function copyAgain({ pool }: BenchedRun['database']): Promise<() => Promise<unknown>> {
  const { rows } = await pool.query<{ file: string }>("SELECT current_setting('data_directory') || '/rows' AS file");
  const file = rows[0]?.file ?? '';
  await pool.query(`COPY (SELECT * FROM job_postings) TO '${file}'`);
  await pool.query('TRUNCATE job_postings, posting_counts');
  return () => pool.query(`COPY job_postings FROM '${file}'`);
}

/**
 * Microseconds that the connections of the database have computed so far; Linux tells them in hundredths of a
 * second.
 */
async function computedBy({ pool }: BenchedRun['database']): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>(
    "SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend'",
  );
  const ticks = rows.map(({ pid }) => {
    try {
      const after =
        readFileSync(`/proc/${String(pid)}/stat`, 'utf8')
          .split(') ')[1]
          ?.split(' ') ?? [];
      return Number(after[11]) + Number(after[12]);
    } catch {
      return 0;
    }
  });
  return ticks.reduce((sum, one) => sum + one, 0) * 10_000;
}
