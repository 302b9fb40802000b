import type { QueryConfig } from 'pg';
import type { Database } from './database.js';

/** What is said while it is not. */
export const NOT_READY = 'Postgres or its queue does not answer';

/** Asks for a row of the queue, with the time (ms) to answer in: a Postgres that hangs is not ready. */
const ASK_QUEUE: QueryConfig & { query_timeout: number } = {
  text: 'SELECT 1 FROM graphile_worker.jobs LIMIT 1',
  query_timeout: 5000,
};

/** True when Postgres and the queue in it answer. */
export async function isReady({ pool }: Database): Promise<boolean> {
  try {
    await pool.query(ASK_QUEUE);
    return true;
  } catch {
    return false;
  }
}
