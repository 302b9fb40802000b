import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../../test/every-row.js';
import { findMoney } from '../../pay/money.js';
import { readSalary } from '../../pay/salary.js';
import { RISE_WORDS, SPANS_BETWEEN, TRIAL_WORDS } from './rise-words.js';

const payOf = (text: string, country?: string): unknown[] => {
  const { min, max, currency, period } = readSalary(text, { country }) ?? {};
  return [min, max, currency, period];
};

itHoldsForEvery('pay rises to another amount', RISE_WORDS, (_language, words) => {
  for (const word of words.replaceAll('#', '3').split('|')) {
    const text = `Salary: 2,400 €, ${word} 2,600 € a month`;
    expect([text, ...payOf(text)]).toEqual([text, 2400, 2600, 'EUR', 'month']);
    const other = `Salary: 2,400 € a month, ${word} 20 € for lunch`;
    expect([other, ...payOf(other)]).toEqual([other, 2400, 2400, 'EUR', 'month']);
  }
});

itHoldsForEvery('pay of a beginning', TRIAL_WORDS, (_language, words) => {
  for (const word of words.split('|'))
    expect([word, ...payOf(`£10.30 p/h (in ${word}), up to £11.40 p/h`)]).toEqual([word, 10.3, 11.4, 'GBP', 'hour']);
});

it.each([
  ['Starting pay rate £10.30 p/h, after probation period - £10.60p/h.', 10.3, 10.6],
  ['Starting rate £10.30p.h – after 12 weeks £10.60p/h', 10.3, 10.6],
  ['£10.30p/h (during 12 weeks training period), up to £11.30p/h after that', 10.3, 11.3],
  ['£10.30 an hour, after 12 weeks a bonus of £100', 10.3, 10.3],
])('%s', (text, min, max) => {
  expect(payOf(text)).toEqual([min, max, 'GBP', 'hour']);
});

it.each(SPANS_BETWEEN)('the first amount of a range is paid %s', (span) => {
  expect(findMoney(`14 € ${span} - 16 €`)).toMatchObject([{ min: 14, max: 16, isRange: true }]);
});

it.each([
  ['Bageren får en timeløn på 215-240 kr.', 'Denmark', 215, 240, 'DKK', 'hour'],
  ['Vi tilbyder en månedsløn på 30.000 kr.', 'Denmark', 30_000, 30_000, 'DKK', 'month'],
  ['Vi erbjuder en månadslön på 29 000 kr', 'Sweden', 29_000, 29_000, 'SEK', 'month'],
  ['Annual salary of £29,000 pa', 'United Kingdom', 29_000, 29_000, 'GBP', 'year'],
  ['Orario di lavoro: lunedì-venerdì, stipendio 1.500 euro', 'Italy', 1500, 1500, 'EUR', undefined],
  ['Compenso orario: 9 €', 'Italy', 9, 9, 'EUR', 'hour'],
  ['Horaire : 8h-16h. Salaire : 1 900 €', 'France', 1900, 1900, 'EUR', undefined],
  ['Taux horaire : 12,50 € à 13,20 €', 'France', 12.5, 13.2, 'EUR', 'hour'],
  ['We pay £12 an hour, rising to £13 after probation.', 'United Kingdom', 12, 13, 'GBP', 'hour'],
  ['Salaire : base horaire de 12,50 € brut', 'France', 12.5, 12.5, 'EUR', 'hour'],
  ['Gratification horaire : 4,35 €', 'France', 4.35, 4.35, 'EUR', 'hour'],
  ['Stipendio base orario: 9,50 €', 'Italy', 9.5, 9.5, 'EUR', 'hour'],
  ['Оплата 60 000 рублей', 'Russia', 60000, 60000, 'RUB', undefined],
  ['Оплата 300 руб. в час', 'Russia', 300, 300, 'RUB', 'hour'],
  ['Оплата 150 грн/год', 'Ukraine', 150, 150, 'UAH', 'hour'],
  ['Pay: £1,900 pm', 'United Kingdom', 1900, 1900, 'GBP', 'month'],
  ['From 2 pm, wage £290', 'United Kingdom', 290, 290, 'GBP', undefined],
  ['Palkka 3000 e/kk', 'Finland', 3000, 3000, 'EUR', 'month'],
  ['Palkka 12-14 e/h', 'Finland', 12, 14, 'EUR', 'hour'],
  ['Lohn: 14 € die Stunde', 'Germany', 14, 14, 'EUR', 'hour'],
  ['Lohn: 2.500 € im Monat, Zuschlag von 3 €', 'Germany', 2500, 2500, 'EUR', 'month'],
  ['Månadslön från 35 000 kr. Vi erbjuder friskvårdsbidrag.', 'Sweden', 35_000, undefined, 'SEK', 'month'],
])('%s', (text, country, ...pay) => {
  expect(payOf(text, country)).toEqual(pay);
});

it.each([
  'Zulage: 250 € im Monat, nach der Probezeit 300 €',
  'Bonus of £500 rising to £600',
  'Оплата обучения 20 000 руб.',
  'Оплата 5 000 руб. за обучение',
  'Discount rates start at $25 an hour for schools',
])('is no pay: %s', (text) => {
  expect(readSalary(text)).toBeUndefined();
});
