import type { Database } from '../../src/db/database.ts';
import { withBenchedRun } from './benched-run.ts';
import { median, timed } from './figures.ts';

const MONTHS = 24;
const RUNS_A_MONTH = 400;
const POSTINGS_A_RUN = 50;
const ROUNDS = 300;
/** Runs that the nightly deletion takes in one transaction. */
const BATCH = 50;

const PAGE = 'SELECT job_title FROM $table WHERE run_id = $1 AND position >= 0 AND position < 25 ORDER BY position';

/**
 * What partitions by time would give and cost, in SQL alone: the same postings of two years in one table and in a
 * partition a month. A page of a run is asked by the run's id, which says nothing of its month; deletion of one month
 * goes by runs, as the nightly job does it, or drops a partition.
 */
export async function run(): Promise<void> {
  await withBenchedRun(async ({ database }) => {
    await fill(database);
    const pages = { plain: [] as number[], parted: [] as number[] };
    for (let round = 0; round < ROUNDS; round++)
      for (const table of ['plain', 'parted'] as const) {
        const id = `run_${String((round * 7919) % (MONTHS * RUNS_A_MONTH))}`;
        const query = { name: table, text: PAGE.replace('$table', table), values: [id] };
        pages[table].push(await timed(() => database.rows.query(query)));
      }
    const [plain, parted] = [median(pages.plain), median(pages.parted)];
    console.log(
      `  a page by its run's id: ${plain.toFixed(2)} ms in one table, ${parted.toFixed(2)} ms in ${String(MONTHS)} partitions: ${(parted / plain).toFixed(1)} times (at most 1.3 is promised for a table that grows)`,
    );
    const deleted = await timed(() => deleteMonth(database));
    const dropped = await timed(() => database.pool.query('DROP TABLE parted_0'));
    console.log(
      `  a month of ${String(RUNS_A_MONTH * POSTINGS_A_RUN)} postings: deleted in ${deleted.toFixed(0)} ms (${((RUNS_A_MONTH * POSTINGS_A_RUN) / (deleted / 1000)).toFixed(0)} rows/s), its partition dropped in ${dropped.toFixed(0)} ms`,
    );
  });
}

async function fill({ pool }: Pick<Database, 'pool'>): Promise<void> {
  const columns =
    'run_id text NOT NULL, number integer NOT NULL, position integer, created_at timestamptz NOT NULL, job_title text, job_description text';
  await pool.query(`CREATE TABLE plain (${columns}, PRIMARY KEY (run_id, number), UNIQUE (run_id, position))`);
  await pool.query(
    `CREATE TABLE parted (${columns}, PRIMARY KEY (run_id, number, created_at), UNIQUE (run_id, position, created_at)) PARTITION BY RANGE (created_at)`,
  );
  for (let month = 0; month < MONTHS; month++)
    await pool.query(
      `CREATE TABLE parted_${String(month)} PARTITION OF parted FOR VALUES FROM ('2025-01-01'::date + interval '${String(month)} months') TO ('2025-01-01'::date + interval '${String(month + 1)} months')`,
    );
  await pool.query(
    `INSERT INTO plain SELECT 'run_' || run, number, number, '2025-01-01'::date + make_interval(months => run / ${String(RUNS_A_MONTH)}), 'Engineer', repeat('A posting of half a kilobyte. ', 17)
     FROM generate_series(0, ${String(MONTHS * RUNS_A_MONTH - 1)}) AS run, generate_series(0, ${String(POSTINGS_A_RUN - 1)}) AS number`,
  );
  await pool.query('INSERT INTO parted SELECT * FROM plain');
  for (const table of ['plain', 'parted']) await pool.query(`VACUUM ANALYZE ${table}`);
}

async function deleteMonth({ pool }: Pick<Database, 'pool'>): Promise<void> {
  for (let from = 0; from < RUNS_A_MONTH; from += BATCH) {
    const ids = Array.from({ length: BATCH }, (_, at) => `run_${String(from + at)}`);
    await pool.query('DELETE FROM plain WHERE run_id = ANY($1)', [ids]);
  }
}
