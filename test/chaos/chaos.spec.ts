import { expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';

it('nothing is lost when workers die and connections are cut: the short form of `npm run chaos`', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['test/chaos/chaos.ts', '--short'], {
    encoding: 'utf8',
  });
  // What was promised and not kept stands in the output.
  expect([status, stdout + stderr]).toEqual([0, expect.any(String)]);
}, 300_000);
