import { expect, it } from '@jest/globals';
import { analysePosting } from '../../analyse.js';
import { parseHtml } from '../tree/html.js';
import { readJobPage } from './job-page.js';

const PAGE = 'https://firm.example/jobs/baker';

function locationOf(body: string): string | undefined {
  const html = `<html><body><main><h1>Baker</h1>${body}</main></body></html>`;
  return readJobPage(parseHtml(html), PAGE, { fields: { job_title: 'Baker', job_url: PAGE }, evidence: {} }).fields
    .location;
}

it.each([
  [
    'de',
    '<p><b>Arbeitsort:</b></p><p>Residenz Mühlblick<br>Bachweg 10, 18573 Rambin</p>',
    'Residenz Mühlblick, Bachweg 10, 18573 Rambin',
  ],
  [
    'de',
    '<p>Arbeitsort: Residenz Mühlblick<br>Bachweg 10<br>04107 Leipzig</p>',
    'Residenz Mühlblick, Bachweg 10, 04107 Leipzig',
  ],
  [
    'fr',
    '<p><b>Lieu de travail :</b></p><p>Le Moulin<br>12 rue du Moulin<br>35000 Rennes</p>',
    'Le Moulin, 12 rue du Moulin, 35000 Rennes',
  ],
  [
    'en',
    '<dl><dt>Location</dt><dd><address>2201 Old Mill Rd<br>Dayton, OH 45402</address></dd></dl>',
    '2201 Old Mill Rd, Dayton, OH 45402',
  ],
  ['en', '<p>Location: The Mill<br>Mill Street 3<br>Leeds LS1 4AP</p>', 'The Mill, Mill Street 3, Leeds LS1 4AP'],
  [
    'it',
    '<p><b>Sede di lavoro:</b></p><p>Il Mulino<br>Via Roma 3, 40121 Bologna</p>',
    'Il Mulino, Via Roma 3, 40121 Bologna',
  ],
  [
    'pl',
    '<p><b>Miejsce pracy:</b></p><p>Stary Młyn<br>ul. Młyńska 3, 80-001 Gdańsk</p>',
    'Stary Młyn, ul. Młyńska 3, 80-001 Gdańsk',
  ],
])('a house and its address in lines below a label are one place (%s)', (_, body, location) => {
  expect(locationOf(body)).toBe(location);
});

it.each([
  [
    'another paragraph',
    '<p><b>Arbeitsort:</b></p><p>Residenz Mühlblick</p><p>Bachweg 10, 18573 Rambin</p>',
    'Residenz Mühlblick',
  ],
  ['another label', '<p>Arbeitsort: Residenz Mühlblick<br>Firma: Bachweg 10, 04107 Leipzig</p>', 'Residenz Mühlblick'],
  [
    'where one writes',
    '<p>Arbeitsort: Residenz Mühlblick<br>Bewerbung an:<br>Bachweg 10, 04107 Leipzig</p>',
    'Residenz Mühlblick',
  ],
  ['a town', '<p>Arbeitsort: Köln<br>Bachweg 10, 04107 Leipzig</p>', 'Köln'],
])('%s is none of it', (_, body, location) => {
  expect(locationOf(body)).toBe(location);
});

it.each([
  ['<p>Locations:</p><ul><li>Leeds</li><li>York</li><li>Bristol</li></ul>', 'Leeds, York, Bristol'],
  ['<p><b>Standorte:</b><br>Berlin<br>Hamburg<br></p>', 'Berlin, Hamburg'],
  [
    '<h3>Lieux de travail</h3><ul><li>Lyon</li><li>Nantes</li></ul><h3>Profil</h3><ul><li>CAP</li></ul>',
    'Lyon, Nantes',
  ],
  ['<ul><li>Location: Leeds</li><li>York bread</li><li>Baker</li></ul>', 'Leeds'],
  ['<p>Location: Leeds</p><p>York</p>', 'Leeds'],
])('towns of one list below a label are one place: %s', (body, location) => {
  expect(locationOf(body)).toBe(location);
});

it.each([
  ['<span>Leeds, Yorkshire (3 days a week)</span><br><span>Home-based (2 days a week)</span>', 'hybrid'],
  ['<span>Leeds</span><br><span>Home-based</span>', undefined],
  ['<span>Leeds</span><br><span>Two days off a week</span>', undefined],
])('days at home in the line below the place of a label: %s', (lines, policy) => {
  const html = `<main><h1>Baker</h1><dl><dt>Location</dt><dd>${lines}</dd></dl><p>You bake.</p></main>`;
  const { fields } = readJobPage(parseHtml(html), PAGE, {
    fields: { job_title: 'Baker', job_url: PAGE },
    evidence: {},
  });
  const read = analysePosting({ fields, evidence: {} }).fields;
  expect([read.city, read.remote_policy]).toEqual(['Leeds', policy]);
});
