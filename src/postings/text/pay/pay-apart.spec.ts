import { expect, it } from '@jest/globals';
import { readSalary } from './salary.js';

it.each([
  'Parking – £330 a month – behind the mill',
  'Miller – budget of £33,309 per annum – Leeds',
  'School – fees – £33,309 per annum – Leeds',
  'Lessons – 3 May – £25 an hour – Leeds',
  'We bake for the whole of the county and for all of its schools – £33,309 p.a. – since 1990',
  'From 3/5/2026 - 21/11/2026 - the mill is closed',
  'May 3 - 21 at the mill',
])('"%s" names no pay', (text) => {
  expect(readSalary(text)).toBeUndefined();
});
