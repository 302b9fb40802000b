import { expect, it } from '@jest/globals';
import type { JobPosting } from '../../../fields.js';
import { parseHtml } from '../../tree/html.js';
import { readHtmlListing } from '../html-listing.js';

const read = (main: string): JobPosting[] =>
  readHtmlListing(parseHtml(`<title>Careers at the mill</title><main><h1>Careers</h1>${main}</main>`), {
    url: 'https://mill.example/careers',
    careerScore: 3,
  }).postings.map(({ fields }) => fields);

const list = (items: readonly string[]): string => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
const part = (name: string, titles: readonly string[], asked: readonly string[]): string =>
  `<div class="card"><h3>${name}</h3><div><h4>Open positions</h4>${list(titles)}</div><div><h4>Requirements</h4>${list(asked)}</div></div>`;
const BAKERY = part('Bakery', ['Head Baker', 'Baker', 'Confectioner'], ['Early hours', 'A driving licence']);
const SHOP = part('Shop', ['Cashier', 'Shop Manager', 'Waiter'], ['Good English', 'A friendly manner']);

it('what a part asks for once is asked of each opening that it names, and of no other', () => {
  const asked: Record<string, unknown> = {};
  for (const { job_title = '', requirements } of read(BAKERY + SHOP)) asked[job_title] = requirements;
  expect(asked).toMatchObject({
    Baker: ['Early hours', 'A driving licence'],
    Confectioner: ['Early hours', 'A driving licence'],
    Cashier: ['Good English', 'A friendly manner'],
    Waiter: ['Good English', 'A friendly manner'],
  });
});

it('what a part asks of one of its openings by name is not asked of the others', () => {
  const ofOne = BAKERY.replace('Requirements', 'Requirements for the confectioner');
  for (const { job_title, requirements } of read(ofOne + SHOP))
    if (job_title === 'Baker') expect(requirements).toBeUndefined();
});

it('of openings that say more than their names a part asks for nothing', () => {
  const titles = '<h4>Baker</h4><p>You bake rye.</p><h4>Miller</h4><p>You mill wheat.</p>';
  const told = `<div><h3>Mill</h3>${titles}</div>`;
  const asked = `<div><h4>Requirements</h4>${list(['Early hours', 'A driving licence'])}</div>`;
  expect(
    read(`<div>${told}</div>${BAKERY}${asked}`).find(({ job_title }) => job_title === 'Miller')?.requirements,
  ).not.toEqual(['A driving licence']);
});

it.each(['Solveig', 'Morgane', 'Florence'])('who tells of the own work below "%s" is sought by nobody', (name) => {
  const member = (name: string, role: string, text: string): string =>
    `<div class="member"><h3>${name}</h3><p class="role">${role}</p><p>${text}</p></div>`;
  const team = member(name, 'Head Miller', 'I started here as a baker twenty years ago, beside the river.');
  expect(read(BAKERY + `<section>${team}</section>`).map(({ job_title }) => job_title)).toEqual([
    'Head Baker',
    'Baker',
    'Confectioner',
  ]);
});

it('an opening below a department is sought, whoever says there what the work is like', () => {
  const job = (department: string, title: string, said: string): string =>
    `<h2>${department}</h2><h3>${title}</h3><p>${said}</p>`;
  const page = `<h1>Oferty pracy</h1>${job('Produkcja', 'Piekarz', 'Praca zmianowa. Pracuję, bo lubię – to nasze hasło.')}${job('Sklep', 'Sprzedawca', 'Obsługa klienta, umowa o pracę.')}${job('Biuro', 'Księgowa', 'Pełny etat, Warszawa.')}`;
  const { postings } = readHtmlListing(parseHtml(`<title>Praca</title><main>${page}</main>`), {
    url: 'https://mill.example/praca',
    careerScore: 3,
  });
  expect(postings.map(({ fields }) => fields.job_title)).toEqual(['Piekarz', 'Sprzedawca', 'Księgowa']);
});
