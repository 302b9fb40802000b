import type { Database } from './database.js';

/** What is said while it is not. */
export const NOT_READY = 'Postgres or its queue does not answer';

/** True when Postgres and the queue in it answer. */
export async function isReady({ pool }: Database): Promise<boolean> {
  try {
    await pool.query('SELECT 1 FROM graphile_worker.jobs LIMIT 1');
    return true;
  } catch {
    return false;
  }
}
