import { codeOfName } from './countries.js';
import { formsOf } from './declined-names.js';
import { WORK_AHEAD } from '../words/places/work-ahead-words.js';
import { anyOf } from '../words/pattern-parts.js';
import { wordPattern } from '../word-pattern.js';

const AHEAD = WORK_AHEAD.map(([language, words]) => ({
  language,
  pattern: wordPattern(
    String.raw`^(?:${anyOf([[language, words]])})\s(?<named>\p{Lu}\p{L}{2,30}(?: \p{Lu}\p{L}{2,20})?)$`,
    'iu',
  ),
}));

/** The country (ISO 3166) that "work in …" names in a language that declines it: "Darbas Švedijoje" is in Sweden. */
export function countryOfWork(text: string): string | undefined {
  for (const { language, pattern } of AHEAD) {
    const named = pattern.exec(text)?.groups?.['named'];
    // The pattern reads words of any case: a name begins with a capital letter.
    if (named === undefined || !/^\p{Lu}/u.test(named)) continue;
    const codes = new Set(formsOf(named, language).flatMap((form) => codeOfName(form) ?? []));
    if (codes.size === 1) return [...codes][0];
  }
  return undefined;
}
