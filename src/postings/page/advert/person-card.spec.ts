import { describe, expect, it } from '@jest/globals';
import { BIOGRAPHY_WORDS, NAME_LABELS } from '../../text/words/people/biography-words.js';
import { readHtmlListing, type HtmlListing } from '../lists/html-listing.js';
import { parseHtml } from '../tree/html.js';

const OPENINGS = ['Baker', 'Miller'];
const PEOPLE = ['HR Manager|Anna Berg', 'Head Baker|Tom Hill', 'Site Engineer|Eva Lund'];
const ROLES = PEOPLE.map((person) => person.split('|')[0]);

type Card = (role: string, name: string) => string;

const cardsOf = (card: Card): string =>
  PEOPLE.map((person) => {
    const [role = '', name = ''] = person.split('|');
    return `<div class="card">${card(role, name)}</div>`;
  }).join(' ');

function listingOf(body: string): HtmlListing {
  const html = `<html><head><title>Jobs</title></head><body><main><h1>Jobs</h1>${body}</main></body></html>`;
  return readHtmlListing(parseHtml(html), { url: 'https://mill.example/jobs', careerScore: 3 });
}

const titlesOf = ({ postings }: HtmlListing): unknown[] => postings.map(({ fields }) => fields.job_title);
const openings = OPENINGS.map((title) => `<div class="job"><h3>${title}</h3><p>Full-time, Leeds</p></div>`).join('');
const experience = '<p>Experience: 12 years</p>';

const OF_PEOPLE: readonly (readonly [string, Card])[] = [
  ['a name behind "Position"', (role, name) => `<h3>${role}</h3><p>Position: ${name}</p>${experience}`],
  ['a name as the heading', (role, name) => `<h3>${name}</h3><p>Position: ${role}</p>${experience}`],
  ['a name behind its label', (role, name) => `<p>Name: ${name}</p><p>Position: ${role}</p>${experience}`],
  ['terms', (role, name) => `<dl><dt>Name</dt><dd>${name}</dd><dt>Position</dt><dd>${role}</dd></dl>`],
  ['a picture of somebody', (role, name) => `<img src="/a.jpg" alt="${name}"><h3>${role}</h3>${experience}`],
  ['a name and a number', (role, name) => `<h3>${role}</h3><p>${name}</p>${experience}<a href="tel:0113">0113 496</a>`],
  ['a biography', (role) => `<h3>${role}</h3><p>He joined our mill in 2012 and likes bread.</p>`],
  ['a name behind the role', (role, name) => `<h3>${role} – ${name}</h3>${experience}`],
];

describe('cards of people', () => {
  it.each(OF_PEOPLE)('with %s are no openings, beside some and alone', (_what, card) => {
    const people = `<h2>Our bakery</h2>${cardsOf(card)}`;
    expect(titlesOf(listingOf(people))).toEqual([]);
    expect(titlesOf(listingOf(`<h2>Open positions</h2>${openings}${people}`))).toEqual(OPENINGS);
  });

  it.each(
    BIOGRAPHY_WORDS.flatMap(([, words, subjects]) =>
      words.split('|').flatMap((said) => subjects.split('|').map((subject) => [said, subject] as const)),
    ),
  )('tell what somebody did until now: %s (%s)', (words, pronoun) => {
    for (const subject of ['Anna', pronoun]) {
      const bio = listingOf(cardsOf((role) => `<h3>${role}</h3><p>${subject} ${words} 2012.</p>`));
      expect(titlesOf(bio)).toEqual([]);
    }
  });

  it.each(NAME_LABELS.flatMap(([, words]) => words.split('|')))('have names behind "%s"', (label) => {
    const named = cardsOf((role, name) => `<p>${label}: ${name}</p><p>Position: ${role}</p>${experience}`);
    expect(titlesOf(listingOf(named))).toEqual([]);
  });
});

describe('cards of openings', () => {
  it.each<readonly [string, Card]>([
    [
      'that name whom to ask in a line',
      (role, name) =>
        `<h3>${role}</h3><p>Full-time, Leeds</p><p>Contact: ${name}, <a href="mailto:a@mill.example">a@mill.example</a></p>`,
    ],
    [
      'that name whom to ask below a label',
      (role, name) =>
        `<h3>${role}</h3>${experience}<p>Your contact:</p><p>${name}</p><a href="tel:0113">0113 496 001</a>`,
    ],
    [
      'with a kind of job and a name',
      (role, name) =>
        `<h3>${role}</h3><p>Part-time</p><p>${name}</p><a href="mailto:a@mill.example">a@mill.example</a>`,
    ],
    [
      'with a mailbox',
      (role) => `<h3>${role}</h3>${experience}<a href="mailto:jobs@mill.example">jobs@mill.example</a>`,
    ],
    ['that ask what one did', (role) => `<h3>${role}</h3><p>You have worked in a mill and joined a team before.</p>`],
    [
      'that say how long the company is there',
      (role) => `<h3>${role}</h3><p>Unser Betrieb ist seit 1950 in Graz. Du backst Brot.</p>`,
    ],
    [
      'that name whom one follows',
      (role) => `<h3>${role}</h3><p>You will replace Tom, who has worked here for ten years and retires in May.</p>`,
    ],
    [
      'that name whom one will work with',
      (role) => `<h3>${role}</h3><p>Our baker Anna joined us in 2020. Come and work with her.</p>`,
    ],
    [
      'that seek somebody and name whom to ask in a link',
      (role, name) =>
        `<h3>${role}</h3><p>We are looking for a ${role.toLowerCase()}.</p><p>Ask <a href="mailto:a@mill.example">${name}</a>.</p>`,
    ],
    ['that call the reader', (role) => `<h3>${role}</h3><p>Anna joined us in 2020. Come and work with her.</p>`],
    ['that speak to the reader', (role) => `<h3>${role}</h3><p>Anna arbeitet bei uns gern. Komm, Du passt zu ihr.</p>`],
    ['for everybody', (role) => `<h3>${role} (m/w/d)</h3><p>Anna kam zu uns im Mai 2020 und braucht Hilfe.</p>`],
  ])('%s stay openings', (_what, card) => {
    const titles = titlesOf(listingOf(`<h2>Open positions</h2>${cardsOf(card)}`));
    expect(titles.map((title) => String(title).replace(' (m/w/d)', ''))).toEqual(ROLES);
  });
});

describe('a mailbox and a number', () => {
  const reach = '<p><a href="mailto:jobs@mill.example">jobs@mill.example</a></p><p><a href="tel:0113">0113 496</a></p>';
  const card = (role: string, rank = 'h3'): string =>
    `<div class="card"><${rank}>${role}</${rank}><p>The oven is ours, and bread is what we live for.</p>${reach}</div>`;
  const roles = ['Head Baker', 'Kitchen Porter', 'Miller'];

  it.each(['h2', 'h3'])('are how to apply right below a heading of what is open (%s)', (rank) => {
    const openings = roles.map((role) => card(role, rank)).join(' ');
    expect(titlesOf(listingOf(`<h2>Open positions</h2>${openings}`))).toEqual(roles);
  });

  it('are those of colleagues below another', () => {
    expect(titlesOf(listingOf(`<h2>Whom to call</h2>${roles.map((role) => card(role)).join(' ')}`))).toEqual([]);
  });
});
