import { describe, expect, it } from '@jest/globals';
import { parseHtml } from '../../tree/html.js';
import { readHtmlListing } from '../html-listing.js';

function titlesOf(body: string): unknown[] {
  const html = `<html><head><title>Careers at Mill</title></head><body><main>${body}</main></body></html>`;
  const page = { url: 'https://mill.example/careers', careerScore: 3 };
  return readHtmlListing(parseHtml(html), page).postings.map(({ fields }) => fields.job_title);
}

describe('pieces of one link, in blocks of one form', () => {
  const row = (at: number, ...pieces: string[]): string =>
    `<div><a href="/careers/${String(at)}">${pieces.map((piece) => `<div><p>${piece}</p></div>`).join('')}</a></div>`;

  it('are a title, its place and its kind', () => {
    const rows = [
      row(1, 'Miller', 'Remote (EU)', '→'),
      row(2, 'Bread tester', 'Leeds', '→'),
      row(3, 'Baker', 'York', '→'),
    ];
    expect(titlesOf(`<h2>Open positions (3)</h2>${rows.join('')}`)).toEqual(['Miller', 'Bread tester', 'Baker']);
  });

  it('have their title where it stands in all links, also behind a department', () => {
    const rows = [row(1, 'Production', 'Miller', 'Leeds'), row(2, 'Sales', 'Shop manager', 'York')];
    expect(titlesOf(`<h2>Open positions</h2>${rows.join('')}`)).toEqual(['Miller', 'Shop manager']);
  });
});

describe('lists within the items of a list', () => {
  const item = (head: string, ...parts: string[]): string =>
    `<li><b>${head}</b><ul>${parts.map((each) => `<li>${each}</li>`).join('')}</ul></li>`;

  it('are openings below departments, though one names no known occupation', () => {
    const bakery = item('BAKEHOUSE', 'Head baker', 'Bread tester (2)', 'Confectioner');
    const shop = item('SHOP', 'Shop assistant', 'Shop manager');
    expect(titlesOf(`<h2>CAREERS</h2><p>We are hiring for:</p><ul>${bakery}${shop}</ul>`)).toEqual([
      'Head baker',
      'Bread tester (2)',
      'Confectioner',
      'Shop assistant',
      'Shop manager',
    ]);
  });

  it('are what openings say of themselves below titles', () => {
    const entries = item('Baker', 'Full-time', 'Leeds') + item('Miller', 'Part-time', 'York');
    expect(titlesOf(`<h1>Vacancies</h1><ul>${entries}</ul>`)).toEqual(['Baker', 'Miller']);
  });
});

it('items below the restaurants of a company are openings, those below opening hours none', () => {
  const part = (head: string, ...items: string[]): string =>
    `<h2>${head}</h2><ul>${items.map((each) => `<li>${each}</li>`).join('')}</ul>`;
  const houses = part('Trattoria Blu – Köln-Ehrenfeld', 'Pizzabäcker (m/w/d)', 'Servicekräfte in Teilzeit');
  const others = part('Osteria – Bonn', 'Koch / Köchin', 'Spülkraft') + part('Bar – Leverkusen', 'Barkeeper');
  const hours = part('Unsere Öffnungszeiten', 'Montag Ruhetag', 'Di–So 17–23 Uhr');
  expect(titlesOf(`<h1>Jobs bei uns</h1>${houses}${others}${hours}`)).toEqual([
    'Pizzabäcker (m/w/d)',
    'Servicekräfte in Teilzeit',
    'Koch / Köchin',
    'Spülkraft',
    'Barkeeper',
  ]);
});

describe('what somebody says', () => {
  const card = (head: string, ...lines: string[]): string =>
    `<div class="item"><div><h2>${head}</h2></div>${lines.map((line) => `<div><p>${line}</p></div>`).join('')}</div>`;
  const openings =
    card('Night baker', 'Leeds | Full-time', 'You bake our bread.') + card('Driver', 'York | Part-time', 'You drive.');

  it('makes colleagues of cards made like those of openings', () => {
    const said = card('Maddie, Pastry Chef', '"I started here as an apprentice and now I run the pastry."');
    const more = card('Tom, Shop Manager', '"Best team in the world. And the free bread helps."');
    expect(titlesOf(`<h1>Join us</h1>${openings}<h2>What our team says</h2>${said}${more}`)).toEqual([
      'Night baker',
      'Driver',
    ]);
  });

  it('takes no opening away that says more, or is titled as only openings are', () => {
    const quoted = card('Joiner (m/f/d)', '"We make windows by hand and have done so since 1920."');
    const more = card('Carpenter', '"We build stairs that last for a hundred years."', 'Bath | Full-time');
    expect(titlesOf(`<h1>Open positions</h1>${openings}${quoted}${more}`)).toEqual([
      'Night baker',
      'Driver',
      'Joiner (m/f/d)',
      'Carpenter',
    ]);
  });
});

it('a table of volunteers beside tables of openings lists none', () => {
  const table = (...roles: string[]): string =>
    `<table><tr><td><b>Functie</b></td><td><b>Uren</b></td></tr>${roles.map((role) => `<tr><td>${role}</td><td>24 uur</td></tr>`).join('')}</table>`;
  const openings = `<h2>Molen</h2>${table('Bakker', 'Kok')}<h2>Winkel</h2>${table('Verkoper')}`;
  expect(titlesOf(`<h1>Vacatures</h1>${openings}<h2>Vrijwilligers</h2>${table('Gastvrouw', 'Chauffeur')}`)).toEqual([
    'Bakker',
    'Kok',
    'Verkoper',
  ]);
});

describe('what is glued in one link, and papers beside adverts', () => {
  it('gives each piece of a link its own line of the text, whatever style sets them apart', () => {
    const row = (at: number, ...pieces: string[]): string =>
      `<a class="row" href="/jobs/${String(at)}">${pieces.map((piece) => `<span>${piece}</span>`).join('')}</a>`;
    const rows = row(1, 'Baker', 'Leeds', '£28–32k', 'Full time') + row(2, 'Miller', 'York', '£300/day', 'Contract');
    const document = parseHtml(`<h1>Jobs</h1><section>${rows}</section>`);
    const { postings } = readHtmlListing(document, { url: 'https://mill.example/jobs', careerScore: 3 });
    expect(postings.map(({ fields }) => fields.job_description)).toEqual([
      'Leeds\n£28–32k\nFull time',
      'York\n£300/day\nContract',
    ]);
  });

  it('lists no papers, and titles without the size of their file', () => {
    const file = (text: string, size: string): string =>
      `<li><a href="/${size}.pdf">${text} <small>PDF, ${size} KB</small></a></li>`;
    const adverts = file('Bäcker (m/w/d)', '210') + file('Müller (m/w/d) in Teilzeit', '98');
    const papers = file('Datenschutzhinweise für Bewerber', '90') + file('Personalfragebogen', '12');
    expect(titlesOf(`<h2>Stellen</h2><ul>${adverts}</ul><h2>Weitere Downloads</h2><ul>${papers}</ul>`)).toEqual([
      'Bäcker (m/w/d)',
      'Müller (m/w/d) in Teilzeit',
    ]);
  });

  it('lists no projects made like adverts', () => {
    const card = (title: string, at: string): string =>
      `<article><a href="${at}"><h3>${title}</h3></a><p>2026-12-20</p><p>Heltid</p></article>`;
    const jobs = card('Bagare', '/jobb/1') + card('Lärling mjölnare', '/jobb/2');
    const projects = card('Kvarteret Kvarnen', '/projekt/1') + card('Ny bro i Lund', '/projekt/2');
    expect(titlesOf(`<h2>Lediga jobb</h2>${jobs}<h2>Pågående projekt</h2>${projects}`)).toEqual([
      'Bagare',
      'Lärling mjölnare',
    ]);
  });
});

describe('headings of parts', () => {
  const placesOf = (body: string): unknown[] => {
    const document = parseHtml(`<h1>Work with us</h1>${body}`);
    const { postings } = readHtmlListing(document, { url: 'https://mill.example/jobs', careerScore: 3 });
    return postings.map(({ fields }) => [fields.job_title, fields.location, fields.department]);
  };
  const part = (head: string, ...titles: string[]): string =>
    `<div><h2>${head}</h2><ul>${titles.map((title) => `<li><a href="/${title}">${title}</a></li>`).join('')}</ul></div>`;

  it('say where an only entry is, and are no departments where they name places', () => {
    expect(placesOf(part('Old Mill, Leeds', 'Baker', 'Driver') + part('New Mill, York', 'Miller'))).toEqual([
      ['Baker', 'Leeds', undefined],
      ['Driver', 'Leeds', undefined],
      ['Miller', 'York', undefined],
    ]);
  });

  it('are no towns where they head columns: "Post" is one in America', () => {
    const row = (...cells: string[]): string => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
    const head = row('<b>Nr.</b>', '<b>Post</b>', '<b>Nr. locuri</b>');
    const rows = row('1', 'Brutar', '3') + row('2', 'Electrician', '2') + row('3', 'Muncitor necalificat', '4');
    expect(placesOf(`<table>${head}${rows}</table>`)).toEqual([
      ['Brutar', undefined, undefined],
      ['Electrician', undefined, undefined],
      ['Muncitor necalificat', undefined, undefined],
    ]);
  });
});
