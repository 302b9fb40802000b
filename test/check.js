/**
 * `npm run check`: types and lint in one process, formatting beside it. What one of them printed is shown when it has
 * ended; exit 1 when any of them found something. `--beside PROGRAM …` runs that program meanwhile, with what it
 * prints: the checks then take only the time of the processors that it leaves them.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';

const CHECKS = [
  // Trees of syntax live shortly: with this much room for the young, checking all files takes a sixth less computing.
  [process.execPath, '--max-semi-space-size=64', join(import.meta.dirname, 'types-and-lint.js')],
  // What it has found well formatted is not read again until it changes.
  [process.execPath, 'node_modules/prettier/bin/prettier.cjs', '--check', '--cache', '--log-level', 'warn', '.'],
];

const at = process.argv.indexOf('--beside');
const beside = at < 0 ? undefined : process.argv.slice(at + 1);

await Promise.all([
  ...CHECKS.map(async ([program, ...parameters]) => {
    const child = spawn(program, parameters);
    if (beside && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
    await ended(child);
    if (output !== '') console.error(output.trimEnd());
  }),
  ...(beside ? [ended(spawn(beside[0], beside.slice(1), { stdio: 'inherit' }))] : []),
]);

async function ended(child) {
  const [code] = await once(child, 'close');
  if (code !== 0) process.exitCode = 1;
}
