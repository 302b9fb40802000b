import { describe, expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../test/every-row.js';
import { PAID_PIECES } from '../words/pay/piece-words.js';
import { isPieceRate } from './piece-rate.js';
import { readSalary } from './salary.js';

const payOf = (text: string): unknown[] => {
  const { min, max, currency, period } = readSalary(text) ?? {};
  return [min, max, currency, period];
};

describe('pay for a piece of work', () => {
  itHoldsForEvery('pieces are paid each', PAID_PIECES, (_language, words) => {
    for (const word of words.split('|')) expect([word, isPieceRate('', `/${word}`)]).toEqual([word, true]);
  });

  it.each([
    ['Pay: £90 per shift', 90, 90, 'GBP'],
    ['Pay: £95 per 8 hour shift, paid weekly', 95, 95, 'GBP'],
    ['Pay per session: £45', 45, 45, 'GBP'],
    ['Wage: £25 - £30 per class', 25, 30, 'GBP'],
    ['Pay: 90 GBP/shift', 90, 90, 'GBP'],
    ['Vergütung: 35 € pro Kurs', 35, 35, 'EUR'],
    ['Rémunération : 40 € par séance', 40, 40, 'EUR'],
    ['Wynagrodzenie: 250 zł za zmianę', 250, 250, 'PLN'],
  ])('has no span of time: %s', (text, ...pay) => {
    expect(payOf(text)).toEqual([...pay, undefined]);
  });

  it.each(['Yoga: £9 per session', 'Membership costs £45 per class', 'Pay: £2 per shift', 'Pay: £20 per referral'])(
    'is none: %s',
    (text) => {
      expect(readSalary(text)).toBeUndefined();
    },
  );
});

it.each([
  ['Session fee: £45', 45],
  ['You teach yoga.\nClass fee: £30', 30],
  ['Our session fee for parents: £45', undefined],
  ['Registration fee: £60', undefined],
])('a fee for a piece of work is pay where its line begins with it: %j', (text, min) => {
  expect(readSalary(text)?.min).toBe(min);
});

describe('pay without a currency', () => {
  it.each([
    ['Salary: 5000 per month or as per skills.', 5000, 'month'],
    ['Salary : 24,000 p.a.', 24_000, 'year'],
    ['Pay: 25 per hour', 25, 'hour'],
    ['Salary per month: 5000', 5000, 'month'],
    ['Monthly salary: 5000 + incentives', 5000, 'month'],
    ['Gehalt: 3000 im Monat', 3000, 'month'],
    ['Salario: 1500 al mes', 1500, 'month'],
  ])('is told by its label and its span: %s', (text, min, period) => {
    expect(payOf(text)).toEqual([min, min, undefined, period]);
  });

  it.each([
    'Salary: 13 per year',
    'Salary: 12 months per year',
    'Monthly salary: 2 days late',
    'Annual salary review: 2026',
    'Salary: grade 12, reviewed per year',
    'Pay: 5 weeks a year',
  ])('is none: %s', (text) => {
    expect(readSalary(text)).toBeUndefined();
  });
});
