import { expect } from '@jest/globals';
import { itHoldsForEvery } from '../../../../test/every-row.js';
import { readContact } from '../contact.js';
import { ASKING_WORDS, FOR_SOMEBODY, OTHER_MATTERS, SOMEBODY_ELSE } from './asking-words.js';
import type { LanguageWords } from './pattern-parts.js';

const wordsOf = (rows: readonly LanguageWords[]): (readonly [word: string])[] =>
  rows.flatMap(([, words]) => words.split('|').map((word) => [word.replaceAll('*', '')] as const));

itHoldsForEvery('beside such a word somebody is asked', wordsOf(ASKING_WORDS), (word) => {
  expect(readContact(`Rye ${word}: Jane Miller, 020 7946 0000`)).toMatchObject({
    name: 'Jane Miller',
    phone: '020 7946 0000',
  });
  expect(readContact('Rye: Jane Miller, 020 7946 0000')).toBeUndefined();
});

itHoldsForEvery('a letter goes to somebody', wordsOf(FOR_SOMEBODY), (word) => {
  expect(readContact(`Rye Road 1, Leeds, ${word} Jane Miller`)?.name).toBe('Jane Miller');
  expect(readContact('Rye Road 1, Leeds, Jane Miller')).toBeUndefined();
});

itHoldsForEvery('a contact for something else is none', wordsOf(OTHER_MATTERS), (word) => {
  expect(readContact(`Contact, ${word}: Jane Miller, 020 7946 0000`)?.name).toBeUndefined();
});

itHoldsForEvery('somebody named for something else is no contact', wordsOf(SOMEBODY_ELSE), (word) => {
  expect(readContact(`Questions, ${word} Jane Miller, 020 7946 0000`)?.name).toBeUndefined();
});
