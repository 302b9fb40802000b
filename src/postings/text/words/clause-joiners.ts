import { PLACE_JOINERS } from './places/place-joiners.js';

/**
 * Words between two things that a heading names, beside those between two places, by language: "Current jobs as well as
 * unsolicited applications". `only-open-applications.spec.ts` puts each between openings and other applications.
 */
export const CLAUSE_JOINERS: readonly (readonly [language: string, words: string])[] = [
  ['en', 'as well as|plus|and also|along with|including'],
  ['de', 'sowie|wie auch|plus|inklusive'],
  ['fr', 'ainsi que|et aussi|ou encore|plus'],
  ['es', 'así como|y también|además de'],
  ['ca', 'així com|i també'],
  ['pt', 'assim como|bem como|e também'],
  ['it', 'nonché|così come|oltre a'],
  ['nl', 'alsook|evenals|alsmede|en ook'],
  ['sv', 'samt|liksom'],
  ['da no', 'samt|såvel som'],
  ['fi', 'sekä'],
  ['pl', 'oraz|a także|jak również'],
  ['cs sk', 'a také|ako aj|jakož i'],
  ['hu', 'valamint|illetve'],
  ['ro', 'precum și'],
  ['hr sr sl', 'kao i|te|ter'],
  ['ru uk', 'а также|а також'],
  ['tr', 'ile'],
];

/**
 * All of them and those between two places, by language. `opening-words.spec.ts` puts each between jobs of its language
 * and something else.
 */
export const JOINERS: readonly (readonly [language: string, words: string])[] = [
  ...PLACE_JOINERS.map(([word, language]) => [language, word] as const),
  ...CLAUSE_JOINERS,
];

/** Short ones that say "in" or nothing elsewhere: they join where no other language is known to be written. */
export const SHORT_JOINERS: readonly string[] = ['e', 'en', 'i', 'ja', 'o', 'u', 'y'];

/** What says something else in another language: "of", "in", "a", the French "un", the Dutch "te", the Spanish "es". */
const UNSURE = new Set([
  ...SHORT_JOINERS,
  ...['a', 'ali', 'dan', 'és', 'ile', 'in', 'ir', 'of', 'şi', 'și', 'te', 'ter', 'un', 'vai', 've', 'và', 'ή'],
]);

/** Such as say "and" or "or" whatever the language is. The spec puts each between English jobs and something else. */
export const SURE_JOINERS: readonly string[] = JOINERS.flatMap(([, words]) => words.split('|')).filter(
  (word) => !UNSURE.has(word),
);
