import { describe, expect, it } from '@jest/globals';
import { setImmediate as turn } from 'node:timers/promises';
import { Semaphore } from './semaphore.js';

const never = new AbortController().signal;

describe('places', () => {
  it('are taken in the order of coming, and given to the next one', async () => {
    const places = new Semaphore(2);
    const entered: number[] = [];
    const all = [0, 1, 2, 3].map(async (number) => {
      const leave = await places.take(never);
      entered.push(number);
      return leave;
    });
    await turn();
    expect(entered).toEqual([0, 1]);
    (await all[1])?.();
    await turn();
    expect(entered).toEqual([0, 1, 2]);
    (await all[0])?.();
    (await all[2])?.();
    (await all[3])?.();
    expect(entered).toEqual([0, 1, 2, 3]);
    await Promise.all([places.take(never), places.take(never)]);
  });

  it('are not kept for one that has gone', async () => {
    const places = new Semaphore(1);
    const leave = await places.take(never);
    const gone = new AbortController();
    const waiting = places.take(gone.signal);
    const next = places.take(never);
    gone.abort(new Error('gone'));
    await expect(waiting).rejects.toThrow('gone');
    leave();
    await next;
    await expect(places.take(gone.signal)).rejects.toThrow('gone');
  });
});
