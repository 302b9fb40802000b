import { expect, it } from '@jest/globals';
import { readHtmlListing } from '../lists/html-listing.js';
import { readRemotePlace } from '../../text/kinds/remote.js';
import { parseHtml } from '../tree/html.js';
import { factsOf } from './short-facts.js';
import { NOWHERE } from './site-places.js';

const IN_GERMANY = { ...NOWHERE, countries: ['DE'], spoken: ['DE'] };

it.each([
  ['📍 Leeds 🕒 Full-time 💰 Competitive', 'Leeds', 'full-time'],
  ['📍 Porto ⏰ Tempo inteiro', 'Porto', 'full-time'],
  ['🕒 Vollzeit 📍 Graz', 'Graz', 'full-time'],
  ['Amersfoort - 32-40 uur - MBO', 'Amersfoort', undefined],
  ['Leeds – 40 h', 'Leeds', undefined],
  ['Boise, Idaho – Full-time – $25/hr', 'Boise, Idaho', 'full-time'],
  ['CDI, temps plein – Angers', 'Angers', 'full-time'],
])('"%s" is in %s (%s)', (line, location, job_type) => {
  expect(factsOf([line])).toMatchObject({ location, ...(job_type !== undefined && { job_type }) });
});

it.each(['Cardiff Factory', 'Leeds Warehouse', 'Cardiff / Field', 'Vestiging Eindhoven', 'Oddział Gdynia'])(
  'a town with the kind of house one works in, or that one works outside it: %s',
  (place) => {
    expect(factsOf(['Production', place, 'Full-time']).location).toBe(place);
  },
);

it.each(['Kleinmill, SK', 'Old Kleinmill, ON', 'Kleinmill, QLD'])(
  'a town that no list knows, in a state: %s',
  (place) => {
    expect(factsOf([place, 'Full-time']).location).toBe(place);
  },
);

it.each(['Baker, ON', 'Logistics, CA', 'Kleinmill, XQ', 'P.Eng.', 'M.Ed.'])('no town in a state: %s', (text) => {
  expect(factsOf([text, 'Full-time']).location).toBeUndefined();
});

it.each(['Ideas Factory', 'Warehouse', 'Field', 'Cardiff Choir'])('no house in a town: %s', (text) => {
  expect(factsOf(['Production', text, 'Full-time']).location).toBeUndefined();
});

it.each(['Albstadt-Ebingen', 'Albstadt-Ebingen / Zweigniederlassungen', 'Bad Vilbel-Massenheim'])(
  'a quarter behind a town of the site: %s',
  (place) => {
    expect(factsOf([place], IN_GERMANY).location).toBe(place);
    expect(factsOf([place], { ...NOWHERE, countries: ['GB'], spoken: ['GB'] }).location).toBeUndefined();
  },
);

it.each(['Albstadt-Vertrieb', 'Albstadt-Bäcker', 'Mühlau-Ebingen', 'Top-Verdienst'])(
  'no quarter of a town: %s',
  (text) => {
    expect(factsOf([text], IN_GERMANY).location).toBeUndefined();
  },
);

const placesOf = (above: string, ...titles: readonly string[]): unknown => {
  const cards = titles.map((title) => `<div><h3>${title}</h3><p>You bake our bread every day.</p></div>`);
  const html = `<main><h1>Careers</h1>${above}<h2>Open positions</h2>${cards.join('')}</main>`;
  const context = { url: 'https://firm.example/jobs', careerScore: 3 };
  return readHtmlListing(parseHtml(html), context).postings.map(({ fields }) => fields.location);
};

it.each([
  ['<p>All positions are in Leeds.</p>', 'Leeds'],
  ['<p>All our roles are in Leeds.</p>', 'Leeds'],
  ['<p>São Paulo · Presencial</p>', 'São Paulo'],
  ['<p>Leipzig | vor Ort</p>', 'Leipzig'],
  ['<p>Lyon – CDI</p>', 'Lyon'],
])('what a line above a list says of all of it: %s', (above, place) => {
  expect(placesOf(above, 'Baker', 'Miller')).toEqual([place, place]);
});

it.each(['<p>Leeds</p>', '<p>Leeds · Bakers since 1990</p>', '<p>Leeds · On-site</p><p>York · On-site</p>'])(
  'says nothing of it: %s',
  (above) => {
    expect(placesOf(above, 'Baker', 'Miller')).toEqual([undefined, undefined]);
  },
);

it('what an opening says itself counts before it', () => {
  expect(placesOf('<p>Leeds · On-site</p>', 'Baker – York', 'Miller')).toEqual(['York', 'Leeds']);
});

it.each([
  ['Lasser – Harderwijk – 40 uur', 'Harderwijk'],
  ['Baker – Leeds – full-time', 'Leeds'],
  ['Baker – Sourdough – full-time', undefined],
])('a place between a title and its hours: %s', (title, place) => {
  expect(placesOf('', title, 'Miller')).toEqual([place, undefined]);
});

it.each(['Job Opportunity', 'Career Opportunity'])('a topic is no town: %s', (line) => {
  expect(factsOf([line, 'You bake with us.']).location).toBeUndefined();
});

it.each([
  ['Mill & Sons, LLC | 44 County Road DB, Mosinee, WI 54455 | 715-555-0148', '44 County Road DB, Mosinee, WI 54455'],
  ['714 Mill Rd, Port Washington, WI 53074 (262) 555-0133', '714 Mill Rd, Port Washington, WI 53074'],
  ['714 Mill Rd, Port Washington, WI 53074-1234', '714 Mill Rd, Port Washington, WI 53074-1234'],
  ['– Viale Mulino, 1, 95032 Belpasso (CT)', 'Viale Mulino, 1, 95032 Belpasso (CT)'],
])('an address is no more than that: %s', (line, location) => {
  expect(factsOf(['You bake with us.', line]).location).toBe(location);
});

it.each([
  ['Kundenberatung vor Ort', undefined],
  ['Customer care on-site', undefined],
  ['Klantgesprekken op locatie', undefined],
  ['On-site', 'on-site'],
  ['Leeds on-site', 'on-site'],
  ['100 % vor Ort', 'on-site'],
  ['Leeds (on-site)', 'on-site'],
])('what else is done on site says nothing of the job: %s', (line, policy) => {
  expect(factsOf([line]).remote_policy).toBe(policy);
});

it.each([
  ['<p>Regio Utrecht</p>', 'Regio Utrecht'],
  ['<p>Région Lyon</p>', 'Région Lyon'],
  ['<p>Standort Graz</p>', 'Graz'],
  ['<p>Region: Graz</p>', 'Graz'],
  ['<p>Place</p><p>Leeds or York, depending on where you live.</p>', 'Leeds or York'],
  ['<p>Geografi</p><p>Malmö eller Lund med omnejd, beroende på uppdrag.</p>', 'Malmö eller Lund med omnejd'],
])('what a card says of its place: %s', (said, place) => {
  const card = (title: string): string => `<div class="card"><h3>${title}</h3>${said}<p>You bake our bread.</p></div>`;
  const html = `<main><h1>Careers</h1><h2>Open positions</h2>${card('Baker')}${card('Miller')}</main>`;
  const { postings } = readHtmlListing(parseHtml(html), { url: 'https://firm.example/jobs', careerScore: 3 });
  expect(postings.map(({ fields }) => fields.location)).toEqual([place, place]);
});

it.each([
  [['Kraków, Podgórze', 'Pełny etat'], 'Kraków, Podgórze'],
  [['Full-time • Tallinn, Lasnamäe'], 'Tallinn, Lasnamäe'],
  [['Львів, Сихів', 'Повна зайнятість'], 'Львів, Сихів'],
  [['Full-time', 'Tallinn Old Town'], 'Tallinn Old Town'],
  [['Łódź, Bałuty', 'Piekarnia'], undefined],
  [['Full-time', 'Boston, Consulting'], undefined],
  [['Full-time', 'Berlin, Friendly Team'], undefined],
])('a quarter that no list knows behind its town, right beside the kind of the job: %s', (lines, place) => {
  expect(factsOf(lines).location).toBe(place);
});

it.each([
  ['Leeds (Mill Quarter) / York / Remote', 'Leeds (Mill Quarter) / York'],
  ['Espoo (Myllykylä) / Turku / Etänä', 'Espoo (Myllykylä) / Turku'],
  ['Uppsala / Kalmar / På distans', 'Uppsala / Kalmar'],
  ['Bodø / Hjemmefra', 'Bodø'],
  ['Zwolle / Breda / Op afstand', 'Zwolle / Breda'],
  ['Limoges / Angers / Télétravail', 'Limoges / Angers'],
  ['Kraków / Gdynia / Zdalnie', 'Kraków / Gdynia'],
  ['Brno / Z domova', 'Brno'],
  ['Modena / Bergamo / Da remoto', 'Modena / Bergamo'],
])('work at home among the places: %s', (line, location) => {
  expect(factsOf([line])).toMatchObject({ location, remote_policy: 'remote' });
  expect(readRemotePlace('Baker', line)?.policy).toBe('remote');
});

it.each(['Leeds (Mill Quarter) / Bakers / Remote', 'Ovens / Mixers / Remote control', 'Leeds (Sales) / York / Bread'])(
  'no list of places: %s',
  (line) => {
    expect(factsOf([line]).location).toBeUndefined();
  },
);

it.each(['Kassel, Kleinzell, Oberhausdorf', 'Kassel / Kleinzell / Oberhausdorf / Mühlau'])(
  'a large town of the site and others around it: %s',
  (place) => {
    expect(factsOf([place], IN_GERMANY).location).toBe(place);
    expect(factsOf([place], { ...NOWHERE, countries: ['NO'], spoken: ['NO'] }).location).toBeUndefined();
  },
);

it.each([
  'Kassel, Bäcker, Müller',
  'Kassel, Vertrieb, Teilzeit',
  'Brot, Kassel, Mehl',
  'Kassel, Mühlensteg',
  'Kassel, ab sofort',
])('no list of towns: %s', (text) => {
  expect(factsOf([text], IN_GERMANY).location).not.toBe(text);
});
