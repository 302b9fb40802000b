import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, Pool, type QueryResultRow } from 'pg';
import { built } from '../built.ts';

/** Patience (ms) of a trial that asks until something is so. */
const PATIENCE = 180_000;

/** A Postgres of a trial's own, which can be taken away and brought back under the same address. */
export interface TrialPostgres {
  readonly url: string;
  /** Its data folder. */
  readonly data: string;
  query<Row extends QueryResultRow>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  /** Ends it at once, without a word to its clients, as a crash would. */
  crash(): Promise<void>;
  start(): Promise<void>;
  remove(): Promise<void>;
}

/** `folder` names where its data lie, a temporary folder by default. */
export async function startTrialPostgres(folder?: string): Promise<TrialPostgres> {
  const { startEmbeddedPostgres } = (await import(
    built('db/embedded-postgres.js')
  )) as typeof import('../../src/db/embedded-postgres.js');
  const { findPostgresBinaries, postgresUser } = (await import(
    built('db/postgres-binaries.js')
  )) as typeof import('../../src/db/postgres-binaries.js');
  const home = folder ?? (await mkdtemp(join(tmpdir(), 'trial-')));
  if (postgresUser) await chown(home, postgresUser.uid, postgresUser.gid);
  const binaries = await findPostgresBinaries();
  const data = join(home, 'postgres');
  const onExit = (): void => {
    endServer(data);
    rmSync(home, { recursive: true, force: true });
  };
  process.once('exit', onExit);
  const starting = startEmbeddedPostgres(home, { isRestarted: false });
  // A server that is just starting can be ended only when it has started.
  const onSignal = (): void => {
    const end = (): never => process.exit(1);
    starting.then(end, end);
  };
  process.once('SIGTERM', onSignal).once('SIGINT', onSignal);
  const postgres = await starting;
  const { port } = new URL(postgres.url);
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=200`;
  const pool = new Pool({ connectionString: postgres.url, max: 4 });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    url: postgres.url,
    data,
    query: async <Row extends QueryResultRow>(text: string, values: readonly unknown[] = []) =>
      (await pool.query<Row>(text, [...values])).rows,
    crash: () => binaries.run('pg_ctl', ['stop', '-w', '-m', 'immediate', '-D', data]),
    start: () => binaries.run('pg_ctl', ['start', '-w', '-D', data, '-l', join(data, 'server.log'), '-o', options]),
    remove: async () => {
      process.off('exit', onExit).off('SIGTERM', onSignal).off('SIGINT', onSignal);
      await pool.end();
      await postgres.stop();
      await rm(home, { recursive: true, force: true });
    },
  };
}

/** A database on the Postgres of the tests, for trials that leave Postgres alone: a start of its own costs seconds. */
async function databaseAt(server: string): Promise<TrialPostgres> {
  const name = `trial_${randomBytes(6).toString('hex')}`;
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(`CREATE DATABASE ${name} TEMPLATE template_of_tests`);
  await client.end();
  const url = server.replace(/\/postgres$/, `/${name}`);
  const pool = new Pool({ connectionString: url, max: 4 });
  const refuse = (): Promise<never> => Promise.reject(new Error('the Postgres is shared'));
  return {
    url,
    data: '',
    query: async <Row extends QueryResultRow>(text: string, values: readonly unknown[] = []) =>
      (await pool.query<Row>(text, [...values])).rows,
    crash: refuse,
    start: refuse,
    remove: () => pool.end(),
  };
}

/**
 * Ends the Postgres of a folder at once and waits until it is gone, ten seconds at most: for a process that is ending
 * itself.
 */
function endServer(data: string): void {
  const pulse = new Int32Array(new SharedArrayBuffer(4));
  try {
    const server = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
    process.kill(server, 'SIGQUIT');
    for (let look = 0; look < 200; look++) {
      Atomics.wait(pulse, 0, 0, 50);
      process.kill(server, 0);
    }
  } catch {
    // It does not run.
  }
}

/** A worker, and whether it has begun to take runs. */
export interface WorkerProcess {
  readonly process: ChildProcess;
  readonly isWorking: boolean;
}

/** The built product as processes of its own on one Postgres, so that they can be killed, frozen and watched. */
export interface Crew {
  readonly postgres: TrialPostgres;
  /** Address of the API. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  startWorker(settings?: Readonly<Record<string, string>>): WorkerProcess;
  /** Starts another API process in place of one that was killed. */
  restartApi(): Promise<void>;
  readonly api: ChildProcess;
  /** Triggers a run; its id. @throws where it is not accepted */
  trigger(body: object, path?: string): Promise<string>;
  close(): Promise<void>;
}

/** Trials need no politeness; servers on loopback are reached because this setting says so. */
const SETTINGS = {
  ALLOW_PRIVATE_ADDRESSES: 'true',
  HOST_REQUESTS_PER_SECOND: '100000',
  HOST_CONCURRENCY: '8',
  CRAWL_DELAY_MAX_SECONDS: '0',
  QUEUED_RUNS_MAX: '1000000',
  TRIGGERS_PER_MINUTE: '1000000',
  LOG_LEVEL: 'silent',
  RENDER: 'off',
  PORT: '0',
  SECRETS_KEY: Buffer.alloc(32, 7).toString('base64'),
};

export async function startCrew(
  settings: Readonly<Record<string, string>> = {},
  postgres?: TrialPostgres,
): Promise<Crew> {
  const server = process.env['TEST_POSTGRES_URL'];
  const own = postgres ?? (await (server === undefined ? startTrialPostgres() : databaseAt(server)));
  const onSignal = (): void => void closed().finally(() => process.exit(1));
  process.once('SIGTERM', onSignal).once('SIGINT', onSignal);
  const children = new Set<ChildProcess>();
  // Whatever ends a trial, an error that nobody expected too, leaves none of its processes behind.
  const onExit = (): void => {
    for (const child of children) child.kill('SIGKILL');
  };
  process.once('exit', onExit);
  const spawned = (role: 'api' | 'worker', more: Readonly<Record<string, string>> = {}): ChildProcess => {
    const child = spawn(process.execPath, [built('main.js')], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, ...SETTINGS, ...settings, ...more, ROLE: role, DATABASE_URL: own.url },
    });
    children.add(child);
    child.once('exit', () => children.delete(child));
    return child;
  };
  let closing: Promise<void> | undefined;
  const closed = (): Promise<void> => (closing ??= close());
  const close = async (): Promise<void> => {
    process.off('SIGTERM', onSignal).off('SIGINT', onSignal);
    await Promise.all([...children].map(endProcess));
    process.off('exit', onExit);
    if (!postgres) await own.remove();
  };
  let api = spawned('api');
  let url = await addressOf(api);
  const { ApiKeys } = (await import(built('accounts/api-keys.js'))) as typeof import('../../src/accounts/api-keys.js');
  const { openDatabase } = (await import(built('db/database.js'))) as typeof import('../../src/db/database.js');
  const database = await openDatabase({ DATABASE_URL: own.url, DATA_DIR: tmpdir(), DATABASE_POOL_SIZE: 2 });
  const { key } = await new ApiKeys(database).create('trial', 10_000_000);
  await database.close();
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  return {
    postgres: own,
    headers,
    get url() {
      return url;
    },
    get api() {
      return api;
    },
    startWorker: (more) => {
      const process = spawned('worker', more);
      let isWorking = false;
      process.stdout?.once('data', () => (isWorking = true));
      return {
        process,
        get isWorking() {
          return isWorking && process.exitCode === null && process.signalCode === null;
        },
      };
    },
    restartApi: async () => {
      api = spawned('api');
      url = await addressOf(api);
    },
    trigger: async (body, path = '/v1/scrape-career-pages/async') => {
      const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
      const told = (await answer.json()) as Record<string, unknown>;
      const id = told['request_id'] ?? told['run_id'];
      if (!answer.ok || typeof id !== 'string') throw new Error(`${String(answer.status)} ${JSON.stringify(told)}`);
      return id;
    },
    close: closed,
  };
}

/** Ends it, unless it has ended. */
export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  // A process that a trial has stopped hears nothing else.
  child.kill('SIGCONT');
  await ended;
}

/** Asks until the answer is not undefined. @throws when that takes too long */
export async function until<T>(ask: () => Promise<T | undefined> | T | undefined, patience = PATIENCE): Promise<T> {
  const deadline = Date.now() + patience;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (Date.now() > deadline) throw new Error('it did not happen in time');
    await sleep(20);
  }
}

async function addressOf(api: ChildProcess): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    api.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const url = /Swagger UI\s+(\S+)\/docs[\s\S]*Ctrl-C/.exec(output)?.[1];
      if (url !== undefined) resolve(url);
    });
    api.once('exit', (code) => {
      reject(new Error(`the service ended with ${String(code)} before it answered`));
    });
  });
}
