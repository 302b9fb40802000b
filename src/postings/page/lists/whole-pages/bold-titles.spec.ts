import { expect, it } from '@jest/globals';
import type { JobPosting } from '../../../fields.js';
import { parseHtml } from '../../tree/html.js';
import { readHtmlListing } from '../html-listing.js';

const read = (main: string): JobPosting[] =>
  readHtmlListing(parseHtml(`<title>Careers at Mill</title><main><h1>Careers</h1>${main}</main>`), {
    url: 'https://mill.example/careers',
    careerScore: 3,
  }).postings.map(({ fields }) => fields);
const titlesOf = (main: string): unknown[] => read(main).map(({ job_title: title }) => title);

/** Adverts whose titles are bold at the beginning of a line, told apart from the rest in several ways. */
it.each([
  [
    'Now hiring:',
    ['Waiter', ' - Mill Inn, Leeds<br>Six months, nights.'],
    ['Cook', ' part-time (20 hours) - Mill Inn, Leeds<br>Whoever likes bread.'],
  ],
  [
    'Cerchiamo:',
    ['Cameriere', ' - La Corte, Modena<br>Contratto di 6 mesi.'],
    ['Lavapiatti', ' part time (20 ore) - La Corte, Modena<br>Anche prima esperienza.'],
  ],
  [
    'Vacantes actuales:',
    ['Panadero', ', jornada completa. No requiere experiencia.'],
    ['Chofer', ' (licencia clase B con 2 años de experiencia). Contrato indefinido después de 3 meses.'],
  ],
  [
    'Offene Stellen:',
    ['Bäckerin', ', ab sofort in Vollzeit. Wir freuen uns.'],
    ['Fahrer', ' (Führerschein der Klasse C und Erfahrung). Unbefristet und gut bezahlt.'],
  ],
])('%s', (lead, ...adverts) => {
  const lines = adverts.map(([title, behind]) => `<p><b>${String(title)}</b>${String(behind)}</p>`).join('');
  expect(titlesOf(`<p><strong>${lead}</strong></p>${lines}`)).toEqual(adverts.map(([title]) => title));
});

it('keeps who may apply, and what belongs to a title, with it', () => {
  const page = (...lines: string[]): string =>
    `<h2>Open positions</h2>${lines.map((line) => `<p>${line}</p>`).join('')}`;
  expect(titlesOf(page('<b>Baker</b> (m/w/d)', '<b>Cook</b> (m/w/d)'))).toEqual(['Baker (m/w/d)', 'Cook (m/w/d)']);
  expect(titlesOf(page('<b>Bakers</b> (and millers) make our bread. We like them.'))).toEqual([]);
});

it('takes no menu above the main heading for a part of the advert', () => {
  const menu = ['Home', 'Therapy', 'Prices', 'Service'].map((words) => `<li><a href="/${words}">${words}</a></li>`);
  const advert =
    '<h1>Vacancy: Baker</h1><p>You bake bread by night and go home with a warm loaf.</p><h2>Apply</h2><p>Write to us.</p>';
  const html = `<title>Careers at Mill</title><body><div><div><ul>${menu.join('')}</ul></div><div>${advert}</div></div></body>`;
  const [posting] = readHtmlListing(parseHtml(html), { url: 'https://mill.example/careers', careerScore: 3 }).postings;
  expect(posting?.fields.job_title).toBe('Baker');
  expect(posting?.fields.job_description).not.toContain('Prices');
  expect(posting?.fields.job_url).toBeUndefined();
  expect(posting?.fields.department).toBeUndefined();
});

/** An advert in bold, and below it whom one takes at any time. */
const besideList = (title: string, facts: readonly string[]): string =>
  `<p><b>Current offer:</b></p><p><b>${title}</b></p><ul>${facts.map((fact) => `<li>${fact}</li>`).join('')}</ul>
   <p><b>We invite:</b></p><ul><li>bakers of all kinds</li><li>nurses and midwives</li><li>physiotherapists</li></ul>`;

it.each([
  ['Driver of the mill', ['full-time, from 1 February 2027', 'a driving licence is needed']],
  ['Kierowca młyna', ['umowa o pracę, pełny etat, od 1 lutego 2027', 'wymagane prawo jazdy kat. B']],
  ['Fahrer der Mühle', ['Vollzeit ab 1. Februar 2027', 'Führerschein der Klasse B']],
])('"%s" above the facts of its job is an advert beside a list', (title, facts) => {
  expect(titlesOf(besideList(title, facts))).toContain(title);
});

it.each([
  ['Driver of the mill', ['drives flour to the shops', 'likes bread']],
  ['Driver of the mill', ['Tom works full-time in Leeds since 1 February 2019.', 'He likes bread.']],
  ['Fahrer der Mühle', ['Jonas fährt seit 3. Mai 2019 in Vollzeit in Ulm.']],
  ['Opening hours', ['full-time, from 1 February 2027', 'Mondays']],
])('"%s" above %j is none', (title, facts) => {
  expect(titlesOf(besideList(title, facts))).not.toContain(title);
});

it('an occupation in bold beside a list that states no job is told', () => {
  const html = `<title>Careers at Mill</title><main><h1>Careers</h1>${besideList('Driver of the mill', ['drives flour'])}</main>`;
  const { lists, tree } = readHtmlListing(parseHtml(html), { url: 'https://mill.example/careers', careerScore: 3 });
  const doubtful = lists.doubtful.flatMap(({ set }) => set.titles.map((title) => tree.leaves[title]?.text));
  expect(doubtful).toContain('Driver of the mill');
});
