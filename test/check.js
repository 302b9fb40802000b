/**
 * `npm run check`: types, formatting and lint, two at a time: the two that take long are single-threaded. What one of
 * them printed is shown when it has ended; exit 1 when any of them found something. `--beside PROGRAM …` runs that
 * program meanwhile, with what it prints: the checks then take only the time of the processors that it leaves them.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';

const CHECKS = [
  [['eslint', '.']],
  [
    ['tsc', '-p', 'tsconfig.json'],
    ['prettier', '--check', '--log-level', 'warn', '.'],
  ],
];

const at = process.argv.indexOf('--beside');
const beside = at < 0 ? undefined : process.argv.slice(at + 1);

await Promise.all([
  ...CHECKS.map(async (programs) => {
    for (const [program, ...parameters] of programs) {
      const child = spawn(join('node_modules', '.bin', program), parameters, { shell: process.platform === 'win32' });
      if (beside && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
      let output = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
      await ended(child);
      if (output !== '') console.error(output.trimEnd());
    }
  }),
  ...(beside ? [ended(spawn(beside[0], beside.slice(1), { stdio: 'inherit' }))] : []),
]);

async function ended(child) {
  const [code] = await once(child, 'close');
  if (code !== 0) process.exitCode = 1;
}
