import { describe, expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../../test/every-row.js';
import { SINCE_WORDS, type SinceWord } from '../../../text/words/years/since-words.js';
import { jobTitleScore } from './job-titles.js';
import { isSince } from './since-years.js';

const rowsAt = (place: SinceWord[0]): (readonly [word: string, language: string])[] =>
  SINCE_WORDS.flatMap(([of, language, words]) =>
    of === place ? words.split('|').map((word) => [word, language] as const) : [],
  );

itHoldsForEvery('a line that ends in these words ahead of a year says since when it is', rowsAt('ahead'), (word) => {
  for (const line of [`Leeds, ${word} 1998`, `Baker ${word} 2012.`]) expect(jobTitleScore(line)).toBe(-1);
});

itHoldsForEvery('a line that ends in these words behind a year says since when it is', rowsAt('behind'), (word) => {
  expect(isSince(`Leeds, 1998 ${word}`)).toBe(true);
  expect(jobTitleScore(`Baker, 1998${word}`)).toBe(-1);
});

itHoldsForEvery('a word for the year may stand behind it', rowsAt('year'), (word) => {
  expect(isSince(`Leeds, seit 1998 ${word}`)).toBe(true);
});

describe('since when something is', () => {
  it.each([
    'Bäcker ab 2027',
    'Piekarz od 2027',
    'Apprentice Baker, starting 2027',
    'Baker – Miller & Sons, since 1998',
    'Bäcker (m/w/d) in der Mühle seit 1998',
    'Baker (since 1998)',
    'Repartidor desde 2000',
    'Продавец от 1900',
    'Kierowca od 2000',
  ])('is not said by the opening "%s"', (line) => {
    expect(jobTitleScore(line)).toBeGreaterThan(0);
  });
});
