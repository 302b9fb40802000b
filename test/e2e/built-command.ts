import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@jest/globals';

export type Settings = Readonly<Record<string, string | undefined>>;

/** A command that runs, with what a test asks of it. */
export interface RunningCommand {
  /** What it has printed so far, on both streams. */
  output(): string;
  /** Waits until it has printed this. @throws Error when it ends before, or after 90 s */
  until(mark: RegExp): Promise<string>;
  send(signal: NodeJS.Signals): void;
  /** Its exit code, or the signal that it ended by, when it has ended; with a signal it is sent that first. */
  end(signal?: NodeJS.Signals): Promise<number | NodeJS.Signals | null>;
}

/** Starts a command of the built product, with these settings and no others. */
export function startCommand(file: string, parameters: string[], settings: Settings): RunningCommand {
  const env = { PATH: process.env['PATH'], PORT: '0', ...settings };
  const child = spawn(process.execPath, [join('dist', file), ...parameters], { env });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  const exited = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
  const closed = once(child, 'close');
  return {
    output: () => output,
    until: async (mark) => {
      for (let waited = 0; !mark.test(output); waited += 50) {
        if (waited > 240_000 || child.exitCode !== null) throw new Error(`it did not print ${String(mark)}: ${output}`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      return output;
    },
    send: (signal) => {
      child.kill(signal);
    },
    end: async (signal) => {
      if (signal) child.kill(signal);
      const [code, by] = await exited;
      // What it printed last may come after its end; a Postgres that outlives it keeps its streams open.
      await Promise.race([closed, sleep(LAST_WORDS, undefined, { ref: false })]);
      return code ?? by;
    },
  };
}

/** How long (ms) the last lines of a command may take to come once it has ended. */
const LAST_WORDS = 2_000;
/** Longer (ms) than a signal counts as the same one that npm and the terminal both hand on. */
const AGAIN = 700;
/** Below the minute (ms) that waiting for the lock takes, and more than a busy machine needs to end a process. */
const AT_ONCE = 30_000;

/**
 * Ctrl-C, and once more, at a command that does not come to its end: the test lives and holds the lock of the Postgres
 * in `data`, and who leaves that one waits a minute. It must end at once, as what was interrupted.
 */
export async function interruptTwice(program: RunningCommand, data: string): Promise<void> {
  const lock = join(data, 'postgres-lock');
  writeFileSync(lock, String(process.pid), { flag: 'wx' });
  program.send('SIGINT');
  await program.until(/Once more ends at once\.\n/);
  await sleep(AGAIN);
  const asked = Date.now();
  const code = await program.end('SIGINT');
  rmSync(lock);
  // What the command said is in the failure.
  expect([code, code === 130 ? '' : program.output()]).toEqual([130, '']);
  expect(Date.now() - asked).toBeLessThan(AT_ONCE);
}
