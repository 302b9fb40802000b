import { expect } from '@jest/globals';

/**
 * Four times the text may take ten times the time, and half a second: what is quadratic takes sixteen times as long.
 */
export function expectLinear(size: number, work: (size: number) => void): void {
  work(size / 10);
  const quarter = cpuMilliseconds(() => {
    work(size / 4);
  });
  expect(
    cpuMilliseconds(() => {
      work(size);
    }),
  ).toBeLessThan(10 * quarter + 500);
}

/** Time this process computes for it: other work on the machine does not count. */
function cpuMilliseconds(work: () => void): number {
  const before = process.cpuUsage().user;
  work();
  return (process.cpuUsage().user - before) / 1000;
}
