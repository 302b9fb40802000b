import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../test/every-row.js';
import { saidBy } from '../../../../test/said-by.js';
import { readExperience } from '../experience.js';
import { OTHER_YEARS } from './other-years.js';
import { WISHED_AT_END, WISHED_AT_FRONT, WISH_STEMS } from './wish-words.js';
import type { YearWordKind } from './year-word-kinds.js';

const yearsIn = (text: string): number | undefined => readExperience(text)?.years;
const AROUND: Partial<Record<YearWordKind, (said: string) => string>> = {
  otherThing: (said) => `5 years by ${said} with oats, experience`,
  recent: (said) => `Rye ${said} 5 years, experience`,
  spanOf: (said) => `5 years ${said}, experience`,
  lasts: (said) => `Rye ${said} 5 years, experience`,
};

itHoldsForEvery('years are of something else than experience', OTHER_YEARS, (kind, _language, words) => {
  const around = AROUND[kind];
  for (const said of saidBy(words)) {
    expect([said, around && yearsIn(around(said))]).toEqual([said, undefined]);
    expect([said, around && yearsIn(around(`x${said}`))]).toEqual([said, 5]);
  }
});

itHoldsForEvery(
  'years are wished for',
  [...WISHED_AT_FRONT, ...WISHED_AT_END, ...WISH_STEMS].flatMap(([language, words]) =>
    words.split('|').map((word) => [word.replaceAll('*', ''), language] as const),
  ),
  (word) => {
    expect(yearsIn(`2 years of experience\n5 years of experience ${word}`)).toBe(2);
  },
);

itHoldsForEvery(
  'a list of wishes has a heading',
  [...WISHED_AT_FRONT, ...WISH_STEMS].flatMap(([language, words]) =>
    words.split('|').map((word) => [word.replaceAll('*', ''), language] as const),
  ),
  (word) => {
    expect(yearsIn(`2 years of experience\n${word}: 5 years of experience`)).toBe(2);
  },
);

it.each([
  ['The ideal candidate: 5 years of experience', 5],
  ['5 years of contract management experience', 5],
  ['2 years of experience, 5 years of experience would be ideal', 2],
  ['Mindestens 3 Jahre Erfahrung, in den letzten 5 Jahren', 3],
  ['5 years ago we had no experience', undefined],
])('%s: %s', (text, years) => {
  expect(yearsIn(text)).toBe(years);
});
