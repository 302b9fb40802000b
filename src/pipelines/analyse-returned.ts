import { setImmediate } from 'node:timers/promises';
import { analysePosting } from '../postings/analyse.js';
import type { Disposition, JudgedPosting } from '../postings/posting.js';
import type { RunContext } from '../runs/pipeline.js';

/** The returned postings completed by what their texts say. */
export async function analyseReturned(
  postings: readonly JudgedPosting[],
  { signal }: RunContext,
): Promise<JudgedPosting[]> {
  const analysed: JudgedPosting[] = [];
  for (const posting of postings) {
    // The texts of a large result take seconds: the worker's heartbeat has to come in between.
    if (analysed.length % 10 === 0) await setImmediate(undefined, { signal });
    analysed.push(posting.disposition === 'returned' ? { ...posting, ...analysePosting(posting) } : posting);
  }
  return analysed;
}

/** How many postings have that verdict. */
export function countOf(postings: readonly JudgedPosting[], disposition: Disposition): number {
  return postings.filter((posting) => posting.disposition === disposition).length;
}
