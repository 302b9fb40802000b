import { expect, it } from '@jest/globals';
import { areTwoTexts } from './two-texts.js';

it.each([
  ['Leeds', '£30k', true],
  ['38 uur', 'max. € 2.900', true],
  ['38 uur', 'maximaal', false],
  ['rye', 'bread', false],
  ['We bake rye ', 'bread and rolls', false],
  ['We bake rye', ' bread and rolls', false],
])('%p and %p are two texts: %p', (before, behind, are) => {
  expect(areTwoTexts(before, behind)).toBe(are);
});
