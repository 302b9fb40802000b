import { expect } from '@jest/globals';
import { itHoldsForEvery } from '../../../../../test/every-row.js';
import { jobTitleScore, titleInSentence } from '../../../page/lines/titles/job-titles.js';
import { ACTION_WORDS } from '../applying/action-words.js';
import { EVERYBODY, NO_TITLE_WORDS, PEOPLE_WORDS, type NoTitleWord } from './no-title-words.js';
import { PAGE_PARTS } from '../headings/page-part-words.js';

const each = (rows: readonly NoTitleWord[]): (readonly [word: string, language: string])[] =>
  rows.flatMap(([language, words]) => words.split('|').map((word) => [word.replace('*', ''), language] as const));

itHoldsForEvery('beside these words an occupation is no title', each(NO_TITLE_WORDS), (word) => {
  expect(jobTitleScore(`Engineer ${word}`)).toBe(-1);
});

itHoldsForEvery('words for everybody alone are no titles', each(EVERYBODY), (word) => {
  expect(jobTitleScore(word)).toBe(-1);
});

itHoldsForEvery('parts of pages and actions are no titles', each([...PAGE_PARTS, ...ACTION_WORDS]), (word) => {
  expect(jobTitleScore(word)).toBe(-1);
  expect(jobTitleScore(`${word} 2`)).toBe(-1);
});

itHoldsForEvery('a sentence that seeks people seeks no occupation', each(PEOPLE_WORDS), (word) => {
  const sentence = `Cerchiamo ${word} che sappiano ridere`;
  expect(titleInSentence(sentence)).toBe(sentence);
});
