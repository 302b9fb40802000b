/** Exit code of a command that Ctrl-C ended, as shells have it. */
export const INTERRUPTED = 130;

/** Aborted by the first Ctrl-C or SIGTERM: the command ends what it does in good order. The second one ends the process. */
export function interruption(): AbortSignal {
  const controller = new AbortController();
  const signals = ['SIGINT', 'SIGTERM'] as const;
  const stop = (): void => {
    for (const signal of signals) process.off(signal, stop);
    console.error('Ending with what is there. Once more ends at once.');
    controller.abort();
  };
  for (const signal of signals) process.on(signal, stop);
  return controller.signal;
}
