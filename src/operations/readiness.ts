import type { Database } from '../db/database.js';
import { LOOK_AT_QUEUE } from '../runs/queue-statements.js';

/** What is said while it is not. */
export const NOT_READY = 'Postgres or its queue does not answer';

/** True when Postgres and the queue in it answer. */
export async function isReady({ pool }: Database): Promise<boolean> {
  try {
    await pool.query(LOOK_AT_QUEUE);
    return true;
  } catch {
    return false;
  }
}
