import { PLACE_JOINERS } from './place-joiners.js';

/**
 * Words between two things that a heading names, beside those between two places, by language: "Current jobs as well as
 * unsolicited applications". `own-accord.spec.ts` puts each between openings and other applications.
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
 * All of them and those between two places, but "in", which elsewhere than in Slovenian says where something is.
 * `opening-words.spec.ts` puts each between jobs and something else.
 */
export const JOINING_WORDS: readonly string[] = [
  ...PLACE_JOINERS.map(([word]) => word),
  ...CLAUSE_JOINERS.flatMap(([, words]) => words.split('|')),
].filter((word) => word !== 'in');
