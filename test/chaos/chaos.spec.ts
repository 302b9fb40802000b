import { expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';

it('workers that are killed and connections that are cut lose nothing: the short form of `npm run chaos`', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['test/chaos/chaos.ts', '--short'], {
    encoding: 'utf8',
  });
  // What was promised and not kept stands in the output.
  expect([status, stdout + stderr]).toEqual([0, expect.any(String)]);
}, 600_000);
