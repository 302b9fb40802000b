import { expect, it } from '@jest/globals';
import { jobTitleScore, titleInSentence } from '../../page/job-titles.js';
import { ACTION_WORDS } from './action-words.js';
import { EVERYBODY, NO_TITLE_WORDS, PEOPLE_WORDS, type NoTitleWord } from './no-title-words.js';
import { PAGE_PARTS } from './page-part-words.js';

const each = (rows: readonly NoTitleWord[]): (readonly [word: string, language: string])[] =>
  rows.flatMap(([language, words]) => words.split('|').map((word) => [word.replace('*', ''), language] as const));

it.each(each(NO_TITLE_WORDS))('"%s" (%s) beside an occupation is no title', (word) => {
  expect(jobTitleScore(`Engineer ${word}`)).toBe(-1);
});

it.each(each(EVERYBODY))('"%s" (%s) alone is no title', (word) => {
  expect(jobTitleScore(word)).toBe(-1);
});

it.each(each([...PAGE_PARTS, ...ACTION_WORDS]))('"%s" (%s) is a part of the page', (word) => {
  expect(jobTitleScore(word)).toBe(-1);
  expect(jobTitleScore(`${word} 2`)).toBe(-1);
});

it.each(each(PEOPLE_WORDS))('a sentence that seeks "%s" (%s) seeks no occupation', (word) => {
  const sentence = `Cerchiamo ${word} che sappiano ridere`;
  expect(titleInSentence(sentence)).toBe(sentence);
});
