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

/** One process at a time makes months; any number that nothing else locks. */
const MAKING_MONTHS = 7_226_001;

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
 * Deletes months that have ended and whose runs all ended before that time: what lies in partitions as a whole, without
 * a look at their rows. Where somebody holds a lock they stay as they are. Answers how many runs were deleted.
 */
export async function dropMonths({ rows }: Rows, before: Date): Promise<number> {
  let deleted = 0;
  for (const month of await monthsOf(rows)) {
    if (monthAfter(month, 1) > before || (await keepsRuns(rows, month, before))) continue;
    // Apart from each other: callers may wait for the month's own tables, for all postings only a moment.
    const emptied = await unlessLocked(rows, (client) => emptyMonth(client, month));
    if (emptied === undefined) continue;
    deleted += emptied;
    await unlessLocked(rows, (client) => client.query(`DROP TABLE ${partitionsOf(month).join(', ')}`));
  }
  return deleted;
}

async function missingMonths(rows: Database['rows'], now: Date): Promise<Date[]> {
  const there = new Set((await monthsOf(rows)).map(nameOf));
  const wanted = Array.from({ length: MONTHS_AHEAD + 1 }, (_, ahead) => monthAfter(now, ahead));
  return wanted.filter((month) => !there.has(nameOf(month)));
}

async function makeMonth(client: Queryable, month: Date): Promise<void> {
  await client.query('SELECT pg_advisory_xact_lock($1)', [MAKING_MONTHS]);
  const { rows: made } = await client.query(`SELECT WHERE to_regclass('job_postings_${nameOf(month)}') IS NOT NULL`);
  if (made.length > 0) return;
  const [from, to] = idsOf(month);
  for (const [table, parameters] of Object.entries(TABLES)) {
    const partition = `${table}_${nameOf(month)}`;
    // Made apart and then attached: in one step it would lock the whole table. Nothing may come in between.
    await client.query(`LOCK TABLE ${table}_default IN ACCESS EXCLUSIVE MODE`);
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

/** Deletes the month's rows with its runs, so that no run is ever seen without its postings. */
async function emptyMonth(client: Queryable, month: Date): Promise<number> {
  await client.query(`TRUNCATE ${partitionsOf(month).join(', ')}`);
  const { rowCount } = await client.query('DELETE FROM runs WHERE id >= $1 AND id < $2', idsOf(month));
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

function partitionsOf(month: Date): string[] {
  return Object.keys(TABLES).map((table) => `${table}_${nameOf(month)}`);
}

/** The first id of the month, and the first one behind it. */
function idsOf(month: Date): [string, string] {
  return [firstIdOf(month), firstIdOf(monthAfter(month, 1))];
}
