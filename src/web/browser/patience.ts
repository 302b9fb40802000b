import { setTimeout as sleep } from 'node:timers/promises';

/** Pause (ms) between two looks at how much the browser worked. */
const LOOK_INTERVAL = 500;
/** The share of a page's time that counts as all of it: no process has a processor quite for itself. */
const ENOUGH = 0.9;
/** The clock ends what does not work and does not answer either, after so many times what a page has. */
const CLOCK_FACTOR = 4;

/**
 * Resolves when a page has had `time` (ms) to answer. What counts, from the middle of it on, is how long the busiest
 * process of its browser worked: a browser that gets no turn on a busy machine is waited for. Where that cannot be told
 * the clock counts.
 */
export async function patience(
  time: number,
  workOfBrowser: () => ReadonlyMap<number, number>,
  signal: AbortSignal,
): Promise<void> {
  const pause = (ms: number): Promise<void> => sleep(ms, undefined, { signal, ref: false });
  await pause(time / 2);
  let known = workOfBrowser();
  let had = time / 2;
  for (let waited = had; had < time * ENOUGH && waited < time * CLOCK_FACTOR; waited += LOOK_INTERVAL) {
    await pause(LOOK_INTERVAL);
    const work = workOfBrowser();
    had += work.size === 0 ? LOOK_INTERVAL : busiest(known, work);
    known = work;
  }
}

function busiest(before: ReadonlyMap<number, number>, after: ReadonlyMap<number, number>): number {
  return Math.max(...[...after].map(([pid, time]) => time - (before.get(pid) ?? time)));
}
