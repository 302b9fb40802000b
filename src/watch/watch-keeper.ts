import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Config } from '../config/config.js';
import { messageOf } from '../errors.js';
import { CreditsUsedUpError, TooManyRequestsError } from '../http/http-errors.js';
import { serviceCaller, type Caller } from '../http/caller.js';
import { kindOfRun } from '../runs/run-ids.js';
import { Runs } from '../runs/runs.js';
import { SecretBox } from '../runs/secret-box.js';
import { decideChanges } from './decide-changes.js';
import { readOfRun } from './read-of-run.js';
import { nextTime } from './schedule.js';
import { problemOf } from './watch-inputs.js';
import { WatchStore, type WatchlistRow } from './watch-store.js';

/** Pause (ms) between looks at what is due and what has ended. */
const LOOK_INTERVAL = 2000;
/** Pause (ms) before a read is begun that the key's limits kept out. */
const LATER = 60_000;

/** Begins the reads of watchlists when they are due, and compares what they found: in worker processes, any of them. */
@Injectable()
export class WatchKeeper implements OnApplicationShutdown {
  private readonly logger = new Logger(WatchKeeper.name);
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> | undefined;
  private isStopping = false;

  constructor(
    private readonly store: WatchStore,
    private readonly runs: Runs,
    private readonly box: SecretBox,
    private readonly config: Config,
  ) {}

  /** From now on watchlists are kept. */
  start(): void {
    this.timer = setInterval(() => {
      this.looking ??= this.look()
        .catch((error: unknown) => {
          this.logger.warn(`watchlists: ${messageOf(error)}`);
        })
        .finally(() => {
          this.looking = undefined;
        });
    }, LOOK_INTERVAL);
  }

  async onApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    clearInterval(this.timer);
    await this.looking;
  }

  private async look(): Promise<void> {
    while (!this.isStopping && (await this.store.compareEnded((list, run, client) => this.compare(list, run, client))));
    while (!this.isStopping && (await this.store.takeDue((list) => this.begin(list))));
  }

  private async compare(
    list: WatchlistRow,
    run: Parameters<typeof readOfRun>[3],
    client: Parameters<typeof readOfRun>[0],
  ): ReturnType<Parameters<WatchStore['compareEnded']>[0]> {
    const runId = list.openRunId ?? '';
    if (run.status !== 'COMPLETED' || kindOfRun(runId) !== 'scraper') return undefined;
    const read = await readOfRun(client, runId, list.pipeline, run);
    return decideChanges(await this.store.known(client, list.id), read, list.doubtedReads);
  }

  private async begin(list: WatchlistRow): Promise<Pick<WatchlistRow, 'nextAt' | 'openRunId' | 'skipped'>> {
    const nextAt = nextTime(list.cron, list.timezone, new Date());
    const skip = { nextAt, openRunId: list.openRunId, skipped: list.skipped + 1 };
    const pipeline = this.runs.pipelineOf(list.pipeline);
    if (list.openRunId !== null || !pipeline || problemOf(list.pipeline, list.input, this.config)) return skip;
    const { nonce, ciphertext } = list;
    const secrets = nonce && ciphertext ? this.box.open(list.id, { nonce, ciphertext }) : undefined;
    try {
      const tags = [...((list.input['tags'] as string[] | undefined) ?? []), `watchlist:${list.id}`];
      const openRunId = await this.runs.accept(pipeline, { ...list.input, tags } as never, callerOf(list), secrets);
      return { nextAt, openRunId, skipped: 0 };
    } catch (error) {
      if (error instanceof CreditsUsedUpError) return skip;
      if (error instanceof TooManyRequestsError)
        return { ...skip, skipped: list.skipped, nextAt: new Date(Date.now() + LATER) };
      throw error;
    }
  }
}

/** Begun twice it is one run: the key of its trigger is the watchlist and the time it was due. */
function callerOf(list: WatchlistRow): Caller {
  const note = `${String(list.skipped)} reads of the watchlist were left out before this one: the one before went on, or credits or the board were gone`;
  return serviceCaller(list.apiKeyId, {
    notes: list.skipped > 0 ? [note] : [],
    idempotencyKey: `watchlist ${list.id} ${list.nextAt.toISOString()}`,
  });
}
