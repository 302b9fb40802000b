import { expect, it } from '@jest/globals';
import { parseHtml } from '../../tree/html.js';
import { readHtmlListing } from '../html-listing.js';

/** Where the openings of a page are that says so in a part of its own above them. */
const placesOf = (...said: readonly string[]): unknown[] => {
  const part = `<section><h2>Our house</h2>${said.map((text) => `<p>${text}</p>`).join('')}</section>`;
  const cards = '<div><h3>Head Miller</h3></div><div><h3>Head Baker</h3></div>';
  const html = `<title>Careers</title><main><h1>Careers</h1>${part}<section><h2>Open positions</h2>${cards}</section></main>`;
  const context = { url: 'https://mill.example/careers', careerScore: 3 };
  return readHtmlListing(parseHtml(html), context).postings.map(({ fields }) => fields.location);
};

it.each([
  ['For our shop in Leeds we are looking for bakers and a miller.', 'Leeds'],
  ['Für unser Geschäft in Wels suchen wir Bäcker, Müller und eine Reinigungskraft.', 'Wels'],
  ['Pour notre moulin à Nantes, nous recherchons un meunier et une boulangère.', 'Nantes'],
])('a sentence above the openings that seeks says where: %s', (sentence, place) => {
  expect(placesOf(sentence)).toEqual([place, place]);
});

it.each([
  ['nobody is sought there', ['Our first shop in Leeds opened in 1950.']],
  [
    'two sentences seek in two towns',
    ['For our shop in Leeds we are looking for a baker.', 'For our mill in York we are looking for a miller.'],
  ],
])('nowhere where %s', (_what, said) => {
  expect(placesOf(...said)).toEqual([undefined, undefined]);
});

it.each([
  ['Job openings at the Mill Institute (MI), Singapore', 'Singapore'],
  ['Stellenangebote der Mühle Berg, Leipzig', 'Leipzig'],
  ['Current vacancies at Mill Hotel, York, United Kingdom', 'York, United Kingdom'],
  ['Open positions in Sales, Marketing', undefined],
  ['Our mill, Leeds', undefined],
])('a heading of openings ends in where they are: %s', (heading, place) => {
  expect(placesOf(`<strong>${heading}</strong>`)).toEqual([place, place]);
});

const APPLY = '<h2>How to apply</h2><p>Send your CV by post to:</p>';
const ADDRESS = '<p>Mill & Sons<br>4 Mill Lane<br>Leeds LS1 4AB</p>';

/** Where two openings are, and what is shown of them, whose page says below them what stands here. */
const placesAbove = (below: string, shown = ''): unknown[] => {
  const cards = ['Head Miller', 'Head Baker'].map((title) => `<div><h3>${title}</h3><p>${shown}</p></div>`);
  const html = `<title>Careers</title><main><h1>Careers</h1><section><h2>Open positions</h2>${cards.join('')}</section><section>${below}</section></main>`;
  const context = { url: 'https://mill.example/careers', careerScore: 3 };
  return readHtmlListing(parseHtml(html), context).postings.map(({ fields }) => fields.location);
};

it('where applications are sent, openings are that say nothing of their place', () => {
  expect(placesAbove(`${APPLY}${ADDRESS}`, 'You bake and mill.')).toEqual([
    '4 Mill Lane, Leeds LS1 4AB',
    '4 Mill Lane, Leeds LS1 4AB',
  ]);
  const german = '<p>Unterlagen und Bewerbung bitte an: Mühle Berg, Mühlweg 3, 88212 Ravensburg</p>';
  expect(placesAbove(german)).toEqual(['Mühlweg 3, 88212 Ravensburg', 'Mühlweg 3, 88212 Ravensburg']);
});

it.each([
  ['the address is only that of the company', `<h2>Our mill</h2><p>Come and see us.</p>${ADDRESS}`],
  ['it is that of the head office', `${APPLY}<p>Head office</p>${ADDRESS}`],
  ['an agency collects applications', `<p>Send your CV to our recruitment agency:</p>${ADDRESS}`],
  ['it is whom one asks about data', `<p>Your application is kept. Data protection officer:</p>${ADDRESS}`],
  ['it is that of a newspaper', '<p>Bewerbung an: Chiffre 12, Bergische Zeitung, Mühlweg 3, 88212 Ravensburg</p>'],
  ['there are two of them', `${APPLY}${ADDRESS}<p>Or send it to:</p>${APPLY}<p>9 Mill Row<br>York YO1 7AB</p>`],
])('nowhere where %s', (_what, below) => {
  expect(placesAbove(below)).toEqual([undefined, undefined]);
});

it('nowhere where one works at home', () => {
  expect(placesAbove(`${APPLY}${ADDRESS}`, 'Fully remote: you work from home.')).toEqual([undefined, undefined]);
});

it('where one of them names its town the others are not where applications go', () => {
  expect(placesAbove(`${APPLY}${ADDRESS}`, 'York')).toEqual(['York', 'York']);
});

it.each([
  [
    '<dl><dt>Workplace</dt><dd>4 Mill Lane, Leeds LS1 4AB</dd><dt>Shop</dt><dd>Mill & Sons</dd></dl>',
    '4 Mill Lane, Leeds LS1 4AB',
  ],
  [
    '<table><tr><th>Arbeitsort</th><td>Ravensburg</td></tr><tr><th>Beginn</th><td>sofort</td></tr></table>',
    'Ravensburg',
  ],
  ['<dl><dt>勤務地</dt><dd>東京都新宿区粉町3-14</dd><dt>店舗</dt><dd>ミル</dd></dl>', '東京都新宿区粉町3-14'],
  ['<dl><dt>Workplace</dt><dd>Leeds</dd><dt>Workplace</dt><dd>York</dd></dl>', undefined],
  ['<h2>Our head office</h2><dl><dt>Location</dt><dd>Leeds</dd></dl>', undefined],
])('the place that a label has right behind a list is that of all: %s', (below, place) => {
  const cards = ['Head Miller', 'Head Baker'].map((title) => `<div><h3>${title}</h3><p>You bake.</p></div>`).join('');
  const html = `<title>Careers</title><main><h1>Careers</h1><section><h2>Open positions</h2><div>${cards}</div>${below}</section></main>`;
  const context = { url: 'https://mill.example/careers', careerScore: 3 };
  const found = readHtmlListing(parseHtml(html), context).postings.map(({ fields }) => fields.location);
  expect(found).toEqual([place, place]);
});

it.each([
  ['Regio', 'Utrecht'],
  ['Location', 'Leeds'],
  ['Arbeitsort', 'Bremen'],
])('the place of an only opening stands behind its label anywhere above it: %s', (label, place) => {
  const text = '<p>We bake for the town, and have done so since our grandmother lit the oven.</p>'.repeat(14);
  const only = '<h2>Head Baker</h2><p>You bake rye bread every night.</p>';
  const locationsOf = (openings: string): unknown[] =>
    readHtmlListing(
      parseHtml(
        `<title>Careers</title><main><h1>Careers</h1><div><span>${label}</span><p>${place}</p></div>${text}${openings}</main>`,
      ),
      { url: 'https://mill.example/careers', careerScore: 3 },
    ).postings.map(({ fields }) => fields.location);
  expect(locationsOf(only)).toEqual([place]);
  expect(locationsOf(`${only}<h2>Head Miller</h2><p>You mill.</p>`)).toEqual([undefined, undefined]);
});
