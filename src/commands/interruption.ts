/** Exit code of a command that Ctrl-C ended, as shells have it. */
export const INTERRUPTED = 130;

/** Ctrl-C, what a process manager sends, and a terminal that is closed. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** Time (ms) in which a signal that comes again is the same one: npm and the terminal both hand Ctrl-C on. */
const SAME_SIGNAL = 500;
/**
 * Time (ms) to close in. A step that does not look at its signal must not hold the process: another worker takes its
 * run over.
 */
const CLOSING_TIMEOUT = 10_000;

/** Something that is open until it is closed: a database, a service. */
interface Closable {
  close(): Promise<void>;
}

/**
 * Aborted by the first signal, which is answered by a line at once: the command ends in good order. The second one ends
 * the process.
 */
export function interruption(ends = 'Ending with what is there'): AbortSignal {
  const controller = new AbortController();
  let interruptedAt = 0;
  const stop = (): void => {
    if (!controller.signal.aborted) {
      interruptedAt = Date.now();
      console.error(`${ends}. Once more ends at once.`);
      controller.abort();
    } else if (Date.now() - interruptedAt > SAME_SIGNAL) process.exit(INTERRUPTED);
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  return controller.signal;
}

/**
 * Opens something, works with it, and leaves it open. From now on a signal closes it and ends the process: 0 where it
 * closed within ten seconds. While it is still being opened, `open` learns of the signal, may give up by throwing once
 * nothing is left open, and has the time that it needs: an embedded Postgres is left in good order at any moment.
 * @throws what opening or the work throws, where no signal has come
 */
export async function useUntilSignal<T extends Closable>(
  open: (signal: AbortSignal) => Promise<T>,
  work: (opened: T) => Promise<void> | void,
): Promise<void> {
  const signal = interruption('Ending in good order');
  let opened: T | undefined;
  signal.addEventListener('abort', () => {
    if (opened) void closeAndExit(opened);
  });
  try {
    opened = await open(signal);
    if (signal.aborted) await closeAndExit(opened);
    else await work(opened);
  } catch (error) {
    if (!signal.aborted) throw error;
    // Nothing was opened. Otherwise it is being closed, and work whose ground is closed under it fails: that is no
    // news.
    if (!opened) process.exit(0);
  }
}

async function closeAndExit(opened: Closable): Promise<never> {
  setTimeout(() => {
    console.error(`Ended without waiting longer than ${String(CLOSING_TIMEOUT / 1000)} s.`);
    process.exit(1);
  }, CLOSING_TIMEOUT).unref();
  try {
    await opened.close();
    process.exit(0);
  } catch (error) {
    console.error(error);
    process.exit(1);
  }
}
