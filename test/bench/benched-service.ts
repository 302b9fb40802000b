import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { built } from '../built.ts';
import type { Database } from '../../src/db/database.ts';

/** As docker-compose.yml starts a worker, and an API process below. */
export const WORKER_MEMORY = {
  NODE_OPTIONS: '--max-semi-space-size=2 --max-old-space-size=1024',
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '32768',
  MALLOC_TRIM_THRESHOLD_: '65536',
};
const SETTINGS = { all: {}, api: { NODE_OPTIONS: '--max-semi-space-size=8' }, worker: WORKER_MEMORY };

/** The built service on a database that the benchmark can look into: one process for each role. */
export interface BenchedService {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly database: Database;
  readonly processes: readonly ChildProcess[];
  /** Starts one more process, which its caller ends. */
  readonly start: (role: 'all' | 'api' | 'worker') => ChildProcess;
  readonly stop: () => Promise<void>;
}

/** Starts a process for each of the roles; the first one answers HTTP. */
export async function startBenchedService(
  roles: readonly ('all' | 'api' | 'worker')[],
  settings: Readonly<Record<string, string>>,
): Promise<BenchedService> {
  const { openDatabase } = (await import(built('db/database.js'))) as typeof import('../../src/db/database.js');
  const { ApiKeys } = (await import(built('accounts/api-keys.js'))) as typeof import('../../src/accounts/api-keys.js');
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const database = await openDatabase({ DATABASE_URL: undefined, DATA_DIR: folder, DATABASE_POOL_SIZE: 4 });
  const environment = {
    ...process.env,
    ...settings,
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    PORT: '0',
    LOG_LEVEL: 'warn',
    ALLOW_PRIVATE_ADDRESSES: 'true',
  };
  const start = (role: 'all' | 'api' | 'worker', stdout: 'pipe' | 'ignore'): ChildProcess =>
    spawn(process.execPath, [built('main.js')], {
      stdio: ['ignore', stdout, 'inherit'],
      env: { ...environment, ...SETTINGS[role], ROLE: role },
    });
  const processes = roles.map((role) => start(role, 'pipe'));
  let output = '';
  for (const [index, { stdout }] of processes.entries())
    stdout?.on('data', (chunk: Buffer) => {
      if (index === 0) output += chunk.toString();
    });
  const stop = async (): Promise<void> => {
    for (const started of processes) {
      started.kill();
      await once(started, 'exit');
    }
    await database.close();
    await rm(folder, { recursive: true, force: true });
  };
  // The Postgres has a process group of its own: Ctrl-C does not reach it.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop().finally(() => process.exit(130)));
  while (!output.includes('Ctrl-C')) {
    if (processes[0]?.exitCode !== null) throw new Error('the service did not start');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const url = /Swagger UI\s+(\S+)\/docs/.exec(output)?.[1] ?? '';
  const { key } = await new ApiKeys(database).create('bench', 100);
  return {
    url,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    database,
    processes,
    start: (role) => start(role, 'ignore'),
    stop,
  };
}
