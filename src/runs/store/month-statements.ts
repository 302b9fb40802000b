/*
 * Partitions are made and dropped by statements that name tables, and locks: the Prisma client knows neither.
 */

/** Tables that are partitioned by the month of their rows' runs, and what a partition is made with. */
const TABLES = {
  // A partition does not inherit it: texts up to some kilobytes stay in their rows as they are.
  job_postings: 'WITH (toast_tuple_target = 8160)',
  run_steps: '',
};

/** The partitions of a name: of a month (`2026_11`), or those of the months that have none (`default`). */
const partitionsOf = (name: string): string =>
  Object.keys(TABLES)
    .map((table) => `${table}_${name}`)
    .join(', ');

/** Lets a transaction wait so long for a lock: whoever asks for the same table meanwhile waits behind it. */
export const WAIT_SHORTLY = `SET LOCAL lock_timeout = '500ms'`;

/** Lets nothing into the rows of months that have no partition yet, and no other process make one. */
export const LOCK_DEFAULTS = `LOCK TABLE ${partitionsOf('default')} IN ACCESS EXCLUSIVE MODE`;

/** The names of the months that have partitions, the oldest first. */
export const SELECT_MONTHS = `
  SELECT right(relname, 7) AS name FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid
  WHERE inhparent = 'job_postings'::regclass AND relname ~ '_\\d{4}_\\d{2}$' ORDER BY 1`;

/** Makes the partitions of the month of that name, with the rows that waited for them; its ids begin at `from`. */
export function makePartitions(name: string, [from, past]: readonly [string, string]): string[] {
  return Object.entries(TABLES).flatMap(([table, parameters]) => [
    // Made apart and then attached: in one step it would lock the whole table.
    `CREATE TABLE ${table}_${name} (LIKE ${table} INCLUDING ALL) ${parameters}`,
    `WITH moved AS (DELETE FROM ${table}_default WHERE run_id >= '${from}' AND run_id < '${past}' RETURNING *)
     INSERT INTO ${table}_${name} SELECT * FROM moved`,
    `ALTER TABLE ${table} ATTACH PARTITION ${table}_${name} FOR VALUES FROM ('${from}') TO ('${past}')`,
  ]);
}

/** Drops the month's rows. */
export const dropPartitions = (name: string): string => `DROP TABLE ${partitionsOf(name)}`;

/** Whether a run with an id from $1 up to but not including $2 goes on, or ended at $3 or later. */
export const KEEPS_RUNS =
  'SELECT FROM runs WHERE id >= $1 AND id < $2 AND (finished_at IS NULL OR finished_at >= $3) LIMIT 1';

/** Hides the runs of a dropped month, so that none is answered without its postings. */
export const HIDE_MONTH = 'INSERT INTO dropped_months (first_id, past_id) VALUES ($1, $2) ON CONFLICT DO NOTHING';

/** Lets the idempotency keys of a dropped month's runs be used again: no caller could look their runs up. */
export const FREE_KEYS =
  'UPDATE runs SET idempotency_key = NULL, request_hash = NULL WHERE id >= $1 AND id < $2 AND idempotency_key IS NOT NULL';

/** Else what hangs on each deleted run is looked for by a plan of its own, which costs more than the look. */
export const ONE_PLAN = 'SET LOCAL plan_cache_mode = force_generic_plan';

/** Deletes $4 of the runs of a dropped month. */
export const DELETE_HIDDEN =
  'DELETE FROM runs WHERE id IN (SELECT id FROM runs WHERE id >= $1 AND id < $2 AND finished_at < $3 LIMIT $4)';
