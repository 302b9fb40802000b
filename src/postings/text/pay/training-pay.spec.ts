import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../test/every-row.js';
import { AFTER_YEAR, NUMBERED_YEARS, PLAIN_YEARS, TRAINING_YEARS } from '../words/pay/training-year-words.js';
import { readSalary } from './salary.js';

const payOf = (text: string): unknown[] | undefined => {
  const pay = readSalary(text);
  return pay && [pay.min, pay.max];
};

it.each([
  ['Ausbildungsvergütung: 1. Jahr 1.340 €, 2. Jahr 1.402 €, 3. Jahr 1.503 €', 1340, 1503],
  ['1. Ausbildungsjahr: 1.340 €\n2. Ausbildungsjahr: 1.402 €\n3. Ausbildungsjahr: 1.503 €', 1340, 1503],
  ['1. Ausbildungsjahr\n1.218,26 Euro\n2. Ausbildungsjahr\n1.268,20 Euro', 1218.26, 1268.2],
  ['Im 1. Lehrjahr erhältst du 950 € brutto im Monat, im 2. Lehrjahr 1.100 € und im 3. Lehrjahr 1.200 €.', 950, 1200],
  ['Im ersten Ausbildungsjahr 1.236 Euro, im zweiten 1.290 Euro, im dritten 1.340 Euro', 1236, 1340],
  ['1.200 € im 1. Ausbildungsjahr, 1.300 € im 2. Ausbildungsjahr', 1200, 1300],
  ['Vergütung: 1.340 € (1. Ausbildungsjahr), 1.402 € (2. Ausbildungsjahr)', 1340, 1402],
  ['Lehrlingsentschädigung: 1. LJ € 957,- 2. LJ € 1.200,- 3. LJ € 1.500,-', 957, 1500],
  ['Pay: Year 1 £18,000, Year 2 £20,500', 18000, 20500],
  ['Lehrlingseinkommen: 1. Lehrjahr € 1.000,00, 2. Lehrjahr € 1.148,75 brutto pro Monat', 1000, 1148.75],
  // What is paid afterwards is none of it.
  ['1. Lehrjahr: 1.000 €, 2. Lehrjahr: 1.100 €. Nach dem 2. Lehrjahr 2.400 €', 1000, 1100],
])('the years of a training pay from the least to the most: %s', (text, min, max) => {
  expect(payOf(text)).toEqual([min, max]);
});

it('years that are paid one behind another are quoted once', () => {
  const text = 'Ausbildungsvergütung: 1. Jahr 1.340 €, 2. Jahr 1.402 €, 3. Jahr 1.503 €';
  expect(readSalary(text)?.quote).toBe(text);
});

it('the pay of apprentices is none of another opening', () => {
  expect(readSalary('Im ersten Ausbildungsjahr 1.236 Euro', { isTraining: false })).toBeUndefined();
});

it.each([
  'Im 1. Jahr hatten wir 1.200 € Schaden',
  '2nd year: £12,000 of grants',
  'In the first year 9,400 pupils came',
])('a year alone is no pay: %s', (text) => {
  expect(readSalary(text)).toBeUndefined();
});

itHoldsForEvery('years of a training are tiers', [...TRAINING_YEARS, ...PLAIN_YEARS, ...NUMBERED_YEARS], (...row) => {
  const [pattern, , text] = row;
  expect(text).toMatch(new RegExp(pattern, 'iu'));
  const { min, max = 0 } = readSalary(text) ?? {};
  expect(max).toBeGreaterThan(500);
  const more = text.replace(/\d(?=[.,\s]?\d{2}(?!\d)|\d{2}\s)/, '9');
  expect(payOf(`${text}, ${more}`)).toEqual([min, readSalary(more)?.max]);
  expect(more).not.toBe(text);
});

itHoldsForEvery('what is paid after a year is none of it', AFTER_YEAR, (_languages, _pattern, text) => {
  expect(payOf(`1. Lehrjahr: 1.000 €\n${text}`)).toEqual([1000, 1000]);
});
