import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { bareQueueAfterKill } from './bare-queue.ts';
import { startCrew, until, type Crew } from './crew.ts';
import { endsOf, Killer, triggerAll, withCrew, worded, type Ends } from './runs-of-crew.ts';
import { percentile, type Trial } from './trial.ts';

const JOBS = 10;
/** Load of the machine, the trial's own work in it, up to which it counts as idle. */
const IDLE = 6;
const loadOf = (): number => loadavg()[0] ?? NaN;

/** How workers are killed; a brief trial only shows that all parts of it work. */
const KILLING = { workers: 4, every: 3000 };
const BRIEF_KILLING = { workers: 2, every: 3000, most: 3 };

/** Whether so many runs ended well, with every posting once. */
function isWhole({ completed, lost, doubled }: Ends, runs: number): boolean {
  return completed === runs && lost + doubled === 0;
}

/** Settings of a crew whose workers may die often. */
const NORMAL = { WORKER_CONCURRENCY: '4' };

const kills: Trial = {
  name: 'a worker is killed (-9) every 3 seconds, another one is started',
  promise:
    'every run COMPLETED, no posting lost or doubled; recovery p95 at most 8 s on an idle machine, 12 s at load 15',
  run: async (scale) => {
    // Each worker has room for all runs: what is measured is how soon a death is noticed, not how long a queue is.
    const crew = await startCrew({ WORKER_CONCURRENCY: '12' });
    return withCrew(crew, { jobs: JOBS, delay: 300 }, async (site) => {
      const runs = Math.max(6, Math.round(100 * scale));
      const isBrief = scale < 0.1;
      // A worker lives long enough to have begun: on a busy machine its start alone takes some seconds.
      const killer = new Killer(crew, isBrief ? BRIEF_KILLING : KILLING);
      const loads = [loadOf()];
      const watching = setInterval(() => loads.push(loadOf()), 5000);
      const ends = await endsOf(crew, await triggerAll(crew, site, runs, { open: 8 }), JOBS).finally(() => {
        clearInterval(watching);
      });
      await killer.stop();
      const p95 = percentile(killer.recoveries, 0.95);
      const load = loads.reduce((sum, one) => sum + one, 0) / loads.length;
      const limit = load <= IDLE ? 8 : 12;
      return {
        figure: `${String(killer.kills)} kills (one every ${killer.pace.toFixed(1)} s), ${worded(ends)}, recovery p50 ${percentile(killer.recoveries, 0.5).toFixed(1)} s, p95 ${p95.toFixed(1)} s (${String(killer.recoveries.length)} recoveries) at load ${load.toFixed(0)}: at most ${String(limit)} s asked`,
        // Where nothing was recovered nothing was shown.
        held: isWhole(ends, runs) && (isBrief || p95 <= limit),
        ...(!isBrief && { beside: await bareQueueAfterKill(crew.postgres.url, scale < 1 ? 3 : 20) }),
      };
    });
  },
};

/** The step at which a run failed; "?" where it did not. */
async function failedStepOf(crew: Crew, id: string): Promise<string> {
  const [row] = await crew.postgres.query<{ step: string | null }>(
    `SELECT error->>'step_id' AS step FROM runs WHERE id = $1`,
    [id],
  );
  return row?.step ?? '?';
}

/** A run whose first career page kills whoever reads it, beside innocent ones. */
function poison(workers: number): Trial {
  return {
    name: `a run that kills its worker, beside six innocent ones, on ${String(workers)} worker${workers > 1 ? 's' : ''}`,
    promise: 'it is FAILED with its step, the others are COMPLETED',
    run: async (scale) => {
      const crew = await startCrew({ ...NORMAL, DEAD_AFTER_SECONDS: '2', HEARTBEAT_SECONDS: '0.3' });
      const live = new Map<string, ChildProcess>();
      let names = 0;
      let isOver = false;
      let deaths = 0;
      const start = (): void => {
        const name = `Trial${String(names++)}/1`;
        const { process: child } = crew.startWorker({ USER_AGENT: name });
        live.set(name, child);
        child.once('exit', () => {
          if (!isOver) start();
        });
      };
      const onAsk = (path: string, userAgent: string): void => {
        if (!path.startsWith('/site-999/careers')) return;
        deaths++;
        live.get(userAgent)?.kill('SIGKILL');
      };
      return withCrew(crew, { jobs: JOBS, delay: 100, onAsk }, async (site) => {
        for (let at = 0; at < workers; at++) start();
        const [guilty = ''] = await triggerAll(crew, site, 1, { from: 999 });
        const innocents = await triggerAll(crew, site, scale < 1 ? 3 : 6);
        const ends = await endsOf(crew, innocents, JOBS);
        const bad = await endsOf(crew, [guilty], 0);
        isOver = true;
        const step = await failedStepOf(crew, guilty);
        return {
          figure: `${String(deaths)} workers died; the run: ${bad.failed === 1 ? 'FAILED' : 'not FAILED'} at ${step}; the others: ${worded(ends)}`,
          held:
            bad.failed === 1 && step === 'find-career-pages' && ends.completed === innocents.length && ends.lost === 0,
        };
      });
    },
  };
}

const sigterm: Trial = {
  name: 'SIGTERM in the middle of runs',
  promise: 'the worker exits with 0 within 10 s, another one goes on, no finished step is repeated',
  run: async () => {
    const crew = await startCrew(NORMAL);
    return withCrew(crew, { jobs: JOBS, delay: 500 }, async (site) => {
      const { process: first } = crew.startWorker();
      const ids = await triggerAll(crew, site, 3);
      await until(() => ([...site.asked.keys()].some((path) => path.includes('/careers/job-')) ? true : undefined));
      const at = Date.now();
      const ended = once(first, 'exit') as Promise<[number | null]>;
      first.kill('SIGTERM');
      const [code] = await ended;
      const seconds = (Date.now() - at) / 1000;
      crew.startWorker();
      const ends = await endsOf(crew, ids, JOBS);
      const lists = [...site.asked].filter(([path, times]) => path.endsWith('/careers') && times > 1).length;
      return {
        figure: `exit ${String(code)} after ${seconds.toFixed(1)} s; ${worded(ends)}; ${String(lists)} lists read twice`,
        held: code === 0 && seconds <= 10 && isWhole(ends, ids.length) && lists === 0,
      };
    });
  },
};

const frozen: Trial = {
  name: 'a worker is frozen (SIGSTOP) until another one has done its runs, and wakes',
  promise: 'nothing that it does then changes a row',
  run: async () => {
    const crew = await startCrew({ ...NORMAL, DEAD_AFTER_SECONDS: '2', HEARTBEAT_SECONDS: '0.3' });
    return withCrew(crew, { jobs: JOBS, delay: 300 }, async (site) => {
      const { process: first } = crew.startWorker();
      const ids = await triggerAll(crew, site, 3);
      await until(() => ([...site.asked.keys()].some((path) => path.includes('/careers/job-')) ? true : undefined));
      first.kill('SIGSTOP');
      crew.startWorker();
      const ends = await endsOf(crew, ids, JOBS);
      const rows = (): Promise<unknown[]> =>
        crew.postgres.query(
          `SELECT runs.*, (SELECT jsonb_agg(p ORDER BY p.number) FROM job_postings AS p WHERE p.run_id = runs.id) AS postings FROM runs ORDER BY id`,
        );
      const before = JSON.stringify(await rows());
      first.kill('SIGCONT');
      await sleep(6000);
      const isSame = JSON.stringify(await rows()) === before;
      return {
        figure: `${worded(ends)}; rows after it woke: ${isSame ? 'the same' : 'changed'}`,
        held: isWhole(ends, ids.length) && isSame,
      };
    });
  },
};

const clock: Trial = {
  name: 'workers whose clocks are an hour ahead and an hour behind, in time zones 26 hours apart',
  promise: 'every run COMPLETED at the first attempt: nobody counts as dead by a clock',
  run: async () => {
    const crew = await startCrew(NORMAL);
    return withCrew(crew, { jobs: JOBS, delay: 200 }, async (site) => {
      const skewed = (hours: number, TZ: string): void => {
        crew.startWorker({
          TZ,
          CLOCK_SKEW_HOURS: String(hours),
          NODE_OPTIONS: `--import=${join(import.meta.dirname, 'skewed-clock.ts')}`,
        });
      };
      skewed(1, 'Pacific/Kiritimati');
      skewed(-1, 'Etc/GMT+12');
      const ids = await triggerAll(crew, site, 12);
      const ends = await endsOf(crew, ids, JOBS);
      const [row] = await crew.postgres.query<{ lease: number; off: number }>(
        `SELECT max(lease) AS lease, max(abs(extract(epoch FROM finished_at - now())))::integer AS off FROM runs`,
      );
      return {
        figure: `${worded(ends)}, attempts at most ${String(row?.lease)}, times at most ${String(row?.off)} s from Postgres' own`,
        held: ends.completed === ids.length && ends.lost === 0 && row?.lease === 1 && row.off < 300,
      };
    });
  },
};

/** What is done to workers. */
export const WORKER_TRIALS: readonly Trial[] = [kills, poison(1), poison(2), sigterm, frozen, clock];
