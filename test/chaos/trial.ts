/** One thing that is done to the service while it works. */
export interface Trial {
  readonly name: string;
  readonly promise: string;
  /**
   * `scale` is 1 for the whole trial; smaller for a short one. @returns what was measured, and whether the promise held
   */
  run(scale: number): Promise<Verdict>;
}

export interface Verdict {
  readonly figure: string;
  readonly held: boolean;
  /** What Graphile Worker alone does in the same trial, where that was measured. */
  readonly beside?: string;
  /** The trial could not be made on this machine. */
  readonly isSkipped?: true;
}

/** The value below which that share of the values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}
