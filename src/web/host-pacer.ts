/** How fast a host is asked. */
export interface HostRate {
  readonly requestsPerSecond: number;
  readonly concurrency: number;
}

/** Polite access to hosts: at most so many requests at a time and a second to each, with pauses where a host asks for one. */
export class HostPacer {
  private readonly hosts = new Map<string, Host>();

  constructor(
    private readonly byDefault: HostRate,
    private readonly byHost: readonly (readonly [string, HostRate])[] = [],
  ) {}

  /** Runs the work when the host's turn comes. Waiting ends with an error when the signal aborts. */
  async run<T>(hostname: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    const host = this.host(hostname);
    await host.enter(signal);
    try {
      return await work();
    } finally {
      host.leave();
    }
  }

  /** Slows a host down to what its robots.txt asks for; never speeds it up. */
  slowDown(hostname: string, secondsBetween: number): void {
    const host = this.host(hostname);
    host.interval = Math.max(host.interval, secondsBetween * 1000);
    if (secondsBetween > 0) host.concurrency = 1;
  }

  /** No request to the host starts before the pause is over. */
  pause(hostname: string, seconds: number): void {
    const host = this.host(hostname);
    host.pausedUntil = Math.max(host.pausedUntil, Date.now() + seconds * 1000);
  }

  private host(hostname: string): Host {
    let host = this.hosts.get(hostname);
    if (!host) {
      const limits = limitsOf(hostname, this.byDefault, this.byHost);
      host = new Host(1000 / limits.requestsPerSecond, limits.concurrency);
      this.hosts.set(hostname, host);
    }
    return host;
  }
}

/**
 * What was seen to be tolerated where it is less than the default: Workable answers 429 from the third request at a
 * time on, Breezy 403 near 14 a second, Lever's large boards are slow.
 */
const STRICT_HOSTS: [RegExp, HostRate][] = [
  [/(?:^|\.)workable\.com$/, { requestsPerSecond: 2, concurrency: 1 }],
  [/^api(?:\.eu)?\.lever\.co$/, { requestsPerSecond: 2, concurrency: 1 }],
  [/(?:^|\.)breezy\.hr$/, { requestsPerSecond: 5, concurrency: 2 }],
];

function limitsOf(hostname: string, byDefault: HostRate, byHost: readonly (readonly [string, HostRate])[]): HostRate {
  // An operator who raises the rate above what any stranger tolerates has servers of their own in mind.
  if (byDefault.requestsPerSecond > 100) return byDefault;
  const named = byHost.find(([host]) => hostname === host || hostname.endsWith(`.${host}`))?.[1];
  if (named) return named;
  const strict = STRICT_HOSTS.find(([pattern]) => pattern.test(hostname))?.[1];
  if (!strict) return byDefault;
  return {
    requestsPerSecond: Math.min(strict.requestsPerSecond, byDefault.requestsPerSecond),
    concurrency: Math.min(strict.concurrency, byDefault.concurrency),
  };
}

class Host {
  nextAt = 0;
  pausedUntil = 0;
  private active = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    public interval: number,
    public concurrency: number,
  ) {}

  async enter(signal: AbortSignal): Promise<void> {
    while (this.active >= this.concurrency) {
      await new Promise<void>((resolve) => this.waiting.push(resolve));
      // Whoever was woken and goes away wakes the next one.
      if (signal.aborted) this.waiting.shift()?.();
      signal.throwIfAborted();
    }
    this.active++;
    const startAt = Math.max(Date.now(), this.nextAt, this.pausedUntil);
    this.nextAt = startAt + this.interval;
    try {
      // Looked at again every second: a pause may be set while we wait.
      for (let wait = startAt - Date.now(); wait >= 1; wait = Math.max(startAt, this.pausedUntil) - Date.now()) {
        await new Promise((resolve) => setTimeout(resolve, Math.min(wait, 1000)));
        signal.throwIfAborted();
      }
    } catch (error) {
      this.leave();
      throw error;
    }
  }

  leave(): void {
    this.active--;
    this.waiting.shift()?.();
  }
}
