import { expect, it } from '@jest/globals';
import { parseHtml } from '../../tree/html.js';
import { readHtmlListing } from '../html-listing.js';

/** Postings of pages as builders of pages write them; the texts are ours. */
function postingsOf(title: string, body: string): { title?: string; place?: string }[] {
  const html = `<html><head><title>${title}</title></head><body>${body}</body></html>`;
  const { postings } = readHtmlListing(parseHtml(html), { url: 'https://firm.example/careers', careerScore: 2 });
  return postings.map(({ fields: { job_title, location } }) => ({
    ...(job_title !== undefined && { title: job_title }),
    ...(location !== undefined && { place: location }),
  }));
}

function titlesOf(title: string, body: string): (string | undefined)[] {
  return postingsOf(title, body).map((posting) => posting.title);
}

it('reads cards that each lead to a page of a job, one of which alone is surely a title', () => {
  const tag = (text: string): string => `<div class="job-tag">${text}</div>`;
  const card = (at: string, title: string, kind: string, town: string): string =>
    `<div role="listitem" class="w-dyn-item"><a href="/jobs/${at}" class="job-card w-inline-block">
    <div class="job-title">${title}</div>${tag(kind)}${tag(town)}</a></div>`;
  const cards =
    card('tischler', 'Tischler (m/w/d)', 'Vollzeit', 'Erfurt') +
    card('treppenbau', 'Treppenbau und Montage', 'Vollzeit', 'Erfurt') +
    card('ausbildung', 'Ausbildung Holz', 'Ausbildung', 'Weimar');
  const benefits = ['30 Tage Urlaub', 'Werkzeug nach Wahl'].map(
    (text) => `<div class="benefit"><div>${text}</div></div>`,
  );
  const body = `<h1>Werde Teil von Brenner</h1><p>Wir bauen Treppen.</p><div role="list">${cards}</div>
    <h2>Deine Vorteile</h2><div class="grid">${benefits.join('')}</div>`;
  expect(titlesOf('Karriere | Tischlerei Brenner', body)).toEqual([
    'Tischler (m/w/d)',
    'Treppenbau und Montage',
    'Ausbildung Holz',
  ]);
});

it('reads titles that a style makes bold', () => {
  const role = (title: string, facts: string): string =>
    `<p class="font_8"><span style="font-weight:bold">${title}</span></p><p class="font_8">${facts}</p><p>&nbsp;</p>`;
  const body = `<h1>Work With Us</h1><div><p class="font_8">We like good people. Current roles:</p></div>
    <div>${role('Chef de Partie', 'Full time, £29,000 a year, Whitby')}${role('Front of House', 'Part time, Whitby')}
    ${role('Kitchen Porter', 'Weekends, £11.90 an hour, Whitby')}</div><div><p>To apply write to us.</p></div>`;
  expect(titlesOf('Work With Us | Harbour Kitchen', body)).toEqual([
    'Chef de Partie',
    'Front of House',
    'Kitchen Porter',
  ]);
});

it.each([
  ['Jobs - Gasthof Lamm', 'Zur Verstärkung unseres Teams suchen wir ab sofort:', 'Koch|Servicekraft|Hilfe am Empfang'],
  ['Vacatures - De Linde', 'Voor ons team zoeken wij:', 'Kok|Afwas en opruimen|Kelner'],
  ['Jobba hos oss - Linden', 'Just nu söker vi:', 'Kock|Disk och städ|Servitör'],
])('reads lines with dashes below words that seek: %s', (title, lead, entries) => {
  const lines = entries.split('|').map((line) => `<p>- ${line}</p>`);
  const body = `<div><h1>Jobs</h1></div><div><p><strong>${lead}</strong></p>${lines.join('')}</div><div><p>0123 456</p></div>`;
  expect(titlesOf(title, body)).toEqual(entries.split('|'));
});

it('takes a remark in brackets beside a title for none, and the row for that of the title', () => {
  const row = (title: string, town: string, remark = ''): string =>
    `<tr><td><a href="/kariera/${town}${title.length.toString()}.pdf">${title}</a> ${remark}</td><td>${town}</td></tr>`;
  const rows =
    row('Młynarz', 'Kraków') +
    row('Utrzymanie ruchu', 'Radom', '<a href="/kariera/en.pdf">(English)</a>') +
    row('Kierowca kat. C', 'Kraków');
  const table = `<table><thead><tr><th>Stanowisko</th><th>Miejsce</th></tr></thead><tbody>${rows}</tbody></table>`;
  expect(postingsOf('Kariera | Młyn', `<h1>Kariera</h1><h3>Aktualne rekrutacje</h3>${table}`)).toEqual([
    { title: 'Młynarz', place: 'Kraków' },
    { title: 'Utrzymanie ruchu', place: 'Radom' },
    { title: 'Kierowca kat. C', place: 'Kraków' },
  ]);
});

it('reads accordions of openings, and none of those that answer questions', () => {
  const item = (title: string, text: string): string =>
    `<div class="accordion-item"><div class="tab-title"><a class="accordion-title">${title}</a></div>
    <div class="tab-content"><p>${text}</p></div></div>`;
  const openings = item('Tourier', 'CDI 39h, dès 4h du matin.') + item('Vente en boutique', 'CDI 35h.');
  const questions = item('Quels sont les horaires ?', 'De 4h à 12h.') + item('Comment postuler ?', 'Par courriel.');
  const body = `<h1>Rejoignez notre équipe</h1><h2>Nos offres du moment</h2><div>${openings}</div>
    <h2>Questions fréquentes</h2><div>${questions}</div>`;
  expect(titlesOf('Recrutement - Lenoir', body)).toEqual(['Tourier', 'Vente en boutique']);
});

it('reads entries of departments, and no news made of the same elements', () => {
  const entry = (title: string, at: string, fact: string): string =>
    `<div class="jobb"><h4><a href="/${at}">${title}</a></h4><span>${fact}</span></div>`;
  const body = `<h1>Lediga tjänster</h1><h2>Drift</h2>${entry('Servicetekniker', 'jobb/tekniker', 'Umeå')}
    ${entry('Klättrare', 'jobb/klattrare', 'Piteå')}<h2>Kontor</h2>${entry('Ekonomi och lön', 'jobb/ekonomi', 'Umeå')}
    <h2>Nyheter</h2>${entry('Ny park i Piteå', 'nyheter/ny-park', '3 maj 2026')}`;
  expect(titlesOf('Lediga tjänster | Norrvind', body)).toEqual(['Servicetekniker', 'Klättrare', 'Ekonomi och lön']);
});

it('takes the town that the line above a list names for that of its entries, and not for that of the benefits', () => {
  const list = (...lines: string[]): string => `<ul>${lines.map((line) => `<li><p>${line}</p></li>`).join('')}</ul>`;
  const body = `<section><h1>Trabaja con nosotros</h1><p>Puestos abiertos en Bilbao:</p>
    ${list('Tornero CNC', 'Ajuste y montaje', 'Jefe de taller')}<p>Envíanos tu CV.</p></section>
    <section><h2>Lo que ofrecemos</h2>${list('Contrato indefinido', 'Formación continua', 'Buen ambiente')}</section>`;
  expect(postingsOf('Trabaja con nosotros — Talleres Ibarra', body)).toEqual([
    { title: 'Tornero CNC', place: 'Bilbao' },
    { title: 'Ajuste y montaje', place: 'Bilbao' },
    { title: 'Jefe de taller', place: 'Bilbao' },
  ]);
});

it.each(['Click here to view job advert', 'Mehr erfahren', 'En savoir plus'])(
  'reads a row in which "%s" stands below the title, made like it',
  (action) => {
    const row = (title: string, at: string, day: string, more = ''): string =>
      `<tr><td><a href="${at}.doc">${title}</a><br>${more}<span>72${at}</span></td><td class="t">${day}</td></tr>`;
    const head = '<tr><td><strong>Job Title</strong></td><td><strong>Closing Date</strong></td></tr>';
    const rows =
      row('Administrator', 'a', '1 December 2029') +
      row('Learning Editor', 'b', '4 December 2029', `<a href="advert.doc">${action}</a><br>`) +
      row('HR Assistant', 'c', '8 December 2029');
    const html = `<html><head><title>Jobs</title></head><body><h1>Jobs</h1><table>${head}${rows}</table></body></html>`;
    const { postings } = readHtmlListing(parseHtml(html), { url: 'https://firm.example/careers', careerScore: 2 });
    expect(postings.map(({ fields }) => [fields.job_title, fields.application_deadline])).toEqual([
      ['Administrator', '2029-12-01'],
      ['Learning Editor', '2029-12-04'],
      ['HR Assistant', '2029-12-08'],
    ]);
  },
);
