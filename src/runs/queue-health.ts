import type { Database } from '../db/database.js';

/** What keeps runs alive when workers die: heartbeats, and the sweep that any living worker does. */
export class QueueHealth {
  constructor(
    private readonly database: Database,
    private readonly deadAfterSeconds: number,
  ) {}

  async beat(pools: readonly string[]): Promise<void> {
    await this.database.prisma.$executeRaw`
      INSERT INTO worker_pools (id, heartbeat_at) SELECT unnest(${[...pools]}::text[]), now()
      ON CONFLICT (id) DO UPDATE SET heartbeat_at = now()`;
  }

  async signOff(pools: readonly string[]): Promise<void> {
    await this.database.prisma.workerPool.deleteMany({ where: { id: { in: [...pools] } } });
  }

  /**
   * Lets go of jobs that these pools hold and nobody in them works on: the queue could not say how they ended while
   * Postgres was away. It has no function that unlocks single jobs.
   */
  async releaseForgotten(pools: readonly string[], running: readonly string[]): Promise<void> {
    await this.database.prisma.$executeRaw`
      UPDATE graphile_worker._private_jobs SET locked_at = NULL, locked_by = NULL, run_at = now()
      WHERE locked_by = ANY(${[...pools]}::text[]) AND key <> ALL(${[...running]}::text[])
        AND locked_at < now() - make_interval(secs => ${this.deadAfterSeconds}::double precision)`;
  }

  /**
   * Lets other workers go on at once with runs that a shutdown interrupted: it is no failed attempt.
   * Unlocks first, because the queue reports failures on its own time: one that comes after this then finds nothing to fail.
   */
  async handBack(runIds: readonly string[], pools: readonly string[]): Promise<void> {
    if (runIds.length === 0) return;
    await this.database.prisma.$transaction([
      this.database.prisma.$executeRaw`SELECT graphile_worker.force_unlock_workers(${[...pools]}::text[])`,
      this.database.prisma.$executeRaw`
        SELECT graphile_worker.reschedule_jobs(ARRAY[id], run_at := now(), attempts := greatest(attempts - 1, 0))
        FROM graphile_worker.jobs WHERE key = ANY(${[...runIds]}::text[])`,
      this.database.prisma.$executeRaw`SELECT pg_notify('jobs:insert', '{"r":0,"count":1}')`,
    ]);
  }

  /**
   * Unlocks the jobs of dead pools, wakes the queue, and ends runs that nothing will ever work on again.
   * One worker at a time does it: the advisory lock is the number of this sweep, nothing else.
   */
  async sweep(): Promise<void> {
    await this.database.prisma.$transaction(async (transaction) => {
      const [lock] = await transaction.$queryRaw<
        { held: boolean }[]
      >`SELECT pg_try_advisory_xact_lock(7301884) AS held`;
      if (lock?.held !== true) return;
      const dead = await transaction.$queryRaw<{ id: string }[]>`
        DELETE FROM worker_pools WHERE heartbeat_at < now() - make_interval(secs => ${this.deadAfterSeconds}::double precision) RETURNING id`;
      const orphaned = await transaction.$queryRaw<{ locked_by: string }[]>`
        SELECT DISTINCT locked_by FROM graphile_worker.jobs
        WHERE locked_by IS NOT NULL AND locked_at < now() - make_interval(secs => ${this.deadAfterSeconds}::double precision)
          AND NOT EXISTS (SELECT FROM worker_pools WHERE worker_pools.id = locked_by)`;
      const silent = [...new Set([...dead.map((pool) => pool.id), ...orphaned.map((job) => job.locked_by)])];
      if (silent.length > 0) {
        await transaction.$executeRaw`SELECT graphile_worker.force_unlock_workers(${silent}::text[])`;
        // Unlocking tells nobody: without this the job waits for the next poll.
        await transaction.$executeRaw`SELECT pg_notify('jobs:insert', '{"r":0,"count":1}')`;
      }
      await transaction.$executeRaw`
        UPDATE runs SET status = 'FAILED', finished_at = now(), progress = NULL, error = jsonb_build_object(
          'message', 'The run was given up: ' || coalesce('its attempts are used up. Last: ' || left(job.last_error, 300), 'every worker that tried it died'),
          'step_id', coalesce(runs.progress->>'step', 'start'))
        FROM runs AS run LEFT JOIN graphile_worker.jobs AS job ON job.key = run.id
        WHERE runs.id = run.id AND run.status IN ('QUEUED', 'RUNNING')
          AND NOT EXISTS (SELECT FROM worker_pools WHERE worker_pools.id = run.worker_pool AND job.id IS NULL)
          AND (job.id IS NULL OR (job.locked_at IS NULL AND job.attempts >= job.max_attempts))`;
    });
  }
}
