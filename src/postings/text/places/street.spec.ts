import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../test/every-row.js';
import { readStreet, townBehindStreet } from './street.js';
import { NO_STREET_WORDS } from '../words/places/no-street-words.js';
import { STREET_SIDES, STREETS_AHEAD, STREETS_BEHIND, STREETS_OF_NUMBERS } from '../words/places/street-words.js';

it.each([
  ['Mühlgasse 3, 04107 Leipzig', 'Mühlgasse 3'],
  ['Rathaus, Markt 1, 04107 Leipzig', 'Markt 1'],
  ['Am Alten Werk 12 a, D-04107 Leipzig', 'Am Alten Werk 12 a'],
  ['Mill Hub, 9 Mill Row, Leeds LS1 1AA', '9 Mill Row'],
  ['12 Mill Road, Leeds', '12 Mill Road'],
  ['4410 127 St SW, Edmonton, AB T6W 1A7', '4410 127 St SW'],
  ['12 5th Avenue, Calgary', '12 5th Avenue'],
  ['Via Privata Mulino 99, 20121 Milano (MI)', 'Via Privata Mulino 99'],
  ['biuro, ul. Młynarska 11/4, Kraków', 'ul. Młynarska 11/4'],
  ['Kraków, ul. Młynarska 11/4', 'ul. Młynarska 11/4'],
  ['Plaza Mayor, 1, 28012 Madrid', 'Plaza Mayor, 1'],
  ['Møllevegen 20, 4358 Kleppe', 'Møllevegen 20'],
  ['Mlýnská 12, 118 00 Praha', 'Mlýnská 12'],
  ['12 rue du Moulin, 44000 Nantes', '12 rue du Moulin'],
  ['гр. Пловдив, ул. „Мелничарска“ 9', 'ул. „Мелничарска“ 9'],
  ['вул. Млинова, 62, Київ', 'вул. Млинова, 62'],
])('%s: %s', (place, street) => {
  expect(readStreet(place)).toBe(street);
});

it.each([
  'Leipzig',
  '04107 Leipzig',
  'Praha 4, 140 00 Praha',
  'Paris 15, 75015 Paris',
  'Halle 3, 04107 Leipzig',
  'Postfach 12, 04107 Leipzig',
  'Unit 5, Leeds LS1 1AA',
  'Route 66, Arizona',
  'Mühlgasse 3',
  'Mühlgasse 3, 04107 Leipzig, Mühlgasse 12, 04107 Leipzig',
  'Bakers 3, Leeds',
  '2 Bakers, Leeds',
])('%s names no street, or several', (place) => {
  expect(readStreet(place)).toBeUndefined();
});

const wordsOf = (rows: typeof STREETS_AHEAD): string[] => rows.flatMap(([, words]) => words.split('|'));

it('words call a street in front of its name, or behind it', () => {
  for (const word of wordsOf(STREETS_AHEAD))
    expect([word, readStreet(`${word} Muster 9, Leeds`)]).not.toContain(undefined);
  for (const word of wordsOf(STREETS_BEHIND))
    expect([word, readStreet(`Muster ${word} 9, Leeds`)]).not.toContain(undefined);
  for (const word of wordsOf(STREETS_OF_NUMBERS))
    expect(readStreet(`9 Muster ${word}, Leeds`)).toBe(`9 Muster ${word}`);
  for (const side of wordsOf(STREET_SIDES))
    expect(readStreet(`9 Muster Street ${side}, Leeds`)).toBe(`9 Muster Street ${side}`);
});

itHoldsForEvery('words call a part of an address that is no street', NO_STREET_WORDS, (_language, words) => {
  for (const word of words.split('|'))
    expect([word, readStreet(`${word} 9, 04107 Leipzig`)]).toEqual([word, undefined]);
});

it.each([
  ['Cliveden Road, Taplow, Buckinghamshire', 'Taplow'],
  ['Old Mill, 12 Mill Lane, Tolpuddle, Dorset', 'Tolpuddle'],
  ['Hauptstraße 5, Kleinbockenheim, Rheinland-Pfalz', 'Kleinbockenheim'],
  // A house, an area within another, and a street by itself are no town.
  ['Mill House, Taplow, Buckinghamshire', undefined],
  ['Mill Lane, Dorset, England', undefined],
  ['Cliveden Road, Buckinghamshire', undefined],
  ['Cliveden Road, Mill Lane, Buckinghamshire', undefined],
])('the town of the address %j is %s', (place, town) => {
  expect(townBehindStreet(place)).toBe(town);
});
