import { Injectable } from '@nestjs/common';
import { Database } from '../db/database.js';
import { olderThan, type PlaceInTime } from '../runs/cursor.js';
import type { Encrypted } from '../runs/secrets-cipher.js';
import type { Try, Verdict } from './next-try.js';

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
  readonly keyHash: Buffer;
  readonly endpoint:
    { readonly id: string; readonly encrypted: Encrypted; readonly rotatedAt: Date | null } | undefined;
}

const ENDPOINT = `id, url, types, disabled_at AS "disabledAt", disabled_reason AS "disabledReason", rotated_at AS "rotatedAt", created_at AS "createdAt"`;
/** Seconds for which a message that is being tried is nobody else's: longer than a try takes. */
const CLAIM_SECONDS = 60;

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
    const { rows } = await this.database.rows.query<EndpointRow>(
      `INSERT INTO webhook_endpoints (id, api_key_id, url, types, nonce, ciphertext)
       SELECT $1::uuid, $2::uuid, $3, $4::text[], $5::bytea, $6::bytea
       WHERE (SELECT count(*) FROM webhook_endpoints WHERE api_key_id = $2::uuid) < $7
       ON CONFLICT (api_key_id, url) DO NOTHING RETURNING ${ENDPOINT}`,
      [endpoint.id, apiKeyId, endpoint.url, endpoint.types, ...bytes(endpoint.encrypted), most],
    );
    return rows[0];
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
    const { rows } = await this.database.rows.query<{ id: string }>(
      `WITH message AS (
         INSERT INTO webhook_deliveries (api_key_id, endpoint_id, url, type, payload) VALUES ($1, $2, $3, $4, $5::jsonb) RETURNING id
       ) SELECT id, pg_notify('hiring_signals_webhooks', '') FROM message`,
      [apiKeyId, endpoint.id, endpoint.url, type, JSON.stringify(payload)],
    );
    return rows[0]?.id ?? '';
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
    const { rows } = await this.database.rows.query(
      `WITH message AS (
         UPDATE webhook_deliveries SET status = 'waiting', attempts = 0, next_at = now(), ended_at = NULL
         WHERE id = $1 AND api_key_id = $2 RETURNING id
       ) SELECT id, pg_notify('hiring_signals_webhooks', '') FROM message`,
      [id, apiKeyId],
    );
    return rows.length > 0;
  }

  /**
   * Takes up to so many messages that are due, those to busy addresses left out. A taker that dies loses them in a
   * minute.
   */
  async claim(limit: number, busy: readonly string[]): Promise<DueDelivery[]> {
    type Claimed = Omit<DueDelivery, 'endpoint'> & { endpointId: string | null; rotatedAt: Date | null } & Encrypted;
    const { rows } = await this.database.rows.query<Claimed>(
      `WITH due AS (
         SELECT id FROM webhook_deliveries WHERE status = 'waiting' AND next_at <= now() AND url <> ALL ($2::text[])
         ORDER BY next_at LIMIT $1 FOR UPDATE SKIP LOCKED
       ), claimed AS (
         UPDATE webhook_deliveries AS message SET next_at = now() + make_interval(secs => ${String(CLAIM_SECONDS)})
         FROM due WHERE message.id = due.id
         RETURNING message.id, message.url, message.payload, message.attempts, message.api_key_id, message.endpoint_id
       )
       SELECT claimed.id, claimed.url, claimed.payload, claimed.attempts, api_keys.hash AS "keyHash",
         endpoint_id AS "endpointId", nonce, ciphertext, rotated_at AS "rotatedAt"
       FROM claimed JOIN api_keys ON api_keys.id = claimed.api_key_id
         LEFT JOIN webhook_endpoints AS endpoint ON endpoint.id = endpoint_id`,
      [limit, busy],
    );
    return rows.map(({ endpointId, rotatedAt, nonce, ciphertext, ...message }) => ({
      ...message,
      endpoint: endpointId === null ? undefined : { id: endpointId, encrypted: { nonce, ciphertext }, rotatedAt },
    }));
  }

  /** Stores how a try went. An address that is gone, or failed for days without a success, is told nothing more. */
  async record(
    { id, attempts, endpoint }: DueDelivery,
    result: Try & { head: string | undefined; durationMs: number },
    verdict: Verdict,
  ): Promise<void> {
    await this.database.rows.query(
      `UPDATE webhook_deliveries SET status = $2, attempts = $3, response_code = $4, response_head = $5, error = $6, duration_ms = $7,
         next_at = now() + make_interval(secs => $8::double precision), ended_at = CASE $2 WHEN 'waiting' THEN NULL ELSE now() END
       WHERE id = $1`,
      [
        id,
        verdict.status,
        attempts + 1,
        result.status ?? null,
        result.head ?? null,
        result.error ?? null,
        result.durationMs,
        verdict.status === 'waiting' ? verdict.inSeconds : null,
      ],
    );
    if (verdict.status === 'failed' && endpoint)
      await this.database.rows.query(
        `UPDATE webhook_endpoints AS endpoint SET disabled_at = now(), disabled_reason = $3
         WHERE id = $1 AND disabled_at IS NULL AND ($2 OR NOT EXISTS (
           SELECT FROM webhook_deliveries AS other, webhook_deliveries AS message
           WHERE message.id = $4 AND other.endpoint_id = $1 AND other.status = 'delivered' AND other.ended_at >= message.created_at))`,
        [
          endpoint.id,
          verdict.isGone,
          verdict.isGone ? 'it answered 410' : `${String(attempts + 1)} tries failed and none succeeded meanwhile`,
          id,
        ],
      );
  }

  /** Deletes messages that ended long ago. */
  async forgetOld(): Promise<void> {
    const endedAt = { lt: new Date(Date.now() - LOG_DAYS * 86_400_000) };
    await this.database.prisma.webhookDelivery.deleteMany({ where: { endedAt } });
  }
}

function bytes({ nonce, ciphertext }: Encrypted): [Buffer, Buffer] {
  return [Buffer.from(nonce), Buffer.from(ciphertext)];
}
