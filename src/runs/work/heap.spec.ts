import { describe, expect, it } from '@jest/globals';
import { getHeapStatistics } from 'node:v8';
import { collectGarbage, HeldHeap } from './heap.js';

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

describe('a heap that is held', () => {
  /** A heap of `size` bytes, of which `live` stay: `collected` counts. */
  function heapOf(size: number): { size: number; live: number; collected: number; held: HeldHeap } {
    const state = { size, live: size, collected: 0 };
    const collect = (): void => {
      state.collected++;
      state.size = state.live;
    };
    return Object.assign(state, { held: new HeldHeap(20, () => state.size, collect) });
  }

  it('is collected when it has grown by more than may be held, not before', () => {
    const heap = heapOf(100);
    heap.size = 120;
    heap.held.giveBack();
    expect([heap.collected, heap.held.grown]).toEqual([0, 0]);
    heap.size = 121;
    heap.held.giveBack();
    expect([heap.collected, heap.size, heap.held.grown]).toEqual([1, 100, 0]);
  });

  it('is not collected again after each text when much of it stays', () => {
    const heap = heapOf(100);
    Object.assign(heap, { size: 140, live: 135 });
    for (let text = 0; text < 100; text++) heap.held.giveBack();
    expect([heap.collected, heap.held.grown]).toEqual([1, 35]);
    Object.assign(heap, { size: 156, live: 145 });
    heap.held.giveBack();
    expect([heap.collected, heap.held.grown]).toEqual([2, 45]);
  });

  it('counts its growth from a collection that was asked for', () => {
    const heap = heapOf(100);
    Object.assign(heap, { size: 140, live: 115 });
    heap.held.collect();
    Object.assign(heap, { size: 135 });
    heap.held.giveBack();
    expect([heap.collected, heap.held.grown]).toEqual([1, 15]);
  });
});
