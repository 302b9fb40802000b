import type { Database } from '../db/database.js';
import { inTransaction } from '../db/transaction.js';
import type { Attempt } from './run-rows.js';

/**
 * Reserves up to so many credits for a run, in place of what it had reserved: no more than its key has beside the
 * reservations of its other runs. Answers how many it got.
 */
export function reserveCredits(pool: Database['rows'], attempt: Attempt, wanted: number): Promise<number> {
  return inTransaction(pool, async (client) => {
    // One reservation of a key at a time: two runs do not get the same credits.
    await client.query(
      'SELECT FROM api_keys JOIN runs ON runs.api_key_id = api_keys.id WHERE runs.id = $1 FOR NO KEY UPDATE OF api_keys',
      [attempt.runId],
    );
    const { rows } = await client.query<{ credits: number }>(
      `UPDATE runs SET credits_reserved = greatest(0, least($3::integer,
         coalesce((SELECT balance FROM credit_entries WHERE credit_entries.api_key_id = runs.api_key_id ORDER BY id DESC LIMIT 1), 0)
         - (SELECT coalesce(sum(credits_reserved), 0) FROM runs AS other
            WHERE other.api_key_id = runs.api_key_id AND other.status IN ('QUEUED', 'RUNNING') AND other.id <> runs.id)))
       WHERE id = $1 AND lease = $2 AND status = 'RUNNING' RETURNING credits_reserved AS credits`,
      [attempt.runId, attempt.lease, wanted],
    );
    return rows[0]?.credits ?? 0;
  });
}
