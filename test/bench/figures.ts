/** The middle of some measurements. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

/** Milliseconds that the work takes. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/** Least, middle and most, in one unit. */
export function spread(values: readonly number[], unit: string): string {
  const sorted = values.toSorted((a, b) => a - b);
  return `${median(values).toFixed(1)} ${unit} (${(sorted[0] ?? NaN).toFixed(1)} to ${(sorted.at(-1) ?? NaN).toFixed(1)}, ${String(values.length)} runs)`;
}

/** What is asked of a figure and whether it is met; a bench that misses something ends with exit code 1. */
export function verdict(isMet: boolean, asked: string): string {
  if (!isMet) process.exitCode = 1;
  return `(asked: ${asked}: ${isMet ? 'met' : 'NOT MET'})`;
}
