import type { Enrichment } from './enrich-person.schema.js';

/** One question to somebody, as the result shows it: of the domain, of the waterfall, or to a verifier. */
export type Attempt = Enrichment['attempts'][number];

/** What came of a question, and the time it took. */
export async function timed<T>(ask: () => Promise<T>): Promise<{ answer: T; duration_ms: number }> {
  const startedAt = performance.now();
  const answer = await ask();
  return { answer, duration_ms: Math.round(performance.now() - startedAt) };
}
