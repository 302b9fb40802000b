import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../src/db/database.ts';
import { built } from '../built.ts';
import { benchedPostings } from './benched-run.ts';
import { median, timed, verdict } from './figures.ts';
import { storeManyPostings } from './many-postings.ts';

const MONTHS = Number(process.env['PARTITION_MONTHS'] ?? 36);
const TOTAL = Number(process.env['PARTITION_POSTINGS'] ?? 200_000);
/** Postings of the run that is paged through: page 1,000 is its last. */
const LARGE_RUN = 25_000;
const ROUNDS = 150;
/** Rounds that fetch what the others find in memory. */
const WARMING = 80;
const LIMIT = 1.3;
/** In minutes. */
const A_DAY = 24 * 60;

type Requests = Readonly<Record<string, (round: number) => Promise<unknown>>>;

interface Side {
  readonly requests: Requests;
  readonly close: () => Promise<void>;
}

/**
 * What the partitions of months cost: the same postings and statements in three databases. All runs are of one month;
 * they are of PARTITION_MONTHS months (36); and the tables are not partitioned at all. They are asked in turn, so that
 * the load of the machine falls on all.
 */
export async function run(): Promise<void> {
  const sides = {
    one: await startSide(1),
    many: await startSide(MONTHS),
    plain: await startSide(1, withoutPartitions),
  };
  const names = Object.keys(sides.one.requests);
  const times = new Map(
    names.map((name) => [name, { one: [] as number[], many: [] as number[], plain: [] as number[] }]),
  );
  for (let round = 0; round < ROUNDS + WARMING; round++)
    for (const [name, taken] of times)
      for (const side of ['one', 'many', 'plain'] as const) {
        const took = await timed(async () => sides[side].requests[name]?.(round));
        if (round >= WARMING) taken[side].push(took);
      }
  let worst = 0;
  for (const [name, { one, many, plain }] of times) {
    const ratio = median(many) / median(one);
    worst = Math.max(worst, ratio);
    console.log(
      `  ${name.padEnd(36)} ${median(one).toFixed(2)} ms with one month, ${median(many).toFixed(2)} ms with ${String(MONTHS)}: ${ratio.toFixed(2)}; ${median(plain).toFixed(2)} ms without partitions: ${(median(many) / median(plain)).toFixed(2)}`,
    );
  }
  console.log(`  greatest ratio: ${worst.toFixed(2)} ${verdict(worst <= LIMIT, `at most ${String(LIMIT)}`)}`);
  for (const { close } of Object.values(sides)) await close();
}

async function startSide(months: number, change?: (database: Database) => Promise<void>): Promise<Side> {
  const { openDatabase } = (await import(built('db/database.js'))) as typeof import('../../src/db/database.js');
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const database = await openDatabase({ DATABASE_URL: undefined, DATA_DIR: folder, DATABASE_POOL_SIZE: 4 });
  const { id: apiKeyId } = await database.prisma.apiKey.create({
    data: { name: 'bench', prefix: 'x', hash: new Uint8Array(32) },
  });
  const runs = (TOTAL - LARGE_RUN) / 50;
  // Of one day, or spread over as many months as are wanted.
  const minutesApart = (months === 1 ? A_DAY : months * 30 * A_DAY) / runs;
  const many = await storeManyPostings(database, { total: TOTAL, large: LARGE_RUN, apiKeyId, minutesApart });
  await change?.(database);
  return {
    requests: await requestsOf(database, { ...many, apiKeyId, runs, minutesApart }),
    close: async () => {
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function requestsOf(
  database: Database,
  side: { largeRun: string; idOf: (run: number) => string; apiKeyId: string; runs: number; minutesApart: number },
): Promise<Requests> {
  const { RunStore } = (await import(
    built('runs/store/run-store.js')
  )) as typeof import('../../src/runs/store/run-store.js');
  const { newRunId } = (await import(built('runs/run-ids.js'))) as typeof import('../../src/runs/run-ids.js');
  const store = new RunStore(database);
  const id = newRunId('scraper');
  await database.prisma.run.create({ data: { id, pipeline: 'bench', input: {}, apiKeyId: side.apiKeyId } });
  const attempt = await store.startAttempt(id, 'bench');
  if (!attempt) throw new Error('the run is not to be had');
  const postings = benchedPostings((ROUNDS + WARMING) * 50);
  const step = (stepId: string, round: number): { stepId: string; itemKey: string; startedAt: Date } => ({
    ...{ stepId, itemKey: String(round), startedAt: new Date() },
  });
  const someRun = (round: number): string => side.idOf(1 + ((round * 7919) % side.runs));
  return {
    'page 1 of some run': (round) => store.page(someRun(round), 25, 0),
    'the last page of the large run': () => store.page(side.largeRun, 25, LARGE_RUN - 25),
    'the look-up of some run': (round) => store.find(someRun(round), side.apiKeyId),
    'a step': (round) => store.saveStep(attempt, step('read', round)),
    'a step with 50 postings': (round) =>
      store.saveStep(attempt, step('list', round), postings.slice(round * 50, round * 50 + 50)),
    'analysts: postings of one run': (round) =>
      database.pool.query('SELECT job_title, city FROM reporting.job_postings WHERE run_id = $1', [someRun(round)]),
    'analysts: companies of the last runs': () =>
      database.pool.query(
        'SELECT company, count(*) FROM reporting.job_postings WHERE discovered_at > now() - make_interval(mins => $1) GROUP BY 1',
        [Math.round(50 * side.minutesApart)],
      ),
  };
}

/** As the tables would be without partitions, with the same keys, indexes and account. */
async function withoutPartitions({ pool }: Database): Promise<void> {
  await pool.query(`
    ALTER TABLE job_postings RENAME TO parted_postings;
    ALTER TABLE run_steps RENAME TO parted_steps;
    CREATE TABLE job_postings (LIKE parted_postings INCLUDING ALL, FOREIGN KEY (run_id) REFERENCES runs (id) ON DELETE CASCADE) WITH (toast_tuple_target = 8160);
    CREATE TABLE run_steps (LIKE parted_steps INCLUDING ALL, FOREIGN KEY (run_id) REFERENCES runs (id) ON DELETE CASCADE);
    INSERT INTO job_postings SELECT * FROM parted_postings;
    CREATE TRIGGER count_new_postings AFTER INSERT ON job_postings REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION count_postings();
    CREATE TRIGGER count_judged_postings AFTER UPDATE ON job_postings REFERENCING OLD TABLE AS before NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION count_postings();`);
  const { rows } = await pool.query<{ view: string }>(
    "SELECT replace(pg_get_viewdef('reporting.job_postings'::regclass), 'parted_postings', 'job_postings') AS view",
  );
  await pool.query(`CREATE OR REPLACE VIEW reporting.job_postings AS ${rows[0]?.view ?? ''}`);
  await pool.query('VACUUM ANALYZE job_postings');
}
