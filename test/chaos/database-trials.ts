import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { LEAVERS_REQUEST, startFakeVendors } from '../e2e/fake-vendors.ts';
import { startCrew, startTrialPostgres, until, type Crew } from './crew.ts';
import { endsOf, Killer, triggerAll, triggerPatiently, withCrew, worded } from './runs-of-crew.ts';
import { percentile, type Trial } from './trial.ts';

const sh = promisify(execFile);
const JOBS = 10;
const SQL = /\b(?:select|insert|update|delete)\b.+\b(?:from|into|set)\b|\.(?:ts|js|sql):\d|base\/\d+/i;

const crashes: Trial = {
  name: 'Postgres crashes every 5 to 10 s and is away for up to 2 s',
  promise: 'every accepted run COMPLETED and right; the API answers all the while, with 503 when it cannot accept',
  run: async (scale) => {
    const crew = await startCrew({ WORKER_CONCURRENCY: '4' });
    return withCrew(crew, { jobs: JOBS, delay: 300 }, async (site) => {
      crew.startWorker();
      crew.startWorker();
      const wanted = Math.max(6, Math.round(100 * scale));
      const over = { is: false };
      let crashed = 0;
      const monkey = (async () => {
        while (!over.is) {
          await sleep(scale < 1 ? 2500 : 5000 + 5000 * Math.random());
          await crew.postgres.crash();
          crashed++;
          await sleep(2000 * Math.random());
          await crew.postgres.start();
        }
      })();
      const ids: string[] = [];
      const others = new Map<string, number>();
      for (let at = 0; ids.length < wanted; at++) {
        await sleep(100);
        const answer = await crew
          .trigger({ company_url: `${site.url}/site-${String(at)}` })
          .then((id) => void ids.push(id))
          .catch((error: unknown) => String(error).slice(7, 10));
        if (answer !== undefined) others.set(answer, (others.get(answer) ?? 0) + 1);
      }
      if (scale === 1) await sleep(20_000);
      over.is = true;
      await monkey;
      const ends = await endsOf(crew, ids, JOBS);
      return {
        figure: `${String(crashed)} crashes, ${worded(ends)}; triggers that were not accepted: ${JSON.stringify(Object.fromEntries(others))}`,
        held:
          ends.completed === wanted &&
          ends.lost + ends.doubled === 0 &&
          [...others.keys()].every((status) => status === '503'),
      };
    });
  },
};

/** Runs without a job, and jobs of runs that are not there. */
async function orphans(crew: Crew): Promise<number> {
  const [row] = await crew.postgres.query<{ orphans: number }>(
    `SELECT ((SELECT count(*) FROM runs WHERE status = 'QUEUED' AND NOT EXISTS (SELECT FROM graphile_worker.jobs WHERE key = runs.id))
       + (SELECT count(*) FROM graphile_worker.jobs WHERE task_identifier = 'run' AND NOT EXISTS (SELECT FROM runs WHERE runs.id = key)))::integer AS orphans`,
  );
  return row?.orphans ?? NaN;
}

/** A trigger whose connection is cut after so many milliseconds; the id of the run, if the answer came. */
function cutTrigger(crew: Crew, after: number): Promise<string | undefined> {
  const { hostname, port } = new URL(crew.url);
  const body = '{"company_url":"https://example.com"}';
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(
        `POST /v1/scrape-career-pages/async HTTP/1.1\r\nhost: x\r\nauthorization: ${String(crew.headers['authorization'])}\r\ncontent-type: application/json\r\ncontent-length: ${String(body.length)}\r\n\r\n${body}`,
      );
      setTimeout(() => socket.destroy(), after);
    });
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    socket.on('error', () => {});
    socket.on('close', () => {
      resolve(/"request_id":"(run_\w+)"/.exec(answer)?.[1]);
    });
  });
}

/** Time (ms) that so many triggers at once take just now: the median of three times, after a first one. */
async function timeOfTriggers(crew: Crew, count: number): Promise<number> {
  const times: number[] = [];
  for (let at = 0; at < 4; at++) {
    const since = performance.now();
    await Promise.all(Array.from({ length: count }, () => crew.trigger({ company_url: 'https://example.com' })));
    times.push(performance.now() - since);
  }
  return percentile(times.slice(1), 0.5);
}

/** What became of triggers that were disturbed; ids of those that were answered are given. */
async function afterDisturbance(crew: Crew, told: readonly string[]): Promise<{ runs: number; known: number }> {
  const [row] = await crew.postgres.query<{ runs: number; known: number }>(
    `SELECT count(*)::integer AS runs, count(*) FILTER (WHERE id = ANY($1))::integer AS known FROM runs`,
    [told],
  );
  return row ?? { runs: 0, known: 0 };
}

const cuts: Trial = {
  name: 'triggers whose connections are cut at any moment',
  promise: 'no run without a job, no job without a run, every id that was told is a run',
  run: async (scale) => {
    const crew = await startCrew();
    try {
      const count = Math.max(100, Math.round(3000 * scale));
      const time = 1.5 * (await timeOfTriggers(crew, 20));
      const { runs: before } = await afterDisturbance(crew, []);
      const told: string[] = [];
      for (let sent = 0; sent < count; sent += 20)
        for (const id of await Promise.all(Array.from({ length: 20 }, () => cutTrigger(crew, Math.random() * time))))
          if (id !== undefined) told.push(id);
      await sleep(500);
      const { runs, known } = await afterDisturbance(crew, told);
      const lost = await orphans(crew);
      return {
        figure: `${String(count)} triggers, ${String(count - told.length)} cut before their answer; ${String(runs - before)} runs, ${String(lost)} without job or run`,
        // A trial in which none, or all, came through would show nothing.
        held: lost === 0 && known === told.length && told.length > 0 && told.length < count,
      };
    } finally {
      await crew.close();
    }
  },
};

const killedApi: Trial = {
  name: 'the API is killed (-9) between accept and answer',
  promise: 'no run without a job, no job without a run, every id that was told is a run',
  run: async (scale) => {
    const crew = await startCrew();
    try {
      const told: string[] = [];
      const rounds = Math.max(3, Math.round(20 * scale));
      const { runs: before } = await afterDisturbance(crew, []);
      for (let round = 0; round < rounds; round++) {
        const time = await timeOfTriggers(crew, 10);
        const sent = Array.from({ length: 10 }, () =>
          crew.trigger({ company_url: 'https://example.com' }).then(
            (id) => void told.push(id),
            () => undefined,
          ),
        );
        setTimeout(() => crew.api.kill('SIGKILL'), Math.random() * time);
        await Promise.all(sent);
        await until(() => (crew.api.signalCode === null ? undefined : true));
        await crew.restartApi();
      }
      const { runs, known } = await afterDisturbance(crew, told);
      const lost = await orphans(crew);
      return {
        figure: `${String(rounds)} kills, ${String(rounds * 10)} triggers, ${String(told.length)} answered; ${String(runs - before - rounds * 40)} runs of theirs, ${String(lost)} without job or run`,
        held: lost === 0 && known === told.length && told.length < rounds * 10,
      };
    } finally {
      await crew.close();
    }
  },
};

/** Seconds from a trigger until a worker has taken the run. */
async function secondsToStart(crew: Crew, address: string): Promise<number> {
  const at = Date.now();
  const id = await crew.trigger({ company_url: address });
  return until(async () => {
    const [row] = await crew.postgres.query<{ lease: number }>(`SELECT lease FROM runs WHERE id = $1`, [id]);
    return (row?.lease ?? 0) > 0 ? (Date.now() - at) / 1000 : undefined;
  });
}

const listening: Trial = {
  name: "the worker's LISTEN connection is cut",
  promise: 'the next job starts within 1 s (median), on a busy machine within 10 s at most',
  run: async (scale) => {
    const crew = await startCrew();
    return withCrew(crew, { jobs: 1 }, async (site) => {
      crew.startWorker();
      for (let warm = 100; warm < 103; warm++) await secondsToStart(crew, `${site.url}/site-${String(warm)}`);
      const seconds: number[] = [];
      for (let round = 1; round <= Math.max(4, Math.round(20 * scale)); round++) {
        await crew.postgres.query(
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query ILIKE 'LISTEN%' AND pid <> pg_backend_pid()`,
        );
        seconds.push(await secondsToStart(crew, `${site.url}/site-${String(round)}`));
      }
      const most = Math.max(...seconds);
      return {
        figure: `start after p50 ${percentile(seconds, 0.5).toFixed(2)} s, most ${most.toFixed(2)} s, ${String(seconds.length)} cuts`,
        held: percentile(seconds, 0.5) <= 1 && most <= 10,
      };
    });
  },
};

const crowd: Trial = {
  name: 'a queue of 10,000 runs',
  promise: 'triggers and polls take what they take with an empty one (p99 at most 3 times as long, 20 ms aside)',
  run: async (scale) => {
    const crew = await startCrew();
    try {
      const time = async (work: () => Promise<unknown>): Promise<number> => {
        const at = performance.now();
        await work();
        return performance.now() - at;
      };
      const measured = async (): Promise<{ trigger: number; poll: number }> => {
        const triggers: number[] = [];
        const polls: number[] = [];
        for (let round = 0; round < 300; round++) {
          let id = '';
          triggers.push(await time(async () => (id = await crew.trigger({ company_url: 'https://example.com' }))));
          polls.push(
            await time(() =>
              fetch(`${crew.url}/v1/runs/${id}`, { headers: crew.headers }).then((answer) => answer.text()),
            ),
          );
        }
        return { trigger: percentile(triggers, 0.99), poll: percentile(polls, 0.99) };
      };
      await measured();
      const empty = await measured();
      const many = Math.round(10_000 * Math.max(scale, 0.1));
      for (let sent = 0; sent < many; sent += 50)
        await Promise.all(Array.from({ length: 50 }, () => crew.trigger({ company_url: 'https://example.com' })));
      const full = await measured();
      return {
        figure: `p99 of a trigger ${empty.trigger.toFixed(0)} ms with 900 waiting, ${full.trigger.toFixed(0)} ms with ${String(many)}; of a poll ${empty.poll.toFixed(0)} and ${full.poll.toFixed(0)} ms`,
        held: full.trigger < 3 * empty.trigger + 20 && full.poll < 3 * empty.poll + 20,
      };
    } finally {
      await crew.close();
    }
  },
};

const fullDisk: Trial = {
  name: 'the disk of Postgres is full for 10 s in the middle of runs',
  promise: 'triggers are 503, accepted runs wait and COMPLETED; no message quotes SQL or a file',
  run: async () => {
    const folder = await mkdtemp(join(tmpdir(), 'small-disk-'));
    try {
      await sh('mount', ['-t', 'tmpfs', '-o', 'size=190m', 'tmpfs', folder]);
    } catch {
      await rm(folder, { recursive: true });
      return { figure: 'no right to mount a small file system here', held: true, isSkipped: true };
    }
    await chmod(folder, 0o755);
    const postgres = await startTrialPostgres(folder);
    try {
      const crew = await startCrew({}, postgres);
      return await withCrew(crew, { jobs: JOBS, delay: 500 }, async (site) => {
        crew.startWorker();
        const ids = await triggerAll(crew, site, 6);
        await until(() => ([...site.asked.keys()].some((path) => path.includes('/careers/job-')) ? true : undefined));
        const filler = join(folder, 'filler');
        await writeFile(filler, Buffer.alloc(400_000_000)).catch(() => {});
        const answers: string[] = [];
        for (let at = 0; at < 40; at++) {
          const big = {
            company_url: 'https://example.com',
            target_titles: Array.from({ length: 200 }, (_, title) => `${String(title)}${'x'.repeat(300)}`),
          };
          answers.push(await crew.trigger(big).then((id) => (ids.push(id), '202'), String));
          await sleep(250);
        }
        await rm(filler);
        await postgres.start().catch(() => {});
        const ends = await endsOf(crew, ids.slice(0, 6), JOBS);
        const messages = await crew.postgres.query<{ text: string }>(
          `SELECT coalesce(error->>'message', '') || array_to_string(warnings, ' ') AS text FROM runs`,
        );
        const said = [...answers, ...messages.map(({ text }) => text)].filter((text) => SQL.test(text));
        const kinds = [...new Set(answers.map((answer) => /\b\d{3}\b/.exec(answer)?.[0] ?? answer))];
        return {
          figure: `${worded(ends)}; triggers meanwhile: ${kinds.join(', ')}; ${String(said.length)} messages with SQL`,
          held:
            ends.completed === 6 &&
            ends.lost === 0 &&
            said.length === 0 &&
            kinds.every((kind) => ['202', '503'].includes(kind)),
        };
      });
    } finally {
      await postgres.remove().catch(() => {});
      await sh('umount', ['-l', folder]).catch(() => {});
      await rm(folder, { recursive: true, force: true }).catch(() => {});
    }
  },
};

/** The key with which the vendors hear of one run only: what they count by it, they were paid for that run. */
const vendorKeyOf = (run: number): string => `trial${String(run)}`;

function paidRequest(run: number): object {
  const key = vendorKeyOf(run);
  return {
    ...LEAVERS_REQUEST,
    org_name: key,
    people_data_api_key: key,
    research_api_key: key,
    llm_gateway_api_key: key,
  };
}

const paid: Trial = {
  name: 'paid calls while workers are killed: the vendor counts',
  promise: 'of each run at most the call in flight is repeated by a kill',
  run: async (scale) => {
    const vendors = await startFakeVendors({ companies: 600, peoplePerCompany: 3, latencyMs: 250 });
    const crew = await startCrew({
      ...vendors.settings,
      WORKER_CONCURRENCY: '2',
      DEAD_AFTER_SECONDS: '2',
      HEARTBEAT_SECONDS: '0.3',
      PEOPLE_DATA_REQUESTS_PER_SECOND: '1000',
    });
    try {
      const killer = new Killer(crew, { workers: 3, every: 3000 });
      const wanted = Math.max(3, Math.round(100 * scale));
      const ids: string[] = [];
      const over = { is: false };
      const feeding = (async () => {
        while (!over.is) {
          const [row] = await crew.postgres.query<{ open: number }>(
            `SELECT count(*)::integer AS open FROM runs WHERE status IN ('QUEUED', 'RUNNING')`,
          );
          if ((row?.open ?? 0) < 2)
            ids.push(await triggerPatiently(crew, paidRequest(ids.length), '/v1/hiring-signals/leavers'));
          await sleep(200);
        }
      })();
      await until(() => (killer.kills >= wanted ? true : undefined), 1_200_000);
      over.is = true;
      await feeding;
      await killer.rest();
      const ends = await endsOf(crew, ids, 0);
      const runs = await crew.postgres.query<{ id: string; calls: number; kills: number }>(
        `SELECT runs.id, lease - 1 AS kills, (SELECT count(*)::integer FROM paid_calls WHERE run_id = runs.id) AS calls FROM runs`,
      );
      const counted = runs.map(({ id, calls, kills }) => {
        const asked = vendors.paidWith.get(vendorKeyOf(ids.indexOf(id))) ?? 0;
        return { asked, repeated: asked - calls, kills };
      });
      const sum = (of: (run: (typeof counted)[number]) => number): number =>
        counted.reduce((all, run) => all + of(run), 0);
      return {
        figure: `${String(killer.kills)} kills, ${String(ends.completed)} runs COMPLETED, ${String(ends.failed)} FAILED; the vendors counted ${String(sum(({ asked }) => asked))} calls, ${String(sum(({ repeated }) => repeated))} of them again`,
        // A call that the vendors did not hear of (fewer than are stored) would be none that was paid.
        held:
          ends.failed === 0 &&
          counted.every(({ asked, repeated, kills }) => asked > 0 && repeated >= 0 && repeated <= kills),
      };
    } finally {
      await crew.close();
      await vendors.close();
    }
  },
};

/** What is done to Postgres, to the API and to connections. */
export const DATABASE_TRIALS: readonly Trial[] = [crashes, cuts, killedApi, listening, crowd, fullDisk, paid];
