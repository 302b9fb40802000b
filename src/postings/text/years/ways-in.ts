import { alternativesOf, shareLanguage } from '../words/pattern-parts.js';
import { OR_WORDS } from '../words/or-words.js';
import { YEAR_WORDS } from '../words/years/year-words.js';
import { wordPattern } from '../word-pattern.js';

/** So far (characters) from years others may stand that would do as well. */
const MAX_BETWEEN = 160;

/** What is said between commas right behind "or" has no more characters: ", without a degree,". */
const MAX_ASIDE = 40;

const AT_LEAST = alternativesOf(YEAR_WORDS, 'atLeast');
/** "In finance, or banking, and": what follows is asked as well; words that mean more than that are left out. */
const AND = String.raw`\s(?:and|und|et|y|och|og|ja|oraz|és|și|и|та|και)\s`;
/** "Or" between years, and the years of its language: the Dutch "of" and the Spanish "o" mean others elsewhere. */
const OTHER_WAYS = OR_WORDS.map(([languages, words]) => {
  const years = YEAR_WORDS.flatMap(([kind, language, written]) =>
    kind === 'years' && shareLanguage(languages, language) ? [written] : [],
  );
  const or = String.raw`(?<!\p{L})(?:${words})(?!\p{L})`;
  return {
    years: wordPattern(`(?:${years.join('|')})$`, 'iu'),
    or: wordPattern(
      String.raw`[(;–—]\s?${or}[^,;()–—]{0,60}$|,\s?${or}(?:(?!${AND})[^,;()–—]){0,60}$|${or}(?:,\s?[^,;:()–—\n]{1,${String(MAX_ASIDE)}},)?\s{1,3}(?:(?:${AT_LEAST})\s{1,3})?$`,
      'iu',
    ),
  };
});

/** "2 years with a degree, or without one at least 5 years": whether they would do as well as others before them. */
export function isOtherWay(between: string, said: string): boolean {
  if (between.length > MAX_BETWEEN) return false;
  return OTHER_WAYS.some(({ or, years }) => years.test(said) && or.test(between));
}
