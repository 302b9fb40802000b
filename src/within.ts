import { setTimeout as sleep } from 'node:timers/promises';

/** How often (ms) time that passes is counted. */
const PAUSE = 100;

/**
 * What comes within so many milliseconds. Only time counts in which this process could hear of it: a pause that ends
 * late, because its thread computed or a busy machine left it waiting, counts as what it was to be. A first run loads
 * its readers for most of a second, beside a dozen busy processes for six.
 * @throws Error when nothing has come
 */
export async function within<T>(milliseconds: number, coming: Promise<T>): Promise<T> {
  const over = new AbortController();
  try {
    return await Promise.race([coming, late(milliseconds, over.signal)]);
  } finally {
    over.abort();
  }
}

async function late(milliseconds: number, signal: AbortSignal): Promise<never> {
  for (let waited = 0; waited < milliseconds; waited += PAUSE) await sleep(PAUSE, undefined, { signal });
  throw new Error(`no answer within ${String(milliseconds)} ms`);
}
