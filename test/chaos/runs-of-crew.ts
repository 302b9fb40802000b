import { endProcess, until, type Crew, type WorkerProcess } from './crew.ts';
import { startRunSite, type RunSite } from './run-site.ts';

/** Patience (ms) with runs that have to end. */
const PATIENCE_FOR_ENDS = 400_000;

/** How so many runs ended. */
export interface Ends {
  readonly completed: number;
  readonly failed: number;
  /** Postings that are missing, and that are there twice. */
  readonly lost: number;
  readonly doubled: number;
  /** What the failed ones say, each sentence once. */
  readonly said: string | null;
}

/** Triggers a run as a caller would: as long as the service says 503, it is asked again. */
export function triggerPatiently(crew: Crew, body: object, path?: string): Promise<string> {
  return until(() =>
    crew.trigger(body, path).catch((error: unknown) => {
      if (!String(error).includes('503')) throw error;
      return undefined;
    }),
  );
}

/**
 * Triggers a run for each of so many companies of the site. `open`:
 * how many of them may be there at the same time.
 */
export async function triggerAll(
  crew: Crew,
  site: RunSite,
  count: number,
  { from = 0, open = Infinity }: { from?: number; open?: number } = {},
): Promise<string[]> {
  const ids: string[] = [];
  for (let at = from; at < from + count; at++) {
    if (ids.length >= open)
      await until(async () => ((await openOf(crew, ids)) < open ? true : undefined), PATIENCE_FOR_ENDS);
    ids.push(await triggerPatiently(crew, { company_url: `${site.url}/site-${String(at)}`, max_pages: 50 }));
  }
  return ids;
}

/** How many of these runs have not ended; all of them when Postgres does not say. */
async function openOf(crew: Crew, ids: readonly string[]): Promise<number> {
  const rows = await crew.postgres
    .query<{ open: number }>(
      `SELECT count(*)::integer AS open FROM runs WHERE id = ANY($1) AND status IN ('QUEUED', 'RUNNING')`,
      [ids],
    )
    .catch(() => []);
  return rows[0]?.open ?? ids.length;
}

/** Waits until all of these runs have ended. `jobs` is how many postings each of them has. */
export async function endsOf(
  crew: Crew,
  ids: readonly string[],
  jobs: number,
  patience = PATIENCE_FOR_ENDS,
): Promise<Ends> {
  await until(async () => ((await openOf(crew, ids)) === 0 ? true : undefined), patience).catch(
    async (error: unknown) => {
      throw new Error(`${String(error)}: ${JSON.stringify(await stateOf(crew, ids))}`);
    },
  );
  const [row] = await crew.postgres.query<Ends>(
    `WITH run AS (SELECT id, status, error->>'message' AS said FROM runs WHERE id = ANY($1)),
       posting AS (SELECT run_id, count(*)::integer AS all, count(DISTINCT job_url)::integer AS different FROM job_postings
                   WHERE run_id = ANY($1) AND disposition = 'returned' GROUP BY run_id)
     SELECT count(*) FILTER (WHERE status = 'COMPLETED')::integer AS completed, count(*) FILTER (WHERE status = 'FAILED')::integer AS failed,
       coalesce(sum($2 - coalesce(different, 0)) FILTER (WHERE status = 'COMPLETED'), 0)::integer AS lost,
       coalesce(sum("all" - different), 0)::integer AS doubled,
       string_agg(DISTINCT said, '; ') AS said
     FROM run LEFT JOIN posting ON posting.run_id = run.id`,
    [ids, jobs],
  );
  return row ?? { completed: 0, failed: 0, lost: 0, doubled: 0, said: null };
}

/** How the runs stand, for whoever has to find out why they do not end. */
function stateOf(crew: Crew, ids: readonly string[]): Promise<unknown[]> {
  return crew.postgres.query(
    `SELECT status, lease, failures, deaths, progress, locked_at, locked_by IN (SELECT id FROM worker_pools) AS alive, run_at, count(*)::integer AS runs
     FROM runs LEFT JOIN graphile_worker.jobs ON key = runs.id WHERE runs.id = ANY($1) GROUP BY 1, 2, 3, 4, 5, 6, 7, 8 ORDER BY 1 LIMIT 40`,
    [ids],
  );
}

export const worded = ({ completed, failed, lost, doubled, said }: Ends): string =>
  `${String(completed)} COMPLETED, ${String(failed)} FAILED${said === null ? '' : ` (${said})`}, ${String(lost)} postings lost, ${String(doubled)} doubled`;

/**
 * Kills a worker that works and starts another one in its place, again and again, until told to stop. Where there are
 * several, one is always left: on a busy machine the start of a process alone takes longer than the pause.
 */
export class Killer {
  /** Seconds from a kill until another worker went on with a run the dead one had. */
  readonly recoveries: number[] = [];
  /** When each worker was killed, by its name: Postgres knows it as that of its connections. */
  private readonly killedAt = new Map<string, number>();
  private readonly startedAt = Date.now();
  /** Who held each run when it was last looked at, and whose each pool is. */
  private readonly held = new Map<string, { lease: number; pool: string }>();
  private readonly workerOf = new Map<string, string>();
  private started = 0;
  private isOver = false;
  private readonly work: Promise<void>;
  private readonly crew: Crew;
  private readonly workers: NamedWorker[];

  constructor(crew: Crew, { workers, every, most = Infinity }: { workers: number; every: number; most?: number }) {
    this.crew = crew;
    this.workers = Array.from({ length: workers }, () => this.start());
    this.work = this.killOn(every, most);
  }

  get kills(): number {
    return this.killedAt.size;
  }

  /** Seconds from one kill to the next, on average. */
  get pace(): number {
    return (Date.now() - this.startedAt) / 1000 / this.kills;
  }

  async stop(): Promise<void> {
    await this.rest();
    await Promise.all(this.workers.map(({ worker }) => endProcess(worker.process)));
  }

  /** No more kills; the workers go on. */
  async rest(): Promise<void> {
    this.isOver = true;
    await this.work;
  }

  private async killOn(every: number, most: number): Promise<void> {
    let next = Date.now() + every;
    while (!this.isOver) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      await this.look();
      if (Date.now() < next || this.kills >= most) continue;
      const working = this.workers.filter(({ worker }) => worker.isWorking);
      const victim = working[Math.floor(Math.random() * working.length)];
      if (victim === undefined || working.length < Math.min(2, this.workers.length)) continue;
      victim.worker.process.kill('SIGKILL');
      this.killedAt.set(victim.name, Date.now());
      this.workers[this.workers.indexOf(victim)] = this.start();
      next = Date.now() + every;
    }
  }

  private start(): NamedWorker {
    const name = `worker-${String(++this.started)}`;
    return { name, worker: this.crew.startWorker({ PGAPPNAME: name }) };
  }

  /** A run whose lease has grown went on: since its former holder was killed, unless that lives. */
  private async look(): Promise<void> {
    const { postgres } = this.crew;
    const [pools, rows] = await Promise.all([
      postgres.query<{ pool: string; worker: string }>(
        'SELECT id AS pool, application_name AS worker FROM worker_pools JOIN pg_stat_activity ON pid = backend',
      ),
      postgres.query<{ id: string; lease: number; pool: string }>(
        `SELECT id, lease, worker_pool AS pool FROM runs WHERE status = 'RUNNING'`,
      ),
    ]).catch(() => [[], []]);
    for (const { pool, worker } of pools) if (!this.workerOf.has(pool)) this.workerOf.set(pool, worker);
    for (const { id, lease, pool } of rows) {
      const before = this.held.get(id);
      this.held.set(id, { lease, pool });
      if (before === undefined || before.lease === lease) continue;
      const killedAt = this.killedAt.get(this.workerOf.get(before.pool) ?? '');
      if (killedAt !== undefined) this.recoveries.push((Date.now() - killedAt) / 1000);
    }
  }
}

interface NamedWorker {
  readonly name: string;
  readonly worker: WorkerProcess;
}

/** A site for a trial, closed with the crew. */
export async function withCrew<T>(
  crew: Crew,
  options: Parameters<typeof startRunSite>[0],
  work: (site: RunSite) => Promise<T>,
): Promise<T> {
  const site = await startRunSite(options);
  try {
    return await work(site);
  } finally {
    await crew.close();
    await site.close();
  }
}
