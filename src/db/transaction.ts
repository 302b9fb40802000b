import type { Database } from './database.js';

type Pool = Database['rows'];

/** What statements are sent through, inside a transaction or not. */
export type Queryable = Pick<Pool, 'query'>;

/** Does the work in one transaction on one connection; whatever it throws undoes it. */
export async function inTransaction<T>(pool: Pool, work: (client: Queryable) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const result = await work(client);
    await client.query('COMMIT');
    client.release();
    return result;
  } catch (error) {
    // Ended with its connection, whatever state that is in.
    client.release(true);
    throw error;
  }
}
