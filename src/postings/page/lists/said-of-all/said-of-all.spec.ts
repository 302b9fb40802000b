import { expect, it } from '@jest/globals';
import type { JobPosting } from '../../../fields.js';
import { saidOfList } from '../../../said-of-list.js';
import { parseHtml } from '../../tree/html.js';
import { readHtmlListing } from '../html-listing.js';

const read = (main: string): JobPosting[] =>
  readHtmlListing(parseHtml(`<title>Careers at Firm</title><main><h1>Careers</h1>${main}</main>`), {
    url: 'https://firm.example/careers',
    careerScore: 3,
  }).postings.map(({ fields }) => fields);

const card = (title: string, text = ''): string => `<div class="card"><h3>${title}</h3>${text}</div>`;
const CARDS = card('Baker') + card('Miller');
const list = (items: readonly string[]): string => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
const OFFERED = ['Bread every day', 'A warm oven'];

it.each([
  'Our benefits',
  'Unsere Benefits',
  'Nos avantages',
  'Beneficios',
  'Zašto raditi kod nas?',
  'Dlaczego warto u nas pracować?',
  'Proč pracovat u nás?',
  'Miért dolgozz nálunk?',
  'Почему стоит работать у нас?',
  'Kodėl verta dirbti pas mus?',
  'Kāpēc strādāt pie mums?',
  'Miks töötada meil?',
  'Γιατί να δουλέψεις μαζί μας;',
  '为什么加入我们',
  '働くメリット',
])('what stands once below "%s" is offered to all', (heading) => {
  const html = `<section><h2>Open positions</h2>${CARDS}</section><section><h2>${heading}</h2>${list(OFFERED)}</section>`;
  expect(read(html).map(({ benefits }) => benefits)).toEqual([OFFERED, OFFERED]);
});

it('is left out where a posting says it itself, or has a page of its own', () => {
  const own = card('Baker', `<p>We offer</p>${list(['Rolls', 'Rye'])}`);
  const led = card('Miller', '<a href="/jobs/miller">More</a>');
  const html = `<section><h2>Open positions</h2>${own}${led}</section><section><h2>Our benefits</h2>${list(OFFERED)}</section>`;
  expect(read(html).map(({ benefits }) => benefits)).toEqual([['Rolls', 'Rye'], undefined]);
});

it.each([
  ['a menu', `<h2>Our benefits</h2>${list(['<a href="/a">Bread every day</a>', '<a href="/b">A warm oven</a>'])}`],
  ['another heading', `<h2>Our benefits</h2><h2>Our ovens</h2>${list(OFFERED)}`],
  ['a footer', `<footer><h2>Our benefits</h2>${list(OFFERED)}</footer>`],
])('%s says nothing of what is offered', (_what, html) => {
  expect(read(`<section><h2>Open positions</h2>${CARDS}</section>${html}`).map(({ benefits }) => benefits)).toEqual([
    undefined,
    undefined,
  ]);
});

it('the pay of the words above is that of an opening alone, not of several: it may be that of one of them', () => {
  const paysOf = (cards: string): unknown[] =>
    read(`<h2>Open positions</h2><p>The pay is €16.50 to €18 per hour.</p>${cards}`).map((fields) => [
      fields.salary_min,
      fields.salary_max,
    ]);
  expect(paysOf(card('Baker'))).toEqual([[16.5, 18]]);
  expect(paysOf(card('Miller', '<p>Pay: €20 an hour</p>'))).not.toEqual([[16.5, 18]]);
  expect(paysOf(card('Baker') + card('Miller'))).toEqual([
    [undefined, undefined],
    [undefined, undefined],
  ]);
});

it.each([
  ['<p>Apply by: 30 June 2030</p>', ''],
  ['', '<p>Bewerbungsfrist: 30. Juni 2030</p>'],
  ['', '<p>Termen limită: 30 iunie 2030</p>'],
  ['<p>Rok za prijave: 30. 6. 2030.</p>', ''],
])('the one deadline around a list is that of all', (above, behind) => {
  const html = `<h2>Open positions</h2>${above}<div>${CARDS}</div>${behind}`;
  expect(read(html).map(({ application_deadline: day }) => day)).toEqual(['2030-06-30', '2030-06-30']);
});

it('what is asked once is asked of all openings of which the page says nothing but their names', () => {
  const asked = `<p>What you bring:</p>${list(['Three years at the oven', 'A driving licence'])}`;
  const names = '<h2>Open positions</h2><ul><li>Baker</li><li>Miller</li></ul>';
  const requirementsOf = (html: string): unknown[] => read(html).map(({ requirements }) => requirements);
  const ASKED = ['Three years at the oven', 'A driving licence'];
  expect(requirementsOf(asked + names)).toEqual([ASKED, ASKED]);
  const none = [undefined, undefined];
  // It may be asked for the one that is told of, and where parts ask for different things, for none of all.
  expect(requirementsOf(`<h2>Our truck driver tells</h2>${asked}${names}`)).toEqual(none);
  expect(requirementsOf(`${asked}<p>Requirements:</p>${list(['Good shoes'])}${names}`)).toEqual(none);
  expect(requirementsOf(`${asked}<h2>Open positions</h2>${card('Baker', '<p>Leeds</p>')}${card('Miller')}`)).toEqual(
    none,
  );
});

it('the deadline around a list is that of adverts in documents, too; what has a page says it there', () => {
  const led = (title: string, address: string): string => card(title, `<a href="${address}">More</a>`);
  const cards = led('Baker', '/files/baker.pdf') + led('Miller', '/jobs/miller');
  const days = read(`<h2>Open positions</h2><div>${cards}</div><p>Tarikh tutup permohonan: 30 June 2030</p>`);
  expect(days.map(({ application_deadline: day }) => day)).toEqual(['2030-06-30', undefined]);
});

it.each(['el', 'fr', 'pt'])('the deadline around a list is written as its language does: %s', (language) => {
  const html = `<html lang="${language}"><title>Careers</title><main><h1>Careers</h1><section><h2>Open positions</h2>${CARDS}<p>CV & αιτήσεις: μέχρι τις 10/12/2027.</p><p>Applications: until 10/12/2027.</p></section></main>`;
  const { postings } = readHtmlListing(parseHtml(html), { url: 'https://firm.example/careers', careerScore: 3 });
  expect(postings.map(({ fields }) => fields.application_deadline)).toEqual(['2027-12-10', '2027-12-10']);
});

it('a deadline that names an opening is that of no other one', () => {
  const note = '<h2>Open positions</h2><ol><li>The closing date for Head Miller applications is 21 June 2030</li>';
  const html = `${note}<li>The closing date for all applications is 25 June 2030</li></ol>`;
  const days = read(`${html}${card('Miller')}${card('Head Miller')}${card('Baker')}`);
  expect(days.map(({ job_title: title, application_deadline: day }) => [title, day])).toEqual([
    ['Miller', '2030-06-25'],
    ['Head Miller', '2030-06-21'],
    ['Baker', '2030-06-25'],
  ]);
});

it('a deadline that names one opening alone is none of the others', () => {
  const html = '<p>The closing date for Miller applications is 21 June 2030</p>';
  const days = read(`${html}<h2>Open positions</h2>${CARDS}`);
  expect(days.map(({ application_deadline: day }) => day)).toEqual([undefined, '2030-06-21']);
});

const SECTION = (heading: string, body: string): string => `<section><h2>${heading}</h2>${body}</section>`;
const ASKED = ['Three years at the oven', 'A driving licence'];

it('what is asked behind entries of a few words is asked of all of them, unless one is told of at length', () => {
  const entry = (title: string, text: string): string => card(title, `<p>${text}</p>`);
  const requirementsOf = (last: string): unknown[] =>
    read(
      SECTION('Open positions', entry('Baker', 'Full-time, Leeds') + entry('Miller', last)) +
        SECTION('What you bring', list(ASKED)),
    ).map(({ requirements }) => requirements);
  expect(requirementsOf('Part-time, York')).toEqual([ASKED, ASKED]);
  const long = 'You grind what the farmers around us bring, look after three old stones and a young dog. '.repeat(3);
  expect(requirementsOf(long)).toEqual([undefined, undefined]);
});

it('cards that each head what is given are benefits of all; where they lead on they are parts of the site', () => {
  const given = (title: string, text: string): string => `<article><h3>${title}</h3><p>${text}</p></article>`;
  const benefitsOf = (text: string): unknown[] =>
    read(
      SECTION('Open positions', CARDS) +
        SECTION('Our benefits', given('Rest', 'Thirty days of it') + given('Bread', text)) +
        SECTION('How to apply', '<p>By letter</p>'),
    ).map(({ benefits }) => benefits);
  const GIVEN = ['Rest', 'Thirty days of it', 'Bread', 'Every day'];
  expect(benefitsOf('Every day')).toEqual([GIVEN, GIVEN]);
  expect(benefitsOf('<a href="/bread">Every day</a>')).toEqual([undefined, undefined]);
});

it('parts behind the only opening of a page tell of it, unless another occupation heads one of them', () => {
  const grid = '<div><span>Pay</span><strong>Up to € 4,000 a month</strong><small>Based on experience</small></div>';
  const parts = (heading: string): string =>
    SECTION('Baker', '<p>You bake for three shops in the old town of Leeds.</p>') +
    SECTION('What, where and how', grid) +
    SECTION('Requirements', list(ASKED)) +
    `<section><p>Why join us</p><h2>${heading}</h2><div><h3>Rest</h3><p>Thirty days of it</p></div></section>`;
  const [baker] = read(parts('A family at the oven'));
  expect(baker).toMatchObject({
    requirements: ASKED,
    benefits: ['Rest', 'Thirty days of it'],
    salary_max: 4000,
    salary_currency: 'EUR',
  });
  const [other] = read(parts('Driver'));
  expect(other?.requirements).toBeUndefined();
});

it('so do they behind a heading that a break divides', () => {
  const [baker] = read(
    `<div><h2>Hledáme pekaře <br>pro noční směnu!</h2></div><div><p>Ve mlýně u potoka se mele a peče každou noc.</p></div>${SECTION('Das erwarten wir', list(ASKED))}`,
  );
  expect(baker?.requirements).toEqual(ASKED);
});

it('so do they behind a name without mark-up below a heading of openings; below another one they may tell of wares', () => {
  const parts = `<p>Wir suchen</p><p>Müller (m/w/d)</p><p>Mühle am Bach, 26122 Oldenburg</p>`;
  const told = `<section><p>Das erwarten wir</p>${list(ASKED)}</section>`;
  const [miller] = read(`<section><h2>Offene Stellen</h2>${parts}</section>${told}`);
  expect(miller).toMatchObject({ job_title: 'Müller (m/w/d)', requirements: ASKED });
  const [other] = read(`<section><h2>Unser Mehl</h2>${parts}</section>${told}`);
  expect(other?.requirements).toBeUndefined();
});

it.each(['Tražimo:', 'Očekujemo:'])('whom "%s" seeks is asked of nobody', (lead) => {
  const roles = ['medicinsku sestru', 'vozača', 'čistačicu'];
  const postings = read(`<p>${lead}</p>${list(roles)}`);
  expect(postings.every(({ requirements }) => requirements === undefined)).toBe(true);
});

it.each([
  ['We are looking for:', 'Requirements:'],
  ['Wij zoeken:', 'Wat vragen wij:'],
  ['Buscamos para nuestro molino:', 'Requisitos:'],
  ['Wir suchen:', 'Das bietest Du:'],
])('below "%s" stands whom a page seeks, and what it asks for behind them below "%s"', (seeks, asks) => {
  const found = read(`<p><b>${seeks}</b></p>${list(['Head Baker', 'Miller'])}<p><b>${asks}</b></p>${list(ASKED)}`);
  expect(found.map(({ requirements }) => requirements)).toEqual([ASKED, ASKED]);
});

it('until when one applies may be asked at the end of the last opening, or below a heading for that', () => {
  const asks = (day: string): string => `<p>Please send your CV to post@firm.example by ${day}.</p>`;
  const told = `<h3>Baker</h3><p>You bake.</p><h3>Miller</h3><p>You mill.</p>${asks('18 December 2026')}`;
  expect(read(told).map((one) => one.application_deadline)).toEqual(['2026-12-18', '2026-12-18']);
  const behind = `${CARDS}<h3>What we give</h3>${list(OFFERED)}<h3>How to apply</h3>${asks('18 December 2026')}`;
  expect(read(behind).map((one) => one.application_deadline)).toEqual(['2026-12-18', '2026-12-18']);
});

it('one that says itself how to apply, and what others apply for, are left out', () => {
  const baker = card('Baker', '<p>You bake. Apply by telephone.</p>');
  const miller = card('Miller', '<p>You mill.</p><p>Please send your CV to post@firm.example by 18 December 2026.</p>');
  expect(read(baker + miller).map((one) => one.application_deadline)).toEqual([undefined, '2026-12-18']);
  const course = '<h3>Summer course</h3><p>Please send your application to post@firm.example by 1 May 2027.</p>';
  expect(read(`${CARDS}<h3>What we give</h3>${list(OFFERED)}${course}`).map((one) => one.application_deadline)).toEqual(
    [undefined, undefined],
  );
});

it('where all of a list work is kept beside the entries that lead to pages of their own', () => {
  const led = (title: string): string => card(title, `<a href="/jobs/${title}">More</a>`);
  const html = `<p>All our positions are based at our mill in Leeds.</p><h2>Open positions</h2>${led('Baker')}${led('Miller')}`;
  const { postings } = readHtmlListing(parseHtml(`<title>Careers</title><main><h1>Careers</h1>${html}</main>`), {
    url: 'https://firm.example/careers',
    careerScore: 3,
  });
  expect(postings.map(({ fields }) => fields.location)).toEqual([undefined, undefined]);
  expect(postings.map((posting) => saidOfList(posting).place?.location)).toEqual(['Leeds', 'Leeds']);
});

it('openings behind dashes below "We are looking for:" are not what is asked for', () => {
  const postings = read('<p>We are currently looking for:</p><p>- Baker<br>- Head Miller<br>- Oven Technician</p>');
  expect(postings.map(({ job_title: title, requirements }) => [title, requirements])).toEqual([
    ['Baker', undefined],
    ['Head Miller', undefined],
    ['Oven Technician', undefined],
  ]);
});
