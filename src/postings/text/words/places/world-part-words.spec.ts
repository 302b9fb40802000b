import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../../test/every-row.js';
import { jobTitleScore } from '../../../page/lines/titles/job-titles.js';
import { WORLD_PARTS } from './world-part-words.js';

const cases = WORLD_PARTS.flatMap(([language, words]) => words.split('|').map((word) => [word, language] as const));

itHoldsForEvery('a part of the world alone is no title', cases, (word) => {
  expect(jobTitleScore(word)).toBe(-1);
});

it.each(['Europe Sales Manager', 'Baker, Europe', 'Head of EMEA', 'Manager – North America'])(
  'an occupation in one is: %s',
  (title) => {
    expect(jobTitleScore(title)).toBe(1);
  },
);
