import type { Database } from '../db/database.js';

/** Time (ms) between two looks for forgotten jobs when nothing says that there is one: each reads the whole queue. */
const FORGOTTEN_INTERVAL = 60_000;

const QUEUE_VERSION = {
  name: 'queue-version',
  text: 'SELECT coalesce(max(id), 0)::int AS version FROM graphile_worker.migrations WHERE breaking',
};

/** Unlocks what the pools $1 have held for $3 seconds and is none of the runs $2. */
const RELEASE_FORGOTTEN = `
  UPDATE graphile_worker._private_jobs SET locked_at = NULL, locked_by = NULL
  WHERE locked_by = ANY($1) AND key <> ALL($2) AND locked_at < now() - make_interval(secs => $3)`;

/** What a worker tells the queue of the runs it has, where the queue alone would keep them from others. */
export class QueueHealth {
  /** When forgotten jobs are looked for again (ms). */
  private lookFrom = 0;

  constructor(
    private readonly database: Database,
    private readonly deadAfterSeconds: number,
  ) {}

  async signOff(pools: readonly string[]): Promise<void> {
    await this.database.prisma.workerPool.deleteMany({ where: { id: { in: [...pools] } } });
  }

  /**
   * Every login of the database, an analyst's too, may send what the queue takes for the news of a version that its
   * workers cannot live with, and so stop them all: whether there is one is looked up instead (`queueVersion`).
   */
  stopHearingOfVersions(connection: { query(statement: string): Promise<unknown> }): void {
    // A connection that is lost listens anew, and comes here again.
    connection.query('UNLISTEN "worker:migrate"').catch(() => {});
  }

  /** Number of the last change to the queue's tables that workers from before it cannot live with. */
  async queueVersion(): Promise<number> {
    const { rows } = await this.database.rows.query<{ version: number }>(QUEUE_VERSION);
    return rows[0]?.version ?? 0;
  }

  /**
   * Notes that the queue could not be told or asked something: it may hold a job that nobody here works on, which
   * shows when it is old enough.
   */
  noteTrouble(): void {
    this.lookFrom = Math.min(this.lookFrom, Date.now() + this.deadAfterSeconds * 1000);
  }

  /**
   * Lets go of jobs that these pools hold and nobody in them works on: the queue could not say how they ended while
   * Postgres was away. It has no function that unlocks single jobs, and no index by which to find them: so not every
   * time.
   */
  async releaseForgotten(pools: readonly string[], running: readonly string[]): Promise<void> {
    if (Date.now() < this.lookFrom) return;
    this.lookFrom = Date.now() + FORGOTTEN_INTERVAL;
    try {
      await this.database.rows.query(RELEASE_FORGOTTEN, [pools, running, this.deadAfterSeconds]);
    } catch (error) {
      this.noteTrouble();
      throw error;
    }
  }

  /**
   * Lets another worker have a run that this one took and did not begin: ahead of those that came later, in a second,
   * because the queue has yet to hear that this one does not do it. Nothing counts as failed.
   */
  async giveUp(runId: string, pool: string): Promise<void> {
    await this.database.prisma.$executeRaw`
      UPDATE graphile_worker._private_jobs
      SET locked_at = NULL, locked_by = NULL, attempts = greatest(attempts - 1, 0), priority = -1, run_at = now() + interval '1 second'
      WHERE key = ${runId} AND locked_by = ${pool}`;
  }

  /**
   * Lets other workers go on at once with runs that a shutdown interrupted: it is no failed attempt. Unlocks first,
   * because the queue reports failures on its own time: one that comes after this then finds nothing to fail. They keep
   * their place in the queue: whoever has waited is not sent behind those who came later.
   */
  async handBack(runIds: readonly string[], pools: readonly string[]): Promise<void> {
    if (runIds.length === 0) return;
    await this.database.prisma.$transaction([
      this.database.prisma.$executeRaw`SELECT graphile_worker.force_unlock_workers(${[...pools]}::text[])`,
      this.database.prisma.$executeRaw`
        SELECT graphile_worker.reschedule_jobs(ARRAY[id], run_at := created_at, attempts := greatest(attempts - 1, 0))
        FROM graphile_worker.jobs WHERE key = ANY(${[...runIds]}::text[])`,
      this.database.prisma.$executeRaw`SELECT pg_notify('jobs:insert', '{"r":0,"count":1}')`,
    ]);
  }
}
