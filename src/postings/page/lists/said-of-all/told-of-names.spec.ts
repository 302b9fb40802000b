import { expect, it } from '@jest/globals';
import type { JobPosting } from '../../../fields.js';
import { parseHtml } from '../../tree/html.js';
import { readHtmlListing } from '../html-listing.js';

const list = (...items: readonly string[]): string => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
const part = (head: string, ...items: readonly string[]): string => `<h2>${head}</h2>${list(...items)}`;

const read = (main: string): readonly JobPosting[] =>
  readHtmlListing(parseHtml(`<title>Jobs | Mill</title><main>${main}</main>`), {
    url: 'https://mill.example/jobs',
    careerScore: 3,
  }).postings.map(({ fields }) => fields);

it.each([
  ['Wir suchen Dich:', 'Ab sofort suchen wir:', 'Bäcker (m/w/d)', 'Müller (m/w/d)', 'Anforderungen:', 'Aufgaben:'],
  ['We are looking for you', 'Open positions', 'Baker', 'Miller', 'Requirements', 'Responsibilities'],
  ['Wij zoeken jou!', 'Vacatures', 'Bakker', 'Molenaar', 'Functie-eisen', 'Werkzaamheden'],
  ['Nous recrutons', 'Postes à pourvoir', 'Boulanger', 'Meunier', 'Profil recherché', 'Missions'],
  ['Szukamy Ciebie', 'Oferty pracy', 'Piekarz', 'Młynarz', 'Wymagania', 'Zakres obowiązków'],
  ['Ищем вас', 'Вакансии', 'Пекарь', 'Мельник', 'Требования', 'Обязанности'],
])('below "%s" what is asked and done once is told of each name', (page, open, one, other, asks, does) => {
  const told = part(asks, 'SAP, Excel', 'Rye') + part(does, 'Bread', 'Rolls');
  const postings = read(`<h1>${page}</h1><p>Mill.</p>${part(open, one, other)}${told}<p>Mill Street 1</p>`);
  expect(postings.map(({ job_title: title }) => title)).toEqual([one, other]);
  for (const { requirements, job_description: text } of postings) {
    expect(requirements).toEqual(['SAP, Excel', 'Rye']);
    expect(text).toBe(`${does}\n• Bread\n• Rolls`);
  }
});

it('what is done below two such headings, or beside another opening, may be told of one', () => {
  const names = part('Open positions', 'Baker', 'Miller');
  const done = part('Responsibilities', 'Bread', 'Rolls');
  const textsOf = (main: string): unknown[] => read(main).map(({ job_description: text }) => text);
  expect(textsOf(names + done + done)).toEqual([undefined, undefined]);
  expect(textsOf(`${names}<h2>Our truck driver</h2>${done.replaceAll('h2', 'h3')}`)).toEqual([undefined, undefined]);
});
