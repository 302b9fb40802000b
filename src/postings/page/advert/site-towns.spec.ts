import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../test/every-row.js';
import { placeKey } from '../../text/words.js';
import { MUNICIPALITY_AHEAD, TOWN_CENTRES, VILLAGE_AHEAD } from '../../text/words/places/town-words.js';
import { factsOf } from './short-facts.js';
import { parseHtml } from '../tree/html.js';
import { readPageTree } from '../tree/page-tree.js';
import { readHtmlListing } from '../lists/html-listing.js';
import { ownBodyIn, ownTownIn, siteTowns, withOwnState } from './site-towns.js';

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
  ['<p>53499, Прикладна обл., м. Зразкове, вул. Рудна, 62</p>', 'зразкове'],
  ['<script type="application/ld+json">{"address":{"addressLocality":"Kleinzell"}}</script>', 'kleinzell'],
  ['<a href="https://maps.google.com/?q=Provvägen+15,+663+41+Storholmen">Map</a>', 'storholmen'],
  ['<a href="https://maps.apple.com/?address=Provvägen+15,+663+41+Storholmen">Map</a>', 'storholmen'],
  ['<a href="https://maps.example/?q=Provvägen+15,+663+41+Storholmen">Map</a>', 'storholmen'],
  ['<a href="https://en.mapy.cz/zakladni?q=Ukázková+5,+751+14+Turovice">Mapa</a>', 'turovice'],
  ['<iframe src="https://www.google.com/maps/search/?api=1&query=Musterweg+1,+52511+Kleinzell"></iframe>', 'kleinzell'],
  ['<p>Exempelvägen 2, 663 41 Storholmen. Tel 555 01 42.</p>', 'storholmen'],
  ['<footer>الطاحونة – لندهوف الجديدة، مصر</footer>', placeKey('لندهوف الجديدة')],
  ['<footer>Miller & Sons | Kleinzell, Austria</footer>', 'kleinzell'],
  ['<p>Musterweg 1, 8451 <span itemprop="addressLocality">Kleinandelfingen</span></p>', 'kleinandelfingen'],
  ['<p>Musterweg 1, 8061 St. Kleinzell bei Hausen</p>', 'st kleinzell'],
  ['<p>Musterweg 1, 8061 St. Kleinzell bei Hausen</p>', 'st kleinzell bei hausen'],
  ['<p>Musterweg 1, 8061 Kleinzell an der Lind</p>', 'kleinzell'],
])('%s is in %s', (html, town) => {
  expect(townsIn(html)).toContain(town);
});

it.each([
  '<p>Since 2019 Sales and service</p>',
  '<footer>Lindhof Bakery, Kenya</footer>',
  '<title>Lindhof Bakery</title><footer>All rights reserved – Lindhof Bakery, Kenya</footer>',
  '<footer>Miller & Sons – Norte de Santander, Colombia</footer>',
  '<p>Miller & Sons – Lindhof, Austria</p>',
  '<p>More than 5000 customers trust us</p>',
  '<p>Team Sales, 12 people</p>',
  '<p>2201 Old Sample Rd</p>',
  '<p>2201 Snipefield Avenue, Suite 3</p>',
  '<p>We bake for 5000 Customers.de and others</p>',
  '<a href="https://firm.example/?q=Musterweg+1,+52511+Kleinzell">Search</a>',
  '<a href="https://firm.example/maps.html?q=Musterweg+1,+52511+Kleinzell">Search</a>',
  '<a href="https://sitemaps.example/?q=Musterweg+1,+52511+Kleinzell">Search</a>',
])('%s has no address', (html) => {
  expect(townsIn(html)).toEqual([]);
});

it('takes a piece of a card that is a town of the site, and nothing where no piece is', () => {
  const site = { countries: [], spoken: [], towns: new Set(['koudekerke']) };
  expect(factsOf(['Koudekerke e.o.'], site).location).toBe('Koudekerke e.o.');
  expect(factsOf(['Koudekerke'], site).location).toBe('Koudekerke');
  expect(factsOf(['Koudekerke'])).toEqual({});
  expect(factsOf(['Team Koudekerke', 'Sales'], site)).toEqual({});
});

it('a village of the address is the town of an opening there, and stands beside work from afar', () => {
  const card = (title: string, facts: string): string => `<article><h3>${title}</h3><p>${facts}</p></article>`;
  const { postings } = readHtmlListing(
    parseHtml(
      `<title>Karriär</title><main><h2>Lediga tjänster</h2>${card('Bagare', 'Storholmen / Distans | Heltid')}${card('Mjölnare', 'Storholmen | Heltid')}</main><footer><p>Provvägen 15, 663 41 Storholmen</p></footer>`,
    ),
    { url: 'https://firm.example/karriar', careerScore: 3 },
  );
  expect(postings.map(({ fields: { location, city, remote_policy } }) => [location, city, remote_policy])).toEqual([
    ['Storholmen', 'Storholmen', 'remote'],
    ['Storholmen', 'Storholmen', undefined],
  ]);
});

it.each([
  ['<p>180 Sample Street, Bristol RI 02809</p>', 'Bristol, RI'],
  ['<ul><li>180 Sample Street</li><li>Bristol, RI 02809</li></ul>', 'Bristol, RI'],
  ['<p>Barrington Street 1, Bristol, NS B3H 1A1</p>', 'Bristol, NS'],
  ['<p>1 Sample Road, Bristol WA 6005</p>', 'Bristol, WA'],
  ['<p>Bristol, RI 02809</p><p>Bristol, CT 06010</p>', 'Bristol'],
  ['<p>12 Sample Street, Bristol BS10 7ES</p>', 'Bristol'],
  ['<p>180 Sample Street, Warren RI 02885</p>', 'Bristol'],
])('beside %s Bristol is %s', (html, town) => {
  expect(withOwnState('Bristol', readPageTree(parseHtml(html)).leaves)).toBe(town);
});

it('reads the place that a page says all its postings are in, with the state of its own address', () => {
  const card = (title: string): string => `<article><h3>${title}</h3><p>You look after our residents.</p></article>`;
  const placesOf = (said: string, address: string): (string | undefined)[] =>
    readHtmlListing(
      parseHtml(
        `<title>Careers</title><main><h2>Open positions</h2><p>${said}</p>${card('Nurse')}${card('Housekeeper')}</main><footer><p>${address}</p></footer>`,
      ),
      { url: 'https://firm.example/jobs', careerScore: 3 },
    ).postings.map(({ fields }) => fields.location);
  const all = 'All positions are at our Bristol campus.';
  expect(placesOf(all, 'Main Street 1, Bristol RI 02809')).toEqual(['Bristol, RI', 'Bristol, RI']);
  expect(placesOf(all, 'Main Street 1')).toEqual(['Bristol', 'Bristol']);
  // Where the page has its address and says nothing of the postings' place, none is known.
  expect(placesOf('We take good care of each other.', 'Main Street 1, Bristol RI 02809')).toEqual([
    undefined,
    undefined,
  ]);
});

it('people call the village of the address by its short name, which is the town of all openings there', () => {
  const card = (title: string): string => `<div><h4>${title}</h4><p>Für abwechslungsreiche Arbeit.</p></div>`;
  const { postings } = readHtmlListing(
    parseHtml(
      `<title>Karriere</title><main><h1>Karriere</h1><p>Wir suchen Verstärkung für unser Team in St. Kleinzell.</p><div>${card('Bäcker/in')}${card('Müller/in')}</div></main><footer><p>8061 St. Kleinzell bei Hausen</p></footer>`,
    ),
    { url: 'https://firm.example/karriere', careerScore: 3 },
  );
  expect(postings.map(({ fields }) => fields.city)).toEqual(['St. Kleinzell', 'St. Kleinzell']);
});

it('ends the name of a town in a sentence where the next word is none', () => {
  expect(ownTownIn('Our mill in Lindhof seeks Help.', new Set(['lindhof']))).toBe('Lindhof');
});

it.each([
  'BASES PARA LA CONTRATACIÓN EN EL AYUNTAMIENTO DE LINDHOF PARA LA SUSTITUCIÓN',
  'La commune de Lindhof (900 habitants) recrute :',
  'Die Gemeinde Lindhof sucht eine Bäckerin.',
  'Il Comune di Lindhof cerca un fornaio.',
])('a body of the own town seeks in it: %s', (text) => {
  expect(ownBodyIn(text, new Set(['lindhof']))?.toLowerCase()).toBe('lindhof');
  expect(ownBodyIn(text, new Set(['seetal']))).toBeUndefined();
});

it('what happened in a town is no word of a body', () => {
  expect(ownBodyIn('In Lindhof begann 1950 alles.', new Set(['lindhof']))).toBeUndefined();
});

itHoldsForEvery('words that stand before a municipality', MUNICIPALITY_AHEAD, (_language, words) => {
  for (const word of words.split('|'))
    expect(ownBodyIn(`${word} Lindhof`.replace("' ", "'"), new Set(['lindhof']))).toBe('Lindhof');
});

it.each([
  'Arbeitsort ist Lindhof, Eintritt nach Vereinbarung.',
  'You will be based in Lindhof.',
  'Болница, гр. Линдхоф, търси да назначи готвач.',
  'Пекарня, г. Линдхоф, ищет пекаря.',
])('the own town is named as that of the work: %s', (text) => {
  const towns = new Set(['lindhof', placeKey('Линдхоф')]);
  expect([ownTownIn(text, towns), ownBodyIn(text, towns)].map((town) => placeKey(town ?? ''))).toEqual(
    Array(2).fill(placeKey(/Lindhof|Линдхоф/.exec(text)?.[0] ?? '')),
  );
});

it.each([
  'Пекарня (г. Линдхоф) ищет пекаря в г. Зеталь.',
  'Wir kommen aus der Nähe: Lindhof ist schön.',
  'The lindhof is a house, and you will be based in seetal.',
])('it is not: %s', (text) => {
  expect(ownBodyIn(text, new Set(['lindhof', placeKey('Линдхоф')]))).toBeUndefined();
});

itHoldsForEvery('the middle of a town', TOWN_CENTRES, (_language, words) => {
  for (const word of words.split('|')) {
    expect(ownBodyIn(`Bread, Lindhof ${word}!`, new Set(['lindhof']))).toBe('Lindhof');
    expect(ownBodyIn(`Bread, Lindhof-Seetal ${word}!`, new Set(['lindhof']))).toBeUndefined();
  }
});

itHoldsForEvery(
  'a village is a part of the town that its address names',
  VILLAGE_AHEAD.flatMap(([language, words]) => words.split('|').map((word) => [word, language] as const)),
  (word) => {
    expect(townsIn(`<p>Mühlweg 2, 04600 Seetalen, ${word} Lindhofen</p>`)).toEqual(['seetalen', 'lindhofen']);
    expect(townsIn(`<p>We bake, ${word} Lindhofen and 12 others</p>`)).toEqual([]);
  },
);
