import { randomBytes, timingSafeEqual } from 'node:crypto';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Database } from '../db/database.js';
import { listen, notify, type Listener } from '../db/listen.js';
import { sha256 } from '../sha256.js';
import { within } from '../within.js';
import { FIND_KEY, lockKey } from './account-statements.js';

/** How long (ms) a key that was looked up is believed; wrong keys are forgotten sooner. */
const CACHE_TIME = 30_000;
const NEGATIVE_CACHE_TIME = 5_000;
const CACHE_SIZE = 10_000;
/** Time (ms) Postgres has to say whose a key is. */
const LOOKUP_TIMEOUT = 3000;
/** Every process hears of a changed key here. */
const CHANNEL = 'hiring_signals_api_keys';
/** What the owner of a key sees of it again, and the look-up goes by: `hs_` and 48 random bits. */
const PREFIX_LENGTH = 11;

/** A caller as operators see one. */
interface ApiKeyRow {
  readonly name: string;
  readonly prefix: string;
  readonly balance: number;
  readonly createdAt: Date;
  readonly revokedAt: Date | null;
}

/** Callers' API keys: 256 random bits, shown once, stored as their prefix and SHA-256. */
@Injectable()
export class ApiKeys implements OnApplicationShutdown {
  private readonly cache = new Map<string, { id: string | undefined; until: number }>();
  /** Look-ups that are on their way: requests that come together share one. */
  private readonly asked = new Map<string, Promise<string | undefined>>();
  /** How often keys have changed: an answer that was asked for before a change may be of before it. */
  private changes = 0;
  private listener: Listener | undefined;

  constructor(private readonly database: Database) {}

  /** Makes a key; the answer is the only place where it can be read. */
  async create(name: string, credits: number): Promise<{ id: string; key: string; prefix: string }> {
    const { key, prefix, hash } = newKey();
    const grant = credits > 0 ? { credits: { create: { amount: credits, balance: credits, reason: 'granted' } } } : {};
    const { id } = await this.database.prisma.apiKey.create({ data: { name, prefix, hash, ...grant } });
    return { id, key, prefix };
  }

  /** Another key in place of the one with that prefix: runs and credits stay, the old one ends at once. */
  async rotate(prefix: string): Promise<string | undefined> {
    const { key, ...stored } = newKey();
    return (await this.change(prefix, stored)) ? key : undefined;
  }

  /** Ends a key on every process within a second. False when there is no such key, or it has ended already. */
  revoke(prefix: string): Promise<boolean> {
    return this.change(prefix, { revokedAt: new Date() });
  }

  /** Adds credits to a key's ledger. False when there is no such key. */
  async grant(prefix: string, credits: number): Promise<boolean> {
    const owner = await this.ownerOf(prefix);
    if (!owner) return false;
    await this.database.prisma.$transaction(async (transaction) => {
      await transaction.$queryRaw(lockKey(owner.id));
      const last = await transaction.creditEntry.findFirst({ where: { apiKeyId: owner.id }, orderBy: { id: 'desc' } });
      const balance = credits + (last?.balance ?? 0);
      await transaction.creditEntry.create({
        data: { apiKeyId: owner.id, amount: credits, balance, reason: 'granted' },
      });
    });
    return true;
  }

  /** All keys, oldest first. */
  async list(): Promise<ApiKeyRow[]> {
    const rows = await this.database.prisma.apiKey.findMany({
      orderBy: { createdAt: 'asc' },
      include: { credits: { orderBy: { id: 'desc' }, take: 1 } },
    });
    return rows.map(({ credits, ...row }) => ({ ...row, balance: credits[0]?.balance ?? 0 }));
  }

  /** Id of the key, or undefined for an unknown or revoked one. */
  async find(key: string): Promise<string | undefined> {
    const hash = sha256(key);
    const cacheKey = hash.toString('base64');
    const cached = this.cache.get(cacheKey);
    if (cached && cached.until > Date.now()) return cached.id;
    const { changes } = this;
    const asked = this.asked.get(cacheKey) ?? this.lookUp(key, hash);
    this.asked.set(cacheKey, asked);
    const id = await within(LOOKUP_TIMEOUT, asked).finally(() => this.asked.delete(cacheKey));
    if (changes !== this.changes) return id;
    if (this.cache.size >= CACHE_SIZE) this.cache.clear();
    this.cache.set(cacheKey, { id, until: Date.now() + (id === undefined ? NEGATIVE_CACHE_TIME : CACHE_TIME) });
    return id;
  }

  /** The part of a key by which it is known again without it. */
  prefixOf(key: string): string {
    return key.slice(0, PREFIX_LENGTH);
  }

  /** Whose living key has this prefix, asked anew each time. */
  async ownerOf(prefix: string): Promise<{ id: string; name: string } | undefined> {
    const where = { prefix, revokedAt: null };
    return (await this.database.prisma.apiKey.findUnique({ where, select: { id: true, name: true } })) ?? undefined;
  }

  /** SHA-256 of the key with this id. */
  async hashOf(id: string): Promise<Uint8Array> {
    return (await this.database.prisma.apiKey.findUniqueOrThrow({ where: { id }, select: { hash: true } })).hash;
  }

  /** From now on changes that other processes make are heard of. */
  async listen(): Promise<void> {
    const forget = (): void => {
      this.forget();
    };
    // What was missed while the connection was away is unknown: forget everything then, too.
    this.listener = await listen(this.database.url, CHANNEL, { onMessage: forget, onReconnect: forget });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.listener?.close();
  }

  private async lookUp(key: string, hash: Buffer): Promise<string | undefined> {
    const { rows } = await this.database.rows.query<{ id: string; hash: Buffer }>(FIND_KEY, [this.prefixOf(key)]);
    return rows[0] && timingSafeEqual(rows[0].hash, hash) ? rows[0].id : undefined;
  }

  private forget(): void {
    this.changes++;
    this.asked.clear();
    this.cache.clear();
  }

  private async change(
    prefix: string,
    data: { revokedAt: Date } | { prefix: string; hash: Uint8Array<ArrayBuffer> },
  ): Promise<boolean> {
    const { count } = await this.database.prisma.apiKey.updateMany({ where: { prefix, revokedAt: null }, data });
    this.forget();
    await notify(this.database.rows, CHANNEL);
    return count > 0;
  }
}

function newKey(): { key: string; prefix: string; hash: Uint8Array<ArrayBuffer> & Buffer } {
  const key = `hs_${randomBytes(32).toString('base64url')}`;
  return { key, prefix: key.slice(0, PREFIX_LENGTH), hash: sha256(key) };
}
