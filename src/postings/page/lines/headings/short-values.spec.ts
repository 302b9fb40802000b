import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../../test/every-row.js';
import { DAY_JOINERS } from '../../../text/words/days/day-words.js';
import { BETWEEN_DAYS, isDay, lastDay, readShortKind } from './short-values.js';

itHoldsForEvery(
  'words join the first and the last day of a period',
  DAY_JOINERS.flatMap(([language, words]) => words.split('|').map((word) => [word, language] as const)),
  (word) => {
    expect(lastDay(`2027-05-01 ${word} 2027-05-30`)).toBe('2027-05-30');
    expect(`1.5. ${word} 30.5.2027`).toMatch(BETWEEN_DAYS);
  },
);

it.each([
  '23. studenoga 2026.',
  '2026-11-23',
  '3 de mayo de 2026',
  'May 3, 2026',
  '20.11.26',
  '03-11-2026',
  '11/03/2026',
])('"%s" is a day', (text) => {
  expect(isDay(text)).toBe(true);
});

it.each(['Since 3 May 2026', 'May 2026', 'Room 2026', '2026', 'Baker 3 May 2026', '10-12 2026'])(
  '"%s" is no day alone',
  (text) => {
    expect(isDay(text)).toBe(false);
  },
);

it.each([
  ['2027年1月5日至2027年1月31日', '2027-01-31'],
  ['2027年1月5日から2027年1月31日', '2027-01-31'],
  ['Từ ngày 05/01/2027 đến hết ngày 31/01/2027', '2027-01-31'],
  ['5 Januari 2027 s/d 31 Januari 2027', '2027-01-31'],
  ['2027年1月5日', '2027-01-05'],
  ['2027년 1월 5일 ~ 1월 31일', '2027-01-31'],
  ['2026年12月5日〜1月31日', '2027-01-31'],
  ['2027年1月5日～31日', '2027-01-31'],
  ['5 January 2027 – Monday', '2027-01-05'],
])('%s ends on %s', (value, day) => {
  expect(lastDay(value)).toBe(day);
});

it.each([
  ['0.75', 'part-time'],
  ['0,5 FTE', 'part-time'],
  ['0.57', 'part-time'],
  ['0.0', undefined],
  ['1.5', undefined],
  ['1.0', 'full-time'],
  ['CDI, 39h', 'full-time'],
  ['CDI, 20h', 'part-time'],
  ['2.5', undefined],
  ['0.75 years', undefined],
])('a week as a number behind its label, %j: %s', (value, kind) => {
  expect(readShortKind(value)).toBe(kind);
});

it.each([
  ['Nepuno, 20 sati tjedno, prijepodne', 'part-time'],
  ['Полная, сменный график 2/2', 'full-time'],
  ['Plný (40 h)', 'full-time'],
  ['Completa, parcial', undefined],
  ['Fast, 100 %', 'full-time'],
  ['Vakinainen; 60 %', 'part-time'],
  ['Unbefristet, 50–60%', 'part-time'],
  ['Unbefristet, 80-100 %', undefined],
  ['Fast, 100 %, 80 %', undefined],
  ['Fast, 0 %', undefined],
  ['Fast, opp til 100 %', undefined],
  ['Completamente, de verdad', undefined],
])('behind their label "%s" are hours of %s', (value, kind) => {
  expect(readShortKind(value)).toBe(kind);
});
