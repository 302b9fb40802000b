import { expect, it } from '@jest/globals';
import { readExperience } from './experience.js';

it.each([
  'Experience with cables of 5 m. or more',
  'Arbeit in 10 m. Höhe, Erfahrung erwünscht',
  'Minimum 10 m. ervaring met kranen',
  'Darbo patirtis 5 m. aukštyje',
  'חברה עם 20 שנות ניסיון',
])('metres and the years of a company are no years that are asked for: %s', (text) => {
  expect(readExperience(text)).toBeUndefined();
});
