import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../../test/every-row.js';
import { TRAINING_WORDS } from '../../../text/words/titles/training-words.js';
import { jobTitleScore } from './job-titles.js';

itHoldsForEvery(
  'a heading of places to learn a trade is no title',
  TRAINING_WORDS,
  (_language, several, either, and) => {
    const [[first = '', second = first], [one = '']] = [several.split('|'), either.split('|')];
    expect(jobTitleScore(first)).toBe(-1);
    for (const joined of [...and.split('|').map((word) => ` ${word} `), ', ', ' / ', ' & ']) {
      expect([joined, jobTitleScore(`${first}${joined}${second}`)]).toEqual([joined, -1]);
      expect([joined, jobTitleScore(`${one}${joined}${first}`)]).toEqual([joined, -1]);
    }
  },
);

it('a programme for apprentices is none, and one of them is', () => {
  expect(['Youth apprenticeship program', 'Apprenticeship programme'].map((line) => jobTitleScore(line))).toEqual([
    -1, -1,
  ]);
  expect(jobTitleScore('Apprentice Machinist')).toBe(1);
});

it.each([
  'Praktikum (m/w/d)',
  'Praktikum Marketing',
  'Staż w dziale księgowości',
  'Praktyki w magazynie dla kierowców',
  'Stage assistant comptable (H/F)',
  'Trainee Sales Manager',
  'Becario de marketing',
  'Estágio em Logística para engenheiros',
  'Elevplads som kok',
])('and %s is one', (title) => {
  expect(jobTitleScore(title)).toBeGreaterThanOrEqual(0);
});
