import { expect, it } from '@jest/globals';
import { isTownName, readPlace } from '../place.js';
import { readRemoteLabel } from '../remote.js';
import { WAY_WORDS } from './way-words.js';

const WORDS = WAY_WORDS.flatMap(([policy, language, words]) =>
  words.split('|').map((word) => [word.replace('*', ''), language, policy] as const),
);

it.each(WORDS)('"%s" (%s) is %s, and no part of the town beside it', (word, _language, policy) => {
  expect(readRemoteLabel(word)).toBe(policy);
  expect(isTownName(`Kassel (${word})`)).toBe(true);
  expect(readPlace(`Kassel (${word})`)).toEqual({ city: 'Kassel', country: 'Germany' });
});

it.each([
  'Homeoffice möglich',
  'Möglichkeit zum Homeoffice',
  'Télétravail possible',
  'Teletrabajo posible',
  'Smart working possibile',
  'Thuiswerken mogelijk',
  'Distansarbete möjligt',
  'Praca zdalna możliwa',
])('%s: one may, and need not, work at home', (label) => {
  expect(readRemoteLabel(label)).toBe('hybrid');
});
