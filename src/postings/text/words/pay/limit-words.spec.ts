import { expect, it } from '@jest/globals';
import { readSalary } from '../../pay/salary.js';
import {
  AT_FIRST_WORDS,
  AT_MOST_WORDS,
  BETWEEN_WORDS,
  FROM_WORDS,
  OR_MORE_WORDS,
  OVERPAY_WORDS,
  PAY_WITH_LIMIT,
  UP_TO_WORDS,
  type LimitWord,
} from './limit-words.js';

const casesOf = (words: readonly LimitWord[]): (readonly [word: string, language: string])[] =>
  words.flatMap(([language, all]) => all.split('|').map((word) => [word.replace('*', 'gehalt'), language] as const));

const LEAST = { min: 3000, max: undefined };
const MOST = { min: undefined, max: 3000 };

it.each(casesOf(UP_TO_WORDS))('"%s" (%s) before an amount: it is the most', (word) => {
  expect(readSalary(`Salary: ${word} €3,000 a month`)).toMatchObject(MOST);
});

it.each(casesOf(FROM_WORDS))('"%s" (%s) before an amount: it is the least', (word) => {
  expect(readSalary(`Salary: ${word} €3,000 a month`)).toMatchObject(LEAST);
});

it.each(casesOf(AT_FIRST_WORDS))('"%s" (%s) before an amount: it is what is paid at first', (word) => {
  expect(readSalary(`Pay\n${word}: €3,000 a month, €3,200 after probation`)).toMatchObject(LEAST);
});

it.each(casesOf(OR_MORE_WORDS))('"%s" (%s) behind an amount: it is the least', (word) => {
  expect(readSalary(`Salary: €3,000 ${word}`)).toMatchObject(LEAST);
});

it.each(casesOf(OVERPAY_WORDS))('"%s" (%s) in the sentence behind an amount: it is the least', (word, language) => {
  const text = 'Salary: €3,000 a month (full-time, 1.1.2026). ';
  expect(readSalary(`${text}Rye and ${word} by skill`)).toMatchObject(LEAST);
  expect(readSalary(`${text}${language === 'de' ? 'Keine' : 'No'} ${word} by skill`)).toMatchObject({ max: 3000 });
});

it.each(casesOf(AT_MOST_WORDS))('"%s" (%s) behind an amount: it is the most', (word) => {
  expect(readSalary(`Salary: €3,000 ${word}`)).toMatchObject(MOST);
});

it.each(casesOf(BETWEEN_WORDS))('"%s" (%s) stands between such a word and its amount', (word) => {
  expect(readSalary(`Salary: up to ${word} €3,000 a month`)).toMatchObject(MOST);
});

it.each(casesOf(PAY_WITH_LIMIT.least))('"%s" before a word for pay: it is the least', (word) => {
  for (const [sort] of casesOf(PAY_WITH_LIMIT.sort))
    expect(readSalary(`The ${word} ${sort} salary is €3,000 a month`)).toMatchObject(LEAST);
  for (const [pay] of casesOf(PAY_WITH_LIMIT.pay))
    expect(readSalary(`Pay\n${word} ${pay}: €3,000 a month, €3,200 after probation`)).toMatchObject(LEAST);
});

it.each(casesOf(PAY_WITH_LIMIT.most))('"%s" before a word for pay: it is the most', (word) => {
  expect(readSalary(`The ${word} annual salary is €30,000`)).toMatchObject({ min: undefined, max: 30_000 });
});

it('a word for pay alone is no limit', () => {
  expect(readSalary('The annual salary is €30,000')).toMatchObject({ min: 30_000, max: 30_000 });
});
