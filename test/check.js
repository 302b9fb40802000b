/**
 * `npm run check`: types, formatting and lint, two at a time: the two that take long are single-threaded. What one of
 * them printed is shown when it has ended; exit 1 when any of them found something.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const CHECKS = [
  [['eslint', '.']],
  [
    ['tsc', '-p', 'tsconfig.json'],
    ['prettier', '--check', '--log-level', 'warn', '.'],
  ],
];

await Promise.all(
  CHECKS.map(async (programs) => {
    for (const [program, ...parameters] of programs) {
      const child = spawn(join('node_modules', '.bin', program), parameters, { shell: process.platform === 'win32' });
      let output = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
      const [code] = await once(child, 'close');
      if (output !== '') console.error(output.trimEnd());
      if (code !== 0) process.exitCode = 1;
    }
  }),
);
