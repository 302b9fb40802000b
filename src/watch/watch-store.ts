import { Injectable } from '@nestjs/common';
import { Database } from '../db/database.js';
import { inTransaction, type Queryable } from '../db/transaction.js';
import { storableJson } from '../db/storable.js';
import type { Encrypted } from '../runs/secrets-cipher.js';
import { LEAVER_CHANGES, POSTING_CHANGES, type Change, type Decision, type KnownPosting } from './decide-changes.js';

/** What is watched, and when. */
export interface WatchlistRow {
  readonly id: string;
  readonly apiKeyId: string;
  readonly pipeline: string;
  readonly input: Record<string, unknown>;
  readonly cron: string;
  readonly timezone: string;
  readonly nextAt: Date;
  readonly pausedAt: Date | null;
  /** The run that goes on, or has not been compared yet. */
  readonly openRunId: string | null;
  readonly lastRunId: string | null;
  readonly reads: number;
  readonly doubtedReads: number;
  readonly held: number;
  /** Reads that were left out since the last one, because the one before went on or credits were gone. */
  readonly skipped: number;
  readonly createdAt: Date;
  readonly nonce: Encrypted['nonce'] | null;
  readonly ciphertext: Encrypted['ciphertext'] | null;
}

/** A line of the change feed. */
export interface ChangeRow {
  readonly sequence: string;
  readonly watchlistId: string;
  readonly runId: string;
  readonly type: string;
  readonly key: string;
  readonly reason: string;
  readonly posting: Record<string, unknown>;
  readonly changed: object | null;
  readonly isBackfill: boolean;
  readonly createdAt: Date;
}

/** Whose changes to list, and of which kind; all where it is left open. */
interface ChangeFilter {
  readonly watchlistId: string | undefined;
  readonly type: string | undefined;
}

/** A run that ended and is to be compared with what was known. */
export interface EndedRun {
  readonly status: string;
  readonly isCancelled: boolean;
  readonly finishedAt: Date | null;
  readonly summary: Record<string, unknown> | null;
}

const WATCHLIST = `id, api_key_id AS "apiKeyId", pipeline, input, cron, timezone, next_at AS "nextAt", paused_at AS "pausedAt", open_run_id AS "openRunId",
  last_run_id AS "lastRunId", reads, doubted_reads AS "doubtedReads", held, skipped, created_at AS "createdAt", nonce, ciphertext`;

/** Watchlists, what they know, and the feed of changes as rows. */
@Injectable()
export class WatchStore {
  constructor(private readonly database: Database) {}

  /** Undefined when the key has so many already. The first read is due at once. */
  async create(
    apiKeyId: string,
    list: Pick<WatchlistRow, 'id' | 'pipeline' | 'input' | 'cron' | 'timezone'> & { encrypted: Encrypted | undefined },
    most: number,
  ): Promise<WatchlistRow | undefined> {
    const { rows } = await this.database.rows.query<WatchlistRow>(
      `INSERT INTO watchlists (id, api_key_id, pipeline, input, cron, timezone, next_at, nonce, ciphertext)
       SELECT $1::uuid, $2::uuid, $3, $4::jsonb, $5, $6, now(), $7::bytea, $8::bytea
       WHERE (SELECT count(*) FROM watchlists WHERE api_key_id = $2::uuid) < $9 RETURNING ${WATCHLIST}`,
      [
        ...[list.id, apiKeyId, list.pipeline, storableJson(list.input), list.cron, list.timezone],
        ...(list.encrypted
          ? [Buffer.from(list.encrypted.nonce), Buffer.from(list.encrypted.ciphertext)]
          : [null, null]),
        most,
      ],
    );
    return rows[0];
  }

  async list(apiKeyId: string): Promise<WatchlistRow[]> {
    const orderBy = [{ createdAt: 'asc' as const }, { id: 'asc' as const }];
    return (await this.database.prisma.watchlist.findMany({ where: { apiKeyId }, orderBy })).map(watchlistRow);
  }

  async find(id: string, apiKeyId: string): Promise<WatchlistRow | undefined> {
    const list = await this.database.prisma.watchlist.findFirst({ where: { id, apiKeyId } });
    return list ? watchlistRow(list) : undefined;
  }

  async remove(id: string): Promise<void> {
    await this.database.prisma.watchlist.deleteMany({ where: { id } });
  }

  /** Pauses a watchlist, or lets it go on at that time. */
  async schedule(id: string, nextAt: Date | undefined): Promise<void> {
    const data = nextAt ? { pausedAt: null, nextAt } : { pausedAt: new Date() };
    await this.database.prisma.watchlist.updateMany({ where: { id }, data });
  }

  /** Changes of a key's watchlists behind that place, in the order of their sequence. */
  async changes(
    apiKeyId: string,
    filter: ChangeFilter,
    { after, limit }: { after: string; limit: number },
  ): Promise<ChangeRow[]> {
    const where = { apiKeyId, ...given(filter), sequence: { gt: sequenceOf(after) } };
    const changes = await this.database.prisma.change.findMany({ where, orderBy: { sequence: 'asc' }, take: limit });
    return changes.map(changeRow);
  }

  /** The same from the newest on, for people: those before that place in the feed. */
  async newestChanges(
    apiKeyId: string,
    filter: ChangeFilter,
    { before, limit }: { before: string | undefined; limit: number },
  ): Promise<ChangeRow[]> {
    const range = before === undefined ? {} : { sequence: { lt: sequenceOf(before) } };
    const where = { apiKeyId, ...given(filter), ...range };
    const changes = await this.database.prisma.change.findMany({ where, orderBy: { sequence: 'desc' }, take: limit });
    return changes.map(changeRow);
  }

  /** Takes one watchlist that is due, and stores what was done about it. False when none is. */
  takeDue(
    begin: (list: WatchlistRow) => Promise<Pick<WatchlistRow, 'nextAt' | 'openRunId' | 'skipped'>>,
  ): Promise<boolean> {
    return inTransaction(this.database.rows, async (client) => {
      const { rows } = await client.query<WatchlistRow>(
        `SELECT ${WATCHLIST} FROM watchlists WHERE paused_at IS NULL AND next_at <= now() ORDER BY next_at LIMIT 1 FOR UPDATE SKIP LOCKED`,
      );
      const [list] = rows;
      if (!list) return false;
      const { nextAt, openRunId, skipped } = await begin(list);
      await client.query('UPDATE watchlists SET next_at = $2, open_run_id = $3, skipped = $4 WHERE id = $1', [
        ...[list.id, nextAt, openRunId, skipped],
      ]);
      return true;
    });
  }

  /** Takes a watchlist whose run has ended. Whoever dies with it loses it to the others in two minutes. */
  async takeEnded(): Promise<WatchlistRow | undefined> {
    const { rows } = await this.database.rows.query<WatchlistRow>(
      `UPDATE watchlists SET comparing_until = now() + interval '2 minutes' WHERE id = (
         SELECT id FROM watchlists WHERE open_run_id IS NOT NULL AND coalesce(comparing_until, '-infinity') < now()
           AND NOT EXISTS (SELECT FROM runs WHERE runs.id = open_run_id AND status IN ('QUEUED', 'RUNNING'))
         LIMIT 1 FOR UPDATE SKIP LOCKED
       ) RETURNING ${WATCHLIST}`,
    );
    return rows[0];
  }

  /** How the run that a watchlist waited for ended; undefined when it is gone. */
  async endedRun({ openRunId }: WatchlistRow): Promise<EndedRun | undefined> {
    const select = { status: true, cancelledAt: true, finishedAt: true, summary: true };
    const run = await this.database.prisma.run.findUnique({ where: { id: openRunId ?? '' }, select });
    if (!run) return undefined;
    const { status, cancelledAt, finishedAt, summary } = run;
    return { status, isCancelled: cancelledAt !== null, finishedAt, summary: summary as EndedRun['summary'] };
  }

  /**
   * Stores what the run of a watchlist changed, all in one transaction; without a decision nothing could be compared.
   * The changes of a key are written one run after the other: none appears behind a place in the feed that somebody
   * passed.
   */
  saveComparison(list: WatchlistRow, decision: Decision | undefined): Promise<void> {
    return inTransaction(this.database.rows, async (client) => {
      const { rowCount } = await client.query(
        `UPDATE watchlists SET last_run_id = open_run_id, open_run_id = NULL, comparing_until = NULL, reads = reads + $3, doubted_reads = $4, held = $5
         WHERE id = $1 AND open_run_id = $2`,
        [
          ...[list.id, list.openRunId, decision ? 1 : 0],
          ...[decision?.doubtedReads ?? list.doubtedReads, decision?.held ?? list.held],
        ],
      );
      // Somebody else was quicker.
      if (rowCount === 0) return;
      if (decision) await this.save(client, list, decision);
    });
  }

  /** What a watchlist knows. */
  async known(watchlistId: string): Promise<KnownPosting[]> {
    const select = { key: true, fields: true, lastSeenAt: true, missed: true, closedAt: true };
    const rows = await this.database.prisma.watchedPosting.findMany({ where: { watchlistId }, select });
    return rows.map((row) => ({ ...row, fields: row.fields as KnownPosting['fields'] }));
  }

  private async save(client: Queryable, list: WatchlistRow, { changes, known }: Decision): Promise<void> {
    await client.query('SELECT FROM api_keys WHERE id = $1 FOR NO KEY UPDATE', [list.apiKeyId]);
    await client.query(
      `INSERT INTO watched_postings (watchlist_id, key, fields, first_seen_at, last_seen_at, missed, closed_at)
       SELECT $1, row.key, row.fields, row."lastSeenAt", row."lastSeenAt", row.missed, row."closedAt"
       FROM jsonb_to_recordset($2::jsonb) AS row (key text, fields jsonb, "lastSeenAt" timestamptz, missed integer, "closedAt" timestamptz)
       ON CONFLICT (watchlist_id, key) DO UPDATE SET fields = excluded.fields, last_seen_at = excluded.last_seen_at,
         missed = excluded.missed, closed_at = excluded.closed_at`,
      [list.id, storableJson(known)],
    );
    if (changes.length === 0) return;
    await client.query(
      `INSERT INTO changes (api_key_id, watchlist_id, run_id, type, key, reason, posting, changed, is_backfill)
       SELECT $1, $2, $3, row.type, row.key, row.reason, row.fields, row.changed, $5
       FROM jsonb_to_recordset($4::jsonb) AS row (type text, key text, reason text, fields jsonb, changed jsonb)`,
      [list.apiKeyId, list.id, list.openRunId, storableJson(changes), list.reads === 0],
    );
    await client.query(
      `WITH told AS (
         INSERT INTO webhook_deliveries (api_key_id, endpoint_id, url, type, payload)
         SELECT api_key_id, id, url, 'watchlist.changed', $2::jsonb FROM webhook_endpoints
         WHERE api_key_id = $1 AND disabled_at IS NULL AND 'watchlist.changed' = ANY (types) RETURNING id
       ) SELECT pg_notify('hiring_signals_webhooks', '') FROM told LIMIT 1`,
      [list.apiKeyId, JSON.stringify(messageOf(list, changes))],
    );
  }
}

function watchlistRow(list: { readonly input: unknown } & Omit<WatchlistRow, 'input'>): WatchlistRow {
  return { ...list, input: list.input as WatchlistRow['input'] };
}

type StoredChange = Omit<ChangeRow, 'sequence' | 'posting' | 'changed'> & {
  readonly sequence: bigint;
  readonly posting: unknown;
  readonly changed: unknown;
};

function changeRow({ sequence, posting, changed, ...change }: StoredChange): ChangeRow {
  return {
    ...change,
    sequence: String(sequence),
    posting: posting as ChangeRow['posting'],
    changed: changed as ChangeRow['changed'],
  };
}

/** The members that are given: Prisma takes no undefined. */
function given({ watchlistId, type }: ChangeFilter): { watchlistId?: string; type?: string } {
  return { ...(watchlistId !== undefined && { watchlistId }), ...(type !== undefined && { type }) };
}

/** A place in the feed; its beginning for what is none. */
function sequenceOf(place: string): bigint {
  return /^\d{1,18}$/.test(place) ? BigInt(place) : 0n;
}

/** Counts and where to read on: never one message for each posting. */
function messageOf(list: WatchlistRow, changes: readonly Change[]): object {
  const count = (type: string): number => changes.filter((change) => change.type === type).length;
  return {
    type: 'watchlist.changed',
    timestamp: new Date().toISOString(),
    data: {
      watchlist_id: list.id,
      run_id: list.openRunId,
      is_backfill: list.reads === 0,
      ...Object.fromEntries([...POSTING_CHANGES, ...LEAVER_CHANGES].map((type) => [type, count(type)])),
      path: `/v1/changes?watchlist_id=${list.id}`,
    },
  };
}
