import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../../test/every-row.js';
import { readContact } from '../../people/contact.js';
import { ASKING_WORDS, FOR_SOMEBODY, OTHER_MATTERS, SOMEBODY_ELSE, WRITING_TO } from './asking-words.js';
import type { LanguageWords } from '../pattern-parts.js';
import { AHEAD_OF_NAME } from './words-around-names.js';

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

itHoldsForEvery('one is asked to write to somebody', wordsOf(WRITING_TO), (words) => {
  const end = ' We mill rye at the river.'.repeat(20);
  const named = (said: string): string | undefined => readContact(`Rye. ${said}.${end}`)?.name;
  expect(named(`${words} Saoirse Ruiz, saoirse@mill.example`)).toBe('Saoirse Ruiz');
});

it.each(['Email Marketing Manager at marketing@mill.example.', 'We write to Saoirse Ruiz. Email info@mill.example.'])(
  '%s names nobody to write to',
  (said) => {
    expect(readContact(`Rye. ${said}${' We mill rye at the river.'.repeat(20)}`)?.name).toBeUndefined();
  },
);

itHoldsForEvery('a contact for something else is none', wordsOf(OTHER_MATTERS), (word) => {
  expect(readContact(`Contact, ${word}: Jane Miller, 020 7946 0000`)?.name).toBeUndefined();
});

itHoldsForEvery('somebody named for something else is no contact', wordsOf(SOMEBODY_ELSE), (word) => {
  expect(readContact(`Questions, ${word} Jane Miller, 020 7946 0000`)?.name).toBeUndefined();
});

itHoldsForEvery('what one is asked to do is no part of the name behind it', wordsOf(AHEAD_OF_NAME), (word) => {
  const contact = readContact(`Questions? ${word} Saoirse Ruiz, saoirse@mill.example`);
  expect(contact).toMatchObject({ name: 'Saoirse Ruiz', email: 'saoirse@mill.example' });
});
