import { expect } from '@jest/globals';
import { itHoldsForEvery } from '../../../../../test/every-row.js';
import { nameIn } from '../../people/contact-name.js';
import { readContact } from '../../people/contact.js';
import { CLAUSE_WORDS, NO_NAME_WORDS, READER_IS, THING_ENDINGS, TO_SOMEBODY } from './name-words.js';
import type { LanguageWords } from '../pattern-parts.js';

const wordsOf = (rows: readonly LanguageWords[]): (readonly [word: string, language: string])[] =>
  rows.flatMap(([language, words]) => words.split('|').map((word) => [word, language] as const));

itHoldsForEvery('a word ends a name', wordsOf(NO_NAME_WORDS), (word) => {
  // A name has a second letter.
  const written = word.length > 1 ? word : `${word}-Mail`;
  expect(nameIn(`Erika Muster ${written}`)).toBe('Erika Muster');
});

itHoldsForEvery('a heading with a word of clauses is no name', wordsOf(CLAUSE_WORDS), (word) => {
  expect(nameIn(`Erika ${word} Muster`)).toBeUndefined();
  expect(nameIn(`Erika ${word}a Muster`)).toBe(`Erika ${word}a Muster`);
});

itHoldsForEvery('a word of such an ending is no name', wordsOf(THING_ENDINGS), (ending) => {
  expect(nameIn(`Erika Ro${ending}`)).toBeUndefined();
  expect(nameIn(`Erika Ro${ending}a`)).toBe(`Erika Ro${ending}a`);
});

itHoldsForEvery('the reader is the contact', wordsOf(READER_IS), (word) => {
  expect(readContact(`Rye ${word} contact person: Erika Muster`)).toBeUndefined();
  expect(readContact(`Rye x${word} contact person: Erika Muster`)?.name).toBe('Erika Muster');
});

itHoldsForEvery('a person before a mailbox', wordsOf(TO_SOMEBODY), (word) => {
  expect(readContact(`Rye ${word} Erika Muster, erika@rye.example`)?.name).toBe('Erika Muster');
  expect(readContact(`Rye x${word} Erika Muster, erika@rye.example`)).toBeUndefined();
});
