import { expect } from '@jest/globals';
import { itHoldsForEvery } from '../../../../../test/every-row.js';
import { readContact } from '../../people/contact.js';
import { capitalised } from '../../words.js';
import { CONTACT_GIVEN_NAMES, CONTACT_GIVEN_NAMES_BEHIND } from './contact-given-names.js';
import type { LanguageWords } from '../pattern-parts.js';
import {
  BENT_HONORIFICS,
  COMPANY_ENDS,
  FAX_WORDS,
  HONORIFICS,
  HOUSES,
  OTHER_NUMBERS,
  ROLES_AHEAD,
} from './person-words.js';

const wordsOf = (rows: readonly LanguageWords[]): (readonly [word: string])[] =>
  rows.flatMap(([, words]) => words.split('|').map((word) => [word] as const));

const nameAt = (text: string): string | undefined => readContact(`Questions? ${text}, 020 7946 0000`)?.name;

itHoldsForEvery('a given name', wordsOf(CONTACT_GIVEN_NAMES), (name) => {
  expect(nameAt(`${name} Muster`)).toBe(`${name} Muster`);
});

itHoldsForEvery('a given name behind', wordsOf(CONTACT_GIVEN_NAMES_BEHIND), (name) => {
  expect(nameAt(`Muster ${name}`)).toBe(`Muster ${name}`);
});

itHoldsForEvery('how somebody is called', wordsOf(HONORIFICS), (word) => {
  expect(nameAt(`${word} Xyla Muster`)).toBe('Xyla Muster');
  expect(nameAt('Xyla Muster')).toBeUndefined();
  expect(readContact(`Questions? ${word} Muster, rye@mill.test`)).toMatchObject({ email: 'rye@mill.test' });
});

itHoldsForEvery('how somebody is called whose name has another form', wordsOf(BENT_HONORIFICS), (word) => {
  const contact = readContact(`Questions? ${word} Jane Miller, rye@mill.test`);
  expect([contact?.name, contact?.email]).toEqual([undefined, 'rye@mill.test']);
});

itHoldsForEvery('what somebody is', wordsOf(ROLES_AHEAD), (role) => {
  expect(nameAt(`${capitalised(role)} Jane Miller`)).toBe('Jane Miller');
  expect(nameAt(`${role} Jane Miller`)).toBe('Jane Miller');
});

itHoldsForEvery('a house that is called by a name', wordsOf(HOUSES), (house) => {
  expect(nameAt(`${capitalised(house)} Jane Miller`)).toBeUndefined();
  expect(nameAt(`${house} Jane Miller`)).toBeUndefined();
});

itHoldsForEvery('a company that is called by a name', wordsOf(COMPANY_ENDS), (end) => {
  expect(nameAt(`Jane Miller ${end}`)).toBeUndefined();
  expect(nameAt(`Jane Miller & ${end}`)).toBeUndefined();
});

itHoldsForEvery('a number that no telephone has', wordsOf([...FAX_WORDS, ...OTHER_NUMBERS]), (word) => {
  expect(readContact(`Contact person: Jane Miller, ${word}: 020 7946 0001`)?.phone).toBeUndefined();
  expect(readContact(`Contact person: Jane Miller, ${word}: 020 7946 0001, 020 7946 0000`)?.phone).toBe(
    '020 7946 0000',
  );
});
