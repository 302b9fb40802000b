import { anyTermsIn } from '../kinds/contract-term.js';
import { alternativesOf } from '../words/pattern-parts.js';
import { YEAR_WORDS } from '../words/years/year-words.js';
import { wordPattern } from '../word-pattern.js';

/** A number of years and what stands around it in its sentence. */
interface SaidYears {
  readonly before: string;
  readonly said: string;
  readonly after: string;
}

/** "3 years contract experience", "3 years contract management experience": what was done, not how long it lasts. */
const IS_EXPERIENCE = wordPattern(
  String.raw`^[\s-](?:\p{L}{5,20}\s|(?:of|d[ei])\s|d['’])?(?:${alternativesOf(YEAR_WORDS, 'experience')})`,
  'iu',
);

/** "A 2-year post for a baker with experience": the contract lasts so long, and nobody is asked for the years. */
export function isTermOfContract({ before, said, after }: SaidYears): boolean {
  const [start, end] = [before.length, before.length + said.length];
  const sentence = before + said + after;
  const isIts = (term: { start: number; end: number }): boolean => term.start <= start && end <= term.end;
  return anyTermsIn(sentence).some((term) => isIts(term) && !IS_EXPERIENCE.test(sentence.slice(term.end)));
}
