import { expect, it } from '@jest/globals';
import { foundPosting } from '../../posting.js';
import { NOWHERE } from './site-places.js';
import { inTownOfSite, inTownOfTitle } from './town-of-site.js';

const townOf = (location: string, ...towns: string[]): string | undefined =>
  inTownOfSite(foundPosting('page', { job_title: 'Baker', location }), { ...NOWHERE, towns: new Set(towns) }).fields
    .city;

it.each([
  'Lindhofen',
  'Haus Mühle, Lindhofen',
  'Markt 1, 06259 Lindhofen',
  'Markt 1, D-06259 Lindhofen',
  'ul. Młyńska 11/4, 86-299 Lindhofen',
  'Dorpsweg 3, 4371 GA Lindhofen',
  'Via Mulino 9, 24039 Lindhofen (BG)',
  'The Mill, 9 Mill Row, Lindhofen BD99 1AA',
  'м. Lindhofen, вул. Рудна 6',
])('"%s" is in the town of the site', (location) => {
  expect(townOf(location, 'lindhofen')).toBe('Lindhofen');
});

it('a village is in the town of the site with what it lies by, too', () => {
  expect(townOf('Lindhofen am Seetalsee', 'lindhofen', 'seetalen')).toBe('Lindhofen');
  expect(townOf('Lindhofen am Seetalsee', 'seetalsee')).toBeUndefined();
  expect(townOf('Lindhofen am Seetalsee', 'lindhofen', 'lindhofen am seetalsee')).toBe('Lindhofen am Seetalsee');
});

it.each([
  ['Markt 1, 06259 Mühlau', 'another village'],
  ['Lindhofener Straße 4', 'a street that is called after it'],
  ['Lindhofen, Seetalen', 'two of the site’s own'],
  ['Berlin, Lindhofen', 'one with a town that is known'],
])('"%s" is not: %s', (location) => {
  expect(townOf(location, 'lindhofen', 'seetalen')).toBeUndefined();
});

const placeOfTitle = (title: string, country: string, location?: string): unknown => {
  const site = { ...NOWHERE, countries: [country] };
  return inTownOfTitle(foundPosting('page', { job_title: title, location }), site).fields.location;
};

it.each([
  ['Baker in Otley', 'GB', 'Otley'],
  ['Baker – Otley', 'GB', 'Otley'],
  ['Bäcker (m/w/d), Memmingen', 'DE', 'Memmingen'],
  ['Vendeuse (Rezé)', 'FR', 'Rezé'],
  ['Panadera (Dos Hermanas)', 'ES', 'Dos Hermanas'],
])('"%s" on a page about %s is in %s', (title, country, place) => {
  expect(placeOfTitle(title, country)).toBe(place);
});

it.each<[title: string, country: string, known: string | undefined]>([
  // A village elsewhere, a kind of job, and one whose place is known.
  ['Baker in Otley', 'DE', undefined],
  ['Baker – Full-time', 'GB', undefined],
  ['Baker – Otley', 'GB', 'Leeds'],
])('"%s" on a page about %s says none but what is known: %s', (title, country, known) => {
  expect(placeOfTitle(title, country, known)).toBe(known);
});
