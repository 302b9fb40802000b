import { expect, it } from '@jest/globals';
import { parseHtml } from '../tree/html.js';
import { readPageTree } from '../tree/page-tree.js';
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

it('an article in front of an opening is not of its title', () => {
  const html = '<main><h1>Jobs</h1><p>Current vacancies: a farm manager and an apprentice baker</p></main>';
  const titles = namedInLine(readPageTree(parseHtml(html)).leaves).map(([title]) => title);
  expect(titles).toEqual(['Farm manager', 'Apprentice baker']);
});
