import { describe, expect, it } from '@jest/globals';
import type { JobPosting } from '../../fields.js';
import { readLabelled } from '../advert/label-values.js';
import { readHtmlListing } from '../lists/html-listing.js';
import { parseHtml } from './html.js';
import { readPageTree } from './page-tree.js';

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

describe('in the table of an only opening', () => {
  const HEADS = ['Post', 'Schooling', 'Experience (yrs)', 'How many', 'Apply'];
  const only = (heads: readonly string[], cells: readonly string[]): JobPosting => {
    const row = (texts: readonly string[], name: string): string =>
      texts.map((text) => `<${name}>${text}</${name}>`).join('');
    const table = `<table><thead><tr>${row(heads, 'th')}</tr></thead><tbody><tr>${row(cells, 'td')}</tr></tbody></table>`;
    const page = `<title>Mill</title><main><h1>Current openings</h1><div>${table}</div></main>`;
    const { postings } = readHtmlListing(parseHtml(page), { url: 'https://mill.example/jobs', careerScore: 3 });
    return postings[0]?.fields ?? {};
  };
  const APPLY = '<a href="mailto:jobs@mill.example">Apply</a>';

  it('the head of a column is no place, and a cell no label of the next one', () => {
    const fields = only(HEADS, ['Head baker', 'College', 'Experience', '5', APPLY]);
    expect([fields.job_title, fields.location, fields.min_years_of_experience]).toEqual([
      'Head baker',
      undefined,
      undefined,
    ]);
  });

  it('a cell below a label is its value', () => {
    const fields = only(HEADS, ['Head baker', 'College', '5', '2', APPLY]);
    expect(fields.min_years_of_experience).toBe(5);
  });
});

it.each([
  ['<tr><th>What</th><th>Details</th></tr><tr><td>Experience</td><td>5 years</td></tr>', 5],
  [
    '<tr><td>Post</td><td>Baker</td><td>Team</td><td>Ovens</td></tr><tr><td>Experience</td><td>5 years</td><td>Pay</td><td>?</td></tr>',
    5,
  ],
  [
    '<tr><th>What</th><th>Is</th><th>Sought</th></tr><tr><td>Baker</td><td>Experience</td><td>5 years</td></tr>',
    undefined,
  ],
])('a label is one in a table of labels and values, not in one of columns: %s', (rows, years) => {
  const { leaves } = readPageTree(parseHtml(`<table>${rows}</table>`));
  expect(readLabelled(leaves).min_years_of_experience).toBe(years);
});
