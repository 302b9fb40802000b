import { describe, expect, it } from '@jest/globals';
import { patience } from './patience.js';

const TIME = 400;
const never = new AbortController().signal;
/** A browser of two processes that tells each time it is asked that the busier one worked so much (ms) more. */
const working = (each: number): (() => ReadonlyMap<number, number>) => {
  let asked = 0;
  return () =>
    new Map([
      [1, 70],
      [2, each * asked++],
    ]);
};
const first = (...ends: readonly (readonly [name: string, end: Promise<void>])[]): Promise<string> =>
  Promise.race(ends.map(([name, end]) => end.then(() => name)));

describe('patience with a page', () => {
  it('ends sooner where its browser worked than where it got no turn, and ends there too', async () => {
    const starved = patience(TIME, working(0), never);
    expect(await first(['starved', starved], ['busy', patience(TIME, working(500), never)])).toBe('busy');
    await starved;
  });

  it('goes by the clock where nothing tells how much the browser worked', async () => {
    const starved = patience(TIME, working(0), never);
    const untold = patience(TIME, () => new Map(), never);
    expect(await first(['starved', starved], ['untold', untold])).toBe('untold');
    await starved;
  });
});
