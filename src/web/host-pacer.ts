import { setTimeout as sleep } from 'node:timers/promises';
import { WaitingLine } from './waiting-line.js';

/** How fast a host is asked. */
export interface HostRate {
  readonly requestsPerSecond: number;
  readonly concurrency: number;
}

/** The rate of servers that answer for many: what the pattern finds in a host's name is asked at one pace. */
export interface ServerRate extends HostRate {
  readonly servers: RegExp;
}

/** Takes the next turn of a host that all worker processes share; answers the seconds to wait for it. */
export type TakeTurn = (hostname: string, secondsBetween: number) => Promise<number>;

/** Hosts whose pace is remembered; beyond it those that nobody waits for are forgotten. */
const MAX_HOSTS = 10_000;

/**
 * Polite access to hosts, for all runs of a process: at most so many requests at a time and a second to each, with
 * pauses where a host asks for one. A host with a rate of its own has it over all processes.
 */
export class HostPacer {
  private readonly hosts = new Map<string, Host>();

  constructor(
    private readonly byDefault: HostRate,
    private readonly byHost: readonly (readonly [string, HostRate])[] = [],
    private readonly byServers: readonly ServerRate[] = [],
  ) {}

  /** Runs the work when the host's turn comes. Waiting ends with an error when the signal aborts. */
  async run<T>(hostname: string, signal: AbortSignal, work: () => Promise<T>, takeTurn?: TakeTurn): Promise<T> {
    const host = this.host(hostname);
    await host.enter(signal);
    try {
      await sharedTurn(host, signal, takeTurn);
      return await work();
    } finally {
      host.leave();
    }
  }

  /** Waits for the host's next moment without taking one of its places: for who holds one already. */
  async turn(hostname: string, signal: AbortSignal, takeTurn?: TakeTurn): Promise<void> {
    const host = this.host(hostname);
    await host.moment(signal);
    await sharedTurn(host, signal, takeTurn);
  }

  /** Slows a host down to what the robots.txt of an origin of it asks for now; never below its own rate. */
  slowDown(origin: string, secondsBetween: number): void {
    this.host(new URL(origin).hostname).slowDown(origin, secondsBetween * 1000);
  }

  /** No request to the host starts before the pause is over. */
  pause(hostname: string, seconds: number): void {
    const host = this.host(hostname);
    host.pausedUntil = Math.max(host.pausedUntil, Date.now() + seconds * 1000);
  }

  private host(hostname: string): Host {
    const { name, rate, isOwn } = this.rateOf(hostname);
    let host = this.hosts.get(name);
    if (!host) {
      if (this.hosts.size >= MAX_HOSTS)
        for (const [known, one] of this.hosts) if (one.isForgettable) this.hosts.delete(known);
      host = new Host(name, rate, isOwn);
      this.hosts.set(name, host);
    }
    return host;
  }

  /** What is asked at one pace: a host with all below it where the rate is its own (`isOwn`), else the host. */
  private rateOf(hostname: string): { name: string; rate: HostRate; isOwn: boolean } {
    const { byDefault } = this;
    const asAny = { name: hostname, rate: byDefault, isOwn: false };
    // An operator who raises the rate above what any stranger tolerates has servers of their own in mind.
    if (byDefault.requestsPerSecond > 100) return asAny;
    const named = this.byHost.find(([host]) => hostname === host || hostname.endsWith(`.${host}`));
    if (named) return { name: named[0], rate: named[1], isOwn: true };
    for (const { servers, requestsPerSecond, concurrency } of this.byServers) {
      const matched = servers.exec(hostname)?.[0];
      if (matched === undefined) continue;
      const rate = {
        requestsPerSecond: Math.min(requestsPerSecond, byDefault.requestsPerSecond),
        concurrency: Math.min(concurrency, byDefault.concurrency),
      };
      return { name: matched.replace(/^\./, ''), rate, isOwn: true };
    }
    return asAny;
  }
}

class Host {
  /** Time (ms) that the robots.txt of each of its origins wants between requests, where it wants any. */
  private readonly crawlDelays = new Map<string, number>();
  pausedUntil = 0;
  private nextAt = 0;
  private active = 0;
  private readonly line = new WaitingLine();

  constructor(
    /** Under this name all processes take their turns. */
    readonly name: string,
    private readonly rate: HostRate,
    /** All processes together keep its rate. */
    readonly isShared: boolean,
  ) {}

  slowDown(origin: string, delay: number): void {
    if (delay > 0) this.crawlDelays.set(origin, delay);
    else this.crawlDelays.delete(origin);
  }

  /** The longest: an origin that has no robots.txt takes nothing back of what another one asks for. */
  private get crawlDelay(): number {
    return Math.max(0, ...this.crawlDelays.values());
  }

  get interval(): number {
    return Math.max(1000 / this.rate.requestsPerSecond, this.crawlDelay);
  }

  get isForgettable(): boolean {
    const now = Date.now();
    return this.active === 0 && this.crawlDelay === 0 && this.nextAt < now && this.pausedUntil < now;
  }

  async enter(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    while (this.active >= (this.crawlDelay > 0 ? 1 : this.rate.concurrency)) await this.line.wait(signal);
    this.active++;
    try {
      await this.moment(signal);
    } catch (error) {
      this.leave();
      throw error;
    }
  }

  async moment(signal: AbortSignal): Promise<void> {
    const startAt = Math.max(Date.now(), this.nextAt, this.pausedUntil);
    this.nextAt = startAt + this.interval;
    // Looked at again every second: a pause may be set while we wait.
    for (let wait = startAt - Date.now(); wait >= 1; wait = Math.max(startAt, this.pausedUntil) - Date.now())
      await pause(Math.min(wait, 1000) / 1000, signal);
  }

  leave(): void {
    this.active--;
    this.line.call();
  }
}

/** Waits for the turn that all processes together give out, where the host has a rate of its own. */
async function sharedTurn(host: Host, signal: AbortSignal, takeTurn: TakeTurn | undefined): Promise<void> {
  if (host.isShared && takeTurn) await pause(await takeTurn(host.name, host.interval / 1000), signal);
}

async function pause(seconds: number, signal: AbortSignal): Promise<void> {
  if (seconds > 0) await sleep(seconds * 1000, undefined, { signal }).catch(() => {});
  signal.throwIfAborted();
}
