import autocannon from 'autocannon';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { built } from '../built.ts';
import { benchedPostings } from './benched-run.ts';
import { median } from './figures.ts';

const ROUNDS = 5;
const SECONDS = 4;
const CALLERS = 40;

/**
 * One API process under load: polls of finished and of running runs, and triggers, beside a bare Fastify + pg server
 * that answers the same bytes from the same rows. Each server has a process of its own; the rounds alternate.
 */
export async function run(): Promise<void> {
  const { openDatabase } = (await import(built('db/database.js'))) as typeof import('../../src/db/database.js');
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const database = await openDatabase({ DATABASE_URL: undefined, DATA_DIR: folder, DATABASE_POOL_SIZE: 4 });
  const children: ChildProcess[] = [];
  try {
    const service = await started(
      children,
      built('main.js'),
      { ROLE: 'api', DATABASE_URL: database.url, PORT: '0', LOG_LEVEL: 'warn', DATA_DIR: folder },
      /Swagger UI\s+(\S+)\/docs/,
    );
    const bare = await started(
      children,
      join(import.meta.dirname, 'bare-server.ts'),
      { DATABASE_URL: database.url },
      /listens at (\S+)/,
    );
    const keys = await prepare(database);
    const headers = { authorization: `Bearer ${keys[0] ?? ''}` };
    const targets = {
      completed: { url: `${service}/v1/scrape-career-pages/async/run_done`, headers },
      bare: { url: `${bare}/v1/scrape-career-pages/async/run_done`, headers },
      running: { url: `${service}/v1/scrape-career-pages/async/run_works`, headers },
    };
    const { length } = await sameBody(targets.completed.url, targets.bare.url, headers);
    const rates: Record<keyof typeof targets, number[]> = { completed: [], bare: [], running: [] };
    for (let round = 0; round < ROUNDS; round++) {
      for (const name of ['completed', 'bare', 'running'] as const)
        rates[name].push((await load({ ...targets[name], connections: CALLERS })).rate);
    }
    console.log(
      `  a page of 25 postings (${String(Math.round(length / 1000))} KB): ${median(rates.completed).toFixed(0)}/s, bare Fastify + pg ${median(rates.bare).toFixed(0)}/s: ${(median(rates.completed) / median(rates.bare)).toFixed(2)} (at least 0.6)`,
    );
    console.log(
      `  a running run: ${median(rates.running).toFixed(0)}/s, to the page of the same service ${(median(rates.running) / median(rates.completed)).toFixed(2)} (at least 3), to the bare server ${(median(rates.running) / median(rates.bare)).toFixed(2)}`,
    );
    const many = await load({ ...targets.completed, connections: 100 });
    console.log(`  100 pollers of a page at once: p99 ${many.p99.toFixed(0)} ms`);
    await triggerBoth(database, { service, bare }, keys);
  } finally {
    for (const child of children) if (child.exitCode === null && child.kill()) await once(child, 'exit');
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** What two servers answer alike. */
async function sameBody(url: string, otherUrl: string, headers: Record<string, string>): Promise<string> {
  const [body, other] = await Promise.all([bodyOf(url, headers), bodyOf(otherUrl, headers)]);
  if (body === other) return body;
  throw new Error(`the two servers answer different bytes: ${body.slice(0, 500)}\n${other.slice(0, 500)}`);
}

async function bodyOf(url: string, headers: Record<string, string>): Promise<string> {
  return (await fetch(url, { headers })).text();
}

/**
 * Triggers of the service beside those of a server that only stores a run and its job, most of which is Graphile
 * Worker's add_job.
 */
async function triggerBoth(
  { pool }: Pick<import('../../src/db/database.js').Database, 'pool'>,
  servers: { service: string; bare: string },
  keys: readonly string[],
): Promise<void> {
  const rates = { service: [] as number[], bare: [] as number[] };
  for (let round = 0; round < 3; round++)
    for (const side of ['service', 'bare'] as const) {
      const target = { url: `${servers[side]}/v1/scrape-career-pages/async`, keys, connections: CALLERS };
      rates[side].push((await load(target)).rate);
      // Postgres plans for what it last counted; in a life longer than a benchmark's it counts by itself.
      await pool.query('ANALYZE runs; ANALYZE graphile_worker._private_jobs');
    }
  const { rows } = await pool.query<{ runs: number; jobs: number }>(
    "SELECT (SELECT count(*)::int FROM runs WHERE status = 'QUEUED') AS runs, (SELECT count(*)::int FROM graphile_worker.jobs) AS jobs",
  );
  console.log(
    `  triggers: ${median(rates.service).toFixed(0)}/s, bare Fastify + pg + add_job ${median(rates.bare).toFixed(0)}/s: ${(median(rates.service) / median(rates.bare)).toFixed(2)} (at least 0.5); committed runs ${String(rows[0]?.runs)}, jobs ${String(rows[0]?.jobs)}`,
  );
}

async function started(
  children: ChildProcess[],
  file: string,
  environment: Record<string, string>,
  mark: RegExp,
): Promise<string> {
  const child = spawn(process.execPath, [file], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...environment },
  });
  children.push(child);
  let output = '';
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const url = mark.exec(output)?.[1];
      if (url !== undefined) resolve(url);
    });
    child.once('exit', (code) => {
      reject(new Error(`${file} ended with ${String(code)}: ${output}`));
    });
  });
}

/** A finished run of 1,000 postings, a running one, and keys enough that no limit of one key is met. */
async function prepare(database: import('../../src/db/database.js').Database): Promise<string[]> {
  const { RunStore } = (await import(
    built('runs/store/run-store.js')
  )) as typeof import('../../src/runs/store/run-store.js');
  const { ApiKeys } = (await import(built('accounts/api-keys.js'))) as typeof import('../../src/accounts/api-keys.js');
  const made = await Promise.all(
    Array.from({ length: 200 }, (_, index) => new ApiKeys(database).create(`bench ${String(index)}`, 1_000_000)),
  );
  const store = new RunStore(database);
  const pipeline = {
    name: 'career-pages',
    kind: 'scraper',
    maxAttempts: 1,
    run: () => Promise.reject(new Error('not run')),
  } as const;
  for (const id of ['run_done', 'run_works']) {
    await store.accept(
      { id, pipeline, input: {}, apiKeyId: made[0]?.id ?? '' },
      { queuedRuns: 10, triggersPerMinute: 10, creditsReserved: 0 },
    );
    const attempt = await store.startAttempt(id, 'bench');
    if (!attempt) throw new Error('the run is not to be had');
    if (id === 'run_works') continue;
    await store.judgePostings(attempt, benchedPostings(1000));
    await store.complete(
      attempt,
      {
        summary: {
          company: 'Example GmbH',
          url: 'https://example.com',
          career_page_urls: [],
          pages_scraped: 3,
          jobs_total: 1000,
          jobs_filtered_out: 0,
        },
        credits: 1000,
      },
      [],
    );
  }
  await database.pool.query('VACUUM ANALYZE job_postings, runs, api_keys, credit_entries');
  return made.map(({ key }) => key);
}

/** Asks one address for some seconds; with `keys` it triggers, by one key after the other. */
async function load(target: {
  url: string;
  connections: number;
  headers?: Record<string, string>;
  keys?: readonly string[];
}): Promise<{ rate: number; p99: number }> {
  const trigger = {
    method: 'POST' as const,
    body: JSON.stringify({ company_url: 'example.com', target_titles: ['Engineer'] }),
  };
  const result = await autocannon({
    url: target.url,
    connections: target.connections,
    duration: SECONDS,
    ...(target.headers && { headers: target.headers }),
    ...(target.keys && {
      requests: target.keys.map((key) => ({
        ...trigger,
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      })),
    }),
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(
      `${target.url}: ${JSON.stringify(result.statusCodeStats)}, ${String(result.errors)} errors, ${String(result.timeouts)} timeouts`,
    );
  return { rate: result.requests.average, p99: result.latency.p99 };
}
