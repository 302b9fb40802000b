import type { Database } from '../db/database.js';
import { inTransaction, type Queryable } from '../db/transaction.js';
import { firstIdOf } from './run-ids.js';

type Rows = Pick<Database, 'rows'>;

/** Tables that are partitioned by the month of their rows' runs, and what a partition is made with. */
const TABLES = {
  // A partition does not inherit it: texts up to some kilobytes stay in their rows as they are.
  job_postings: 'WITH (toast_tuple_target = 8160)',
  run_steps: '',
};

/** Months whose partitions are there before they begin: for so long none may be had without harm. */
const MONTHS_AHEAD = 3;

/** Longest wait for a lock: whoever asks for the same table meanwhile waits behind it. */
const LOCK_TIMEOUT = '500ms';
const LOCK_NOT_AVAILABLE = '55P03';

/** Runs of one transaction, whose postings and steps are gone already. */
const BATCH = 500;

/**
 * Makes the partitions of this month and of those to come that are not there yet. Answers which of them are still
 * missing, because somebody held a lock: until there is one, rows of a month lie in the default partition, from which
 * they move when it is made.
 */
export async function makeMonths({ rows }: Rows, now = new Date()): Promise<string[]> {
  for (const month of await missingMonths(rows, now)) await unlessLocked(rows, (client) => makeMonth(client, month));
  return (await missingMonths(rows, now)).map(nameOf);
}

/**
 * Deletes months that have ended and whose runs all ended before that time: their postings and steps as a whole,
 * without a look at them, then their runs. A month that somebody reads just now stays as it is. Answers how many runs
 * were deleted.
 */
export async function dropMonths({ rows }: Rows, before: Date): Promise<number> {
  for (const month of await monthsOf(rows))
    if (monthAfter(month, 1) <= before && !(await keepsRuns(rows, month, before)))
      await unlessLocked(rows, (client) => dropMonth(client, month));
  return deleteDroppedRuns(rows, before);
}

async function missingMonths(rows: Database['rows'], now: Date): Promise<Date[]> {
  const there = new Set((await monthsOf(rows)).map(nameOf));
  const wanted = Array.from({ length: MONTHS_AHEAD + 1 }, (_, ahead) => monthAfter(now, ahead));
  return wanted.filter((month) => !there.has(nameOf(month)));
}

async function makeMonth(client: Queryable, month: Date): Promise<void> {
  // Nothing may come in between, nor another process that makes the month.
  await client.query(`LOCK TABLE ${partitionsOf('default').join(', ')} IN ACCESS EXCLUSIVE MODE`);
  const { rows: made } = await client.query(`SELECT WHERE to_regclass('job_postings_${nameOf(month)}') IS NOT NULL`);
  if (made.length > 0) return;
  const [from, to] = idsOf(month);
  for (const [table, parameters] of Object.entries(TABLES)) {
    const partition = `${table}_${nameOf(month)}`;
    // Made apart and then attached: in one step it would lock the whole table.
    await client.query(`CREATE TABLE ${partition} (LIKE ${table} INCLUDING ALL) ${parameters}`);
    await client.query(
      `WITH moved AS (DELETE FROM ${table}_default WHERE run_id >= '${from}' AND run_id < '${to}' RETURNING *)
       INSERT INTO ${partition} SELECT * FROM moved`,
    );
    await client.query(`ALTER TABLE ${table} ATTACH PARTITION ${partition} FOR VALUES FROM ('${from}') TO ('${to}')`);
  }
}

/** Whether a run of the month goes on, or ended later. */
async function keepsRuns(rows: Database['rows'], month: Date, before: Date): Promise<boolean> {
  const { rowCount } = await rows.query(
    'SELECT FROM runs WHERE id >= $1 AND id < $2 AND (finished_at IS NULL OR finished_at >= $3) LIMIT 1',
    [...idsOf(month), before],
  );
  return rowCount !== 0;
}

/** Drops the month's rows. Its runs are hidden with them, so that none is ever answered without its postings. */
async function dropMonth(client: Queryable, month: Date): Promise<void> {
  await client.query(
    'INSERT INTO dropped_months (first_id, past_id) VALUES ($1, $2) ON CONFLICT DO NOTHING',
    idsOf(month),
  );
  await client.query(`DROP TABLE ${partitionsOf(nameOf(month)).join(', ')}`);
}

/** Deletes the runs of dropped months, also of those whose night ended early. */
async function deleteDroppedRuns(rows: Database['rows'], before: Date): Promise<number> {
  const { rows: months } = await rows.query<{ first: string; past: string }>(
    'SELECT first_id AS first, past_id AS past FROM dropped_months',
  );
  let deleted = 0;
  for (const { first, past } of months) {
    for (let count = BATCH; count === BATCH; deleted += count)
      count = await inTransaction(rows, (client) => deleteRuns(client, [first, past, before]));
    await rows.query('DELETE FROM dropped_months WHERE first_id = $1', [first]);
  }
  return deleted;
}

async function deleteRuns(
  client: Queryable,
  values: readonly [first: string, past: string, before: Date],
): Promise<number> {
  // Else what hangs on each run is looked for by a plan of its own, which costs more than the look.
  await client.query('SET LOCAL plan_cache_mode = force_generic_plan');
  const { rowCount } = await client.query(
    `DELETE FROM runs WHERE id IN (SELECT id FROM runs WHERE id >= $1 AND id < $2 AND finished_at < $3 LIMIT ${String(BATCH)})`,
    [...values],
  );
  return rowCount ?? 0;
}

/** The months that have partitions, the oldest first. */
async function monthsOf(rows: Database['rows']): Promise<Date[]> {
  const { rows: months } = await rows.query<{ month: string }>(
    `SELECT right(relname, 7) AS month FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid
     WHERE inhparent = 'job_postings'::regclass AND relname ~ '_\\d{4}_\\d{2}$' ORDER BY 1`,
  );
  return months.map(({ month }) => new Date(`${month.replace('_', '-')}-01T00:00:00Z`));
}

/** Does the work in a transaction that waits for no lock for long; undefined where it could not have one. */
async function unlessLocked<T>(
  rows: Database['rows'],
  work: (client: Queryable) => Promise<T>,
): Promise<T | undefined> {
  try {
    return await inTransaction(rows, async (client) => {
      await client.query(`SET LOCAL lock_timeout = '${LOCK_TIMEOUT}'`);
      return await work(client);
    });
  } catch (error) {
    if ((error as { code?: string }).code === LOCK_NOT_AVAILABLE) return undefined;
    throw error;
  }
}

function monthAfter(time: Date, months: number): Date {
  return new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth() + months, 1));
}

/** As the names of partitions end: 2026_11. */
function nameOf(month: Date): string {
  return month.toISOString().slice(0, 7).replace('-', '_');
}

function partitionsOf(name: string): string[] {
  return Object.keys(TABLES).map((table) => `${table}_${name}`);
}

/** The first id of the month, and the first one behind it. */
function idsOf(month: Date): [string, string] {
  return [firstIdOf(month), firstIdOf(monthAfter(month, 1))];
}
