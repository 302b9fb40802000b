import { setTimeout as sleep } from 'node:timers/promises';
import { isUnavailable } from '../../db/database.js';

/** Pause (ms) before Postgres is asked again. */
const PAUSE = 1000;

/**
 * A store that waits while Postgres is away: an attempt goes on where it was, and the answer to a paid call is not
 * lost. A statement may be sent twice then; every one of a store's bears that. Waiting ends with an error when the
 * signal aborts.
 */
export function patient<Store extends object>(store: Store, signal: AbortSignal): Store {
  return new Proxy(store, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return (...parameters: unknown[]) =>
        untilAnswered(
          () => Reflect.apply(member as (...given: unknown[]) => Promise<unknown>, target, parameters),
          signal,
        );
    },
  });
}

async function untilAnswered<T>(ask: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      await sleep(PAUSE, undefined, { signal });
    }
  }
}
