import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { EventEmitter } from 'node:events';
import { Logger as GraphileLogger, makeWorkerUtils, run, type Runner, type WorkerEvents } from 'graphile-worker';
import { Config } from '../../config/config.js';
import { Database, isUnavailable } from '../../db/database.js';
import { messageOf } from '../../errors.js';
import { HeldHeap } from './heap.js';
import { deleteOldRuns } from '../store/delete-old-runs.js';
import { Heartbeat } from './heartbeat.js';
import { makeMonths } from '../store/months.js';
import { QueueHealth } from './queue-health.js';
import { RunExecutor } from './run-executor.js';
import { RunGate } from './run-gate.js';
import { PeopleStore } from '../../people/people-store.js';

/** Safety net (ms) for a lost LISTEN connection; jobs normally start by notification. */
const POLL_INTERVAL = 2000;

/** Time (ms) that the main thread may compute without a pause before its worker counts as hanging. */
const STALL_PATIENCE = 60_000;

/**
 * Time (ms) without a run after which a worker collects its garbage, 50 to 100 MB: V8 lets it lie as long as nothing
 * happens.
 */
const REST_AFTER = 5000;

/**
 * Bytes by which the main thread's heap grows before its garbage is collected while runs go on. By itself V8 leaves the
 * holes of what runs gave back: 120 MB were 150 after 2,500 runs of all kinds, of which 105 were in use. Twice as many
 * take a fifth less computing and hold 354 MB instead of 330 at the highest (300 runs of all kinds); 350 are asked for.
 */
const GARBAGE = 20_000_000;

/** The queue: Graphile Worker, its tables, and the heartbeat that its free edition lacks. */
@Injectable()
export class RunWorker implements OnApplicationShutdown {
  private readonly logger = new Logger(RunWorker.name);
  private readonly shutdown = new AbortController();
  private readonly pools = new Set<string>();
  /** Runs that are worked on. */
  private readonly running = new Set<string>();
  /** Runs that stopped because the worker shuts down. */
  private readonly givenUp: string[] = [];
  private queueVersion = 0;
  private takesRuns = false;
  private readonly health: QueueHealth;
  private readonly gate = new RunGate();
  private readonly heap = new HeldHeap(GARBAGE);
  private runner: Runner | undefined;
  private heartbeat: Heartbeat | undefined;
  private upkeep: NodeJS.Timeout | undefined;
  private rest: NodeJS.Timeout | undefined;

  constructor(
    private readonly executor: RunExecutor,
    private readonly people: PeopleStore,
    private readonly database: Database,
    @Inject(Config) private readonly config: Config,
  ) {
    this.health = new QueueHealth(database, config.DEAD_AFTER_SECONDS);
  }

  /** Creates or updates the queue's tables. Needed before the first trigger, also in a process without a worker. */
  async prepareQueue(): Promise<void> {
    const utils = await makeWorkerUtils({ pgPool: this.database.pool, logger: this.graphileLogger() });
    try {
      await utils.migrate();
    } finally {
      await utils.release();
    }
  }

  /** Starts working on runs. */
  async start(): Promise<void> {
    const heartbeat = new Heartbeat({
      url: this.database.url,
      intervalMilliseconds: this.config.HEARTBEAT_SECONDS * 1000,
      patienceMilliseconds: STALL_PATIENCE,
      deadAfterSeconds: this.config.DEAD_AFTER_SECONDS,
    });
    this.heartbeat = heartbeat;
    // A run that comes before its reader would only wait for it, and die with it where workers die young.
    await Promise.all([heartbeat.ready(), this.executor.prepare(), this.makeMonths()]);
    this.queueVersion = await this.health.queueVersion();
    this.takesRuns = true;
    this.runner = await run({
      pgPool: this.database.pool,
      concurrency: this.config.WORKER_CONCURRENCY,
      pollInterval: POLL_INTERVAL,
      noHandleSignals: true,
      // Asked for before each look into the queue, which waits for the answer: a place where to look.
      forbiddenFlags: async () => {
        await this.gate.enter();
        return null;
      },
      events: this.queueEvents(heartbeat),
      logger: this.graphileLogger(),
      // At night; the queue sees to it that one worker does it.
      crontab: '17 3 * * * forget_old',
      taskList: {
        forget_old: async () => {
          await this.makeMonths();
          await this.forgetOld();
        },
        run: async (payload, { job }) => {
          await this.work((payload as { run_id: string }).run_id, job.locked_by ?? '');
        },
      },
    });
    process.on('unhandledRejection', this.onUnhandled);
    const keepUp = (): void => {
      heartbeat.keepAlive([...this.pools]);
      this.upkeep = setTimeout(() => {
        void this.lookAfterQueue().finally(() => {
          if (!this.shutdown.signal.aborted) keepUp();
        });
      }, this.config.HEARTBEAT_SECONDS * 1000);
    };
    keepUp();
  }

  /** What is to be done when the queue tells of its pools, its connection and its looks for runs. */
  private queueEvents(heartbeat: Heartbeat): WorkerEvents {
    const events = new EventEmitter() as WorkerEvents;
    events.on('pool:create', ({ workerPool }) => {
      this.pools.add(workerPool.id);
      heartbeat.keepAlive([...this.pools]);
    });
    // It may have taken one, only the answer was lost.
    events.on('worker:getJob:error', () => {
      this.health.noteTrouble();
    });
    for (const over of ['worker:getJob:empty', 'worker:getJob:error', 'job:complete'] as const)
      events.on(over, () => {
        this.gate.leave();
      });
    // Who waits for a place where to look has to hear that there is nothing more to take.
    events.on('pool:gracefulShutdown', () => {
      this.gate.open();
    });
    events.on('pool:listen:success', ({ workerPool, client }) => {
      // What was told while the connection was away is lost: as soon as it listens again, everybody looks.
      client.once('drain', () => {
        this.health.stopHearingOfVersions(client);
        // One that was told to stop while it connected has nobody left to look: asking it would end the process.
        if (this.takesRuns) workerPool.nudge(this.config.WORKER_CONCURRENCY);
      });
    });
    return events;
  }

  /** Works on one run, with the others or, where several workers died while they worked on it, alone. */
  private async work(runId: string, workerPool: string): Promise<void> {
    clearTimeout(this.rest);
    this.running.add(runId);
    try {
      const { signal: shutdown } = this.shutdown;
      const alone = await this.executor.mustBeAlone(runId, shutdown);
      const execute = (): Promise<void> =>
        this.executor.execute(runId, {
          workerPool,
          shutdown,
          onStored: () => {
            this.gate.widen();
          },
        });
      if (await this.gate.run(alone, execute)) return;
      await this.health.giveUp(runId, workerPool);
      // For the queue a job that does not fail is done; of one that is no longer this pool's it notes nothing.
      throw new Error('there is no room for it in this process');
    } catch (error) {
      if (this.shutdown.signal.aborted) this.givenUp.push(runId);
      throw error;
    } finally {
      this.running.delete(runId);
      this.heap.giveBack();
      if (this.running.size === 0)
        this.rest = setTimeout(() => {
          this.heap.collect();
        }, REST_AFTER).unref();
    }
  }

  /** Gives running steps up at their next item, so that another worker can go on with them. */
  async onApplicationShutdown(): Promise<void> {
    this.shutdown.abort(new Error('the worker shuts down'));
    this.takesRuns = false;
    clearTimeout(this.upkeep);
    clearTimeout(this.rest);
    try {
      await this.runner?.stop();
      await this.heartbeat?.stop();
      await this.health.handBack(this.givenUp, [...this.pools]);
      await this.health.signOff([...this.pools]);
    } catch (error) {
      this.logger.warn(`stopping: ${messageOf(error)}`);
    } finally {
      process.off('unhandledRejection', this.onUnhandled);
    }
  }

  /** Deletes what is older than the operator keeps it. */
  async forgetOld(): Promise<void> {
    const days = this.config.RETENTION_DAYS;
    if (days > 0)
      this.logger.log({ ...(await this.people.forgetOld(days)), days, msg: 'old files and contacts were deleted' });
    const runDays = this.config.RUN_RETENTION_DAYS;
    if (runDays > 0)
      this.logger.log({
        runs: await deleteOldRuns(this.database, runDays),
        days: runDays,
        msg: 'old runs were deleted',
      });
  }

  /** Makes the partitions of the months to come; without them all goes on, and the next night tries again. */
  private async makeMonths(): Promise<void> {
    try {
      const missing = await makeMonths(this.database);
      if (missing.length > 0) this.logger.warn(`no partitions of ${missing.join(', ')} yet: their tables were in use`);
    } catch (error) {
      this.logger.warn(`partitions of the months to come: ${messageOf(error)}`);
    }
  }

  private async lookAfterQueue(): Promise<void> {
    try {
      await this.health.releaseForgotten([...this.pools], [...this.running]);
      await this.stopIfOutdated();
    } catch (error) {
      this.logger.warn(`heartbeat: ${messageOf(error)}`);
    }
  }

  /** Takes no more runs where a newer version has changed the queue's tables in a way that this one does not know. */
  private async stopIfOutdated(): Promise<void> {
    if ((await this.health.queueVersion()) === this.queueVersion) return;
    this.logger.error(
      'a newer version has changed the tables of the queue: this worker takes no more runs, start it anew',
    );
    process.exitCode = 1;
    this.takesRuns = false;
    await this.runner?.stop();
  }

  /**
   * The queue lets go of the promise that a job has ended: Postgres may be away just then, which is no reason to end
   * the process.
   */
  private readonly onUnhandled = (reason: unknown): void => {
    if (!isUnavailable(reason)) throw reason;
    this.health.noteTrouble();
    this.logger.warn(`queue: ${messageOf(reason)}`);
  };

  /** The queue's own lines at warning level only; a failed attempt is logged by the executor already. */
  private graphileLogger(): GraphileLogger {
    return new GraphileLogger(() => (level, message) => {
      if (level === 'error' && !message.startsWith('Failed task')) this.logger.warn(`queue: ${message.slice(0, 500)}`);
    });
  }
}
