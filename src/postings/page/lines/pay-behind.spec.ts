import { describe, expect, it } from '@jest/globals';
import { isPayAlone } from './pay-behind.js';
import { readBehindTitle } from './title-line.js';

describe('pay behind a title', () => {
  it.each([
    ['Pekař v Brně 32–38 000 Kč', [32000, 38000, 'CZK']],
    ['Truhlář od 35 000 Kč/měs.', [35000, undefined, 'CZK']],
    ['Piekarz 6 500 - 7 200 zł brutto', [6500, 7200, 'PLN']],
    ['Baker in Leeds £28,000', [28000, 28000, 'GBP']],
    ['Пекарь 80 000 – 95 000 руб.', [80000, 95000, 'RUB']],
    ['Baker (£28,000)', [28000, 28000, 'GBP']],
    ['Baker for our €2M oven', [undefined, undefined, undefined]],
    ['Our new oven £28,000', [undefined, undefined, undefined]],
  ])('%s', (line, pay) => {
    const { salary_min: min, salary_max: max, salary_currency: currency } = readBehindTitle(line).pay;
    expect([min, max, currency]).toEqual(pay);
  });
});

it.each([
  ['from £1,700/month', true],
  ['£12 per hour (gross)', true],
  ['nuo 1700 €/mėn.', true],
  ['£15/day lunch voucher', false],
  ['Rent from £1,700/month', false],
  ['£1,700', false],
  ['40 hours/week', false],
])('tells whether "%s" is pay and nothing else: %s', (piece, isPay) => {
  expect(isPayAlone(piece)).toBe(isPay);
});
