import { expect, it } from '@jest/globals';
import { parseHtml } from '../../tree/html.js';
import { readPageTree } from '../../tree/page-tree.js';
import { readHtmlListing } from '../html-listing.js';
import { namedInLine, soughtTogether } from './named-in-line.js';

it.each<[string, string[]]>([
  ['Wir stellen ein: Maurer, Zimmerer und Dachdecker.', ['Maurer', 'Zimmerer', 'Dachdecker']],
  ['Now hiring: bakers and millers!', ['Bakers', 'Millers']],
  ['Vagas abertas: Cozinheiro e Padeiro', ['Cozinheiro', 'Padeiro']],
  ['Wir suchen Koch (m/w/d) und Kellner (m/w/d)', ['Koch (m/w/d)', 'Kellner (m/w/d)']],
  ['Vi söker: kock, andre styrman och maskinist', ['Kock', 'Andre styrman', 'Maskinist']],
  // Others beside them are nobody that is named.
  ['Now hiring: bakers, millers and other technicians', ['Bakers', 'Millers']],
  ['Aicinām darbā: frizieri, pavāri un citi meistari', ['Frizieri', 'Pavāri']],
  ['Wir stellen ein: Maurer, Zimmerer und andere Handwerker', ['Maurer', 'Zimmerer']],
  // One that does both, one in both its forms, and lines that seek nobody.
  ['Wir suchen Verkäufer und Berater (m/w/d)', []],
  ['We are looking for a cook and a cleaner', ['Cook', 'Cleaner']],
  ['We are looking for a cook and cleaner', []],
  ['Wir suchen eine Buchhalterin und Sekretärin', []],
  ['Now hiring: Engineer, Data Scientist', []],
  ['Wir suchen: Koch oder Köchin', []],
  ['Now hiring: bakers in Leeds and York', []],
  ['Bakers and millers', []],
  ['Now hiring: a baker', []],
])('"%s" seeks together', (line, titles) => {
  expect(soughtTogether(line)).toEqual(titles);
});

const namedIn = (main: string): string[] =>
  namedInLine(readPageTree(parseHtml(`<main>${main}</main>`)).leaves).map(([title]) => title);

it.each([
  ['ko', '모집 분야 1. 제분 설비 (야간) 2. 빵 개발', ['제분 설비 (야간)', '빵 개발']],
  ['ko, each on its line', '모집분야 1. 제분 설비<br>2. 빵 개발<br>지원 자격 1. 경력 2년', ['제분 설비', '빵 개발']],
  ['zh', '招聘岗位：1、面包师 2、磨坊操作员；', ['面包师', '磨坊操作员']],
  ['id', 'Lowongan: 1. Kasir 2. Barista 3. Koki', ['Kasir', 'Barista', 'Koki']],
  ['en', 'Open positions: 1. Baker 2. Miller', ['Baker', 'Miller']],
])('what a label for openings numbers behind itself are titles (%s)', (_language, line, titles) => {
  expect(namedIn(`<p>Mill</p><div>${line}</div>`)).toEqual(titles);
});

it.each([
  ['kinds of one job', '모집 분야 1. 정규직 2. 계약직'],
  ['another label', '제출 서류 1. 이력서 2. 자기소개서'],
  ['steps', 'How to apply: 1. Write to us 2. Meet the baker'],
  ['places of openings', 'Open positions: 1. Leeds 2. York'],
])('but not what is none: %s', (_what, line) => {
  expect(namedIn(`<p>Mill</p><div>${line}</div>`)).toEqual([]);
});

it('an article in front of an opening is not of its title', () => {
  const html = '<main><h1>Jobs</h1><p>Current vacancies: a farm manager and an apprentice baker</p></main>';
  const titles = namedInLine(readPageTree(parseHtml(html)).leaves).map(([title]) => title);
  expect(titles).toEqual(['Farm manager', 'Apprentice baker']);
});

it.each([
  ['Now hiring', 'Line Cooks, Bartenders, Dishwashers', ['Line Cooks', 'Bartenders', 'Dishwashers']],
  ['Open positions', 'Cooks | Bartenders | Hosts', ['Cooks', 'Bartenders', 'Hosts']],
  ['NOW HIRING!', 'Line Cooks • Dishwashers • Servers • Hosts', ['Line Cooks', 'Dishwashers', 'Servers', 'Hosts']],
  // One of several trades, or one with two sides.
  ['Wir suchen', 'Maurer, Zimmerer oder Dachdecker (m/w/d)', ['Maurer, Zimmerer oder Dachdecker (m/w/d)']],
  ['Open positions', 'Engineer, Data Scientist', ['Engineer, Data Scientist']],
  ['Our team', 'Line Cooks, Bartenders, Dishwashers', []],
])('below "%s" the only entry "%s" of a page is %j', (heading, line, titles) => {
  const html = `<main><h1>Careers</h1><h2>${heading}</h2><p>${line}</p><p>Apply in person.</p></main>`;
  const { postings } = readHtmlListing(parseHtml(html), { url: 'https://mill.example/careers', careerScore: 3 });
  expect(postings.map(({ fields }) => fields.job_title)).toEqual(titles);
});
