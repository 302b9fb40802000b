import { expect } from '@jest/globals';
import { itHoldsForEvery } from '../../../../test/every-row.js';
import { readSalary } from '../salary.js';
import { GROSS_WORDS, ON_TOP_WORDS } from './on-top-words.js';

const minOf = (text: string): number | undefined => readSalary(text)?.min;

itHoldsForEvery(
  'what follows comes on top of the pay',
  [...GROSS_WORDS, ...ON_TOP_WORDS].flatMap(([language, words]) =>
    words.split('|').map((word) => [word, language] as const),
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
