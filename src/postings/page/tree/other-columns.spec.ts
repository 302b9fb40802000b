import { expect, it } from '@jest/globals';
import { readHtmlListing } from '../lists/html-listing.js';
import { parseHtml } from './html.js';

const read = (heading: string, [heads = [], ...rows]: readonly (readonly string[])[]): (string | undefined)[] => {
  const row = (cells: readonly string[], name: string): string =>
    `<tr>${cells.map((cell) => `<${name}>${cell}</${name}>`).join('')}</tr>`;
  const table = `<table>${row(heads, 'th')}${rows.map((cells) => row(cells, 'td')).join('')}</table>`;
  return readHtmlListing(parseHtml(`<title>Jobs | Mill</title><main><h1>${heading}</h1>${table}</main>`), {
    url: 'https://mill.example/jobs',
    careerScore: 3,
  }).postings.map(({ fields }) => fields.location);
};

it.each([
  [
    'Vacancies',
    ['Post', 'Subject', 'Hours'],
    ['Teacher', 'Reading', 'Full-time'],
    ['Tutor', 'Mathematics', 'Part-time'],
  ],
  ['Offene Stellen', ['Stelle', 'Fach', 'Umfang'], ['Lehrkraft', 'Essen', 'Vollzeit'], ['Dozent', 'Musik', 'Teilzeit']],
  ['Vacatures', ['Functie', 'Vak', 'Uren'], ['Docent', 'Engels', 'Fulltime'], ['Docent', 'Reading', 'Parttime']],
])('what stands below a head we do not know is no place, be it called like a town: %s', (heading, ...rows) => {
  expect(read(heading, rows)).toEqual([undefined, undefined]);
});

it('so are shops that are called after their towns', () => {
  const rows = ['Poitiers Sud', 'Niort', 'La Rochelle (drive)'].map((place) => ['Boulanger', place, 'CDI']);
  expect(read('Postes à pourvoir', [['Poste', 'Magasin', 'Contrat'], ...rows])[1]).toBe('Niort');
});

it('villages among towns are places below any head', () => {
  const rows = ['Leeds', 'Bristol', 'Nether Millwick'].map((place) => ['Baker', place, 'Full-time']);
  expect(read('Vacancies', [['Post', 'Whereabouts', 'Hours'], ...rows])).toEqual([
    'Leeds',
    'Bristol',
    'Nether Millwick',
  ]);
});

it.each([
  ['Vacancies', ['Post', 'Site', 'Hours'], ['Baker', 'Leeds', 'Full-time'], ['Miller', 'Bristol', 'Part-time']],
  ['Vacancies', ['Post', 'Whereabouts', 'Hours'], ['Baker', 'Leeds', 'Full-time'], ['Miller', 'Bristol', 'Part-time']],
  ['Vacancies', ['Post', '', 'Hours'], ['Baker', 'Leeds', 'Full-time'], ['Miller', 'Bristol', 'Part-time']],
])('where all of a column are places, they are those of the openings: %s, %s', (heading, ...rows) => {
  expect(read(heading, rows)).toEqual(['Leeds', 'Bristol']);
});
