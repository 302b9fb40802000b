import { expect } from '@jest/globals';
import { itHoldsForEvery } from '../../../../../test/every-row.js';
import { readContact } from '../../people/contact.js';
import { CALLING_WORDS, GOES_TO, JOB_QUESTIONS, QUESTIONS_ON_JOB } from './calling-words.js';
import type { LanguageWords } from '../pattern-parts.js';

const wordsOf = (rows: readonly LanguageWords[]): (readonly [word: string])[] =>
  rows.flatMap(([, words]) => words.split('|').map((word) => [word.replaceAll('*', '')] as const));

itHoldsForEvery('below words on an application one is asked to call', wordsOf(CALLING_WORDS), (word) => {
  expect(readContact(`Rye. Your application?\n${word} 020 7946 0000`)?.phone).toBe('020 7946 0000');
  expect(readContact(`Rye. Our mill?\n${word} 020 7946 0000`)?.phone).toBeUndefined();
});

itHoldsForEvery('a number is there for questions', wordsOf(JOB_QUESTIONS), (word) => {
  expect(readContact(`Rye. ${word}: 020 7946 0000`)?.phone).toBe('020 7946 0000');
  expect(readContact('Rye: 020 7946 0000')?.phone).toBeUndefined();
});

itHoldsForEvery('an application goes to somebody', wordsOf(GOES_TO), (word) => {
  expect(readContact(`Rye. Your application goes ${word} Jane Miller.`)?.name).toBe('Jane Miller');
  expect(readContact(`Rye. Our bread goes ${word} Jane Miller.`)?.name).toBeUndefined();
});

itHoldsForEvery('a mailbox is there for questions on a job', QUESTIONS_ON_JOB, (_language, asked, about) => {
  for (const one of asked.split('|'))
    for (const other of about.split('|')) {
      const emailOf = (text: string): unknown => readContact(`Rye. ${text}`)?.email;
      expect(emailOf(`${one} / ${other}? info@mill.example`)).toBe('info@mill.example');
      expect(emailOf(`Mail info@mill.example – ${one} – ${other}. Rye.`)).toBe('info@mill.example');
      expect(emailOf(`Rye, ${other}? info@mill.example`)).toBeUndefined();
    }
});
