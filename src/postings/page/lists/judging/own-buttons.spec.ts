import { expect, it } from '@jest/globals';
import { parseHtml } from '../../tree/html.js';
import { readHtmlListing } from '../html-listing.js';

const PAGE = 'https://firm.example/careers.html';

function titlesOf(body: string, url = PAGE, careerScore = 3): (string | undefined)[] {
  const html = `<html><head><title>Firm</title></head><body><main>${body}</main></body></html>`;
  return readHtmlListing(parseHtml(html), { url, careerScore }).postings.map(({ fields }) => fields.job_title);
}

/** Cards of a name, what is said of it, and a button of their own. */
function cards(names: readonly string[], button: string): string {
  const card = (name: string): string =>
    `<div class="card"><h3>${name}</h3><p>The mill needs you for it.</p>${button}</div>`;
  return `<div class="cards">${names.map(card).join('')}</div>`;
}

const UNKNOWN = ['Crumb Star', 'Quastner Glimbor', 'Flour Wizard of the Mill'];

it.each([
  ['Open positions', '<a href="/apply">Apply now</a>'],
  ['Open positions', '<a href="mailto:jobs@firm.example?subject=Hello">Apply</a>'],
  ['Current vacancies', '<button><span>Submit resume</span></button>'],
  ['Offene Stellen', '<a href="/bewerbung">Jetzt bewerben</a>'],
  ['Nos offres d’emploi', '<a href="/postuler">Je postule</a>'],
  ['Onze vacatures', '<a href="/contact">Solliciteer</a>'],
  ['Posizioni aperte', '<a href="#modulo">Candidati →</a>'],
  ['Vagas abertas', '<a href="/rh">Candidatar-se</a>'],
  ['Open technical roles', '<a href="/jobs/one.pdf">View job description</a>'],
  ['Nos offres d’emploi', '<a href="/offre">Voir l’offre</a>'],
])('below "%s" takes cards of unknown names that each have %s', (heading, button) => {
  expect(titlesOf(`<h2>${heading}</h2>${cards(UNKNOWN, button)}`)).toEqual(UNKNOWN);
});

it.each([
  ['services', 'Our services', UNKNOWN, '<a href="/apply">Apply now</a>'],
  ['what only leads on', 'Open positions', UNKNOWN, '<a href="/more">Learn more</a>'],
  ['what has no button', 'Open positions', UNKNOWN, ''],
  ['people to ask', 'Open positions', ['Anna Berg', 'Thomas Hill', 'Maria Stone'], '<a href="/apply">Apply</a>'],
  ['benefits', 'Open positions', ['Flexible Working', 'Health Insurance'], '<a href="/more">Read more</a>'],
  ['departments', 'Open positions', ['Marketing', 'Sales', 'Finance'], '<a href="/apply">Apply</a>'],
  ['towns', 'Open positions', ['Leeds', 'York', 'Bristol'], '<a href="/apply">Apply</a>'],
  ['questions', 'Open positions', ['Who reads it?', 'How long does it take?'], '<a href="/apply">Apply</a>'],
])('takes no %s', (_what, heading, names, button) => {
  expect(titlesOf(`<h2>${heading}</h2>${cards(names, button)}`)).toEqual([]);
});

it('takes names that do not stand out where each is told of and says of which kind it is', () => {
  const plain = (kind: string): string =>
    UNKNOWN.map(
      (name) =>
        `<div class="card"><div class="name">${name}</div><p>The mill needs you for it, from early in the morning until the bread is out.</p>` +
        `<div>${kind}</div><a href="#">Send your CV</a></div>`,
    ).join('');
  expect(titlesOf(`<h1>Job offers</h1><h2>Join our team</h2>${plain('Full-time')}`)).toEqual(UNKNOWN);
  expect(titlesOf(`<h1>Job offers</h1><h2>Join our team</h2>${plain('Good bread')}`)).toEqual([]);
});

it('takes no marks of cards for their titles', () => {
  const marked = ['MILL-ONE-001', 'MILL-TWO-002'].map(
    (mark, at) => `<div><span class="no">${mark}</span><h3>${UNKNOWN[at] ?? ''}</h3><a href="/apply">Apply</a></div>`,
  );
  expect(titlesOf(`<h2>Open positions</h2>${marked.join('')}`)).toEqual(UNKNOWN.slice(0, 2));
});

it('takes no tags above titles, and titles with tags below them', () => {
  const [one = '', other = ''] = UNKNOWN;
  const tags = ['Milling', 'Advisory'];
  const page = (card: (name: string, tag: string) => string): unknown[] => {
    const listed = [one, other].map((name, at) => `<div class="card">${card(name, tags[at] ?? '')}</div>`).join('');
    return titlesOf(`<h2>Open positions</h2><div>${listed}</div>`);
  };
  const told =
    '<div class="at">Full-time</div><p>The mill needs you for it, from early in the morning until the bread is out.</p>' +
    '<button>Apply now</button>';
  expect(page((name, tag) => `<span class="tag">${tag}</span><div class="name">${name}</div>${told}`)).toEqual([
    one,
    other,
  ]);
  expect(page((name, tag) => `<div class="name">${name}</div><span class="tag">${tag}</span>${told}`)).toEqual([
    one,
    other,
  ]);
});

it('takes what a line of text right above calls openings, whatever heads the part', () => {
  const people = '<h2>Our people</h2><p>We are proud of them all.</p>';
  const listed = cards(UNKNOWN, '<a href="mailto:jobs@firm.example?subject=Career">Apply now</a>');
  expect(titlesOf(`${people}<div><p>Current Vacancies</p></div>${listed}`)).toEqual(UNKNOWN);
  expect(titlesOf(`${people}${listed}`)).toEqual([]);
});

it('takes none of one button for all, and none on a page about loans', () => {
  const apply = '<a href="/apply">Apply now</a>';
  expect(titlesOf(`<h2>Open positions</h2>${cards(UNKNOWN, '')}<p>${apply}</p>`)).toEqual([]);
  expect(titlesOf(`<h2>Our loans</h2>${cards(UNKNOWN, apply)}`, 'https://firm.example/loans', 0)).toEqual([]);
});
