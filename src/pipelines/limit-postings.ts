import { finding } from '../findings/finding.js';
import type { Searched } from '../listings/job-board.js';
import type { JudgedPosting } from '../postings/posting.js';
import type { Using } from '../runs/pipeline.js';
import { countOf } from './analyse-returned.js';

/** The first postings that the caller's limits and credits allow; the others are dropped, and a finding says so. */
export async function limitPostings(
  postings: readonly JudgedPosting[],
  context: Using<'credits'>,
): Promise<readonly JudgedPosting[]> {
  const seen = countOf(postings, 'returned');
  const { most, limit } = await context.credits.allowance(seen);
  if (limit === undefined || most >= seen) return postings;
  context.report(finding(limit, 'the run', { seen, kept: most }));
  let left = most;
  return postings.map((posting) =>
    posting.disposition !== 'returned' || left-- > 0
      ? posting
      : { ...posting, disposition: 'dropped', reason: `beyond what the run may return (${limit})` },
  );
}

/** Tells that a search ended because it had as many postings as were asked for. */
export function reportMaxJobs(
  { postings, total = Infinity }: Pick<Searched, 'postings' | 'total'>,
  most: number | undefined,
  context: Using<'credits'>,
): void {
  if (most === undefined || total <= most || countOf(postings, 'returned') < most) return;
  context.report(finding('max_jobs_reached', 'the run', { kept: most, ...(total !== Infinity && { seen: total }) }));
}
