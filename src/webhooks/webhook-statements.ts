import { Prisma } from '../db/client/client.js';
import type { Try, Verdict } from './next-try.js';

/** Seconds for which a message that is being tried is nobody else's: longer than a try takes. */
const CLAIM_SECONDS = 60;

/** The host of an address, as `hostOf` reads it. */
const HOST = Prisma.sql`lower(substring(url from '://([^/?#]+)'))`;

/** The host that a message goes to: runs' own addresses may differ in each query. */
export function hostOf(url: string): string {
  return /:\/\/([^/?#]+)/.exec(url)?.[1]?.toLowerCase() ?? '';
}

/**
 * Takes up to so many messages that are due, those to busy hosts left out: several workers ask at the same time, in
 * each second, and skip what another one has locked.
 */
export const claimDue = (limit: number, busy: readonly string[]): Prisma.Sql => Prisma.sql`
  WITH due AS (
    SELECT id FROM webhook_deliveries WHERE status = 'waiting' AND next_at <= now() AND ${HOST} <> ALL (${[...busy]}::text[])
    ORDER BY next_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
  ), claimed AS (
    UPDATE webhook_deliveries AS message SET next_at = now() + make_interval(secs => ${CLAIM_SECONDS}::double precision)
    FROM due WHERE message.id = due.id
    RETURNING message.id, message.url, message.payload, message.attempts, message.next_at, message.created_at, message.api_key_id, message.endpoint_id
  )
  SELECT claimed.id, claimed.url, claimed.payload, claimed.attempts, claimed.next_at::text AS claim, claimed.created_at AS "createdAt", api_keys.hash AS "keyHash",
    endpoint_id AS "endpointId", nonce, ciphertext, rotated_at AS "rotatedAt"
  FROM claimed JOIN api_keys ON api_keys.id = claimed.api_key_id
    LEFT JOIN webhook_endpoints AS endpoint ON endpoint.id = endpoint_id`;

/*
 * When a message is tried next, by the clock that says whether it is due: a worker's own may be hours off, and all
 * tries of a message would be over at once.
 */

/**
 * Stores how a try of a message went, and when the next one is due. Who has lost its claim, because the message was
 * sent again meanwhile, was slow, or the webhook is gone, has only a success to tell: that the message arrived stays.
 */
export const recordTry = (
  { id, attempts, claim }: { id: string; attempts: number; claim: string },
  result: Try & { head: string | undefined; durationMs: number },
  verdict: Verdict,
): Prisma.Sql => Prisma.sql`
  UPDATE webhook_deliveries SET status = ${verdict.status}, attempts = ${attempts + 1}::integer,
    response_code = ${result.status ?? null}::integer, response_head = ${result.head ?? null}, error = ${result.error ?? null},
    duration_ms = ${result.durationMs}::integer,
    next_at = now() + make_interval(secs => ${verdict.status === 'waiting' ? verdict.inSeconds : null}::double precision),
    ended_at = ${verdict.status === 'waiting' ? Prisma.sql`NULL` : Prisma.sql`now()`}
  WHERE id = ${id}::uuid AND (${verdict.status === 'delivered'}::boolean
    OR (status = 'waiting' AND next_at = ${claim}::timestamptz))`;

/** Lets a message of a key be tried again from the beginning, at once. */
export const tryAgain = (id: string, apiKeyId: string): Prisma.Sql => Prisma.sql`
  UPDATE webhook_deliveries SET status = 'waiting', attempts = 0, next_at = now(), ended_at = NULL
  WHERE id = ${id}::uuid AND api_key_id = ${apiKeyId}::uuid`;
