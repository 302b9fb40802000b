import { expect, it } from '@jest/globals';
import { titleInSentence } from '../../page/job-titles.js';
import { NOW_WORDS, SEEKING_WORDS } from './seeking-words.js';

const WORDS = SEEKING_WORDS.flatMap(([language, words]) => words.split('|').map((word) => [word, language] as const));

it.each(WORDS)('"%s" (%s) stands before a title', (words) => {
  expect(titleInSentence(`${words} Confectioner`)).toBe('Confectioner');
});

it.each(NOW_WORDS)('"%s" stands before or behind the words that seek', (now) => {
  expect(titleInSentence(`${now} wir suchen Confectioner`)).toBe('Confectioner');
  expect(titleInSentence(`Wir suchen ${now} einen Confectioner`)).toBe('Confectioner');
});
