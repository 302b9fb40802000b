import type { Database } from '../../src/db/database.ts';
import { built } from '../built.ts';
import { withBenchedRun } from './benched-run.ts';
import { timed, verdict } from './figures.ts';
import { storeManyPostings } from './many-postings.ts';

const TOTAL = Number(process.env['RETENTION_POSTINGS'] ?? 1_000_000);
/** Runs that are old: what a night takes of them. */
const OLD = 2000;
/** Postings of each of them. */
const A_RUN_HAS = 50;
/** Old runs that answers about people hang on. */
const WITH_ANSWERS = 200;
const ANSWERS_A_RUN = 1000;
/** Milliseconds a deleted run of 50 postings and 20 steps may take, and a night in which nothing is to be done. */
const A_RUN = 20;
const NOTHING = 1000;
const DAY = 1440;

/**
 * What nightly deletion takes among a million postings (RETENTION_POSTINGS, in runs of 50): contacts, runs, runs with
 * answers about people, and runs of a month that is dropped.
 */
export async function run(): Promise<void> {
  await withBenchedRun(async ({ database }) => {
    const { PeopleStore } = (await import(
      built('people/people-store.js')
    )) as typeof import('../../src/people/people-store.js');
    const { deleteOldRuns } = (await import(
      built('runs/store/delete-old-runs.js')
    )) as typeof import('../../src/runs/store/delete-old-runs.js');
    const runs = await fill(database);
    // Run i of them ended i minutes ago.
    const days = (old: number): number => (runs - old) / DAY;
    const people = new PeopleStore(database);
    const told = async (name: string, work: () => Promise<unknown>): Promise<number> => {
      let outcome: unknown;
      const took = await timed(async () => (outcome = await work()));
      console.log(
        `  ${name}: ${took.toFixed(0)} ms ${typeof outcome === 'object' ? JSON.stringify(outcome) : String(outcome)}`,
      );
      return took;
    };
    await told(`contacts of ${String(OLD)} runs`, () => people.forgetOld(days(OLD)));
    const idle = await told('contacts again, nothing to do', () => people.forgetOld(days(OLD)));
    const deleted = await told(`${String(OLD)} runs`, () => deleteOldRuns(database, days(OLD)));
    const none = await told('runs again, nothing to do', () => deleteOldRuns(database, days(OLD)));
    await answers(database, runs - OLD - WITH_ANSWERS);
    const answered = await told(`${String(WITH_ANSWERS)} runs with ${String(ANSWERS_A_RUN)} answers each`, () =>
      deleteOldRuns(database, days(OLD + WITH_ANSWERS)),
    );
    const past = await storePast(database);
    const dropped = await told(`${String(OLD)} runs of a month that is wholly past`, () =>
      deleteOldRuns(database, past),
    );
    console.log(
      `  a run of such a month: ${(dropped / OLD).toFixed(2)} ms, ${(deleted / dropped).toFixed(1)} times as fast as by rows`,
    );
    const [plain, withAnswers] = [deleted / OLD, answered / WITH_ANSWERS];
    console.log(
      `  a run: ${plain.toFixed(1)} ms, one with answers ${withAnswers.toFixed(1)} ms ${verdict(Math.max(plain, withAnswers) <= A_RUN, `${String(A_RUN)} ms`)}; nothing to do: ${(idle + none).toFixed(0)} ms ${verdict(idle + none <= NOTHING, `${String(NOTHING)} ms`)}`,
    );
  });
}

/** Answers how many runs there are. */
async function fill(database: Database): Promise<number> {
  const { pool } = database;
  const { rows } = await pool.query<{ id: string }>('SELECT id FROM api_keys');
  await pool.query('DELETE FROM runs');
  const filled = await timed(() =>
    storeManyPostings(database, { total: TOTAL, large: 0, apiKeyId: rows[0]?.id ?? '' }),
  );
  await storeSteps(pool, new Date());
  await pool.query(
    `UPDATE job_postings SET hiring_manager_name = 'Erika Muster', hiring_manager_email = 'erika@firm.test', hiring_manager_phone = '+49 30 1234560' WHERE number % 20 = 3`,
  );
  await pool.query('VACUUM ANALYZE');
  const [size] = (
    await pool.query<{ size: string; runs: number }>(
      "SELECT pg_size_pretty((SELECT sum(pg_total_relation_size(relid)) FROM pg_partition_tree('job_postings'))) AS size, (SELECT count(*)::integer FROM runs) AS runs",
    )
  ).rows;
  console.log(`  ${String(TOTAL)} postings, ${size?.size ?? ''}, filled in ${(filled / 1000).toFixed(0)} s`);
  // One is the large run, which has no postings here.
  return (size?.runs ?? 1) - 1;
}

/** Stores as many runs as are old in a month of last year, the same as the others. Answers an age that they have. */
async function storePast(database: Database): Promise<number> {
  const { pool } = database;
  const { rows } = await pool.query<{ id: string }>('SELECT id FROM api_keys');
  const newest = new Date(Date.UTC(new Date().getUTCFullYear() - 1, 5, 28));
  await storeManyPostings(database, { total: OLD * A_RUN_HAS, large: 0, apiKeyId: rows[0]?.id ?? '', newest });
  // Run 0 is the large one, which is empty.
  await pool.query("DELETE FROM runs WHERE finished_at < $1 AND right(id, 22) ~ '^0+$'", [
    new Date(newest.getTime() + 60_000),
  ]);
  await storeSteps(pool, newest);
  await pool.query('VACUUM ANALYZE');
  return (Date.now() - newest.getTime()) / (DAY * 60_000) - 7;
}

/** Twenty steps for each run that ended before. */
async function storeSteps(pool: Database['pool'], before: Date): Promise<void> {
  await pool.query(
    `INSERT INTO run_steps (run_id, step_id, item_key, status, attempt, finished_at)
     SELECT id, 'read-details', n::text, 'COMPLETED', 1, now() FROM runs, generate_series(1, 20) AS n WHERE status = 'COMPLETED' AND finished_at < $1`,
    [before],
  );
}

/** Answers about people that hang on the runs from this one on. */
async function answers({ pool }: Database, from: number): Promise<void> {
  await pool.query(
    `INSERT INTO known_answers (api_key_id, subject_hash, run_id, about, answer)
     SELECT api_key_id, decode(md5(id || n), 'hex'), id, ARRAY[decode(md5('a' || id || n), 'hex')],
       '{"email": "someone@example.com", "status": "verified"}'
     FROM runs, generate_series(1, $2::integer) AS n WHERE status = 'COMPLETED' AND right(id, 22)::integer > $1`,
    [from, ANSWERS_A_RUN],
  );
  await pool.query('ANALYZE known_answers');
}
