import { createHash, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Database } from '../db/database.js';
import { DATABASE } from '../db/database.token.js';

/** How long (ms) a key that was looked up is believed; wrong keys are forgotten sooner. */
const CACHE_TIME = 30_000;
const NEGATIVE_CACHE_TIME = 5_000;
const CACHE_SIZE = 10_000;

/** Callers' API keys: 256 random bits, stored as their SHA-256, shown once. */
@Injectable()
export class ApiKeys {
  private readonly cache = new Map<string, { id: string | undefined; until: number }>();

  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** Makes a key; the answer is the only place where it can be read. */
  async create(name: string, credits: number): Promise<{ id: string; key: string }> {
    const key = `hs_${randomBytes(32).toString('base64url')}`;
    const { id } = await this.database.prisma.apiKey.create({
      data: { name, prefix: key.slice(0, 11), hash: sha256(key), credits: { create: { amount: credits, reason: 'granted' } } },
    });
    return { id, key };
  }

  /** Prefix of the key of that name, when there is one. */
  async prefixOf(name: string): Promise<string | undefined> {
    const row = await this.database.prisma.apiKey.findFirst({ where: { name, revokedAt: null }, select: { prefix: true } });
    return row?.prefix;
  }

  async revoke(id: string): Promise<void> {
    await this.database.prisma.apiKey.update({ where: { id }, data: { revokedAt: new Date() } });
  }

  /** Id of the key, or undefined for an unknown or revoked one. The look-up is by hash, so no comparison leaks time. */
  async find(key: string): Promise<string | undefined> {
    const hash = sha256(key);
    const cacheKey = hash.toString('base64');
    const cached = this.cache.get(cacheKey);
    if (cached && cached.until > Date.now()) return cached.id;
    const row = await this.database.prisma.apiKey.findUnique({ where: { hash }, select: { id: true, revokedAt: true } });
    const id = row && !row.revokedAt ? row.id : undefined;
    if (this.cache.size >= CACHE_SIZE) this.cache.clear();
    this.cache.set(cacheKey, { id, until: Date.now() + (id === undefined ? NEGATIVE_CACHE_TIME : CACHE_TIME) });
    return id;
  }
}

function sha256(text: string): Uint8Array<ArrayBuffer> & Buffer {
  return createHash('sha256').update(text).digest();
}
