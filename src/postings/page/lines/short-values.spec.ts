import { expect } from '@jest/globals';
import { itHoldsForEvery } from '../../../../test/every-row.js';
import { DAY_JOINERS } from '../../text/words/day-words.js';
import { BETWEEN_DAYS, lastDay } from './short-values.js';

itHoldsForEvery(
  'words join the first and the last day of a period',
  DAY_JOINERS.flatMap(([language, words]) => words.split('|').map((word) => [word, language] as const)),
  (word) => {
    expect(lastDay(`2027-05-01 ${word} 2027-05-30`)).toBe('2027-05-30');
    expect(`1.5. ${word} 30.5.2027`).toMatch(BETWEEN_DAYS);
  },
);
