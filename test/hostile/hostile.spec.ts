import { expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';

it('servers and pages that mean us no good stop nothing, and are told: the short form of `npm run hostile`', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['test/hostile/hostile.ts', '--short'], {
    encoding: 'utf8',
  });
  // What was promised and not kept stands in the output.
  expect(status === 0 ? '' : stdout + stderr).toBe('');
});
