import { finding, type Finding } from '../findings/finding.js';
import { nameOf, type Disposition, type JudgedPosting } from '../postings/posting.js';
import { withoutList } from '../postings/said-of-list.js';
import type { PlaceHints } from '../postings/text/places/place-judgement.js';
import type { Using } from '../runs/pipeline.js';
import { ReadingGivenUpError } from '../runs/work/reading-threads.js';
import { readAside } from './read-aside.js';

/** Time (ms) after which what was analysed is stored, so that another worker can go on there. Most runs need less. */
const PART_TIME = 2000;

interface Analysis {
  readonly hints?: PlaceHints;
  /** True for a posting whose text was read by an earlier run. */
  readonly isKnown?: (posting: JudgedPosting) => boolean;
  /** In place of `PART_TIME`. */
  readonly partTime?: number;
}

/** The returned postings completed by what their texts say: part by part of the present step, where that takes long. */
export async function analyseReturned(
  postings: readonly JudgedPosting[],
  context: Using<'readers'>,
  { hints = {}, isKnown = () => false, partTime = PART_TIME }: Analysis = {},
): Promise<JudgedPosting[]> {
  const analysed = recallParts(context);
  let part: JudgedPosting[] = [];
  let findings: Finding[] = [];
  let since = Date.now();
  for (const posting of postings.slice(analysed.length)) {
    const isOpen = posting.disposition === 'returned' && !isKnown(posting);
    const { read, findings: found } = isOpen
      ? await analyseAside(posting, context, hints)
      : { read: posting, findings: [] };
    part.push(withoutList(read));
    findings.push(...found);
    if (Date.now() - since < partTime) continue;
    analysed.push(...(await context.remember(partFrom(analysed.length), part, findings)));
    [part, findings, since] = [[], [], Date.now()];
  }
  context.report(...findings);
  return [...analysed, ...part];
}

function recallParts(context: Using<'readers'>): JudgedPosting[] {
  const analysed: JudgedPosting[] = [];
  const next = (): readonly JudgedPosting[] | undefined => context.recall(partFrom(analysed.length));
  for (let part = next(); part; part = next()) analysed.push(...part);
  return analysed;
}

/** Key of the part that begins with the posting at this place. */
function partFrom(place: number): string {
  return `from ${String(place)}`;
}

/** A run's last step for postings that need nothing more: analyses and stores them; answers how many are returned. */
export async function storeAnalysed(postings: readonly JudgedPosting[], context: Using<'readers'>): Promise<number> {
  const analysed = await analyseReturned(postings, context);
  await context.savePostings(analysed);
  return countOf(analysed, 'returned');
}

/** The posting completed by what its text says; as it is, with a finding, where reading that takes too long. */
async function analyseAside(
  posting: JudgedPosting,
  context: Using<'readers'>,
  hints: PlaceHints,
): Promise<{ readonly read: JudgedPosting; readonly findings: readonly Finding[] }> {
  try {
    const { fields, evidence, extras = {} } = posting;
    const { read, findings } = await readAside(context, 'posting', { fields, evidence, extras }, hints);
    return { read: { ...posting, ...read }, findings };
  } catch (error) {
    if (!(error instanceof ReadingGivenUpError)) throw error;
    return { read: posting, findings: [finding('page_not_read', nameOf(posting), { detail: error.message })] };
  }
}

/** How many postings have that verdict. */
export function countOf(postings: readonly JudgedPosting[], disposition: Disposition): number {
  return postings.filter((posting) => posting.disposition === disposition).length;
}
