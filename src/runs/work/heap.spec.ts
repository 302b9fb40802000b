import { expect, it } from '@jest/globals';
import { getHeapStatistics } from 'node:v8';
import { collectGarbage } from './heap.js';

const heap = (): number => getHeapStatistics().total_physical_size;

/** Makes some twenty megabytes that nobody holds afterwards: what the heap was with them. */
function fill(): number {
  const held = Array.from({ length: 500_000 }, (_, number) => ({ number }));
  return held.length > 0 ? heap() : NaN;
}

it('gives the pages of what nobody holds any more back at once', () => {
  collectGarbage();
  const before = heap();
  const meanwhile = fill();
  collectGarbage();
  expect(meanwhile - before).toBeGreaterThan(10_000_000);
  expect(heap() - before).toBeLessThan((meanwhile - before) / 2);
});
