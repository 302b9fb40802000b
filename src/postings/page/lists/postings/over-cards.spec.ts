import { describe, expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../../test/every-row.js';
import { UNAVAILABLE_WORDS } from '../../../text/words/state/not-open-words.js';
import { parseHtml } from '../../tree/html.js';
import { readHtmlListing } from '../html-listing.js';

const words = UNAVAILABLE_WORDS.flatMap(([, row]) => row.split('|').map((word) => [word] as const));

/** Facts between the title of a card and what is said at its end. */
const FACTS = ['Department: Bakery', 'Leeds', 'Full-time', 'From 5 a.m.', 'You bake bread.', 'You clean the ovens.'];

/** Which of two openings are open and which over, where the first ends so. */
function told(end: string): (string | undefined)[][] {
  const card = (title: string, last: string): string =>
    `<div class="card"><h3>${title}</h3>${FACTS.map((fact) => `<p>${fact}</p>`).join('')}${last}</div>`;
  const html = `<h1>Jobs</h1>${card('Baker', end)}${card('Miller', '<p>Open</p><button>Apply</button>')}`;
  const { postings, past } = readHtmlListing(parseHtml(html), { url: 'https://mill.example/jobs', careerScore: 3 });
  return [postings, past].map((found) => found.map(({ fields }) => fields.job_title));
}

const OVER = [['Miller'], ['Baker']];
const OPEN = [['Baker', 'Miller'], []];

it.each([
  ['ko', '상태', '접수중', '마감'],
  ['ja', '状態', '募集中', '締切'],
  ['zh', '招聘状态', '招聘中', '截止'],
  ['en', 'Status', 'Open', 'Closed'],
])('a column of states says what is over (%s)', (_language, head, open, over) => {
  const row = (title: string, state: string): string =>
    `<tr><td><a href="/jobs/${title}">${title}</a></td><td>2027.03.01</td><td>${state}</td></tr>`;
  const table = (column: string): string =>
    `<h1>Jobs</h1><table><thead><tr><th>Job title</th><th>Date</th><th>${column}</th></tr></thead>
     <tbody>${row('Baker', over)}${row('Miller', open)}${row('Driver', open)}</tbody></table>`;
  const read = (html: string): (string | undefined)[] =>
    readHtmlListing(parseHtml(html), { url: 'https://mill.example/jobs', careerScore: 3 }).postings.map(
      ({ fields }) => fields.job_title,
    );
  expect(read(table(head))).toEqual(['Miller', 'Driver']);
});

describe('what is said below a heading of placements', () => {
  const TAKEN = 'De stageplaatsen voor dit schooljaar zijn vergeven.';

  it('is not said of the opening above it', () => {
    const html = `<h1>Vacatures</h1><h2>Bakker</h2><p>Voor onze bakkerij in Assen.</p><h2>Molenaar</h2>
      <p>Voor onze molen in Assen.</p><h3>Stage</h3><p>Wij zijn een leerbedrijf. ${TAKEN}</p>`;
    const { postings } = readHtmlListing(parseHtml(html), { url: 'https://mill.example/vacatures', careerScore: 3 });
    expect(postings.map(({ fields }) => fields.job_title)).toEqual(['Bakker', 'Molenaar']);
  });

  it('is said of a placement', () => {
    const html = `<h1>Vacatures</h1><h2>Bakker</h2><p>Voor onze bakkerij in Assen.</p><h2>Stage bakker</h2>
      <p>In onze molen in Assen.</p><p>${TAKEN}</p>`;
    const { postings } = readHtmlListing(parseHtml(html), { url: 'https://mill.example/vacatures', careerScore: 3 });
    expect(postings.map(({ fields }) => fields.job_title)).toEqual(['Bakker']);
  });
});

it.each([
  ['closed 31 October 2026', false],
  ['closed 31 October 2026. Shortlisting is in progress.', false],
  ['closed on 31.10.2026', false],
  ['besetzt am 31. Oktober 2026', false],
  ['cerrada el 31 de octubre de 2026', false],
  ['closing 31 October 2026', true],
  ['from 31 October 2026', true],
])('a line that goes on behind its title with "%s" may be over, and those around it are open', (end, isOpen) => {
  const html = `<h1>Jobs</h1><ul><li>Miller – full-time</li><li>Driver – full-time</li><li>Baker – ${end}</li></ul>`;
  const { postings } = readHtmlListing(parseHtml(html), { url: 'https://mill.example/jobs', careerScore: 3 });
  const open = postings.map(({ fields }) => fields.job_title?.split(' ')[0]);
  expect(open).toEqual(isOpen ? ['Miller', 'Driver', 'Baker'] : ['Miller', 'Driver']);
});

it.each([
  ['<p><b>Availability:</b> <span>Not Available / Occupied</span></p>', OVER],
  ['<p>Availability: Occupied</p>', OVER],
  ['<dl><dt>Status</dt><dd>Filled</dd></dl>', OVER],
  ['<dl><dt>Verfügbarkeit</dt><dd>Nicht verfügbar</dd></dl>', OVER],
  ['<p>Disponibilidad: ocupada</p>', OVER],
  ['<p>Disponibilité : pourvu</p>', OVER],
  ['<p>Availability: Available</p>', OPEN],
  ['<p>Availability: Nights and weekends, not Sundays</p>', OPEN],
  ['<dl><dt>Sunday</dt><dd>Closed</dd></dl>', OPEN],
  ['<p>Phone: not available</p>', OPEN],
])('what a label of states says at the end of a card: %s', (end, expected) => {
  expect(told(end)).toEqual(expected);
});

describe('a card whose button to apply is off', () => {
  itHoldsForEvery('is over where it says that nothing is to be had', words, (word) => {
    expect(told(`<p><span>${word}</span></p><button disabled>Apply</button>`)).toEqual(OVER);
  });

  it.each([
    '<p><span>Closed</span></p><button disabled>Apply now</button>',
    '<p><span>Closed</span></p><a role="button" aria-disabled="true">Apply</a>',
    '<button disabled>Not available</button>',
  ])('is over: %s', (end) => {
    expect(told(end)).toEqual(OVER);
  });

  it.each([
    // Until the form is filled.
    '<p>Send us your CV.</p><button disabled>Apply</button>',
    '<p>Salary</p><p>Not available</p><button>Apply</button>',
    '<p>Sunday</p><p>Closed</p><button>Apply</button>',
    '<p>Sunday</p><p>Closed</p><button disabled>Previous</button>',
  ])('is open: %s', (end) => {
    expect(told(end)).toEqual(OPEN);
  });
});

it.each([
  ['<a href="/results.pdf">Results of the selection</a>', OVER],
  ['<a href="/resultat.pdf">Resultat de les proves</a>', OVER],
  ['<a href="/lista.pdf">Lista definitiva de admitidos</a>', OVER],
  ['<p>Results of the selection are published in May.</p>', OPEN],
  ['<a href="/bases.pdf">Terms of the selection</a>', OPEN],
])('a call with %s', (end, expected) => {
  expect(told(end)).toEqual(expected);
});

describe('a sentence near the title that begins with saying that it is over', () => {
  const listed = (said: string): (string | undefined)[] => {
    const html = `<h1>Jobs</h1><h2>Baker</h2><p>In Leeds.</p><p><a href="mailto:a@mill.example">Apply</a></p>
      <h2>Miller</h2><p>${said}</p>`;
    const { postings } = readHtmlListing(parseHtml(html), { url: 'https://mill.example/jobs', careerScore: 3 });
    return postings.map(({ fields }) => fields.job_title);
  };

  it.each([
    'Leeds, nights. Position filled, thank you for applying.',
    '<del>Leeds, nights.</del> <strong>Position filled, thank you for applying.</strong>',
    'Leeds, nachts. Stelle besetzt, danke für eure Bewerbungen.',
    'Lille, de nuit. Poste pourvu, merci à tous.',
    'Quito, turno de noche. Vacante cubierta, gracias por postular.',
    'Braga, à noite. Vaga preenchida, obrigado.',
    'Łódź, noce. Rekrutacja zakończona, dziękujemy.',
    'Казань. Вакансия закрыта, спасибо за отклики.',
    '大阪市。募集終了、ありがとうございました。',
  ])('closes it: %s', (said) => {
    expect(listed(said)).toEqual(['Baker']);
  });

  it.each([
    'Leeds, nights. Position filled? Ask us all the same.',
    'Closed, warm rooms and ovens of our own. In Leeds.',
    'Leeds. Filled rolls, bread and cakes are what we make.',
    'Leeds. The position filled last year was another one.',
    'Cubierta, techo y mesa: trabajas en un taller nuevo. En Leeds.',
  ])('leaves it open where it says something else: %s', (said) => {
    expect(listed(said)).toEqual(['Baker', 'Miller']);
  });
});

it.each([
  ['en', 'Baker (closed 31 May 2026)', 1],
  ['it', 'Panettiere (scaduto il 30.09.2026)', 1],
  ['nl', 'Bakker (selectie afgerond op 2 oktober 2026)', 1],
  ['fr', 'Boulanger (clôturé le 30.09.2026)', 1],
  ['en', 'Baker (from 31 May 2027)', 0],
  ['en', 'Baker (closes 31 May 2027)', 0],
  ['de', 'Bäcker (bis 31.05.2027)', 0],
])('brackets behind a title say since when it is over (%s): %s', (_language, title, over) => {
  const html = `<h1>Jobs</h1><ul><li><a href="/jobs/1">Miller</a></li><li><a href="/jobs/2">${title}</a></li></ul>`;
  const { past } = readHtmlListing(parseHtml(html), { url: 'https://mill.example/jobs', careerScore: 3 });
  expect(past).toHaveLength(over);
});

it.each([
  ['fr', 'Boulanger (H/F) – voir l’offre', 'Boulanger (H/F)'],
  ['de', 'Bäcker (m/w/d) – mehr erfahren', 'Bäcker (m/w/d)'],
  ['en', 'Baker – night shift', 'Baker – night shift'],
])('what leads on behind the dash of a title is no part of it (%s): %s', (_language, line, title) => {
  const html = `<h1>Jobs</h1><ul><li><a href="/jobs/1">Miller</a></li><li><a href="/jobs/2">${line}</a></li></ul>`;
  const { postings } = readHtmlListing(parseHtml(html), { url: 'https://mill.example/jobs', careerScore: 3 });
  expect(postings.at(-1)?.fields.job_title).toBe(title);
});

it.each(['CLOSED: Miller', 'Position filled: Miller', 'Posizione chiusa: Mugnaio', 'Poste pourvu : Meunier'])(
  'a title that begins so is over: %s',
  (title) => {
    const html = `<main><h1>Jobs</h1><p><b>Baker</b></p><p>Leeds</p><p><b>${title}</b></p><p>Leeds</p></main>`;
    const { postings, past } = readHtmlListing(parseHtml(html), { url: 'https://mill.example/jobs', careerScore: 3 });
    expect(postings.map(({ fields }) => fields.job_title)).toEqual(['Baker']);
    expect(past.length).toBe(1);
  },
);

it('what is closed in front of no title closes nothing', () => {
  const html = `<main><h1>Jobs</h1><p><b>Baker</b></p><p>Closed: on Sundays</p><p><b>Miller</b></p><p>Leeds</p></main>`;
  const { postings } = readHtmlListing(parseHtml(html), { url: 'https://mill.example/jobs', careerScore: 3 });
  expect(postings.map(({ fields }) => fields.job_title)).toEqual(['Baker', 'Miller']);
});
