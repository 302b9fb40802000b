/** One question to somebody, as the result shows it: of the domain, of the waterfall, or to a verifier. */
export interface Attempt {
  readonly provider: string;
  readonly outcome: string;
  readonly duration_ms: number;
  /** Null where nobody knows what it cost. */
  readonly credits: number | null;
}

/** What came of a question, and the time it took. */
export async function timed<T>(ask: () => Promise<T>): Promise<{ answer: T; duration_ms: number }> {
  const startedAt = performance.now();
  const answer = await ask();
  return { answer, duration_ms: Math.round(performance.now() - startedAt) };
}
