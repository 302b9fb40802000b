import { wordPattern } from '../word-pattern.js';
import { AND_WORDS } from '../words/and-words.js';
import { alternativesOf, anyOfWords } from '../words/pattern-parts.js';
import { YEAR_WORDS } from '../words/years/year-words.js';

/** "In" in other languages than those in which it is "and". */
const ALSO_IN = ['in', 'i'];
const AND = anyOfWords(AND_WORDS.filter((word) => !ALSO_IN.includes(word)));
/** As old is who may work at all, drive or serve. */
const AGE = String.raw`(?:1[4-9]|2[01])`;
const LEAST_AGE = wordPattern(
  String.raw`(?<!\p{L})(?:${alternativesOf(YEAR_WORDS, 'atLeast')})\s${AGE}\s(?:${alternativesOf(YEAR_WORDS, 'years')})\s${AND}\s`,
  'iu',
);
/** So far (characters) around the years stand those words. */
const AROUND = 30;

/** "At least 16 years and reliable": how old somebody is; nobody is asked for so many years of nothing by name. */
export function isLeastAge(text: string, { start, end }: { readonly start: number; readonly end: number }): boolean {
  return LEAST_AGE.test(text.slice(Math.max(0, start - AROUND), end + AROUND));
}
