import { expect } from '@jest/globals';
import { itHoldsForEvery } from '../../../../test/every-row.js';
import { namesEvent } from '../../page/lines/events.js';
import { isContent } from '../../page/lines/general-positions.js';
import { jobTitleScore } from '../../page/lines/job-titles.js';
import { foldedWords, rowsOf } from './pattern-parts.js';
import { RELATION_WORDS } from './relation-words.js';

const casesOf = (...kinds: Parameters<typeof rowsOf<(typeof RELATION_WORDS)[number][0]>>[1][]): [string][] =>
  foldedWords(rowsOf(RELATION_WORDS, ...kinds)).map((word) => [word]);

itHoldsForEvery('a course is for, with or about somebody', casesOf('for', 'for behind', 'with', 'about'), (word) => {
  expect(isContent(`kurs ${word} baker`)).toBe(true);
});

itHoldsForEvery('an event is for or with somebody', casesOf('for', 'for behind', 'with'), (word) => {
  expect(namesEvent(`open day ${word} baker`)).toBe(true);
});

itHoldsForEvery('what begins so is for somebody', casesOf('for'), (word) => {
  expect(jobTitleScore(`${word} bakers`)).toBe(-1);
});
