import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/**
 * A worker of the built product in a process of its own, so that it can be killed. `pipe` lets a test read what it
 * prints.
 */
export function startWorkerProcess(
  databaseUrl: string,
  settings: Readonly<Record<string, string>>,
  stdio: 'ignore' | 'pipe' = 'ignore',
): ChildProcess {
  return spawn(process.execPath, ['dist/main.js'], {
    stdio,
    env: {
      ...process.env,
      ROLE: 'worker',
      PORT: '0',
      DATABASE_URL: databaseUrl,
      ALLOW_PRIVATE_ADDRESSES: 'true',
      ...settings,
    },
  });
}

/** Ends it, unless it has ended. */
export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null && child.kill('SIGTERM')) await once(child, 'exit');
}
