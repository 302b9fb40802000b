import { expect, it } from '@jest/globals';
import { factsOf } from './html-card.js';
import { parseHtml } from './html.js';
import { readPageTree } from './page-tree.js';
import { siteTowns } from './site-towns.js';

function townsIn(html: string): string[] {
  const document = parseHtml(html);
  return [...siteTowns(document, readPageTree(document).leaves)];
}

it.each([
  ['<footer>Dorpsweg 3, 4371 GA Koudekerke</footer>', 'koudekerke'],
  ['<footer><p>Beispielweg 1</p><p>D-52511 Geilenkirchen</p></footer>', 'geilenkirchen'],
  ['<p>Przykładowa 4, 62-052 Komorniki</p>', 'komorniki'],
  ['<p>Ukázková 5, 751 14 Turovice</p>', 'turovice'],
  ['<p>12 Sample Street, Lower Snipefield, BS10 7ES</p>', 'lower snipefield'],
  ['<p>9 Sample Avenue, Minocqua, WI 54548</p>', 'minocqua'],
  ['<p>Calle Ejemplo 2, 08350 Arenys de Mar</p>', 'arenys de mar'],
  ['<script type="application/ld+json">{"address":{"addressLocality":"Kleinzell"}}</script>', 'kleinzell'],
  ['<p>Musterweg 1, 8451 <span itemprop="addressLocality">Kleinandelfingen</span></p>', 'kleinandelfingen'],
])('%s is in %s', (html, town) => {
  expect(townsIn(html)).toContain(town);
});

it.each([
  '<p>Since 2019 Sales and service</p>',
  '<p>More than 5000 customers trust us</p>',
  '<p>Team Sales, 12 people</p>',
])('%s has no address', (html) => {
  expect(townsIn(html)).toEqual([]);
});

it('takes a piece of a card that is a town of the site, and nothing where no piece is', () => {
  const site = { countries: [], towns: new Set(['koudekerke']) };
  expect(factsOf(['Koudekerke e.o.'], site).location).toBe('Koudekerke e.o.');
  expect(factsOf(['Koudekerke'], site).location).toBe('Koudekerke');
  expect(factsOf(['Koudekerke'])).toEqual({});
  expect(factsOf(['Team Koudekerke', 'Sales'], site)).toEqual({});
});
