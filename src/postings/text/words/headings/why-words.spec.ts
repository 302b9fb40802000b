import { expect } from '@jest/globals';
import { itHoldsForEvery } from '../../../../../test/every-row.js';
import { jobTitleScore } from '../../../page/lines/titles/job-titles.js';
import { QUESTION_WORDS, WHY_WORDS } from './why-words.js';

itHoldsForEvery(
  'a heading that says why to come is no title, whatever it names',
  WHY_WORDS.flatMap(([language, words]) => words.split('|').map((word) => [word, language] as const)),
  (word) => {
    for (const text of [`${word} Lindhof`, `${word} Lindhof Engineer`]) expect(jobTitleScore(text)).toBe(-1);
  },
);

itHoldsForEvery(
  'a question about a title is none',
  QUESTION_WORDS.flatMap(([language, words]) => words.split('|').map((word) => [word.replace('*', ''), language])),
  (word) => {
    expect(jobTitleScore(`Baker (m/f/d) – ${word} work?`)).toBe(-1);
    expect(jobTitleScore('Baker (m/f/d) – lorry work?')).toBe(2);
  },
);
