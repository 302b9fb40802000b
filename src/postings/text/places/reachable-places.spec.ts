import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../test/every-row.js';
import { readTextPlace } from './text-place.js';
import { REACH_WORDS } from '../words/places/reach-words.js';

itHoldsForEvery(
  'words say how one is to get to a place in front of them',
  REACH_WORDS.flatMap(([language, words]) =>
    words.split('|').map((word) => [word.replace('*', ''), language] as const),
  ),
  (word) => {
    expect(readTextPlace(`You bake bread.\nLeeds: ${word} (required)`)?.location).toBe('Leeds');
  },
);

it.each([
  ['• Leeds, LS1 1AA: be able to commute every day, or relocate by May (required)', 'Leeds, LS1 1AA'],
  ['1 Mill Lane, Leeds: commute reliably', '1 Mill Lane, Leeds'],
  ['Dallas, TX 75001: willing to relocate', 'Dallas, TX 75001'],
])('the place that one is to get to is that of the work: %s', (line, place) => {
  expect(readTextPlace(`Ability to get here:\n${line}`)?.location).toBe(place);
});

it.each([
  'Benefits: help to relocate',
  'Leeds: our first shop, opened in 1995',
  'Leeds: commute reliably\nBristol: commute reliably',
])('no place is said by %s', (text) => {
  expect(readTextPlace(text)).toBeUndefined();
});

it.each([
  ['You join the Pinnacle team in May.', undefined],
  ['We look for a miller to join our Human Resources team.', undefined],
  ['We look for a miller to join our London Sales team.', 'London'],
  ['You join the Leeds team in May.', 'Leeds'],
  ['You work at our Pinnacle office.', 'Pinnacle'],
])('a team may be called after its company: %s', (text, place) => {
  expect(readTextPlace(text)?.location).toBe(place);
});
