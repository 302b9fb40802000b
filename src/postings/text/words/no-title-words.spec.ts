import { expect, it } from '@jest/globals';
import { jobTitleScore } from '../../page/job-titles.js';
import { EVERYBODY, NO_TITLE_WORDS, type NoTitleWord } from './no-title-words.js';

const each = (rows: readonly NoTitleWord[]): (readonly [word: string, language: string])[] =>
  rows.flatMap(([language, words]) => words.split('|').map((word) => [word.replace('*', ''), language] as const));

it.each(each(NO_TITLE_WORDS))('"%s" (%s) beside an occupation is no title', (word) => {
  expect(jobTitleScore(`Engineer ${word}`)).toBe(-1);
});

it.each(each(EVERYBODY))('"%s" (%s) alone is no title', (word) => {
  expect(jobTitleScore(word)).toBe(-1);
});
