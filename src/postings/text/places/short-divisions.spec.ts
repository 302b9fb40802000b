import { expect, it } from '@jest/globals';
import { endsInShortDivision } from './short-divisions.js';

it.each([
  'Monterrey, N.L.',
  'Nuevo Laredo, Tamps.',
  'Querétaro, Qro.',
  'San Luis Potosí, S.L.P.',
  'Boston, Mass.',
  'Bogotá D.C.',
])('a dot behind a short name is part of it: %s', (text) => {
  expect(endsInShortDivision(text)).toBe(true);
});

it.each([
  'Graz.',
  'Graz, Wien.',
  'Flour, Ryeb.',
  'We bake in Graz, daily.',
  'Graz, Teilzeit.',
  'Graz K.',
  'We bake B.B.',
])('a dot ends a sentence: %s', (text) => {
  expect(endsInShortDivision(text)).toBe(false);
});
