import { Prisma } from '../db/client/client.js';

/** Whose living key has the prefix $1. Every request asks it: Prisma's first call takes 80 to 110 ms. */
export const FIND_KEY = 'SELECT id, hash FROM api_keys WHERE prefix = $1 AND revoked_at IS NULL';

/*
 * Locks, which Prisma does not have. (NO KEY: rows that refer to the key may be written meanwhile.)
 */

/** One change of a key's account at a time. */
export const lockKey = (id: string): Prisma.Sql =>
  Prisma.sql`SELECT FROM api_keys WHERE id = ${id}::uuid FOR NO KEY UPDATE`;

/** The same for the key of a run. */
export const lockKeyOfRun = (runId: string): Prisma.Sql =>
  Prisma.sql`SELECT FROM api_keys JOIN runs ON runs.api_key_id = api_keys.id WHERE runs.id = ${runId} FOR NO KEY UPDATE OF api_keys`;

/*
 * Parts of statements that count credits.
 */

/** Credits of a key, those that its runs keep back among them. */
export const balanceOf = (key: string): string =>
  `coalesce((SELECT balance FROM credit_entries AS entry WHERE entry.api_key_id = ${key} ORDER BY entry.id DESC LIMIT 1), 0)`;

/** Credits that open runs of a key keep back: all of them, or those besides one. */
export const reservedOf = (key: string, besides?: string): string =>
  `(SELECT coalesce(sum(other.credits_reserved), 0) FROM runs AS other
    WHERE other.api_key_id = ${key} AND other.status IN ('QUEUED', 'RUNNING')${besides === undefined ? '' : ` AND other.id <> ${besides}`})`;
