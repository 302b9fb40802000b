import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, type BeforeApplicationShutdown, type OnApplicationShutdown } from '@nestjs/common';
import { Database } from '../../db/database.js';
import { listen, type Listener } from '../../db/listen.js';
import { OPEN_AMONG } from './hot-statements.js';

/** Where a trigger of the table tells the ids of runs that ended. */
const CHANNEL = 'hiring_signals_ended_runs';
/** Pause (ms) after which runs that are waited for are looked at: a notification may be lost. */
const LOOK_INTERVAL = 2000;

/** Time (ms) that listening may hold up a wait: while Postgres hangs that is not to be longer than it was asked for. */
const LISTEN_WITHIN = 1000;

/** Waits for the ends of runs: one connection of Postgres for all who wait in this process. */
@Injectable()
export class RunEnds implements BeforeApplicationShutdown, OnApplicationShutdown {
  private readonly waiting = new Map<string, Set<() => void>>();
  private readonly soon = new Set<string>();
  private listener: Promise<Listener> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private isOver = false;

  constructor(private readonly database: Database) {}

  /**
   * Resolves when the run has ended, the time (ms) is over or the caller has gone. Look at the run after it was called.
   */
  async wait(runId: string, milliseconds: number, gone: AbortSignal): Promise<void> {
    // Where it cannot listen, it looks.
    await Promise.race([this.listen().catch(() => {}), sleep(LISTEN_WITHIN)]);
    if (gone.aborted || this.isOver) return;
    await new Promise<void>((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        gone.removeEventListener('abort', done);
        const others = this.waiting.get(runId);
        others?.delete(done);
        if (others?.size === 0) this.waiting.delete(runId);
        resolve();
      };
      const timer = setTimeout(done, milliseconds);
      gone.addEventListener('abort', done);
      this.waiting.set(runId, (this.waiting.get(runId) ?? new Set()).add(done));
      this.lookSoon(runId);
      this.timer ??= setInterval(() => {
        void this.look([...this.waiting.keys()]);
      }, LOOK_INTERVAL);
    });
  }

  /** Whoever waits is answered with what there is: the server closes when its requests are over. */
  beforeApplicationShutdown(): void {
    this.isOver = true;
    clearInterval(this.timer);
    for (const runId of this.waiting.keys()) this.ended(runId);
  }

  async onApplicationShutdown(): Promise<void> {
    await (await this.listener)?.close();
  }

  /** A run may have ended between its last look and now: those who begin to wait together ask together. */
  private lookSoon(runId: string): void {
    if (this.soon.size === 0)
      setImmediate(() => {
        const runIds = [...this.soon];
        this.soon.clear();
        void this.look(runIds);
      });
    this.soon.add(runId);
  }

  private listen(): Promise<Listener> {
    this.listener ??= listen(this.database.url, CHANNEL, {
      onMessage: (runId) => {
        this.ended(runId);
      },
      onReconnect: () => {
        void this.look([...this.waiting.keys()]);
      },
    }).catch((error: unknown) => {
      this.listener = undefined;
      throw error;
    });
    return this.listener;
  }

  /**
   * Asks which of the runs have ended, or are gone: between their last look and the first notification they may have.
   */
  private async look(runIds: readonly string[]): Promise<void> {
    if (runIds.length === 0) return;
    try {
      const { rows } = await this.database.rows.query<{ id: string }>({ ...OPEN_AMONG, values: [runIds] });
      const open = new Set(rows.map(({ id }) => id));
      for (const runId of runIds) if (!open.has(runId)) this.ended(runId);
    } catch {
      // Postgres is away: whoever waits goes on waiting.
    }
  }

  private ended(runId: string): void {
    for (const done of [...(this.waiting.get(runId) ?? [])]) done();
  }
}
