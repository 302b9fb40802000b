import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { built, loadBuilt } from '../built.ts';

/** The built service in a process of its own, on an embedded Postgres in a temporary folder. */
export interface StartedService {
  readonly url: string;
  readonly key: string;
  post(path: string, body: object): Promise<{ status: number; body: Record<string, unknown> }>;
  get(path: string): Promise<{ status: number; body: Record<string, unknown> }>;
  stop(): Promise<void>;
}

/** Time (ms) that a start has on a busy machine; one that takes longer is ended, and leaves nothing behind. */
const START_TIMEOUT = 240_000;

/** Starts `dist/main.js` with these settings added to the environment; resolves when it answers. */
export async function startBuiltService(environment: Readonly<Record<string, string>>): Promise<StartedService> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'hiring-signals-'));
  const settings = { ...process.env, PORT: '0', DATA_DIR: dataFolder, DATABASE_URL: '', ...environment };
  const child = spawn(process.execPath, [built('main.js')], { stdio: ['ignore', 'pipe', 'inherit'], env: settings });
  const output = await outputUntil(child, /Ctrl-C ends/).catch(async (error: unknown) => {
    await end(child);
    await rm(dataFolder, { recursive: true, force: true });
    throw error;
  });
  const url = /Swagger UI\s+(\S+)\/docs/.exec(output)?.[1] ?? '';
  const key = /API key\s+(hs_\S+)/.exec(output)?.[1] ?? (await makeKey(settings));
  const call = async (path: string, init: RequestInit): Promise<{ status: number; body: Record<string, unknown> }> => {
    const answer = await fetch(`${url}${path}`, {
      ...init,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  return {
    url,
    key,
    post: (path, body) => call(path, { method: 'POST', body: JSON.stringify(body) }),
    get: (path) => call(path, {}),
    stop: async () => {
      await end(child);
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

/** Without a command's process, which would load the database once more. */
async function makeKey({
  DATABASE_URL,
  DATA_DIR,
}: Readonly<Record<'DATABASE_URL' | 'DATA_DIR', string>>): Promise<string> {
  const { openDatabase } = await loadBuilt<typeof import('../../src/db/database.js')>('db/database.js');
  const { ApiKeys } = await loadBuilt<typeof import('../../src/accounts/api-keys.js')>('accounts/api-keys.js');
  const database = await openDatabase({ DATABASE_URL, DATA_DIR, DATABASE_POOL_SIZE: 1 });
  try {
    return (await new ApiKeys(database).create('score', 2_000_000_000)).key;
  } finally {
    await database.close();
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/** @throws Error when the process ends before it printed the mark, or does not print it in time */
async function outputUntil(child: ChildProcess, mark: RegExp): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    setTimeout(() => {
      reject(new Error(`the service was not ready within ${String(START_TIMEOUT / 1000)} s: ${output}`));
    }, START_TIMEOUT).unref();
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (mark.test(output)) resolve(output);
    });
    child.once('exit', (code) => {
      reject(new Error(`the service ended with ${String(code)} before it answered: ${output}`));
    });
  });
}
