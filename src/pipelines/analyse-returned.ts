import { finding } from '../findings/finding.js';
import { nameOf, type Disposition, type FoundPosting, type JudgedPosting } from '../postings/posting.js';
import type { PlaceHints } from '../postings/text/place-judgement.js';
import type { Using } from '../runs/pipeline.js';
import { ReadingGivenUpError } from '../runs/reading-threads.js';
import { readAside } from './read-aside.js';

/** The returned postings completed by what their texts say. */
export async function analyseReturned(
  postings: readonly JudgedPosting[],
  context: Using<'readers'>,
): Promise<JudgedPosting[]> {
  const analysed: JudgedPosting[] = [];
  for (const posting of postings)
    analysed.push(posting.disposition === 'returned' ? await analysedAside(posting, context) : posting);
  return analysed;
}

/** A run's last step for postings that need nothing more: analyses and stores them; answers how many are returned. */
export async function storeAnalysed(postings: readonly JudgedPosting[], context: Using<'readers'>): Promise<number> {
  const analysed = await analyseReturned(postings, context);
  await context.savePostings(analysed);
  return countOf(analysed, 'returned');
}

/** The posting completed by what its text says; as it is, with a finding, where reading that takes too long. */
export async function analysedAside<Posting extends FoundPosting>(
  posting: Posting,
  context: Using<'readers'>,
  hints: PlaceHints = {},
): Promise<Posting> {
  try {
    const { fields, evidence } = posting;
    const { read, findings } = await readAside(context, 'posting', { fields, evidence }, hints);
    context.report(...findings);
    return { ...posting, ...read };
  } catch (error) {
    if (!(error instanceof ReadingGivenUpError)) throw error;
    context.report(finding('page_not_read', nameOf(posting), { detail: error.message }));
    return posting;
  }
}

/** How many postings have that verdict. */
export function countOf(postings: readonly JudgedPosting[], disposition: Disposition): number {
  return postings.filter((posting) => posting.disposition === disposition).length;
}
