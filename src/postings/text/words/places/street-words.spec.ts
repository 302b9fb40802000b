import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../../test/every-row.js';
import { isStreet } from '../../../page/lines/titles/streets.js';
import { jobTitleScore } from '../../../page/lines/titles/job-titles.js';
import { isRoleOfPerson } from '../../../page/lines/people/person-name.js';
import { NAMED_AFTER, STREETS_AHEAD, STREETS_BEHIND } from './street-words.js';

const casesOf = (rows: typeof NAMED_AFTER): (readonly [string, string])[] =>
  rows.flatMap(([language, words]) => words.split('|').map((word) => [word, language] as const));

const WORDS_ON_BOTH_SIDES =
  /^(?:avenue|улица|проспект|переулок|бульвар|шоссе|набережная|площадь|вулиця|провулок|ulica)$/u;

itHoldsForEvery('a street before its name and a number is no title', casesOf(STREETS_AHEAD), (word) => {
  expect(jobTitleScore(`${word} Baker 35`)).toBe(-1);
  expect(jobTitleScore('Koch Baker 35')).toBe(1);
});

itHoldsForEvery('what is called after somebody is nobody', casesOf(NAMED_AFTER), (word) => {
  expect(isRoleOfPerson(`Driver – Anna ${word.slice(0, 1).toUpperCase()}${word.slice(1)}`)).toBe(false);
  expect(isRoleOfPerson('Driver – Anna Berg')).toBe(true);
});

itHoldsForEvery('a street has its word behind its name', casesOf(STREETS_BEHIND), (word) => {
  expect([`Mill ${word} 8`, `Mill ${word}`, `Mill ${word}s 8`].map(isStreet)).toEqual([true, true, false]);
});

itHoldsForEvery('a street has its word before its name', casesOf(STREETS_AHEAD), (word) => {
  expect([`${word} Mill`, `Mill ${word}`].map(isStreet)).toEqual([true, WORDS_ON_BOTH_SIDES.test(word)]);
});

it.each(['Plaça de tècnic mig 3/2026', 'Plaça de mestre 3/2026', 'BD Manager (Level 3)', 'BD Executive – Area 2'])(
  '"%s" is no street',
  (title) => {
    expect(jobTitleScore(title)).toBe(1);
  },
);
