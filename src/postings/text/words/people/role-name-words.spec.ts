import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../../test/every-row.js';
import { saidBy } from '../../../../../test/said-by.js';
import { nameIn, namesIn } from '../../people/contact-name.js';
import { readContact } from '../../people/contact.js';
import type { LanguageWords } from '../pattern-parts.js';
import { BEFORE_ROLES, BEHIND_ROLES, ENDS_OF_TITLES, GIVEN_IN_TITLES, TITLES_LIKE_NAMES } from './role-name-words.js';

const wordsOf = (rows: readonly LanguageWords[]): (readonly [word: string, language: string])[] =>
  rows.flatMap(([language, words]) => words.split('|').map((word) => [word.replace('*', ''), language] as const));
const named = (text: string): string[] => namesIn(text).map(({ name }) => name);

itHoldsForEvery(
  'a role stands behind it',
  BEFORE_ROLES.map(([language, words]) => [words, language] as const),
  (words) => {
    for (const said of saidBy(words)) {
      expect([said, named(`ask ${said} Erika Muster`)]).toEqual([said, []]);
      expect([said, named(`ask x${said} Erika Muster`)]).toEqual([said, ['Erika Muster']]);
    }
  },
);

itHoldsForEvery('a role stands in front of it', wordsOf(BEHIND_ROLES), (word) => {
  expect(named(`ask Erika Muster ${word} by mail`)).toEqual([]);
  expect(named(`ask Erika Muster, ${word} by mail`)).toEqual(['Erika Muster']);
});

itHoldsForEvery('a title begins so, and a name', wordsOf(GIVEN_IN_TITLES), (word) => {
  expect(nameIn(`${word} Technician`)).toBeUndefined();
  expect(nameIn(`${word} Mill Technician`)).toBeUndefined();
  expect(nameIn(`Mrs ${word} Technician`)).toBe(`${word} Technician`);
});

itHoldsForEvery('a title ends so', wordsOf(ENDS_OF_TITLES), (end) => {
  expect(nameIn(`April Rye${end}`)).toBeUndefined();
});

itHoldsForEvery('a title like a name', wordsOf(TITLES_LIKE_NAMES), (title) => {
  expect(nameIn(title)).toBeUndefined();
});

it.each([
  ['Apply as Line Cook: 020 7946 0000', undefined],
  ['The April Intern answers questions: 020 7946 0000', undefined],
  ['Questions about the Rose Grower role: 020 7946 0000', undefined],
  ['Inquiries: Summer Camp Counselor, 020 7946 0000', undefined],
  ['Contact Line Berg: 020 7946 0000', 'Line Berg'],
  ['Contact: Line Berg jobs@mill.test', 'Line Berg'],
  ['Contact\nLine Berg\njobs@mill.test', 'Line Berg'],
  ['Contact Mark Cook, 020 7946 0000', 'Mark Cook'],
  ['Call the head baker Tom Hill on 020 7946 0000', 'Tom Hill'],
  ['Informazioni: scrivere a Anna Rossi, 020 7946 0000', 'Anna Rossi'],
])('%s: %s', (text, name) => {
  expect(readContact(text)?.name).toBe(name);
});
