import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../test/every-row.js';
import { hoursInTitle } from '../../page/advert/title-kinds.js';
import { ownTownIn } from '../../page/advert/site-towns.js';
import { namesEvent } from '../../page/lines/titles/events.js';
import { isContent } from '../../page/lines/titles/general-positions.js';
import { jobTitleScore } from '../../page/lines/titles/job-titles.js';
import { foldedWords, rowsOf } from './pattern-parts.js';
import { IN_WORDS, RELATION_WORDS } from './relation-words.js';

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

const inWords = (kind: 'place' | 'hours'): [string][] =>
  rowsOf(IN_WORDS, kind).flatMap(([, words]) => words.split('|').map((word): [string] => [word]));

itHoldsForEvery('a job is done in a place', inWords('place'), (word) => {
  expect(ownTownIn(`Bread ${word} Lindhof`, new Set(['lindhof']))).toBe('Lindhof');
  expect(hoursInTitle(`Assistant to full-time ${word} Lindhof`)).toEqual({ job_type: 'full-time' });
});

itHoldsForEvery('a job is done in its hours', inWords('hours'), (word) => {
  expect(hoursInTitle(`Baker ${word} full-time carers`)).toEqual({ job_type: 'full-time' });
});

it('other words say nothing of either', () => {
  expect(ownTownIn('Bread lorry Lindhof', new Set(['lindhof']))).toBeUndefined();
  expect(hoursInTitle('Assistant to full-time lorry Lindhof')).toEqual({});
});
