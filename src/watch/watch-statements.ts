import { Prisma } from '../db/client/client.js';
import { storableJson } from '../db/storable.js';
import type { Change, KnownPosting } from './decide-changes.js';

/*
 * Turns: several workers ask at the same time, and skip what another one has locked.
 */

/** What makes a watchlist due, and what ends the wait for its run: the same for who looks and for who takes it. */
const IS_DUE = `paused_at IS NULL AND next_at <= now()
  AND EXISTS (SELECT FROM api_keys WHERE api_keys.id = watchlists.api_key_id AND revoked_at IS NULL)`;
const HAS_ENDED = `open_run_id IS NOT NULL AND coalesce(comparing_until, '-infinity') < now()
  AND NOT EXISTS (SELECT FROM runs WHERE runs.id = open_run_id AND status IN ('QUEUED', 'RUNNING'))`;

/**
 * Whether any watchlist is due or has a run that ended. Every worker asks this every two seconds: the first statement
 * of the Prisma client costs a process 200 ms of computing, which a worker that takes a dead one's place has no time
 * for.
 */
export const IS_ANYTHING_TO_DO = {
  name: 'watchlists-to-do',
  text: `
  SELECT EXISTS (SELECT FROM watchlists WHERE ${IS_DUE})
    OR EXISTS (SELECT FROM watchlists WHERE ${HAS_ENDED}) AS "isAnything"`,
};

/** The time by the one clock of all processes. */
export const NOW = { name: 'now', text: "SELECT date_trunc('milliseconds', now()) AS now" };

/** Locks a watchlist that is due. */
export const lockDue = Prisma.sql`
  SELECT id FROM watchlists WHERE ${Prisma.raw(IS_DUE)} ORDER BY next_at LIMIT 1 FOR UPDATE SKIP LOCKED`;

/** Takes a watchlist whose run has ended. Whoever dies with it loses it to the others in two minutes. */
export const takeEnded = Prisma.sql`
  UPDATE watchlists SET comparing_until = now() + interval '2 minutes' WHERE id = (
    SELECT id FROM watchlists WHERE ${Prisma.raw(HAS_ENDED)}
    LIMIT 1 FOR UPDATE SKIP LOCKED
  ) RETURNING id`;

/*
 * Rows of one JSON array, because a read may bring thousands: 3,000 changes take 0.3 s and Node 0.1 s; with createMany
 * 5.9 s, for 1.9 of which nothing else happens in the process (measured with two processors that had other work).
 */

/** Stores what a watchlist knows of postings now. */
export const storeKnown = (watchlistId: string, known: readonly KnownPosting[]): Prisma.Sql => Prisma.sql`
  INSERT INTO watched_postings (watchlist_id, key, fields, first_seen_at, last_seen_at, missed, closed_at)
  SELECT ${watchlistId}::uuid, row.key, row.fields, row."lastSeenAt", row."lastSeenAt", row.missed, row."closedAt"
  FROM jsonb_to_recordset(${storableJson(known)}::jsonb) AS row (key text, fields jsonb, "lastSeenAt" timestamptz, missed integer, "closedAt" timestamptz)
  ON CONFLICT (watchlist_id, key) DO UPDATE SET fields = excluded.fields, last_seen_at = excluded.last_seen_at,
    missed = excluded.missed, closed_at = excluded.closed_at`;

/** Stores what a run changed in a watchlist, in its order. */
export const storeChanges = (
  list: { readonly id: string; readonly apiKeyId: string; readonly openRunId: string | null; readonly reads: number },
  changes: readonly Change[],
): Prisma.Sql => Prisma.sql`
  INSERT INTO changes (api_key_id, watchlist_id, run_id, type, key, reason, posting, changed, is_backfill)
  SELECT ${list.apiKeyId}::uuid, ${list.id}::uuid, ${list.openRunId}, row.type, row.key, row.reason, row.fields, row.changed, ${list.reads === 0}::boolean
  FROM jsonb_to_recordset(${storableJson(changes)}::jsonb) AS row (type text, key text, reason text, fields jsonb, changed jsonb)`;
