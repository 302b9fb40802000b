import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../test/every-row.js';
import { PART_TIME_OFFERED } from '../words/kinds/optional-hour-words.js';
import { readHours } from './both-hours.js';

const PHRASES = PART_TIME_OFFERED.flatMap(([language, words]) =>
  words.split('|').map((word) => [word, language] as const),
);

itHoldsForEvery('a whole post is offered in part as well', PHRASES, (phrase) => {
  expect(readHours(`We bake bread. The post, ${phrase}, is in Leeds.`)?.type).toBe('full-time, part-time');
});

it.each([
  ['Die Stelle ist befristet und grundsätzlich teilzeitgeeignet.', 'full-time, part-time'],
  ['Le télétravail est possible. Temps partiel accepté (80 % minimum).', 'full-time, part-time'],
  ['Die Stelle ist in Teilzeit.', 'part-time'],
  ['You work part-time. A raise is possible.', 'part-time'],
  ['Teilzeit möglich, 50% Stelle.', 'part-time'],
  ['Keine Teilzeit möglich.', undefined],
  ['We bake bread.', undefined],
])('%s', (text, type) => {
  expect(readHours(text)?.type).toBe(type);
});
