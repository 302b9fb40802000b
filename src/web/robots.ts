import { setTimeout as sleep } from 'node:timers/promises';
import { findRefusedAddress } from './address-guard.js';
import type { GuardedHttpClient } from './guarded-http-client.js';
import type { HostPacer } from './host-pacer.js';
import { isLasting, knownError } from './network-errors.js';
import { readRobots, type RobotsRules } from './robots-rules.js';

/** How robots.txt files are read and kept. Times in seconds. */
export interface RobotsPolicy {
  readonly userAgent: string;
  /** What a Crawl-delay is cut to. */
  readonly crawlDelayMaxSeconds: number;
  /** How long one that was read is believed; RFC 9309 allows a day. (3600) */
  readonly maxAge?: number;
  /** How long one that could not be read is not asked for again. (60) */
  readonly failureAge?: number;
  /** Pauses before it is asked for again, where it cannot be read. (1, 3) */
  readonly retryAfter?: readonly number[];
}

/** The robots.txt cannot be read now: by RFC 9309 (2.3.1.4) nothing of the host may be asked for meanwhile. */
export class RobotsUnreadableError extends Error {
  override readonly name = 'RobotsUnreadableError';
}

/** RFC 9309: a crawler may stop reading at 500 KiB. */
const MAX_ROBOTS_BYTES = 512_000;
/** Origins whose robots.txt is remembered. */
const MAX_ORIGINS = 10_000;

const NEVER = new AbortController().signal;

const ALL_ALLOWED: RobotsRules = { isAllowed: () => true, crawlDelaySeconds: 0, findings: [] };

/** The robots.txt files of all runs of a process: each is read once, and again when it is old. */
export class RobotsCache {
  private readonly origins = new Map<string, { robots: Promise<RobotsRules>; until: number }>();

  constructor(
    private readonly client: GuardedHttpClient,
    private readonly pacer: HostPacer,
    private readonly policy: RobotsPolicy,
  ) {}

  /**
   * What the robots.txt of an origin says. It is read for whoever asks meanwhile: no caller's end breaks it off.
   * @throws RobotsUnreadableError; the error of the network or the guard where another try would meet it again
   */
  of(origin: string): Promise<RobotsRules> {
    const known = this.origins.get(origin);
    if (known && known.until > Date.now()) return known.robots;
    if (this.origins.size >= MAX_ORIGINS) this.forgetOld();
    const entry = { robots: this.read(origin), until: Infinity };
    this.origins.set(origin, entry);
    const expire = (seconds: number) => (): void => {
      entry.until = Date.now() + seconds * 1000;
    };
    entry.robots.then(expire(this.policy.maxAge ?? 3600), expire(this.policy.failureAge ?? 60));
    return entry.robots;
  }

  private async read(origin: string): Promise<RobotsRules> {
    const { hostname } = new URL(origin);
    const pauses = [...(this.policy.retryAfter ?? [1, 3])];
    for (;;) {
      try {
        // Who checks a redirect holds a place of the host: this must not wait for one.
        await this.pacer.turn(hostname, NEVER);
        const robots = await this.ask(origin);
        this.pacer.slowDown(origin, Math.min(robots.crawlDelaySeconds, this.policy.crawlDelayMaxSeconds));
        return robots;
      } catch (error) {
        if (isLasting(error) || findRefusedAddress(error)) throw error;
        const pause = pauses.shift();
        if (pause === undefined)
          throw new RobotsUnreadableError(`its robots.txt could not be read: ${knownError(error).reason}`, {
            cause: error,
          });
        await sleep(pause * 1000);
      }
    }
  }

  /** @throws where the server says that it cannot answer now, and the errors of the network */
  private async ask(origin: string): Promise<RobotsRules> {
    const url = `${origin}/robots.txt`;
    const answer = await this.client.exchange({ url, maxBytes: MAX_ROBOTS_BYTES, signal: NEVER });
    const { status, body, truncated } = answer;
    if (status >= 500 || status === 429) throw new Error(`it answered ${String(status)}`);
    // Some servers call it HTML all the same: what it is shows in how it begins.
    const isRobots = status === 200 && !/^\s*</.test(body);
    return isRobots ? readRobots({ url, body, truncated }, this.policy.userAgent) : ALL_ALLOWED;
  }

  private forgetOld(): void {
    const now = Date.now();
    for (const [origin, { until }] of this.origins) if (until < now) this.origins.delete(origin);
    if (this.origins.size >= MAX_ORIGINS) this.origins.clear();
  }
}
