import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Database } from '../db/database.js';
import { listen, type Listener } from '../db/listen.js';
import { messageOf } from '../errors.js';
import { SecretsCipher } from '../runs/store/secrets-cipher.js';
import { knownError } from '../web/network-errors.js';
import { WebFactory } from '../web/web-factory.js';
import { tryOf, verdictOn, type Try } from './next-try.js';
import { asSecret, signedHeaders } from './signature.js';
import { hostOf } from './webhook-statements.js';
import { MESSAGES, WebhookStore, type DueDelivery } from './webhook-store.js';

/** Pause (ms) between looks at what is due; new messages come by notification. */
const LOOK_INTERVAL = 1000;
/**
 * Time (ms) in which messages that have been sent are gathered before the next ones are taken: one statement takes
 * many.
 */
const GATHER_TIME = 20;
/** Messages under way at the same time, and how many of them to one host. */
const CONCURRENCY = 100;
const CONCURRENCY_OF_HOST = 20;
/** Seconds a try may take. */
const TIMEOUT = 20;
/** Characters of an answer that the log keeps. */
const HEAD_LENGTH = 1000;
/** Time (ms) for which the secret before a rotation signs, too. */
const ROTATION_TIME = 86_400_000;
/** Pause (ms) between two cleanings of the log. */
const CLEAN_INTERVAL = 3_600_000;
/** Time (ms) that a process lives before it deletes any: its first work is not to wait for that. */
const CLEAN_AFTER = 60_000;

/** Key that signs what is sent to a run's own webhook_url: the caller's, as long as the API key is not rotated. */
export function secretOfRuns(cipher: SecretsCipher, keyHash: Uint8Array): string {
  return asSecret(cipher.deriveKey(`webhooks of ${Buffer.from(keyHash).toString('hex')}`));
}

/**
 * Sends messages in a worker process, each at least once: whoever dies with one in hand loses it to the others in a
 * minute.
 */
@Injectable()
export class WebhookSender implements OnApplicationShutdown {
  private readonly logger = new Logger(WebhookSender.name);
  private readonly shutdown = new AbortController();
  private readonly underWay = new Map<string, string>();
  private readonly sending = new Set<Promise<void>>();
  private listener: Listener | undefined;
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> | undefined;
  private soon: NodeJS.Timeout | undefined;
  private cleanFrom = Date.now() + CLEAN_AFTER;

  constructor(
    private readonly store: WebhookStore,
    private readonly webs: WebFactory,
    private readonly cipher: SecretsCipher,
    private readonly database: Database,
  ) {}

  /** From now on messages are sent when they are due. */
  async start(): Promise<void> {
    const look = (): void => {
      this.look();
    };
    this.listener = await listen(this.database.url, MESSAGES, { onMessage: look, onReconnect: look });
    this.timer = setInterval(look, LOOK_INTERVAL);
    look();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    clearTimeout(this.soon);
    this.shutdown.abort(new Error('the worker shuts down'));
    await this.listener?.close();
    await this.looking;
    await Promise.all(this.sending);
  }

  private look(): void {
    if (this.looking || this.shutdown.signal.aborted) return;
    this.looking = this.sendDue()
      .catch((error: unknown) => {
        this.logger.warn(`webhooks: ${messageOf(error)}`);
      })
      .finally(() => {
        this.looking = undefined;
      });
  }

  private lookSoon(): void {
    this.soon ??= setTimeout(() => {
      this.soon = undefined;
      this.look();
    }, GATHER_TIME);
  }

  private async sendDue(): Promise<void> {
    if (Date.now() >= this.cleanFrom) {
      this.cleanFrom = Date.now() + CLEAN_INTERVAL;
      await this.store.forgetOld();
    }
    for (;;) {
      const free = Math.min(CONCURRENCY - this.underWay.size, CONCURRENCY_OF_HOST);
      if (free <= 0 || this.shutdown.signal.aborted) return;
      const due = await this.store.claim(free, this.busyHosts());
      if (due.length === 0) return;
      for (const message of due) this.begin(message);
    }
  }

  /** Hosts that have as many messages under way as they get at a time. */
  private busyHosts(): string[] {
    const counts = new Map<string, number>();
    for (const host of this.underWay.values()) counts.set(host, (counts.get(host) ?? 0) + 1);
    return [...counts].filter(([, count]) => count >= CONCURRENCY_OF_HOST).map(([host]) => host);
  }

  private begin(message: DueDelivery): void {
    this.underWay.set(message.id, hostOf(message.url));
    const sent = this.send(message)
      .catch((error: unknown) => {
        // Not stored: it is tried again when its claim is over.
        this.logger.warn(`webhook ${message.id}: ${messageOf(error)}`);
      })
      .finally(() => {
        this.underWay.delete(message.id);
        this.sending.delete(sent);
        this.lookSoon();
      });
    this.sending.add(sent);
  }

  private async send(message: DueDelivery): Promise<void> {
    const startedAt = Date.now();
    const { head, ...result } = await this.attempt(message);
    if (this.shutdown.signal.aborted && result.error !== undefined) return;
    const verdict = verdictOn(result, message.attempts + 1, Math.random());
    await this.store.record(message, { ...result, head, durationMs: Date.now() - startedAt }, verdict);
  }

  private async attempt(message: DueDelivery): Promise<Try & { head?: string }> {
    const body = JSON.stringify(message.payload);
    try {
      const answer = await this.webs.send({
        url: message.url,
        headers: signedHeaders({ id: message.id, body }, this.secretsOf(message), new Date()),
        body,
        timeoutSeconds: TIMEOUT,
        signal: this.shutdown.signal,
      });
      return {
        ...tryOf(answer, Date.now()),
        head: answer.body.slice(0, HEAD_LENGTH).replaceAll('\u0000', '').toWellFormed(),
      };
    } catch (error) {
      return { error: knownError(error).reason };
    }
  }

  private secretsOf({ keyHash, endpoint }: DueDelivery): string[] {
    if (!endpoint) return [secretOfRuns(this.cipher, keyHash)];
    const { secret = '', previous = '' } = this.cipher.decrypt(endpoint.id, endpoint.encrypted);
    const isRotated = endpoint.rotatedAt !== null && Date.now() - endpoint.rotatedAt.getTime() < ROTATION_TIME;
    return isRotated && previous !== '' ? [secret, previous] : [secret];
  }
}
