import { Injectable } from '@nestjs/common';
import type { Prisma } from '../db/client/client.js';
import { Database } from '../db/database.js';
import { notify } from '../db/listen.js';
import { olderThan, type PlaceInTime } from '../runs/store/cursor.js';
import type { Encrypted } from '../runs/store/secrets-cipher.js';
import type { Try, Verdict } from './next-try.js';
import { claimDue, recordTry, tryAgain } from './webhook-statements.js';

/** Where a caller wants to be told. */
export interface EndpointRow {
  readonly id: string;
  readonly url: string;
  readonly types: readonly string[];
  readonly disabledAt: Date | null;
  readonly disabledReason: string | null;
  readonly rotatedAt: Date | null;
  readonly createdAt: Date;
}

/** A message as the log shows it. */
export interface DeliveryRow {
  readonly id: string;
  readonly endpointId: string | null;
  readonly url: string;
  readonly type: string;
  readonly payload: unknown;
  readonly status: string;
  readonly attempts: number;
  readonly nextAt: Date | null;
  readonly responseCode: number | null;
  readonly responseHead: string | null;
  readonly error: string | null;
  readonly durationMs: number | null;
  readonly createdAt: Date;
  readonly endedAt: Date | null;
}

/** A message that is to be tried now, with what signs it. */
export interface DueDelivery {
  readonly id: string;
  readonly url: string;
  readonly payload: unknown;
  readonly attempts: number;
  /** Until when it is nobody else's: who finds another time there has lost it. */
  readonly claim: string;
  readonly createdAt: Date;
  readonly keyHash: Uint8Array;
  readonly endpoint:
    { readonly id: string; readonly encrypted: Encrypted; readonly rotatedAt: Date | null } | undefined;
}

/** Where those who send hear that there are messages. Triggers of the tables tell it, too. */
export const MESSAGES = 'hiring_signals_webhooks';

/** Days for which the log of messages is kept. */
const LOG_DAYS = 30;

/** Endpoints and their messages as rows. What callers ask names their key. */
@Injectable()
export class WebhookStore {
  constructor(private readonly database: Database) {}

  /** Undefined when the key has so many already, or one of this address. */
  async create(
    apiKeyId: string,
    endpoint: { id: string; url: string; types: readonly string[]; encrypted: Encrypted },
    most: number,
  ): Promise<EndpointRow | undefined> {
    const { webhookEndpoint } = this.database.prisma;
    if ((await webhookEndpoint.count({ where: { apiKeyId } })) >= most) return undefined;
    const { id, url, types, encrypted } = endpoint;
    const data = [{ id, apiKeyId, url, types: [...types], ...encrypted }];
    const [created] = await webhookEndpoint.createManyAndReturn({ data, skipDuplicates: true });
    return created;
  }

  async list(apiKeyId: string): Promise<EndpointRow[]> {
    return this.database.prisma.webhookEndpoint.findMany({
      where: { apiKeyId },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    });
  }

  async find(id: string, apiKeyId: string): Promise<(EndpointRow & Encrypted) | undefined> {
    return (await this.database.prisma.webhookEndpoint.findFirst({ where: { id, apiKeyId } })) ?? undefined;
  }

  async remove(id: string, apiKeyId: string): Promise<boolean> {
    return (await this.database.prisma.webhookEndpoint.deleteMany({ where: { id, apiKeyId } })).count > 0;
  }

  async rotate(id: string, { nonce, ciphertext }: Encrypted): Promise<void> {
    const data = { nonce, ciphertext, rotatedAt: new Date() };
    await this.database.prisma.webhookEndpoint.updateMany({ where: { id }, data });
  }

  async enable(id: string): Promise<void> {
    const data = { disabledAt: null, disabledReason: null };
    await this.database.prisma.webhookEndpoint.updateMany({ where: { id }, data });
  }

  /** Writes a message for an endpoint; answers its id. */
  async write(endpoint: EndpointRow, apiKeyId: string, type: string, payload: object): Promise<string> {
    const { id } = await this.database.prisma.webhookDelivery.create({
      data: { apiKeyId, endpointId: endpoint.id, url: endpoint.url, type, payload },
      select: { id: true },
    });
    await notify(this.database.rows, MESSAGES);
    return id;
  }

  /** The newest messages of a key, or of one of its endpoints, after that one. */
  async deliveries(
    apiKeyId: string,
    { endpointId, status }: { endpointId: string | undefined; status: string | undefined },
    page: { limit: number; after: PlaceInTime | undefined },
  ): Promise<DeliveryRow[]> {
    return this.database.prisma.webhookDelivery.findMany({
      where: {
        apiKeyId,
        ...(endpointId !== undefined && { endpointId }),
        ...(status !== undefined && { status }),
        ...(page.after && olderThan(page.after)),
      },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: page.limit,
    });
  }

  /** Tries a message again from the beginning. False when there is none of that id. */
  async redeliver(id: string, apiKeyId: string): Promise<boolean> {
    const count = await this.database.prisma.$executeRaw(tryAgain(id, apiKeyId));
    await notify(this.database.rows, MESSAGES);
    return count > 0;
  }

  /**
   * Takes up to so many messages that are due, those to busy hosts left out. A taker that dies loses them in a
   * minute.
   */
  async claim(limit: number, busy: readonly string[]): Promise<DueDelivery[]> {
    type Claimed = Omit<DueDelivery, 'endpoint'> & { endpointId: string | null; rotatedAt: Date | null } & Encrypted;
    const { rows } = await this.database.rows.query<Claimed>(claimDue(limit, busy));
    return rows.map(({ endpointId, rotatedAt, nonce, ciphertext, ...message }) => ({
      ...message,
      endpoint: endpointId === null ? undefined : { id: endpointId, encrypted: { nonce, ciphertext }, rotatedAt },
    }));
  }

  /** Stores how a try went. An address that is gone, or failed for days without a success, is told nothing more. */
  async record(
    message: DueDelivery,
    result: Try & { head: string | undefined; durationMs: number },
    verdict: Verdict,
  ): Promise<void> {
    const { attempts, endpoint, createdAt } = message;
    const { prisma } = this.database;
    const isStored = (await prisma.$executeRaw(recordTry(message, result, verdict))) > 0;
    if (verdict.status !== 'failed' || !endpoint || !(isStored || verdict.isGone)) return;
    const succeeded = { status: 'delivered', endedAt: { gte: createdAt } };
    const disabledReason = verdict.isGone
      ? 'it answered 410'
      : `${String(attempts + 1)} tries failed and none succeeded meanwhile`;
    await prisma.webhookEndpoint.updateMany({
      where: { id: endpoint.id, disabledAt: null, ...(!verdict.isGone && { deliveries: { none: succeeded } }) },
      data: { disabledAt: new Date(), disabledReason },
    });
    if (verdict.isGone) await this.giveUp(endpoint.id, disabledReason);
  }

  /** What waits for an endpoint that is gone is tried no more; `redeliver` begins anew. */
  private async giveUp(endpointId: string, why: string): Promise<void> {
    const error = `the webhook was switched off: ${why}`;
    await this.database.prisma.webhookDelivery.updateMany({
      where: { endpointId, status: 'waiting' },
      data: { status: 'failed', nextAt: null, endedAt: new Date(), error },
    });
  }

  /** Deletes messages that ended long ago. */
  async forgetOld(): Promise<void> {
    const endedAt = { lt: new Date(Date.now() - LOG_DAYS * 86_400_000) };
    await this.database.prisma.webhookDelivery.deleteMany({ where: { endedAt } });
  }
}

/** A message for every endpoint that wants its type. */
export interface Message {
  readonly type: string;
  readonly timestamp: string;
  readonly data: Prisma.InputJsonObject;
}

/** Writes a message in the transaction of what it tells. Answers whether somebody wants it: then tell `MESSAGES`. */
export async function writeToAll(
  { webhookEndpoint, webhookDelivery }: Prisma.TransactionClient,
  apiKeyId: string,
  message: Message,
): Promise<boolean> {
  const endpoints = await webhookEndpoint.findMany({
    where: { apiKeyId, disabledAt: null, types: { has: message.type } },
    select: { id: true, url: true },
  });
  const { count } = await webhookDelivery.createMany({
    data: endpoints.map(({ id: endpointId, url }) => ({
      ...{ apiKeyId, endpointId, url, type: message.type },
      payload: { ...message },
    })),
  });
  return count > 0;
}
