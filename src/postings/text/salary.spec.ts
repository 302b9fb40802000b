import { describe, expect, it } from '@jest/globals';
import { readSalary } from './salary.js';

describe('readSalary', () => {
  it.each([
    ['The salary is $90,000 - $120,000 per year.', 90000, 120000, 'USD', 'year'],
    ['Pay: $25 to $30 an hour', 25, 30, 'USD', 'hour'],
    ['Gehalt: 3.200 € bis 3.800 € brutto im Monat', 3200, 3800, 'EUR', 'month'],
    ['Das Jahresgehalt beträgt 54.321,50 EUR', 54321.5, 54321.5, 'EUR', 'year'],
    ["Lohn CHF 95'000 - 110'000 pro Jahr", 95000, 110000, 'CHF', 'year'],
    ['Base salary of £40-45k', 40000, 45000, 'GBP', 'year'],
    ['Wynagrodzenie: 9 500 - 12 000 PLN brutto miesięcznie', 9500, 12000, 'PLN', 'month'],
    ['Salaire : 35 000 € à 40 000 € brut annuel', 35000, 40000, 'EUR', 'year'],
    ['We pay 12-15 LPA', 1200000, 1500000, 'INR', 'year'],
    ['Salary up to €70.000 per year', undefined, 70000, 'EUR', 'year'],
    ['Salary from €50.000 per year', 50000, undefined, 'EUR', 'year'],
    ['Base pay\nTier 1: $100,000 - $120,000 USD\nTier 2: $90,000 - $110,000 USD', 90000, 120000, 'USD', 'year'],
  ])('reads %s', (text, min, max, currency, period) => {
    expect(readSalary(text)).toMatchObject({ min, max, currency, period });
  });

  it.each([
    'We raised $30 million last year',
    'A yearly learning budget of $2,000 per year',
    'Essenszuschuss von 100 EUR im Monat',
    'Our customers spend €5,000 - €9,000 a month',
    'Referral bonus of $1,500',
    'The 401(k) match is generous',
    'Competitive salary',
    'Revenue of €4,000,000 per year',
    'Founded in 2014 with 40 people',
  ])('reads nothing into %s', (text) => {
    expect(readSalary(text)).toBeUndefined();
  });

  it('takes a bare number for pay only in a salary field', () => {
    expect(readSalary('45000 - 52000')).toBeUndefined();
    expect(readSalary('45000 - 52000', { isSalaryField: true })).toMatchObject({ min: 45000, max: 52000 });
  });

  it('lets the place decide what a dollar is', () => {
    expect(readSalary('Salary: $80,000 a year', { country: 'Canada' })).toMatchObject({ currency: 'CAD' });
    expect(readSalary('Salary: $80,000 AUD a year', { country: 'Canada' })).toMatchObject({ currency: 'AUD' });
  });

  it('stays fast on hostile text', () => {
    const startedAt = cpuMilliseconds();
    readSalary('$1,000 to '.repeat(20_000));
    readSalary('1 '.repeat(100_000));
    expect(cpuMilliseconds() - startedAt).toBeLessThan(3000);
  });
});

/** Time this process has computed: other work on the machine does not count. */
function cpuMilliseconds(): number {
  return process.cpuUsage().user / 1000;
}
