import { expect, it } from '@jest/globals';
import { isTownName, readPlace } from '../../places/place.js';
import { readRemoteLabel, readRemotePlace } from '../../kinds/remote.js';
import { REFUSING_VALUES, WAY_WORDS } from './way-words.js';

const WORDS = WAY_WORDS.flatMap(([policy, language, words]) =>
  words.split('|').map((word) => [word.replace('*', ''), language, policy] as const),
);

it.each(WORDS)('"%s" (%s) is %s, and no part of the town beside it', (word, _language, policy) => {
  expect(readRemoteLabel(word)).toBe(policy);
  expect(isTownName(`Kassel (${word})`)).toBe(true);
  expect(readPlace(`Kassel (${word})`)).toEqual({ city: 'Kassel', country: 'Germany' });
});

it.each(REFUSING_VALUES.flatMap(([language, words]) => words.split('|').map((word) => [word, language] as const)))(
  '"Home office: %s" (%s) refuses it',
  (word) => {
    expect(readRemoteLabel(`Home office: ${word}`)).toBeUndefined();
  },
);

it.each(['Remote, NE', 'Remote: NE', 'Remote (Omaha, NE)', 'Remote - NE England', 'Smart working: ne parliamo'])(
  '"%s" refuses nothing',
  (label) => {
    expect(readRemoteLabel(label)).toBe('remote');
  },
);

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

it.each([
  ['Volledig remote — Nederland of België', {}],
  ['Volledig thuiswerk — België', { country: 'Belgium' }],
  ['Vollständig remote – Österreich', { country: 'Austria' }],
  ['Entièrement à distance — Belgique', { country: 'Belgium' }],
  ['Totalmente remoto - Chile', { country: 'Chile' }],
  ['Completamente da remoto, Italia', { country: 'Italy' }],
  ['Helt på distans — Sverige', { country: 'Sweden' }],
  ['Täysin etänä, Suomi', { country: 'Finland' }],
  ['W pełni zdalnie — Polska', { country: 'Poland' }],
  ['Полностью удалённо — Казахстан', { country: 'Kazakhstan' }],
  ['Tamamen uzaktan — Türkiye', { country: 'Turkey' }],
  ['Grotendeels remote — Gent', { city: 'Gent', country: 'Belgium' }],
])('"%s": how much of the work is done there is no town', (location, place) => {
  expect(readPlace(location)).toEqual(place);
});

it.each([
  'Volledig op afstand — Nederland',
  'Entièrement à distance — Belgique',
  '100% en remoto — Chile',
  'Helt på distans, Sverige',
  'W pełni zdalnie — Polska',
  'Полностью удалённо — Казахстан',
])('"%s" says in a place that all of the work is done at home', (location) => {
  expect(readRemotePlace('Miller', location)?.policy).toBe('remote');
});

it.each(['Grotendeels op afstand — Gent', 'Partiellement à distance — Nantes', 'Helt på kontoret — Malmö'])(
  '"%s" says no such thing',
  (location) => {
    expect(readRemotePlace('Miller', location)?.policy).not.toBe('remote');
  },
);
