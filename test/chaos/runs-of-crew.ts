import { endProcess, until, type Crew } from './crew.ts';
import type { ChildProcess } from 'node:child_process';
import { startRunSite, type RunSite } from './run-site.ts';

/** How so many runs ended. */
export interface Ends {
  readonly completed: number;
  readonly failed: number;
  /** Postings that are missing, and that are there twice. */
  readonly lost: number;
  readonly doubled: number;
}

/** Triggers a run for each of so many companies of the site. */
export async function triggerAll(crew: Crew, site: RunSite, count: number, from = 0): Promise<string[]> {
  const ids: string[] = [];
  for (let at = from; at < from + count; at++)
    ids.push(await crew.trigger({ company_url: `${site.url}/site-${String(at)}`, max_pages: 50 }));
  return ids;
}

/** Waits until all of these runs have ended. `jobs` is how many postings each of them has. */
export async function endsOf(crew: Crew, ids: readonly string[], jobs: number, patience = 400_000): Promise<Ends> {
  await until(async () => {
    const rows = await crew.postgres
      .query<{ open: number }>(
        `SELECT count(*)::integer AS open FROM runs WHERE id = ANY($1) AND status IN ('QUEUED', 'RUNNING')`,
        [ids],
      )
      .catch(() => []);
    return rows[0]?.open === 0 ? true : undefined;
  }, patience);
  const [row] = await crew.postgres.query<Ends>(
    `WITH run AS (SELECT id, status FROM runs WHERE id = ANY($1)),
       posting AS (SELECT run_id, count(*)::integer AS all, count(DISTINCT job_url)::integer AS different FROM job_postings
                   WHERE run_id = ANY($1) AND disposition = 'returned' GROUP BY run_id)
     SELECT count(*) FILTER (WHERE status = 'COMPLETED')::integer AS completed, count(*) FILTER (WHERE status = 'FAILED')::integer AS failed,
       coalesce(sum($2 - coalesce(different, 0)) FILTER (WHERE status = 'COMPLETED'), 0)::integer AS lost,
       coalesce(sum("all" - different), 0)::integer AS doubled
     FROM run LEFT JOIN posting ON posting.run_id = run.id`,
    [ids, jobs],
  );
  return row ?? { completed: 0, failed: 0, lost: 0, doubled: 0 };
}

export const worded = ({ completed, failed, lost, doubled }: Ends): string =>
  `${String(completed)} COMPLETED, ${String(failed)} FAILED, ${String(lost)} postings lost, ${String(doubled)} doubled`;

/** Kills one of the workers after the other and starts another one in its place, until told to stop. */
export class Killer {
  kills = 0;
  /** Seconds from a kill until another worker went on with a run the dead one had. */
  readonly recoveries: number[] = [];
  private isOver = false;
  private readonly work: Promise<void>;
  private readonly crew: Crew;
  private readonly workers: ChildProcess[];

  constructor(crew: Crew, { workers, every, most = Infinity }: { workers: number; every: number; most?: number }) {
    this.crew = crew;
    this.workers = Array.from({ length: workers }, () => crew.startWorker());
    this.work = this.killOn(every, most);
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await this.work;
    await Promise.all(this.workers.map(endProcess));
  }

  /** No more kills; the workers go on. */
  async rest(): Promise<void> {
    this.isOver = true;
    await this.work;
  }

  private hasEnded(): boolean {
    return this.isOver;
  }

  private async killOn(every: number, most: number): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, 2 * every));
    while (!this.isOver && this.kills < most) {
      const at = this.kills++ % this.workers.length;
      const before = await this.leases();
      this.workers[at]?.kill('SIGKILL');
      const killedAt = Date.now();
      this.workers[at] = this.crew.startWorker();
      const waiting = new Map(before);
      while (Date.now() - killedAt < every && !this.hasEnded()) {
        await new Promise((resolve) => setTimeout(resolve, 50));
        await this.note(waiting, killedAt);
      }
      this.open.push({ waiting, killedAt });
      for (const one of this.open) await this.note(one.waiting, one.killedAt);
    }
  }

  private readonly open: { waiting: Map<string, number>; killedAt: number }[] = [];

  private async note(waiting: Map<string, number>, killedAt: number): Promise<void> {
    const now = new Map(await this.leases());
    for (const [id, lease] of waiting) {
      const present = now.get(id);
      if (present === undefined) waiting.delete(id);
      else if (present > lease) {
        this.recoveries.push((Date.now() - killedAt) / 1000);
        waiting.delete(id);
      }
    }
  }

  private async leases(): Promise<[string, number][]> {
    const rows = await this.crew.postgres
      .query<{ id: string; lease: number }>(`SELECT id, lease FROM runs WHERE status = 'RUNNING'`)
      .catch(() => []);
    return rows.map(({ id, lease }) => [id, lease]);
  }
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
