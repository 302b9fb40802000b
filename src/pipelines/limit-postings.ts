import { finding } from '../findings/finding.js';
import type { Searched } from '../listings/job-board.js';
import type { JudgedPosting } from '../postings/posting.js';
import { reasonOf } from '../postings/reasons.js';
import type { Using } from '../runs/pipeline.js';
import { countOf } from './analyse-returned.js';

/** Limits of the caller and of the key, by the codes of their findings, which are those of the reasons, too. */
export const SPENDING_LIMITS = ['max_jobs_reached', 'max_credits_reached', 'credits_reached'] as const;

/** True for a posting that nothing but a limit kept out. */
export function isBeyondLimit({ disposition, reasonCode }: JudgedPosting): boolean {
  return disposition === 'dropped' && SPENDING_LIMITS.some((limit) => limit === reasonCode);
}

/**
 * The first postings that the caller's limits and credits allow; the others are dropped, and a finding says so. Those
 * that are paid for already cost nothing.
 */
export async function limitPostings(
  postings: readonly JudgedPosting[],
  context: Using<'credits'>,
  isPaid: (posting: JudgedPosting) => boolean = () => false,
): Promise<readonly JudgedPosting[]> {
  const seen = countOf(postings, 'returned');
  const paid = postings.filter((posting) => posting.disposition === 'returned' && isPaid(posting)).length;
  const { most, limit } = await context.credits.allowance(seen, paid);
  if (limit === undefined || most >= seen) return postings;
  context.report(finding(limit, 'the run', { seen, kept: most }));
  let left = most;
  let unpaidLeft = limit === 'max_jobs_reached' ? most : most - paid;
  const isKept = (posting: JudgedPosting): boolean => (isPaid(posting) || unpaidLeft-- > 0) && left-- > 0;
  return postings.map((posting) =>
    posting.disposition !== 'returned' || isKept(posting)
      ? posting
      : { ...posting, disposition: 'dropped', ...reasonOf(limit) },
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
