import type { ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startCrew, until, type Crew } from '../chaos/crew.ts';
import { median } from '../bench/figures.ts';
import { startAgency } from './board-traps.ts';
import { WORKER_MEMORY } from '../bench/benched-service.ts';
import { careersWith, REAL_POSTINGS, site, type Trap, type TrapSite } from './trap.ts';

/** Longest time (ms) that the main thread of a worker may compute without a pause. */
export const MAX_STOP = 1000;
/** Most megabytes that a worker may hold meanwhile. */
export const MAX_MEMORY = 500;
/** How much longer a healthy run may take beside traps. */
export const MAX_SLOWER = 1.3;
const DEADLINE_SECONDS = 60;
/** Time (ms) after which a run counts as stuck. */
const PATIENCE = 100_000;

/** What became of one trap. */
export interface Outcome {
  readonly trap: Trap;
  readonly status: string;
  readonly returned: number;
  readonly credits: number;
  readonly codes: readonly string[];
  readonly message: string;
  readonly seconds: number;
  /** Longest stop of the event loop (ms): by the clock, and as far as the main thread computed. */
  readonly stood: number;
  readonly computed: number;
  readonly megabytes: number;
  /** What was promised and not kept; empty when it held. */
  readonly broken: readonly string[];
  /** The main thread computed longer without a pause than is promised: the short form judges by a multiple. */
  readonly isSlow: boolean;
}

/** A service whose worker is watched. */
export interface Trials {
  readonly crew: Crew;
  /** Runs one trap. */
  run(trap: Trap): Promise<Outcome>;
  /** Seconds that each of so many ordinary runs took in the worker, one after the other. */
  healthyRuns(count: number): Promise<number[]>;
  /** Megabytes the worker held at most so far. */
  memory(): Promise<number>;
  close(): Promise<void>;
}

interface Watched {
  readonly at: number;
  readonly stood: number;
  readonly computed: number;
  readonly rss: number;
}

interface Ended {
  status: string;
  returned: number;
  credits: number | null;
  message: string | null;
  seconds: number;
  codes: string[];
}

/** `settings` are added to those of the worker. */
export async function startTrials(settings: Readonly<Record<string, string>> = {}): Promise<Trials> {
  const folder = await mkdtemp(join(tmpdir(), 'hostile-'));
  const watchFile = join(folder, 'loop.jsonl');
  const agency = await startAgency('127.0.3.1');
  const crew = await startCrew();
  const startWorker = (): ChildProcess => {
    const { process: child } = crew.startWorker({
      RUN_DEADLINE_MINUTES: String(DEADLINE_SECONDS / 60),
      REQUEST_TIMEOUT_SECONDS: '3',
      RETRY_AFTER_MAX_SECONDS: '2',
      AGENCY_BASE_URL: agency.url,
      BOARD_PAUSE_SECONDS: '0',
      WORKER_CONCURRENCY: '12',
      ...WORKER_MEMORY,
      NODE_OPTIONS: `${WORKER_MEMORY.NODE_OPTIONS} --import=${join(import.meta.dirname, 'loop-watch.js')}`,
      LOOP_WATCH_FILE: watchFile,
      ...settings,
    });
    return child;
  };
  let worker = startWorker();
  let hosts = 0;
  const nextHost = (net: number): string => `127.0.${String(net + (hosts >> 8))}.${String((hosts++ % 250) + 1)}`;
  const watched = async (from: number): Promise<Watched[]> => {
    const lines = (await readFile(watchFile, 'utf8').catch(() => '')).trim().split('\n').slice(-5000);
    return lines.flatMap((line) => (line === '' ? [] : [JSON.parse(line) as Watched])).filter(({ at }) => at >= from);
  };
  /** A run that does not end is ended for it, and its worker is replaced: the other traps have their turn, too. */
  const giveUp = async (id: string): Promise<Ended> => {
    worker.kill('SIGKILL');
    await crew.postgres.query(`UPDATE runs SET status = 'FAILED', finished_at = now() WHERE id = $1`, [id]);
    worker = startWorker();
    return { status: 'STUCK', returned: 0, credits: 0, message: '', seconds: PATIENCE / 1000, codes: [] };
  };
  const endOf = async (id: string): Promise<Ended> =>
    until(async () => {
      if (worker.exitCode !== null) throw new Error(`the worker ended with ${String(worker.exitCode)}`);
      const [row] = await crew.postgres.query<Ended>(
        `SELECT status, coalesce(credits_consumed, 0) AS credits, error->>'message' AS message,
           extract(epoch FROM finished_at - started_at)::double precision AS seconds,
           (SELECT count(*)::integer FROM job_postings WHERE run_id = runs.id AND disposition = 'returned') AS returned,
           (SELECT coalesce(array_agg(DISTINCT code), '{}') FROM run_findings WHERE run_id = runs.id) AS codes
         FROM runs WHERE id = $1 AND status IN ('COMPLETED', 'FAILED')`,
        [id],
      );
      return row;
    }, PATIENCE).catch(() => giveUp(id));
  /** A service that cannot accept at the moment is asked again, as it says. */
  const accepted = (body: object, path?: string): Promise<string> =>
    until(
      () =>
        crew.trigger(body, path).catch((error: unknown) => {
          if (!String(error).includes('503')) throw error;
          return undefined;
        }),
      30_000,
    );
  return {
    crew,
    run: async (trap) => {
      const place = await trap.serve(nextHost(10));
      await sleep(300);
      const from = Date.now();
      const { path, body } = trap.request?.(place) ?? {
        path: undefined,
        body: { company_url: `${place.url}/`, max_pages: 12 },
      };
      const ended = await endOf(await accepted(body, path));
      await sleep(300);
      const seen = await watched(from);
      await place.close();
      return judged(trap, ended, seen);
    },
    healthyRuns: async (count) => {
      const seconds: number[] = [];
      for (let run = 0; run < count; run++) {
        const place = await healthySite(nextHost(100));
        const ended = await endOf(await accepted({ company_url: `${place.url}/`, max_pages: 12 }));
        await place.close();
        if (ended.status !== 'COMPLETED' || ended.returned !== REAL_POSTINGS)
          throw new Error(`a healthy run came to ${JSON.stringify(ended)}`);
        seconds.push(ended.seconds);
      }
      return seconds;
    },
    memory: async () => Math.max(...(await watched(0)).map(({ rss }) => rss)) / 1e6,
    close: async () => {
      await crew.close();
      await agency.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function healthySite(host: string): Promise<TrapSite> {
  return site(careersWith('<footer>Lumenfold</footer>'))(host);
}

function judged(trap: Trap, ended: Ended, seen: readonly Watched[]): Outcome {
  const computed = Math.max(0, ...seen.map((one) => one.computed));
  const isTold = ended.status === 'FAILED' || ended.codes.length > 0;
  const isRead = ended.returned >= REAL_POSTINGS;
  const kept = {
    told: isTold,
    read: isRead,
    either: isTold || isRead || ended.returned > 0,
    empty: ended.returned === 0,
  };
  const broken = [
    ...(ended.seconds > DEADLINE_SECONDS + 10 ? ['it went on after its deadline'] : []),
    ...(kept[trap.promise] ? [] : [`${trap.promise} was promised`]),
    ...(ended.status === 'FAILED' && ended.credits !== 0 ? ['a failed run was charged'] : []),
  ];
  return {
    trap,
    ...ended,
    credits: ended.credits ?? 0,
    message: ended.message ?? '',
    computed,
    stood: Math.max(0, ...seen.map((one) => one.stood)),
    megabytes: Math.max(0, ...seen.map((one) => one.rss)) / 1e6,
    broken,
    isSlow: computed > MAX_STOP,
  };
}

/** Rounds of healthy runs without traps and with them, in turn: the load of others falls on both. */
const ROUNDS = 4;

/** Healthy runs beside traps, against what they take undisturbed: how many times as long their median took. */
export async function slowness(trials: Trials, traps: readonly Trap[], runs: number): Promise<number> {
  const waiting = [...traps];
  const [alone, beside]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    alone.push(...(await trials.healthyRuns(Math.ceil(runs / ROUNDS))));
    let isOver = false;
    const lane = async (): Promise<void> => {
      for (let trap = waiting.shift(); trap !== undefined && !isOver; trap = waiting.shift()) await trials.run(trap);
    };
    const lanes = Promise.all(Array.from({ length: 4 }, lane));
    beside.push(...(await trials.healthyRuns(Math.ceil(runs / ROUNDS))));
    isOver = true;
    await lanes;
  }
  return median(beside) / median(alone);
}

/** One line of the table. */
export function lineOf({
  trap,
  status,
  returned,
  credits,
  codes,
  seconds,
  computed,
  stood,
  megabytes,
  broken,
  isSlow,
  message,
}: Outcome): string {
  const told = status === 'FAILED' ? message.slice(0, 70) : codes.join(', ');
  return [
    broken.length > 0 ? 'BROKEN' : isSlow ? 'SLOW  ' : 'held  ',
    trap.name.slice(0, 62).padEnd(62),
    `${seconds.toFixed(1).padStart(5)} s`,
    `stop ${computed.toFixed(0).padStart(5)} ms (${stood.toFixed(0)} by the clock)`,
    `${megabytes.toFixed(0)} MB`,
    `${status} ${String(returned)} postings, ${String(credits)} credits`,
    told,
    ...broken,
  ].join(' | ');
}
