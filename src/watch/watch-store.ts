import { Injectable } from '@nestjs/common';
import { lockKey } from '../accounts/account-statements.js';
import type { Prisma } from '../db/client/client.js';
import { Database } from '../db/database.js';
import { notify } from '../db/listen.js';
import { storable, withoutNul } from '../db/storable.js';
import type { Encrypted } from '../runs/store/secrets-cipher.js';
import { CHANGE_TYPES, type Change, type Decision, type KnownPosting } from './decide-changes.js';
import { MESSAGES, writeToAll, type Message } from '../webhooks/webhook-store.js';
import { IS_ANYTHING_TO_DO, lockDue, NOW, storeChanges, storeKnown, takeEnded } from './watch-statements.js';

/** What is watched, and when. */
export interface WatchlistRow {
  readonly id: string;
  readonly apiKeyId: string;
  readonly pipeline: string;
  readonly input: Readonly<Record<string, unknown>>;
  /** Told with the warnings of each read. */
  readonly notes: readonly string[];
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

/** The start of a run, in which the turn of a watchlist is held, may have to wait for other triggers of its key. */
const TURN_TRANSACTION = { maxWait: 10_000, timeout: 60_000 };

/** A comparison waits for others of its key, and stores thousands of rows. */
const COMPARISON_TRANSACTION = { maxWait: 10_000, timeout: 60_000 };

/** Watchlists, what they know, and the feed of changes as rows. */
@Injectable()
export class WatchStore {
  constructor(private readonly database: Database) {}

  /** Undefined when the key has so many already. The first read is due at once. */
  async create(
    apiKeyId: string,
    list: Pick<WatchlistRow, 'id' | 'pipeline' | 'input' | 'notes' | 'cron' | 'timezone'> & {
      encrypted: Encrypted | undefined;
    },
    most: number,
  ): Promise<WatchlistRow | undefined> {
    const { watchlist } = this.database.prisma;
    if ((await watchlist.count({ where: { apiKeyId } })) >= most) return undefined;
    const { encrypted, input, notes, ...columns } = list;
    const stored = { input: storable(input), notes: notes.map(withoutNul) };
    const data = { ...columns, ...encrypted, ...stored, apiKeyId, nextAt: await this.now() };
    return watchlistRow(await watchlist.create({ data }));
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

  /** The time by the clock that says what is due: that of this process may be another one. */
  async now(): Promise<Date> {
    const { rows } = await this.database.rows.query<{ now: Date }>(NOW);
    if (rows[0] === undefined) throw new Error('the statement that asks for the time gave no row');
    return rows[0].now;
  }

  /** Pauses a watchlist that is not paused yet, or lets it go on at the time that is made of the present one. */
  async schedule(id: string, next: (now: Date) => Date | undefined): Promise<void> {
    const now = await this.now();
    const nextAt = next(now);
    const { watchlist } = this.database.prisma;
    if (nextAt) await watchlist.updateMany({ where: { id }, data: { pausedAt: null, nextAt } });
    else await watchlist.updateMany({ where: { id, pausedAt: null }, data: { pausedAt: now } });
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

  /** Whether a watchlist is due, or its run has ended. */
  async isAnythingToDo(): Promise<boolean> {
    const { rows } = await this.database.rows.query<{ isAnything: boolean }>(IS_ANYTHING_TO_DO);
    return rows[0]?.isAnything === true;
  }

  /** Takes one watchlist that is due, and stores what was done about it. False when none is. */
  takeDue(
    begin: (list: WatchlistRow) => Promise<Pick<WatchlistRow, 'nextAt' | 'openRunId' | 'skipped'>>,
  ): Promise<boolean> {
    return this.database.prisma.$transaction(async (transaction) => {
      const [due] = await transaction.$queryRaw<{ id: string }[]>(lockDue);
      if (!due) return false;
      const list = await transaction.watchlist.findUniqueOrThrow({ where: due });
      const { nextAt, openRunId, skipped } = await begin(watchlistRow(list));
      await transaction.watchlist.update({ where: due, data: { nextAt, openRunId, skipped } });
      return true;
    }, TURN_TRANSACTION);
  }

  /** Takes a watchlist whose run has ended. Whoever dies with it loses it to the others in two minutes. */
  async takeEnded(): Promise<WatchlistRow | undefined> {
    const [ended] = await this.database.prisma.$queryRaw<{ id: string }[]>(takeEnded);
    const list = ended && (await this.database.prisma.watchlist.findUnique({ where: ended }));
    return list ? watchlistRow(list) : undefined;
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
  async saveComparison(list: WatchlistRow, decision: Decision | undefined): Promise<void> {
    const isTold = await this.database.prisma.$transaction(async (transaction) => {
      const { count } = await transaction.watchlist.updateMany({
        where: { id: list.id, openRunId: list.openRunId },
        data: {
          lastRunId: list.openRunId,
          openRunId: null,
          comparingUntil: null,
          reads: { increment: decision ? 1 : 0 },
          doubtedReads: decision?.doubtedReads ?? list.doubtedReads,
          held: decision?.held ?? list.held,
        },
      });
      // Without a row somebody else was quicker.
      return count > 0 && decision ? this.save(transaction, list, decision) : false;
    }, COMPARISON_TRANSACTION);
    if (isTold) await notify(this.database.rows, MESSAGES);
  }

  /** What a watchlist knows. */
  async known(watchlistId: string): Promise<KnownPosting[]> {
    const select = { key: true, fields: true, lastSeenAt: true, missed: true, closedAt: true };
    const rows = await this.database.prisma.watchedPosting.findMany({ where: { watchlistId }, select });
    return rows.map((row) => ({ ...row, fields: row.fields as KnownPosting['fields'] }));
  }

  /** Answers whether there are messages to be sent. */
  private async save(
    transaction: Prisma.TransactionClient,
    list: WatchlistRow,
    { changes, known }: Decision,
  ): Promise<boolean> {
    await transaction.$queryRaw(lockKey(list.apiKeyId));
    await transaction.$executeRaw(storeKnown(list.id, known));
    if (changes.length === 0) return false;
    await transaction.$executeRaw(storeChanges(list, changes));
    return writeToAll(transaction, list.apiKeyId, messageOf(list, changes));
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
function messageOf(list: WatchlistRow, changes: readonly Change[]): Message {
  const count = (type: string): number => changes.filter((change) => change.type === type).length;
  return {
    type: 'watchlist.changed',
    timestamp: new Date().toISOString(),
    data: {
      watchlist_id: list.id,
      run_id: list.openRunId,
      is_backfill: list.reads === 0,
      ...Object.fromEntries(CHANGE_TYPES.map((type) => [type, count(type)])),
      path: `/v1/changes?watchlist_id=${list.id}`,
    },
  };
}
