import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../test/every-row.js';
import { ROTA_DAYS, WEEKENDS } from '../words/days/day-words.js';
import { readSalary } from './salary.js';

itHoldsForEvery(
  'an amount behind the days on which one works is pay',
  [...WEEKENDS, ...ROTA_DAYS],
  (_language, words) => {
    for (const word of words.split('|')) {
      expect([word, readSalary(`2 ${word}, £14 an hour`)?.min]).toEqual([word, 14]);
      expect(readSalary(`Lessons, ${word}, £14 an hour`)).toBeUndefined();
    }
  },
);

it.each(['Leeds, £14 an hour', 'Leeds – Monday to Friday – £14 an hour'])('behind a place: %s', (text) => {
  expect(readSalary(text)?.min).toBe(14);
});

it.each([
  'Parking – £330 a month – behind the mill',
  'Miller – budget of £33,309 per annum – Leeds',
  'School – fees – £33,309 per annum – Leeds',
  'Lessons – 3 May – £25 an hour – Leeds',
  'We bake for the whole of the county and for all of its schools – £33,309 p.a. – since 1990',
  'From 3/5/2026 - 21/11/2026 - the mill is closed',
  'May 3 - 21 at the mill',
  'Our old mill, built 21/11/1927, £33,309 p.a.',
  'Parking, closing 21/11/2027, £330 a month',
])('"%s" names no pay', (text) => {
  expect(readSalary(text)).toBeUndefined();
});

it.each(['Baker, closing 21/11/2027, £33,309 p.a.', 'Baker, deadline: 21 November 2027, £33,309 per annum, Leeds'])(
  'an amount between commas behind the last day is pay: %s',
  (text) => {
    expect(readSalary(text)?.min).toBe(33309);
  },
);

it.each([
  ['• Mon - Fri: 08:00-21:30 - £11.80 ph\n• Sat - Sun: 08:00-21:30 - £13.80 ph', 11.8, 13.8],
  ['Weekdays: £12.50 per hour\nWeekends: £14 per hour', 12.5, 14],
  ['Mo–Fr: 15 € pro Stunde', 15, 15],
  ['Nights: £14 per hour\nDays: £12 per hour', 12, 14],
  ['Sunday lunch: £14 each', undefined, undefined],
  ['Lessons: £14 an hour', undefined, undefined],
])('what is paid by the days of a week: %s', (text, min, max) => {
  const pay = readSalary(text);
  expect([pay?.min, pay?.max]).toEqual([min, max]);
});
