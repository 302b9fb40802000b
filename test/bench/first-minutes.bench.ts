import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { timed, verdict } from './figures.ts';

const execute = promisify(execFile);
const STARTS = 3;

/**
 * What a newcomer waits for, in a fresh clone of what is committed: packages and the demo, then the service. `npm ci`
 * asks the registry.
 */
export async function run(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'first-minutes-'));
  try {
    await execute('git', ['clone', '--quiet', '.', folder]);
    const packages = await timed(() => execute('npm', ['ci'], { cwd: folder }));
    // The first commands of all build: one builds, whoever else asks waits for it.
    const help = (): Promise<unknown> => execute('npm', ['run', 'key', '--', '--help'], { cwd: folder });
    const building = await timed(() => Promise.all([help(), help(), help()]));
    const demo = await timed(() => execute('npm', ['run', 'demo'], { cwd: folder }));
    const seconds = (packages + building + demo) / 1000;
    console.log(
      `  npm ci ${(packages / 1000).toFixed(0)} s, three commands at once that build ${(building / 1000).toFixed(0)} s, npm run demo ${(demo / 1000).toFixed(0)} s: a row after ${seconds.toFixed(0)} s ${verdict(seconds < 120, 'below 120 s')}`,
    );
    for (let start = 1; start <= STARTS; start++) {
      const ready = (await timeToReady(folder)) / 1000;
      const which = start === 1 ? ', the first one, which makes its Postgres' : '';
      console.log(`  npm start, built${which}: ready after ${ready.toFixed(1)} s ${verdict(ready < 5, 'below 5 s')}`);
    }
  } finally {
    // The folder is closed to others: for root, Postgres keeps its files elsewhere.
    for (const data of ['.data', '.data-demo']) {
      const files = await realpath(join(folder, data, 'postgres')).catch(() => undefined);
      if (files !== undefined) await rm(files, { recursive: true, force: true });
    }
    await rm(folder, { recursive: true, force: true });
  }
}

/** Milliseconds from `npm start` to the first good answer of /readyz. */
async function timeToReady(folder: string): Promise<number> {
  const service = spawn('npm', ['start'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'ignore'],
    // A group of its own: npm hands no signal on to what it started.
    detached: true,
    env: { ...process.env, PORT: '0' },
  });
  let output = '';
  service.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(service, 'close');
  const milliseconds = await timed(async () => {
    for (;;) {
      const url = /Swagger UI\s+(\S+)\/docs/.exec(output)?.[1];
      if (url !== undefined && (await fetch(`${url}/readyz`)).ok) return;
      if (service.exitCode !== null) throw new Error(`npm start ended: ${output}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  });
  process.kill(-(service.pid ?? NaN), 'SIGTERM');
  await ended;
  return milliseconds;
}
