import { expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

it('no pattern of the product costs more than in proportion to the text it is shown', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['test/patterns/fuzz.ts'], { maxBuffer: 1e7 });
  const lines = stdout.trim().split('\n');
  const { patterns } = JSON.parse(lines.at(-1) ?? '') as { patterns: number };
  expect(patterns).toBeGreaterThan(900);
  // Each line names the pattern, where it stands and the text that it is slow with.
  expect(lines.slice(0, -1)).toEqual([]);
}, 300_000);
