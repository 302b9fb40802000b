import { expect, it } from '@jest/globals';
import { readHtmlListing } from '../lists/html-listing.js';
import { parseHtml } from './html.js';

const read = (main: string): { job_title?: string; requirements?: string[] }[] =>
  readHtmlListing(parseHtml(`<title>Jobs | Mill</title><main>${main}</main>`), {
    url: 'https://mill.example/jobs',
    careerScore: 3,
  }).postings.map(({ fields }) => fields);

const drop = (title: string, ...[told, heading, asked]: readonly [string, string, readonly string[]]): string =>
  `<div class="w-dropdown"><div class="w-dropdown-toggle"><div>${title}</div></div><nav class="w-dropdown-list"><p>${told}</p>` +
  `<p><strong>${heading}</strong></p><ul>${asked.map((item) => `<li>${item}</li>`).join('')}</ul></nav></div>`;

it.each([
  [
    'Open positions',
    'Baker',
    'What you bring',
    'You bake bread and rolls for our three shops, from dough to oven, every morning.',
  ],
  [
    'Offene Stellen',
    'Bäcker',
    'Das bringen Sie mit',
    'Sie backen Brot und Brötchen für unsere drei Läden, vom Teig bis zum Ofen.',
  ],
  [
    'Postes à pourvoir',
    'Boulanger',
    'Votre profil',
    'Vous préparez le pain de nos trois magasins, du pétrin au four, chaque matin.',
  ],
  [
    'Вакансии',
    'Пекарь',
    'Требования',
    'Вы печёте хлеб и булочки для трёх наших магазинов, от теста до печи, каждое утро.',
  ],
])('a menu that holds the text of an opening is its part that folds up: %s', (heading, title, ask, told) => {
  const asked = ['Excel, Word', 'Permis B, Führerschein B'];
  expect(read(`<h1>${heading}</h1>${drop(title, told, ask, asked)}`)).toMatchObject([
    { job_title: title, requirements: asked },
  ]);
});

it('menus that say where their links lead, and those of the head, stay menus', () => {
  const about = 'The mill and its three shops, which were built by our grandparents.';
  const menu = ['Baker', 'Miller', 'Driver']
    .map((trade) => `<li><a href="/${trade}">${trade}</a><p>${about}</p></li>`)
    .join('');
  const list = '<h1>Open positions</h1><ul><li>Electrician</li></ul>';
  expect(read(`<nav><ul>${menu}</ul></nav>${list}`)).toMatchObject([{ job_title: 'Electrician' }]);
  expect(read(`<header><nav><h3>Baker</h3><p>${about.repeat(3)}</p></nav></header>${list}`)).toMatchObject([
    { job_title: 'Electrician' },
  ]);
});
