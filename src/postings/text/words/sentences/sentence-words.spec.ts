import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../../test/every-row.js';
import { jobTitleScore } from '../../../page/lines/titles/job-titles.js';
import { isSentence } from '../../../page/lines/sentences/sentences.js';
import { EXAMPLE_WORDS, MANY_THERE_ARE, SENTENCE_BEGINNINGS, WE_WORDS } from './sentence-words.js';

const casesOf = (rows: typeof WE_WORDS): (readonly [string, string])[] =>
  rows.flatMap(([language, words]) => words.split('|').map((word) => [word, language] as const));

const capitalised = (word: string): string => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;

itHoldsForEvery('sentences begin so', casesOf(SENTENCE_BEGINNINGS), (word) => {
  expect(isSentence(`${capitalised(word)} bake bread here`)).toBe(true);
  expect(isSentence('Koch bake bread here')).toBe(false);
});

itHoldsForEvery('who tells how many there are seeks none', casesOf(MANY_THERE_ARE), (word) => {
  expect(jobTitleScore(`${capitalised(word)} Baker Leeds`)).toBe(-1);
});

itHoldsForEvery('a company says so what it does', casesOf(WE_WORDS), (word) => {
  expect(isSentence(`${capitalised(word)} bake`)).toBe(true);
});

itHoldsForEvery('an example makes a sentence of the words before it', casesOf(EXAMPLE_WORDS), (word) => {
  expect(isSentence(`Write us of your name and work, ${word} Baker`)).toBe(true);
});

it.each([
  'L3 Support Engineer Night Shift',
  'L1/L2 Support Technician in Leeds',
  'L&D Manager for Northern Europe',
  "L'Oréal Counter Manager in Leeds",
  "L'Occitane Store Manager for Leeds",
  'ME Engineer for Heavy Vehicles',
  'HA Specialist for Linux Servers',
  'SME Relationship Manager in Leeds',
  'Biz dev manager',
  'Biz ops lead',
  'Hay Farm Manager in Leeds',
  'Há 2 vagas: Padeiro em Lisboa',
  'On Site Baker in Leeds',
  'Je Baker Leeds Manager',
])('"%s" begins like a sentence of another language and is a title', (title) => {
  expect(jobTitleScore(title)).toBe(1);
});
