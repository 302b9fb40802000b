import type { Database } from '../db/database.js';

/**
 * Workers that may die one after the other while they work on a run that gets nowhere; then the run is what kills them.
 * What kills workers dies with each of them: where others died meanwhile, something else is about, and it takes twice as many.
 */
const MAX_DEATHS = 6;
const MAX_DEATHS_AMONG_OTHERS = 2 * MAX_DEATHS;

/** Attempts of any kind, whatever came of them: no run goes on for ever. */
const MAX_LEASES = 100;

/** From so many deaths on a run works alone in its process: runs beside the guilty one are not hit again, and none is found guilty for another. */
export const ALONE_FROM_DEATHS = 4;

/** The share of the time until a silent worker counts as dead after which one counts so whose connection is gone, too: Postgres closes it with its process. */
const DISCONNECTED = 1 / 3;

type Transaction = Parameters<Parameters<Database['prisma']['$transaction']>[0]>[0];

/** What keeps runs alive when workers die: any living worker takes over what dead ones held. */
export class QueueHealth {
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
    const [row] = await this.database.prisma.$queryRaw<{ version: number }[]>`
      SELECT coalesce(max(id), 0)::int AS version FROM graphile_worker.migrations WHERE breaking`;
    return row?.version ?? 0;
  }

  /**
   * Lets go of jobs that these pools hold and nobody in them works on: the queue could not say how they ended while
   * Postgres was away. It has no function that unlocks single jobs.
   */
  async releaseForgotten(pools: readonly string[], running: readonly string[]): Promise<void> {
    await this.database.prisma.$executeRaw`
      UPDATE graphile_worker._private_jobs SET locked_at = NULL, locked_by = NULL
      WHERE locked_by = ANY(${[...pools]}::text[]) AND key <> ALL(${[...running]}::text[])
        AND locked_at < now() - make_interval(secs => ${this.deadAfterSeconds}::double precision)`;
  }

  /**
   * Lets another worker have a run that this one took and did not begin: ahead of those that came later, in a second, because
   * the queue has yet to hear that this one does not do it. Nothing counts as failed.
   */
  async giveUp(runId: string, pool: string): Promise<void> {
    await this.database.prisma.$executeRaw`
      UPDATE graphile_worker._private_jobs
      SET locked_at = NULL, locked_by = NULL, attempts = greatest(attempts - 1, 0), priority = -1, run_at = now() + interval '1 second'
      WHERE key = ${runId} AND locked_by = ${pool}`;
  }

  /**
   * Lets other workers go on at once with runs that a shutdown interrupted: it is no failed attempt.
   * Unlocks first, because the queue reports failures on its own time: one that comes after this then finds nothing to fail.
   * They keep their place in the queue: whoever has waited is not sent behind those who came later.
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

  /**
   * Unlocks the jobs of dead pools, wakes the queue, and ends runs that nothing will ever work on again.
   * One worker at a time does it: whoever holds the row of `sweeps`.
   */
  async recoverRuns(): Promise<void> {
    await this.database.prisma.$transaction(async (transaction) => {
      const turns = await transaction.$executeRaw`
        UPDATE sweeps SET swept_at = now() WHERE id IN (SELECT id FROM sweeps
          WHERE swept_at < now() - make_interval(secs => ${this.deadAfterSeconds / 10}::double precision) FOR UPDATE SKIP LOCKED)`;
      if (turns === 0) return;
      await this.takeFromTheDead(transaction);
      await this.endAbandoned(transaction);
    });
  }

  /** Pools that are silent for long, or for a while and without a connection; not just after Postgres lost all of them. */
  private async buryTheDead(transaction: Transaction): Promise<string[]> {
    const dead = await transaction.$queryRaw<{ id: string }[]>`
      DELETE FROM worker_pools WHERE heartbeat_at < now() - make_interval(secs => ${this.deadAfterSeconds}::double precision)
        OR (heartbeat_at < now() - make_interval(secs => ${this.deadAfterSeconds * DISCONNECTED}::double precision)
          AND backend NOT IN (SELECT pid FROM pg_stat_activity)
          AND EXISTS (SELECT FROM pg_stat_activity WHERE usename = current_user AND backend_start < now() - make_interval(secs => ${this.deadAfterSeconds}::double precision)))
      RETURNING id`;
    // A worker may die before it first said that it is alive.
    const orphaned = await transaction.$queryRaw<{ locked_by: string }[]>`
      SELECT DISTINCT locked_by FROM graphile_worker.jobs
      WHERE locked_by IS NOT NULL AND locked_at < now() - make_interval(secs => ${this.deadAfterSeconds}::double precision)
        AND NOT EXISTS (SELECT FROM worker_pools WHERE worker_pools.id = locked_by)`;
    return [...new Set([...dead.map((pool) => pool.id), ...orphaned.map((job) => job.locked_by)])];
  }

  /**
   * Frees what dead pools held: at once, in its place of the queue and with the attempt given back, because nothing says
   * that the run failed. Its death is noted: a run that got on since its last one begins to count anew.
   */
  private async takeFromTheDead(transaction: Transaction): Promise<void> {
    const silent = await this.buryTheDead(transaction);
    if (silent.length === 0) return;
    const jobs = await transaction.$queryRaw<{ id: bigint }[]>`
      SELECT id FROM graphile_worker.jobs WHERE locked_by = ANY(${silent}::text[])`;
    await transaction.$executeRaw`
      UPDATE runs SET deaths = CASE WHEN EXISTS (SELECT FROM run_steps WHERE run_steps.run_id = runs.id AND run_steps.attempt = runs.lease)
        THEN 0 ELSE runs.deaths + 1 END, deaths_from = CASE runs.deaths WHEN 0 THEN sweeps.deaths ELSE deaths_from END
      FROM sweeps, graphile_worker.jobs AS job
      WHERE job.key = runs.id AND job.locked_by = ANY(${silent}::text[]) AND runs.worker_pool = job.locked_by AND runs.status = 'RUNNING'`;
    await transaction.$executeRaw`UPDATE sweeps SET deaths = deaths + ${silent.length}`;
    await transaction.$executeRaw`SELECT graphile_worker.force_unlock_workers(${silent}::text[])`;
    await transaction.$executeRaw`
      SELECT graphile_worker.reschedule_jobs(ARRAY[id], attempts := greatest(attempts - 1, 0)::smallint)
      FROM graphile_worker.jobs WHERE id = ANY(${jobs.map(({ id }) => id)}::bigint[])`;
    // Unlocking tells nobody: without this the job waits for the next poll.
    await transaction.$executeRaw`SELECT pg_notify('jobs:insert', '{"r":0,"count":1}')`;
  }

  /** Runs whose job is gone, that ended too many workers, or that were tried too often become FAILED. */
  private async endAbandoned(transaction: Transaction): Promise<void> {
    const ended = await transaction.$queryRaw<{ id: string }[]>`
      UPDATE runs SET status = 'FAILED', finished_at = now(), progress = NULL, error = jsonb_build_object(
        'message', 'The run was given up: ' || CASE
          WHEN run.deaths >= ${MAX_DEATHS} THEN 'the workers that tried it died, ' || run.deaths || ' one after the other'
          ELSE coalesce('its attempts are used up. Last: ' || left(job.last_error, 300), 'every worker that tried it died') END,
        'step_id', coalesce(runs.progress->>'step', 'start'))
      FROM sweeps, runs AS run LEFT JOIN graphile_worker.jobs AS job ON job.key = run.id
      WHERE runs.id = run.id AND run.status IN ('QUEUED', 'RUNNING')
        AND NOT EXISTS (SELECT FROM worker_pools WHERE worker_pools.id = run.worker_pool AND job.id IS NULL)
        AND (job.id IS NULL OR (job.locked_at IS NULL AND (job.attempts >= job.max_attempts OR run.lease >= ${MAX_LEASES}
          OR run.deaths >= CASE WHEN sweeps.deaths - run.deaths_from <= run.deaths THEN ${MAX_DEATHS}::integer ELSE ${MAX_DEATHS_AMONG_OTHERS}::integer END)))
      RETURNING runs.id`;
    if (ended.length > 0)
      await transaction.$executeRaw`
        SELECT graphile_worker.complete_jobs(array_agg(id)) FROM graphile_worker.jobs WHERE key = ANY(${ended.map(({ id }) => id)}::text[])`;
  }
}
