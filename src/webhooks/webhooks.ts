import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ApiKeys } from '../accounts/api-keys.js';
import { InvalidRequestError, NotFoundError } from '../http/http-errors.js';
import { isUuid } from '../http/uuid.js';
import { SecretsCipher } from '../runs/store/secrets-cipher.js';
import { newSecret } from './signature.js';
import { secretOfRuns } from './webhook-sender.js';
import { WebhookStore, type EndpointRow } from './webhook-store.js';

/** Webhooks of one key. */
const ENDPOINTS_MAX = 20;

/** What controllers do with webhooks. */
@Injectable()
export class Webhooks {
  constructor(
    private readonly store: WebhookStore,
    private readonly keys: ApiKeys,
    private readonly cipher: SecretsCipher,
  ) {}

  /** @throws InvalidRequestError when the key has one of this address, or too many */
  async create(
    apiKeyId: string,
    { url, types }: { url: string; types: readonly string[] },
  ): Promise<EndpointRow & { secret: string }> {
    const id = randomUUID();
    const secret = newSecret();
    const encrypted = this.cipher.encrypt(id, { secret });
    const created = await this.store.create(apiKeyId, { id, url, types, encrypted }, ENDPOINTS_MAX);
    if (created) return { ...created, secret };
    const isKnown = (await this.store.list(apiKeyId)).some((webhook) => webhook.url === url);
    const msg = isKnown
      ? 'This API key has a webhook of this address already'
      : `This API key has ${String(ENDPOINTS_MAX)} webhooks already: delete one first`;
    throw new InvalidRequestError([{ type: 'webhook_not_made', loc: ['body', 'url'], msg, input: url }]);
  }

  /** @throws NotFoundError for another key's webhook, and one that is not there */
  async get(id: string, apiKeyId: string): Promise<EndpointRow> {
    return this.stored(id, apiKeyId);
  }

  /** A new secret; the one before signs beside it for a day. */
  async rotate(id: string, apiKeyId: string): Promise<string> {
    const stored = await this.stored(id, apiKeyId);
    const { secret: previous = '' } = this.cipher.decrypt(stored.id, stored);
    const secret = newSecret();
    await this.store.rotate(stored.id, this.cipher.encrypt(stored.id, { secret, previous }));
    return secret;
  }

  /** The secret that signs what is sent to runs' own addresses. */
  async secretOfRuns(apiKeyId: string): Promise<string> {
    return secretOfRuns(this.cipher, await this.keys.hashOf(apiKeyId));
  }

  private async stored(id: string, apiKeyId: string): Promise<NonNullable<Awaited<ReturnType<WebhookStore['find']>>>> {
    const found = isUuid(id) ? await this.store.find(id, apiKeyId) : undefined;
    if (!found) throw new NotFoundError('Webhook');
    return found;
  }
}

/** @throws NotFoundError for what is no id of a message */
export function deliveryId(id: string): string {
  if (!isUuid(id)) throw new NotFoundError('Delivery');
  return id;
}
