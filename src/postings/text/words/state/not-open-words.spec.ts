import { expect, it } from '@jest/globals';
import { readHtmlListing, type HtmlListing } from '../../../page/lists/html-listing.js';
import { parseHtml } from '../../../page/tree/html.js';
import { isClosedMark } from '../../../page/lines/titles/marks.js';
import { CLOSED_IN_BRACKETS, CLOSED_WORDS, SAID_TO_BE_CLOSED } from './closed-words.js';
import { NOT_NOW_WORDS, NOT_YET_WORDS, PAST_ALONE, PAST_WORDS, SOON_WORDS, STATE_LABELS } from './not-open-words.js';

const listingOf = (body: string): HtmlListing =>
  readHtmlListing(parseHtml(`<h1>Jobs</h1>${body}`), { url: 'https://firm.example/jobs', careerScore: 3 });
const casesOf = (rows: typeof PAST_WORDS): (readonly [string, string])[] =>
  rows.flatMap(([language, words]) => words.split('|').map((word) => [word.replace('*', ''), language] as const));

it.each(casesOf(PAST_WORDS))('"%s" (%s) over adverts makes them past', (word) => {
  const list = '<ul><li><a href="/jobs/1">Baker</a></li><li><a href="/jobs/2">Miller</a></li></ul>';
  const { postings, past } = listingOf(`<h2>${word} roles</h2>${list}`);
  expect([postings.length, past.length]).toEqual([0, 2]);
});

it.each(casesOf(PAST_ALONE))('"%s" (%s) by itself over adverts makes them past', (word) => {
  const list = '<ul><li><a href="/jobs/1">Baker</a></li><li><a href="/jobs/2">Miller</a></li></ul>';
  const { postings, past } = listingOf(`<h2>${word}</h2>${list}`);
  expect([postings.length, past.length]).toEqual([0, 2]);
});

it.each(casesOf(NOT_YET_WORDS))('"%s" (%s) in front of "filled" leaves adverts open', (word) => {
  const list = '<ul><li><a href="/jobs/1">Baker</a></li><li><a href="/jobs/2">Miller</a></li></ul>';
  expect(listingOf(`<h2>Roles ${word} filled</h2>${list}`).postings).toHaveLength(2);
});

it.each([
  ...['Bereits besetzt', 'Filled', 'Vergeben'].map((heading) => [heading, 0] as const),
  ...['Noch nicht besetzte Stellen', 'Zu besetzende Stellen', 'Positions to be filled'].map(
    (said) => [said, 2] as const,
  ),
  ...['Postes non pourvus', 'Nog niet vervuld', 'Unbesetzte Stellen'].map((said) => [said, 2] as const),
])('"%s" over bare titles leaves %d of them open', (heading, count) => {
  expect(listingOf(`<h2>${heading}</h2><ul><li>Baker</li><li>Miller</li></ul>`).postings).toHaveLength(count);
});

it.each([
  'Dolan Bakery roles',
  'Chiusi',
  'Ditutup 30 Juni 2027',
  'Pendaftaran ditutup 30/12/2026',
  'Usługi archiwalne',
  'Μη καλυμμένες θέσεις',
  'Ещё не закрытые вакансии',
])('"%s" over adverts leaves them open', (heading) => {
  const list = '<ul><li><a href="/jobs/1">Baker</a></li><li><a href="/jobs/2">Miller</a></li></ul>';
  expect(listingOf(`<h2>${heading}</h2>${list}`).postings).toHaveLength(2);
});

it('one who makes moulds is sought: "Former (m/w/d)"', () => {
  const { postings } = listingOf('<ul><li>Former (m/w/d)</li><li>Miller (m/w/d)</li><li>Baker (m/w/d)</li></ul>');
  expect(postings).toHaveLength(3);
});

it('"Filled" in a small heading is said of its own entry', () => {
  const entry = (title: string, mark: string): string => `<div><h3>${title}</h3><h4>${mark}</h4><p>Graz</p></div>`;
  const { postings, past } = listingOf(entry('Baker', 'Filled') + entry('Miller', 'New') + entry('Driver', 'New'));
  expect([postings.length, past.length]).toEqual([2, 1]);
});

it.each(casesOf(CLOSED_WORDS))('"%s" (%s) on a card makes its advert past', (word) => {
  const card = (title: string, state: string): string => `<li><h3>${title}</h3><span>${state}</span><p>Graz</p></li>`;
  const { postings, past } = listingOf(`<ul>${card('Baker', word)}${card('Miller', 'Open')}</ul>`);
  expect([postings, past].map((found) => found.map(({ fields }) => fields.job_title))).toEqual([['Miller'], ['Baker']]);
});

it.each(SAID_TO_BE_CLOSED.flatMap(([language, words]) => words.split('|').map((said) => [said, language] as const)))(
  '"%s" (%s) may stand in front of what says that one is filled',
  (said, language) => {
    const [, words = ''] =
      CLOSED_WORDS.find(([of]) => language.split(' ').some((one) => of.split(' ').includes(one))) ?? [];
    // A mark is short.
    const [filled = ''] = words.split('|').toSorted((one, other) => one.length - other.length);
    expect([isClosedMark(`${said} ${filled}`), isClosedMark(`${said} rye`)]).toEqual([true, false]);
  },
);

const row = (title: string, place: string, state: string): string =>
  `<div><div>${title}</div><div>${place}</div><div>${state}</div></div>`;

it.each([
  ['Jobs', 'Apply now', 'Currently filled', 'This position is currently filled.'],
  ['Offene Stellen', 'Jetzt bewerben', 'Derzeit besetzt', 'Diese Stelle ist bereits besetzt'],
  ['Nos postes', 'Postuler', 'Pourvu', 'Ce poste est actuellement pourvu'],
  ['Vacatures', 'Solliciteer', 'Momenteel ingevuld', 'Deze vacature is ingevuld'],
  ['Empleo', 'Inscribirse', 'Puesto cubierto', 'Actualmente cubierta'],
  ['Lavora con noi', 'Candidati', 'Posizione coperta', 'Coperta'],
])('of plain rows below "%s" those are over that say so', (heading, open, first, second) => {
  const rows =
    row('Pastry Chef', 'Leeds', open) + row('Driver', 'York', first) + row('Shop Assistant', 'Leeds', second);
  const { postings, past } = listingOf(`<h1>${heading}</h1><div>${rows}</div>`);
  expect([postings, past].map((found) => found.map(({ fields }) => fields.job_title))).toEqual([
    ['Pastry Chef'],
    ['Driver', 'Shop Assistant'],
  ]);
});

it.each(['Position to be filled by May', 'Currently open', 'This position is open', 'Filled with rye?'])(
  'what a row says otherwise leaves it open: "%s"',
  (state) => {
    const rows = row('Pastry Chef', 'Leeds', 'Apply now') + row('Driver', 'York', state);
    expect(listingOf(`<h1>Jobs</h1><div>${rows}</div>`).postings).toHaveLength(2);
  },
);

it.each(casesOf(CLOSED_IN_BRACKETS))('"[%s]" (%s) in front of a title makes its advert past', (word) => {
  const card = (title: string): string => `<li><h3>${title}</h3><p>Graz</p></li>`;
  for (const marked of [`[${word}] Baker`, `【${word}】Baker`, `Baker (${word})`]) {
    const { postings, past } = listingOf(`<ul>${card(marked)}${card('[Full-time] Miller')}</ul>`);
    expect([postings, past].map((found) => found.map(({ fields }) => fields.job_title))).toEqual([
      ['[Full-time] Miller'],
      [marked],
    ]);
  }
});

it.each(['[채용시 마감] Baker', '【急募】Baker', '[New] Baker', 'Baker (締切 12/31)'])('%s is open', (title) => {
  const { postings } = listingOf(`<ul><li><h3>${title}</h3><p>Graz</p></li><li><h3>Miller</h3><p>Graz</p></li></ul>`);
  expect(postings).toHaveLength(2);
});

it.each(casesOf(STATE_LABELS))('"%s: closed" (%s) on a card makes its advert past', (label) => {
  const card = (title: string, state: string): string =>
    `<li><h3>${title}</h3><h6>${label}: ${state}</h6><p>Graz</p></li>`;
  const { postings, past } = listingOf(`<ul>${card('Baker', 'CLOSED')}${card('Miller', 'OPEN')}</ul>`);
  expect([postings, past].map((found) => found.map(({ fields }) => fields.job_title))).toEqual([['Miller'], ['Baker']]);
});

it.each(casesOf(SOON_WORDS))('"%s" (%s) above roles says that they are not open yet', (word) => {
  const text = `We ${word} these:`;
  expect(listingOf(`<p>${text}</p><ul><li>Bakers</li><li>Millers</li></ul>`).saysClosed).toBe(text);
});

it.each(casesOf(NOT_NOW_WORDS))('"%s" (%s) below a title says that nobody is taken', (words) => {
  const card = (title: string, said: string): string => `<li><h3>${title}</h3><p>${said}</p></li>`;
  const { postings, past } = listingOf(`<ul>${card('Bakers', `(${words}).`)}${card('Millers', 'Write to us.')}</ul>`);
  expect([postings, past].map((found) => found.map(({ fields }) => fields.job_title))).toEqual([
    ['Millers'],
    ['Bakers'],
  ]);
});

it.each([
  'We are not currently accepting applications from agencies.',
  'We are not currently accepting applications by post, please use the form below.',
  'Wir nehmen derzeit keine Bewerbungen per Post an.',
])('is said of agencies and ways to apply without closing anything: %s', (said) => {
  const { postings } = listingOf(`<ul><li><h3>Baker</h3><p>${said}</p></li><li><h3>Miller</h3><p>Graz</p></li></ul>`);
  expect(postings).toHaveLength(2);
});

it.each([
  ['There are currently no open positions.', 'Who we look for'],
  ['Derzeit haben wir keine offenen Stellen.', 'Wen wir suchen'],
  ['Actualmente no tenemos vacantes.', 'A quién buscamos'],
  ['Obecnie nie prowadzimy rekrutacji.', 'Kogo szukamy'],
  ['Šiuo metu laisvų darbo vietų nėra.', 'Ko ieškome'],
  ['Šobrīd brīvu vakanču nav.', 'Ko meklējam'],
  ['Сейчас открытых вакансий нет.', 'Кого мы ищем'],
  ['現在募集はありません。', '求める人材'],
])('"%s", then names below "%s": nothing is open', (text, heading) => {
  const below = (list: string): HtmlListing => listingOf(`<h2>Jobs</h2><p>${text}</p><h2>${heading}</h2>${list}`);
  expect(below('<ul><li>Bakers</li><li>Millers</li></ul>').saysClosed).toBe(text);
});

it('adverts below whom the company looks for are open, though nothing else is', () => {
  const advert = (title: string): string =>
    `<div><h3>${title}</h3><p>Full-time</p><a href="/jobs/${title}">More</a></div>`;
  const html = `<p>No internships: not hiring.</p><h2>We are looking for</h2>${advert('Baker')}${advert('Miller')}`;
  expect(listingOf(html).saysClosed).toBeUndefined();
});
