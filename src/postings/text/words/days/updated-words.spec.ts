import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../../test/every-row.js';
import { jobTitleScore } from '../../../page/lines/titles/job-titles.js';
import { UPDATED_WORDS } from './updated-words.js';

itHoldsForEvery(
  'a line that says when its page was changed is no title',
  UPDATED_WORDS.flatMap(([language, words]) => words.split('|').map((word) => [word, language] as const)),
  (word) => {
    expect(jobTitleScore(`${word} 19.11.2026`)).toBe(-1);
    expect(jobTitleScore(`${word}: 2026-11-19`)).toBe(-1);
  },
);

it.each(['Baker, last updated 19.11.2026', 'Update Manager 2', 'Modified Bread Baker 3'])(
  '"%s" is a title',
  (title) => {
    expect(jobTitleScore(title)).toBe(1);
  },
);
