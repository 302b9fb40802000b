import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../../test/every-row.js';
import { IN_LANGUAGE, VERSION_WORDS } from '../../../text/words/sites/version-words.js';
import { isLanguageLink } from './language-links.js';

const each = (rows: typeof VERSION_WORDS): (readonly [string, string])[] =>
  rows.flatMap(([language, words]) => words.split('|').map((word) => [word, language] as const));

itHoldsForEvery('a language and this word lead to the same text', each([...VERSION_WORDS, ...IN_LANGUAGE]), (word) => {
  expect(isLanguageLink(`${word} English`)).toBe(true);
  expect(isLanguageLink(word)).toBe(false);
  expect(isLanguageLink(`${word} Baker`)).toBe(false);
});

it.each(['Englische Version', 'version anglaise', 'Engelse versie', 'английская версия', 'auf Deutsch', 'po polsku'])(
  '%j is such a link',
  (text) => {
    expect(isLanguageLink(text)).toBe(true);
  },
);

it.each(['English teacher', 'Stelle als Deutschlehrer', 'Details', 'Version 2', 'Italian chef', 'Polish the floors'])(
  '%j is none',
  (text) => {
    expect(isLanguageLink(text)).toBe(false);
  },
);
