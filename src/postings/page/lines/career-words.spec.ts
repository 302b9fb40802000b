import { expect } from '@jest/globals';
import { itHoldsForEvery } from '../../../../test/every-row.js';
import { CAREER_HOSTS, CONTENT_SEGMENTS } from '../../text/words/career-segments.js';
import { fold } from '../../text/words.js';
import { isCareerUrl, isContentUrl } from './career-words.js';

const casesOf = (rows: typeof CAREER_HOSTS): (readonly [string, string])[] =>
  rows.flatMap(([language, words]) => words.split('|').map((word) => [fold(word).replace('*', ''), language] as const));

itHoldsForEvery(
  'an address below such a segment is that of an article or a product',
  casesOf(CONTENT_SEGMENTS),
  (word) => {
    expect(isContentUrl(`https://mill.example/${word}/bread`)).toBe(true);
  },
);

itHoldsForEvery('a host that begins so is that of a career site', casesOf(CAREER_HOSTS), (word) => {
  expect(isCareerUrl(`https://${word}.mill.example/bread`)).toBe(true);
});
