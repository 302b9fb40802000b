import { expect, it } from '@jest/globals';
import { factBounds } from './fact-bounds.js';

const factsOf = (text: string): string[] => {
  const bounds = factBounds(text, 90);
  return bounds.slice(1).map((end, at) => text.slice(bounds[at], end).trim());
};
const REST = 'We ask for two years at the oven, and for patience in the early hours of the day.';

it.each([
  ['Standort: Graz | Start: sofort', ['Standort: Graz', '| Start: sofort']],
  [`Place of work: Leeds. ${REST}`, ['Place of work: Leeds.', REST]],
  [`Miejsce pracy: Rybnik. ${REST}`, ['Miejsce pracy: Rybnik.', REST]],
  ['Closing date: 20 December 2027. Contact: Jo Mill', ['Closing date: 20 December 2027.', 'Contact: Jo Mill']],
  ['Closing date: 20.12.2027; Contact: Jo Mill', ['Closing date: 20.12.2027;', 'Contact: Jo Mill']],
  ['Pay: 3000 EUR, Place: Leeds', ['Pay: 3000 EUR,', 'Place: Leeds']],
  ['1. Place: Leeds 2. Start: May', ['1. Place: Leeds', '2. Start: May']],
  ['勤務地：大阪市。経験2年以上。雇用形態：正社員', ['勤務地：大阪市。', '経験2年以上。', '雇用形態：正社員']],
  ['工作地点：苏州 学历：不限，经验：1年', ['工作地点：苏州', '学历：不限，', '经验：1年']],
  ['Denominació del lloc de treball: Forner', ['Denominació del lloc de treball: Forner']],
  ['Pay: 3000 EUR place: Leeds', ['Pay: 3000 EUR', 'place: Leeds']],
  // What is short is one fact; the dot of an abbreviation ends none, and other words label none.
  ['Place of work: Leeds. Start in May.', ['Place of work: Leeds. Start in May.']],
  [`Place of work: St. Gallen and ${REST}`, [`Place of work: St. Gallen and ${REST}`]],
  [`Mind you: Leeds. ${REST}`, [`Mind you: Leeds. ${REST}`]],
])('"%s" has the facts %j', (text, facts) => {
  expect(factsOf(text)).toEqual(facts);
});
