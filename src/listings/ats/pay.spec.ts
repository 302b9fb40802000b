import { expect, it } from '@jest/globals';
import { readPay, readRanges } from './values.js';
import { listingOf } from './index.js';

const range = (title: string, min: number, max: number): object => ({
  title,
  min_cents: min * 100,
  max_cents: max * 100,
  currency_type: 'USD',
});

it.each<readonly [string, object[], readonly (number | string | undefined)[]]>([
  ['two places', [range('Leeds', 50_000, 60_000), range('York', 40_000, 70_000)], [40_000, 70_000, undefined]],
  ['an hour and a year', [range('Hourly', 20, 30), range('Annual', 50_000, 60_000)], [undefined, undefined, undefined]],
  ['an hour and no word', [range('Hourly', 20, 30), range('York', 50_000, 60_000)], [undefined, undefined, undefined]],
  ['shares beside it', [range('Equity', 1, 2), range('Annual salary', 50_000, 60_000)], [50_000, 60_000, 'year']],
  [
    'a bonus beside it',
    [range('Sign-on bonus', 900, 1000), range('Base pay', 50_000, 60_000)],
    [50_000, 60_000, undefined],
  ],
  ['pay and shares in one', [range('Salary (plus equity)', 50_000, 60_000)], [50_000, 60_000, undefined]],
  ['earnings on target', [range('OTE', 90_000, 99_000)], [undefined, undefined, undefined]],
])('reads ranges of %s', (_what, ranges, pay) => {
  const { salary_min: min, salary_max: max, salary_period: period } = readRanges(ranges);
  expect([min, max, period]).toEqual(pay);
});

const own = (name: string, value: unknown): object => ({ name, value });
const band = { min_value: '50000', max_value: '60000', unit: 'GBP' };

it.each<readonly [object[], readonly (number | undefined)[]]>([
  [[own('Salary range (min - max)', band)], [50_000, 60_000]],
  [[own('Salary range (plus equity)', band)], [50_000, 60_000]],
  [[own('Salary Minimum', { amount: '50000', unit: 'GBP' })], [undefined, undefined]],
  [
    [own('Salary midpoint', { amount: '55000', unit: 'GBP' }), own('Salary', band)],
    [50_000, 60_000],
  ],
  [[own('Equity compensation range', band)], [undefined, undefined]],
])('reads a company’s own field of Greenhouse: %j', (metadata, pay) => {
  const listing = listingOf({ system: 'greenhouse', key: 'example', url: 'https://job-boards.greenhouse.io/example' });
  const answer = JSON.stringify({ jobs: [{ id: 1, title: 'Baker', metadata }] });
  const { salary_min: min, salary_max: max } = listing.read(answer, { url: '' }).postings[0]?.fields ?? {};
  expect([min, max]).toEqual(pay);
});

it.each<readonly [unknown, number | undefined]>([
  ['45000.00', 45_000],
  ['45,000', 45_000],
  ['45.000', 45_000],
  ['45.000,00', 45_000],
  ['17,50', 17.5],
  ['17.5', 17.5],
  ['25.0000', 25],
  ['3 200 €', 3200],
  ['ab 3.200', undefined],
  ['10 - 20', undefined],
  ['-5', undefined],
])('reads an amount that somebody filled in: %j', (min, amount) => {
  expect(readPay({ min }).salary_min).toBe(amount);
});

it.each(['one-time', 'One time payment', '1 TIME', 'per project'])(
  'takes what is paid once for no salary: %s',
  (period) => {
    expect(readPay({ min: 5000, max: 7000, currency: 'EUR', period })).toEqual({});
  },
);

it('keeps pay of a period that has no name of ours', () => {
  expect(readPay({ min: 1000, period: 'bi-week-salary' })).toMatchObject({ salary_min: 1000 });
});

it.each([true, false])('tells the pay of Ashby where the company shows it: %s', (isShown) => {
  const salary = { compensationType: 'Salary', minValue: 10, maxValue: 20, currencyCode: 'USD', interval: '1 HOUR' };
  const job = { id: '1', title: 'Baker', compensation: { summaryComponents: [salary] } };
  const jobs = [{ ...job, shouldDisplayCompensationOnJobPostings: isShown }];
  const listing = listingOf({ system: 'ashby', key: 'example', url: 'https://jobs.ashbyhq.com/example' });
  const [posting] = listing.read(JSON.stringify({ jobs }), { url: '' }).postings;
  expect(posting?.fields.salary_min).toBe(isShown ? 10 : undefined);
});
