import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Config } from '../config/config.js';
import { messageOf } from '../errors.js';
import { CreditsUsedUpError, TooManyRequestsError } from '../http/http-errors.js';
import { serviceCaller, type Caller } from '../http/caller.js';
import type { Pipelines } from '../runs/pipeline.js';
import { kindOfRun } from '../runs/run-ids.js';
import { Runs } from '../runs/http/runs.js';
import { SecretsCipher } from '../runs/store/secrets-cipher.js';
import { WebFactory } from '../web/web-factory.js';
import { Database, isDatabaseError, isUnavailable } from '../db/database.js';
import { hostTurns } from '../runs/work/host-turns.js';
import { RunStore } from '../runs/store/run-store.js';
import { decideChanges, type Decision, type KnownPosting } from './decide-changes.js';
import { decideLeavers } from './decide-leavers.js';
import { leaversOfRun, readOfRun } from './read-of-run.js';
import { problemOf } from './watch-problems.js';
import { WatchStore, type EndedRun, type WatchlistRow } from './watch-store.js';

/** Pause (ms) between looks at what is due and what has ended. */
const LOOK_INTERVAL = 2000;
/** Pause (ms) before a read is begun that the key's limits kept out. */
const LATER = 60_000;
/** Time (ms) in which the own pages of missing postings are looked at. */
const OWN_PAGES_TIME = 60_000;

/** Begins the reads of watchlists when they are due, and compares what they found: in worker processes, any of them. */
@Injectable()
export class WatchKeeper implements OnApplicationShutdown {
  @Inject() private readonly runStore!: RunStore;
  @Inject() private readonly webs!: WebFactory;
  @Inject() private readonly database!: Database;
  private readonly logger = new Logger(WatchKeeper.name);
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> | undefined;
  private readonly shutdown = new AbortController();

  constructor(
    private readonly store: WatchStore,
    private readonly runs: Runs,
    private readonly cipher: SecretsCipher,
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
    this.shutdown.abort(new Error('the worker shuts down'));
    clearInterval(this.timer);
    await this.looking;
  }

  private async look(): Promise<void> {
    if (!(await this.store.isAnythingToDo())) return;
    while (!this.shutdown.signal.aborted && (await this.compareNext()));
    while (!this.shutdown.signal.aborted && (await this.store.takeDue((list) => this.begin(list))));
  }

  /** Compares one read that has ended. False when none has. */
  private async compareNext(): Promise<boolean> {
    const list = await this.store.takeEnded();
    if (!list) return false;
    const run = await this.store.endedRun(list);
    await this.store.saveComparison(list, run?.status === 'COMPLETED' ? await this.decide(list, run) : undefined);
    return true;
  }

  private async decide(list: WatchlistRow, run: EndedRun): Promise<Decision | undefined> {
    const known = await this.store.known(list.id);
    if (list.pipeline === 'leavers')
      return decideLeavers(known, {
        at: run.finishedAt ?? new Date(),
        leavers: await leaversOfRun(this.database, run),
      });
    if (kindOfRun(list.openRunId ?? '') !== 'scraper') return undefined;
    const read = await readOfRun(this.database, list.openRunId ?? '', list.pipeline, run);
    // One that saw nothing and was not let see says nothing: what the next one finds is no news.
    if (!read.isComplete && read.postings.length === 0 && known.length === 0) return undefined;
    const present = new Set(read.postings.map(({ key }) => key));
    const missing = known.filter(({ key, closedAt }) => closedAt === null && !present.has(key));
    // Pages of job boards are theirs; whether a posting is over is to be read on the company's own.
    const gone = list.pipeline === 'career-pages' ? await this.readOwnPages(missing, run) : new Map<string, string>();
    return decideChanges(known, { ...read, gone }, list.doubtedReads);
  }

  /** What the own pages of missing postings say; what was not read in time is asked after the next read. */
  private async readOwnPages(missing: readonly KnownPosting[], { summary }: EndedRun): Promise<Map<string, string>> {
    if (missing.length === 0) return new Map();
    const signal = AbortSignal.any([this.shutdown.signal, AbortSignal.timeout(OWN_PAGES_TIME)]);
    const web = await this.webs.create(signal, { takeTurn: hostTurns(this.runStore) });
    const lists = (summary?.['career_page_urls'] as string[] | undefined) ?? [];
    try {
      // Loaded with the first use: it brings the HTML parser, which a start does not need.
      const { readOwnPages } = await import('./own-pages.js');
      return await readOwnPages(web, missing, lists);
    } catch (error) {
      this.logger.warn(`pages of missing postings: ${messageOf(error)}`);
      return new Map();
    } finally {
      await web.close();
    }
  }

  private async begin(list: WatchlistRow): Promise<Pick<WatchlistRow, 'nextAt' | 'openRunId' | 'skipped'>> {
    // Loaded with the first watchlist that is due, as above.
    const { nextRead } = await import('./schedule.js');
    const now = await this.store.now();
    const nextAt = nextRead(list, now);
    const skip = { nextAt, openRunId: list.openRunId, skipped: list.skipped + 1 };
    const pipeline = this.runs.pipelineOf(list.pipeline);
    if (list.openRunId !== null || !pipeline || problemOf(list.pipeline, list.input, this.config)) return skip;
    try {
      return { nextAt, openRunId: await this.beginRun(pipeline, list), skipped: 0 };
    } catch (error) {
      if (error instanceof CreditsUsedUpError) return skip;
      if (error instanceof TooManyRequestsError)
        return { ...skip, skipped: list.skipped, nextAt: new Date(now.getTime() + LATER) };
      if (isDatabaseError(error) || isUnavailable(error)) throw error;
      // Thrown, it would keep its turn, and all others would wait behind it.
      this.logger.warn(`watchlist ${list.id} is not read: ${messageOf(error)}`);
      return skip;
    }
  }

  private async beginRun(pipeline: Pipelines[number], list: WatchlistRow): Promise<string> {
    const { nonce, ciphertext } = list;
    const secrets = nonce && ciphertext ? this.cipher.decrypt(list.id, { nonce, ciphertext }) : undefined;
    const tags = [...((list.input['tags'] as string[] | undefined) ?? []), `watchlist:${list.id}`];
    return this.runs.accept(pipeline, { ...list.input, tags } as never, callerOf(list), secrets);
  }
}

/** Begun twice it is one run: the key of its trigger is the watchlist and the time it was due. */
function callerOf(list: WatchlistRow): Caller {
  const note = `${String(list.skipped)} reads of the watchlist were left out before this one: the one before went on, credits or the board were gone, or it could not begin`;
  return serviceCaller(list.apiKeyId, {
    notes: [...list.notes, ...(list.skipped > 0 ? [note] : [])],
    idempotencyKey: `watchlist ${list.id} ${list.nextAt.toISOString()}`,
  });
}
