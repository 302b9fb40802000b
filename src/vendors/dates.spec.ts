import { expect, it } from '@jest/globals';
import { AT_SOME_TIME, readDate, readEnd } from './dates.js';

it.each([
  ['Sep 2026', '2026-09'],
  ['Sept. 2026', '2026-09'],
  ['SEPTEMBER 2026', '2026-09'],
  ['09/2026', '2026-09'],
  ['Mar 2026', '2026-03'],
  ['May 2026', '2026-05'],
  ['Marzo 2026', '2026-03'],
  ['octobre 2026', '2026-10'],
  ['März 2026', '2026-03'],
  ['Marraskuu 2026', '2026-11'],
  ['Maaliskuu 2026', '2026-03'],
])('reads the month of %s', (written, date) => {
  expect(readDate(written)).toBe(date);
});

it.each(['13/2026', 'Ended 2026', 'a while ago'])('reads none of %s', (written) => {
  expect([readDate(written), readEnd(written)]).toEqual([undefined, AT_SOME_TIME]);
});
