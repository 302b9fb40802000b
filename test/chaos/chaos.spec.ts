import { expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';

it('a worker that is told to end loses nothing: the short form of `npm run chaos`', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['test/chaos/chaos.ts', '--short'], {
    encoding: 'utf8',
  });
  // What was promised and not kept stands in the output.
  expect([status, stdout + stderr]).toEqual([0, expect.any(String)]);
}, 300_000);
