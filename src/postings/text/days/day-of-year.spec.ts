import { expect, it } from '@jest/globals';
import { readDayOfYear, withAnyYear, withoutYear, withYear } from './day-of-year.js';

it.each([
  ['15. März', '--03-15'],
  ['Freitag, 15. März, 12:00 Uhr', '--03-15'],
  ['15.03.', '--03-15'],
  ['5. 3.', '--03-05'],
  ['March 15', '--03-15'],
  ['Friday 15th of March, 5pm', '--03-15'],
  ['31 December', '--12-31'],
  ['le 1er avril', '--04-01'],
  ['15 de marzo', '--03-15'],
  ['il 7 ottobre', '--10-07'],
  ['den 3 maj', '--05-03'],
  ['7 października', '--10-07'],
  ['15 марта', '--03-15'],
  ['március 15.', '--03-15'],
  ['15. listopada', '--10-15'],
  ['3月15日', '--03-15'],
  ['3월 15일', '--03-15'],
  ['15 tháng 3', '--03-15'],
  ['29 February', '--02-29'],
])('%s is the day %s of any year', (text, day) => {
  expect(readDayOfYear(text)).toBe(day);
});

it.each([
  '15. März 2026',
  'March 2026',
  '31 June',
  'ASAP',
  '15 days after publication',
  '2 weeks',
  'entro 2 settimane',
  '15.3',
  '03/04',
  'open until filled',
  'Apply from 1 March or 1 April',
  '12:00 Uhr',
])('%s names no day of any year', (text) => {
  expect(readDayOfYear(text)).toBeUndefined();
});

it.each([
  ['--03-15', '2026-02-20', undefined, '2026-03-15'],
  ['--03-15', '2026-03-20', undefined, '2026-03-15'],
  ['--01-10', '2026-11-20', undefined, '2027-01-10'],
  // Half a year away on either side: nothing tells which year is meant.
  ['--09-15', '2026-02-20', undefined, undefined],
  ['--03-15', '2026-05-20', '2026-02-01', '2026-03-15'],
  ['--12-31', '2026-02-20', '2026-01-05T08:00:00Z', '2026-12-31'],
  ['--03-15', '2026-05-20', '2026-03-15', '2026-03-15'],
  ['--02-29', '2028-02-01', undefined, '2028-02-29'],
  ['--02-29', '2026-02-01', undefined, undefined],
  ['2026-03-15', '2026-05-20', undefined, '2026-03-15'],
])('%s, read on %s of a posting of %s, is %s', (day, today, posted, date) => {
  expect(withYear(day, { today, posted })).toBe(date);
});

it.each([
  ['by noon on 15 March, at last', 'by noon on 15 March 2024, at last'],
  ['by March 15 at noon', 'by March 15, 2024 at noon'],
  ['bis 15.03. um 12 Uhr', 'bis 15.03.2024 um 12 Uhr'],
  ['from 15 March to 16 March', undefined],
  ['by 15 March 2026', undefined],
  ['by noon', undefined],
])('"%s" with any year', (text, dated) => {
  expect(withAnyYear(text)).toBe(dated);
});

it('a date without its year', () => {
  expect(withoutYear('2024-03-15')).toBe('--03-15');
});
