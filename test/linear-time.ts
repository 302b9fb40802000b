import { expect } from '@jest/globals';

/** So often what took too long is measured again: the collection of other garbage may fall into it. */
const TRIES = 3;

/**
 * Four times the text may take ten times the time, and half a second: what is quadratic takes sixteen times as long.
 */
export function expectLinear(size: number, work: (size: number) => void): void {
  work(size / 10);
  const quarter = cpuMilliseconds(() => {
    work(size / 4);
  });
  const most = 10 * quarter + 500;
  const wholeOf = (): number =>
    cpuMilliseconds(() => {
      work(size);
    });
  let whole = wholeOf();
  for (let tries = 1; whole >= most && tries < TRIES; tries++) whole = wholeOf();
  expect(whole).toBeLessThan(most);
}

/** Time this process computes for it: other work on the machine does not count. */
function cpuMilliseconds(work: () => void): number {
  const before = process.cpuUsage().user;
  work();
  return (process.cpuUsage().user - before) / 1000;
}
