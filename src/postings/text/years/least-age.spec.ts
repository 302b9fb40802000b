import { expect, it } from '@jest/globals';
import { readExperience } from './experience.js';
import { readYearsOfItems } from './item-years.js';

it.each([
  'At least 16 years and reliable',
  'Minimaal 16 jaar en beschikbaar in het weekend',
  'Mindestens 18 Jahre und zuverlässig',
  'Minst 18 år och noggrann',
  'Au moins 18 ans et sérieux',
  'Jij bent 16 jaar of ouder en houdt van buiten werken',
  'Du er 18 år eller eldre og har lyst til å jobbe ute',
])('the least age is no experience: %s', (line) => {
  expect([readExperience(line), readYearsOfItems([line])]).toEqual([undefined, undefined]);
});

it.each([
  ['At least 5 years and a licence', 5],
  ['At least 15 years in milling', 15],
  ['At least 16 years of experience and a licence', 16],
  ['Minimaal 3 jaar in de keuken', 3],
])('years of work are: %s', (line, years) => {
  expect(readExperience(line)?.years).toBe(years);
});
