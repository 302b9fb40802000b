/** Exit code of a command that Ctrl-C ended, as shells have it. */
export const INTERRUPTED = 130;

/** Ctrl-C, what a process manager sends, and a terminal that is closed. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** Time (ms) in which a signal that comes again is the same one: npm and the terminal both hand Ctrl-C on. */
const SAME_SIGNAL = 500;
/** Time (ms) to close in. A step that does not look at its signal must not hold the process: another worker takes its run over. */
const CLOSING_TIMEOUT = 10_000;

/** Aborted by the first signal: the command ends what it does in good order. The second one ends the process. */
export function interruption(): AbortSignal {
  const controller = new AbortController();
  let interruptedAt = 0;
  const stop = (): void => {
    if (!controller.signal.aborted) {
      interruptedAt = Date.now();
      console.error('Ending with what is there. Once more ends at once.');
      controller.abort();
    } else if (Date.now() - interruptedAt > SAME_SIGNAL) process.exit(INTERRUPTED);
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  return controller.signal;
}

/**
 * Opens something, works with it, and leaves it open. From now on a signal closes it, even while it is being opened, and ends
 * the process: 0 where it closed within ten seconds. An embedded Postgres is so left in good order at any moment.
 * @throws what opening or the work throws, where no signal has come
 */
export async function useUntilSignal<T extends { close: () => Promise<void> }>(
  opening: Promise<T>,
  work: (opened: T) => Promise<void>,
): Promise<void> {
  const closing = new AbortController();
  const close = async (): Promise<void> => {
    if (closing.signal.aborted) return;
    closing.abort();
    setTimeout(() => process.exit(1), CLOSING_TIMEOUT).unref();
    try {
      await (await opening).close();
      process.exit(0);
    } catch (error) {
      console.error(error);
      process.exit(1);
    }
  };
  for (const signal of SIGNALS) process.on(signal, () => void close());
  try {
    const opened = await opening;
    if (!closing.signal.aborted) await work(opened);
  } catch (error) {
    // Work whose ground is closed under it fails: that is no news.
    if (!closing.signal.aborted) throw error;
  }
}
