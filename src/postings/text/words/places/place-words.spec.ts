import { expect, it } from '@jest/globals';
import { MISSING_PLACES } from '../../../../../test/places/missing-places.js';
import { itHoldsForEvery } from '../../../../../test/every-row.js';
import { countryOfCode } from '../../places/countries.js';
import { isPlaceName, isTownName, readPlace } from '../../places/place.js';
import { ACTION_WORDS } from '../applying/action-words.js';
import { APART_HEADINGS } from '../headings/apart-headings.js';
import { AREA_WORDS } from './area-words.js';
import { NOT_ALONE } from './common-words.js';
import { AWAY_WORDS } from './away-words.js';
import { DEPARTMENT_WORDS } from '../titles/department-words.js';
import { NEAR_WORDS } from './near-words.js';
import { PAGE_PARTS } from '../headings/page-part-words.js';
import { PLACE_ALIASES, REGION_NAMES } from './place-aliases.js';
import { GLUED_JOINERS, PLACE_JOINERS } from './place-joiners.js';
import { PLACE_NOISE } from './place-words.js';
import { TOPIC_WORDS } from '../headings/topic-words.js';

function placeOf(text: string): string {
  const { city = '', country = '' } = readPlace(text);
  return `${city} | ${country}`;
}

it.each([...PLACE_NOISE, ...PLACE_JOINERS, ...GLUED_JOINERS, ...NEAR_WORDS])(
  '%s (%s) has its case: %s',
  (word, _language, text, expected) => {
    expect(text.toLowerCase()).toContain(word.toLowerCase());
    expect(placeOf(text)).toBe(expected);
  },
);

it.each(AWAY_WORDS)('%s (%s) says where one is sent: %s', (words, _language, text, city) => {
  expect(text).toMatch(new RegExp(words, 'iu'));
  expect(readPlace(text).city).toBe(city);
});

it.each([
  ['Częstochowa + delegacje (PL)', 'Częstochowa'],
  ['Kassel + bundesweite Einsätze', 'Kassel'],
  ['Lyon, déplacements fréquents', 'Lyon'],
  ['Leeds, with travel across London', 'Leeds'],
])('%s is a town from which one is sent', (text, city) => {
  expect(isTownName(text)).toBe(true);
  expect(readPlace(text).city).toBe(city);
});

it.each(['Leeds (London, Bristol)', 'Berlin (auch München)', 'Leeds or London (no travel)'])(
  '%s are places of work',
  (text) => {
    expect(readPlace(text).city).toBeUndefined();
  },
);

it.each(NOT_ALONE)('%s (%s) is no place by itself', (_word, _language, text) => {
  expect(readPlace(text)).toEqual({});
  expect(isPlaceName(text)).toBe(false);
});

it.each([
  ['Word, Excel, Outlook', {}],
  ['Excel, Leeds', { city: 'Leeds', country: 'United Kingdom' }],
  ['Split, Croatia', { city: 'Split', country: 'Croatia' }],
])('a word that is a town too is one only beside its country: %s', (text, place) => {
  expect(readPlace(text)).toEqual(place);
});

it('takes no word by which pages speak of careers, departments and what to do for a town', () => {
  const rows = [...TOPIC_WORDS, ...ACTION_WORDS, ...DEPARTMENT_WORDS, ...PAGE_PARTS, ...APART_HEADINGS].flat();
  const phrases = rows.flatMap((row) => (typeof row === 'string' ? row.split('|') : []));
  const words = phrases.filter((phrase) => /^\p{L}{3,}$/u.test(phrase));
  expect(words.length).toBeGreaterThan(1000);
  const asHeadings = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  expect(asHeadings.filter((word) => isPlaceName(word) || isTownName(word))).toEqual([]);
});

it.each(AREA_WORDS)('%s makes %s of a name (%s, %s): %s', (words, _kind, _countries, _language, text, expected) => {
  const lower = text.toLowerCase();
  expect(words.split('|').some((word) => lower.includes(word.replace(/^\*\s?|\*$/g, '')))).toBe(true);
  expect(placeOf(text)).toBe(expected);
});

it.each(PLACE_ALIASES)('%s is %s', (alias, name) => {
  expect(readPlace(alias).country ?? readPlace(alias.toUpperCase()).country).toBe(readPlace(name).country);
});

it.each(REGION_NAMES)('%s has parts with names: %s', (country, names) => {
  for (const name of names.split('|')) {
    expect([name, readPlace(name).city]).toEqual([name, undefined]);
    expect(readPlace(name).country).toBe(readPlace(country).country);
  }
});

it.each([
  ['Turovice, okr. Přerov', 'Turovice', 'Czechia'],
  ['Kehrig bei Mayen', 'Kehrig', 'Germany'],
  ['Quận 7, Quận 2, Gò Vấp - TP.HCM', 'TP.HCM', 'Vietnam'],
  ['Musterweg 12, 33602 Bielefeld', 'Bielefeld', 'Germany'],
  ['5th Floor, 10 Market Street, Manchester', 'Manchester', 'United Kingdom'],
  ['PL 00-001 Warszawa', 'Warszawa', 'Poland'],
  ['Lisboa e Porto', undefined, 'Portugal'],
  ['Doha, Qatar', 'Doha', 'Qatar'],
  ['Split, Hrvatska', 'Split', 'Croatia'],
  ['神奈川県横浜市', '横浜市', 'Japan'],
  ['広島県内の指定する場所', undefined, 'Japan'],
  ['北海道札幌市中央区', '札幌市', 'Japan'],
  ['大阪支社', '大阪', 'Japan'],
  ['广东深圳', '深圳', 'China'],
  ['경기도 성남시 분당구', '성남시', 'South Korea'],
  ['서울 본사', '서울', 'South Korea'],
  ['الرياض، السعودية', 'الرياض', 'Saudi Arabia'],
  ['📍 Leeds', 'Leeds', 'United Kingdom'],
])('%s is a place: %s in %s', (text, city, country) => {
  expect(isTownName(text)).toBe(true);
  expect(readPlace(text)).toEqual({ ...(city !== undefined && { city }), country });
});

it.each([
  ['성남시 분당구', '성남시', 'South Korea'],
  ['용인처인구', '용인', 'South Korea'],
  ['인천서구', '인천', 'South Korea'],
  ['김포통진읍', '김포', 'South Korea'],
  ['堺市堺区', '堺市', 'Japan'],
  ['新北市板橋區', '新北市', 'Taiwan'],
  ['桃園市中壢區', '桃園市', 'Taiwan'],
])('%s is a part of %s in %s', (text, city, country) => {
  expect(readPlace(text)).toEqual({ city, country });
});

itHoldsForEvery(
  'cities that GeoNames has as municipalities alone are known',
  MISSING_PLACES.flatMap(([code, , names]) => names.split('|').map((name) => [name, code] as const)),
  (name, code) => {
    expect(readPlace(name)).toEqual({ city: name, country: countryOfCode(code) });
  },
);

it.each(['Kreis Leiter', 'County Cook', 'Vertrieb, Bayern', 'Arbeiten bei Siemens', 'Berlin – Vertrieb', '外務省'])(
  '%s is no place beside a title',
  (text) => {
    expect(isTownName(text)).toBe(false);
  },
);
