import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../../test/every-row.js';
import { readSalary } from '../../pay/salary.js';
import { GROSS_WORDS, ON_TOP_WORDS } from './on-top-words.js';

const minOf = (text: string): number | undefined => readSalary(text)?.min;

itHoldsForEvery(
  'what follows comes on top of the pay',
  [...GROSS_WORDS, ...ON_TOP_WORDS].flatMap(([language, words]) =>
    words.split('|').map((word) => [word.replace('*', ''), language] as const),
  ),
  (word) => {
    expect(minOf(`Salary: 2500 € ${word} bonus`)).toBe(2500);
    expect(minOf(`Salary: 2500 € x${word} bonus`)).toBeUndefined();
  },
);

itHoldsForEvery(
  'thousands that are gross are pay',
  GROSS_WORDS.flatMap(([language, words]) => words.split('|').map((word) => [word, language] as const)),
  (word) => {
    expect(minOf(`Salary from rye, 26-32k ${word} a year`)).toBe(26_000);
  },
);

it.each([
  'Salary: £30,000 inclusive of bonus',
  'Salaire 30 000 € incluant les primes',
  'Salario 30.000 € incluido bonus',
  'RAL 30.000 € inclusi bonus',
  'Salaris € 30.000 inclusive bonus',
  'Lön 30 000 kr inkluderat bonus',
  'Lønn 30 000 kr ekskludert bonus',
  'Gehalt 30.000 € exklusiv Prämien',
  'Salary £30,000 annualised bonus',
])('"%s" names the pay', (text) => {
  expect(minOf(text)).toBe(30_000);
});

it.each(['Up to 30 000 € en primes', '30 000 kr i bonus'])('"%s" is on top of the pay', (text) => {
  expect(minOf(text)).toBeUndefined();
});
