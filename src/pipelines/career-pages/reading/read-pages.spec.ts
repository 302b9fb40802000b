import { expect, it } from '@jest/globals';
import { finding } from '../../../findings/finding.js';
import { analysePosting } from '../../../postings/analyse.js';
import { foundPosting } from '../../../postings/posting.js';
import { reasonOf } from '../../../postings/reasons.js';
import type { WebPage } from '../../../web/web.js';
import { readPage, type PageFacts } from '../page/page-facts.js';
import type { ReadBoard } from './read-boards.js';
import { withListsOfAdverts, withoutClosedTeasers } from './lists-of-adverts.js';
import { jobPageKeys, readPages } from './read-pages.js';
import { postingsOf } from './witnesses.js';

function factsOf(url: string, body: string, language = 'en'): PageFacts {
  const page: WebPage = {
    ...{ outcome: 'page', request: { url }, url, status: 200, contentType: 'text/html', truncated: false },
    body: `<html lang="${language}"><head><title>Careers</title></head><body><main>${body}</main></body></html>`,
  };
  return readPage(page, 'Careers');
}

const list = (...names: string[]): string =>
  `<ul>${names.map((name) => `<li><a href="/careers/${name.toLowerCase()}">${name}</a></li>`).join('')}</ul>`;
const past = `<h2>Past roles</h2>${list('Miller', 'Cooper')}<h2>Contact</h2>`;

it.each([
  ['a list', 'https://firm.example/careers', 'dropped', 'the page calls it past'],
  ['the page of a listed posting', 'https://firm.example/careers/baker', 'duplicate', /the page of a posting/],
])('what %s calls past is a row of the run', (_what, url, disposition, reason) => {
  const careers = factsOf('https://firm.example/careers', `<h2>Open roles</h2>${list('Baker', 'Driver')}`);
  const own = factsOf(url, `<h1>Baker</h1><p>Full-time in Leeds. You bake.</p>${past}`);
  expect(own.past.map(({ fields }) => fields.job_title)).toEqual(['Miller', 'Cooper']);
  const rows = readPages(url.endsWith('/careers') ? [own] : [careers, own], []);
  const told = rows.filter(({ posting }) =>
    own.past.some(({ fields }) => fields.job_title === posting.fields.job_title),
  );
  expect(told.map(({ verdict }) => verdict?.disposition)).toEqual([disposition, disposition]);
  expect(told[0]?.verdict?.reason).toMatch(reason);
});

it('what only looks like the other entries of a list is a row of the run, and says why', () => {
  const entries = ['Baker', 'Miller', 'Cooper', 'Driver'].map(
    (name) => `<li><h3><a href="/careers/${name}">${name}</a></h3></li>`,
  );
  const page = factsOf('https://firm.example/careers', `<ul>${entries.join('')}<li><h3>Heritage</h3></li></ul>`);
  const rows = readPages([page], []);
  expect(rows.map(({ posting, verdict }) => [posting.fields.job_title, verdict?.disposition])).toEqual([
    ...['Baker', 'Miller', 'Cooper', 'Driver'].map((name) => [name, undefined]),
    ['Heritage', 'dropped'],
  ]);
  expect(rows.at(-1)?.verdict?.reason).toMatch(/names no occupation/);
});

it('what leads to an article beside the entries of a list is a row of the run, once', () => {
  const entry = (name: string, folder: string): string =>
    `<li><h3><a href="/${folder}/${name.toLowerCase()}">${name}</a></h3><p>Leeds.</p></li>`;
  const entries = ['Baker', 'Miller', 'Driver'].map((name) => entry(name, 'vacancies'));
  const page = factsOf('https://firm.example/careers', `<ul>${entries.join('')}${entry('Farrier', 'news')}</ul>`);
  expect(readPages([page], []).map(({ posting, verdict }) => [posting.fields.job_title, verdict?.reason])).toEqual([
    ...['Baker', 'Miller', 'Driver'].map((name) => [name, undefined]),
    ['Farrier', 'it leads to an article or a product'],
  ]);
});

it('a title alone that leads to an article is a row of the run', () => {
  const teaser = '<h2>More</h2><div><h3><a href="/news/farrier">Farrier</a></h3><p>Full-time, in Leeds.</p></div>';
  const rows = readPages([factsOf('https://firm.example/careers', `<p>We shoe horses.</p>${teaser}`)], []);
  expect(rows.map(({ posting, verdict }) => [posting.fields.job_title, verdict?.reason])).toEqual([
    ['Farrier', 'it leads to an article or a product'],
  ]);
});

it('says what limits of the readers cut of a page', () => {
  const page = factsOf('https://firm.example/careers', `<script>title=[1];${' '.repeat(1_000_000)}</script>`);
  expect(page.findings).toEqual([finding('reading_limit', page.url, { seen: 1, kept: 0, detail: 'long scripts' })]);
});

it('names what may be openings and was left out, once, and not where it reads them', () => {
  const unsure = '<p>Grain</p><p>Miller</p><p>Baker</p><p>Cooper</p>';
  const page = factsOf('https://firm.example/careers', unsure);
  const told = finding('list_doubtful', page.url, { seen: 4, kept: 0, detail: '"Grain", "Miller", "Baker", "Cooper"' });
  expect([page.listed, page.findings]).toEqual([[], [told]]);
  const sure = factsOf(
    'https://firm.example/careers',
    `<h2>Open roles</h2>${list('Miller', 'Baker', 'Cooper')}${unsure}`,
  );
  expect(sure.findings).toEqual([finding('list_doubtful', page.url, { seen: 1, kept: 0, detail: '"Grain"' })]);
});

it('says how many entries of a list too long to read it left out', () => {
  const rows = Array.from({ length: 5001 }, (_, at) => `<tr><td>Baker ${String(at)}</td></tr>`).join('');
  const page = factsOf('https://firm.example/careers', `<table>${rows}</table>`);
  expect(page.listed).toHaveLength(5000);
  expect(page.findings).toContainEqual(
    finding('reading_limit', page.url, { seen: 5001, kept: 5000, detail: 'entries of its lists' }),
  );
});

it('a closed advert that leads back to the list says nothing of the list', () => {
  const careers = factsOf('https://firm.example/careers', `<h2>Open roles</h2>${list('Baker', 'Driver')}`);
  const closed = '<h1>Miller – CLOSED</h1><p>You ground our grain.</p><a href="/careers">Back to all roles</a>';
  const rows = readPages([careers, factsOf('https://firm.example/vacancies/miller', closed)], []);
  const open = rows.filter(({ verdict }) => verdict === undefined);
  expect(open.map(({ posting }) => posting.fields.job_title)).toEqual(['Baker', 'Driver']);
});

it('the page of an advert that another page calls past is no posting either', () => {
  const careers = factsOf('https://firm.example/careers', `<h2>Open roles</h2><p>None at the moment.</p>${past}`);
  const advert = factsOf('https://firm.example/careers/miller', '<h1>Miller</h1><p>Full-time in Leeds. You mill.</p>');
  const rows = readPages([careers, advert], []);
  expect(rows.filter(({ pageUrl }) => pageUrl === advert.url).map(({ verdict }) => verdict)).toEqual([
    { disposition: 'dropped', ...reasonOf('linked_as_past') },
  ]);
});

it('a page behind a link called "Careers" is one, however its address and title are called', () => {
  const page: WebPage = {
    ...{ outcome: 'page', status: 200, contentType: 'text/html', truncated: false },
    ...{ request: { url: 'https://firm.example/p7.html' }, url: 'https://firm.example/p7.html' },
    body: '<html><head><title>Firm</title></head><body><h2>Baker</h2><h2>Miller</h2></body></html>',
  };
  expect(readPage(page, '人才招聘').isCareerPage).toBe(true);
  expect(readPage(page, 'Join the club').isCareerPage).toBe(false);
});

it.each([
  ['Join the lab', '<h2>Baker</h2><a href="/1">Baker</a><h2>Miller</h2><a href="/2">Miller</a>', true],
  ['Join the lab', '<p>We mill and bake.</p>', false],
  ['Join our bread club', '<h2>Baker</h2><a href="/1">Baker</a><h2>Miller</h2><a href="/2">Miller</a>', false],
])('a page headed "%s" is about careers where it lists openings', (heading, html, isCareerPage) => {
  const page: WebPage = {
    ...{ outcome: 'page', status: 200, contentType: 'text/html', truncated: false },
    ...{ request: { url: 'https://firm.example/join.html' }, url: 'https://firm.example/join.html' },
    body: `<html><body><main><h1>${heading}</h1>${html}</main></body></html>`,
  };
  expect(readPage(page, 'Join').isCareerPage).toBe(isCareerPage);
});

it.each([
  ['Employment / Labour', 'Employment/Labour', '<p>We advise bakers and millers on their contracts.</p>', false],
  ['Employment law', 'Employment law', '<p>We advise bakers and millers on their contracts.</p>', false],
  ['Employment', 'Employment', '<p>We advise bakers and millers on their contracts.</p>', true],
  ['Employment', 'Employment law', '<p>Our solicitors work for bakers.</p>', true],
  ['Employment lawyer', 'Employment lawyer', '<p>Full-time in Leeds.</p>', true],
])('a page linked as "%s" and headed "%s" is about careers: %s', (anchor, heading, html, isCareerPage) => {
  const page: WebPage = {
    ...{ outcome: 'page', status: 200, contentType: 'text/html', truncated: false },
    ...{ request: { url: 'https://firm.example/employment' }, url: 'https://firm.example/employment' },
    body: `<html><body><main><h1>${heading}</h1>${html}</main></body></html>`,
  };
  expect(readPage(page, anchor).isCareerPage).toBe(isCareerPage);
});

it.each([
  ['髪質改善サロンの美容師', '美容師', 1],
  ['工場の事務', '営業', 2],
])('data that call "%s" what the page calls "%s" state %i openings', (stated, shown, count) => {
  const data = JSON.stringify({ '@context': 'https://schema.org', '@type': 'JobPosting', title: stated });
  const page = factsOf(
    'https://firm.example/recruit',
    `<script type="application/ld+json">${data}</script><h2>募集要項</h2>
     <table><tr><th>募集職種</th><td>${shown}</td></tr><tr><th>雇用形態</th><td>正社員</td></tr></table>`,
  );
  expect(postingsOf(page)).toHaveLength(count);
});

it('data that sum up what the page shows one by one are about the page', () => {
  const data = JSON.stringify({ '@context': 'https://schema.org', '@type': 'JobPosting', title: 'Baker, Miller' });
  const card = (title: string): string => `<div><h3>${title}</h3><p>Full-time</p></div>`;
  const page = factsOf(
    'https://firm.example/careers',
    `<script type="application/ld+json">${data}</script>${card('Baker')}${card('Miller')}`,
  );
  const returned = readPages([page], []).filter(({ verdict }) => verdict === undefined);
  expect(returned.map(({ posting }) => posting.fields.job_title)).toEqual(['Baker', 'Miller']);
});

it('an advert on a page in another language is the same posting, whatever its address and its title', () => {
  const languages =
    '<nav><a href="/jobs/kok/" hreflang="nl">NL</a><a href="/fr/carriere/cuisinier/" hreflang="fr">FR</a></nav>';
  const dutch = factsOf('https://firm.example/jobs/kok/', `${languages}<h1>Kok</h1><p>Voltijds. Je kookt.</p>`, 'nl');
  const text = '<h1>Cuisinier</h1><p>Temps plein. Vous cuisinez.</p>';
  const french = factsOf('https://firm.example/fr/carriere/cuisinier/', `${languages}${text}`, 'fr');
  expect(
    readPages([dutch, french], []).map(({ posting, verdict }) => [posting.fields.job_title, verdict?.reason]),
  ).toEqual([
    ['Kok', undefined],
    ['Cuisinier', 'read at https://firm.example/jobs/kok/ in another language'],
  ]);
});

it('what data state is the listed posting of its title, not the first one that says more', () => {
  const stated = ['Account Manager', 'Junior Account Manager'].map((title) => ({ '@type': 'JobPosting', title }));
  const data = `<script type="application/ld+json">${JSON.stringify(stated)}</script>`;
  const page = factsOf('https://firm.example/careers', data + list('Junior-Account-Manager', 'Account-Manager'));
  const returned = readPages([page], []).filter(({ verdict }) => verdict === undefined);
  expect(returned.map(({ posting: { fields } }) => [fields.job_title, fields.job_url])).toEqual([
    ['Account Manager', 'https://firm.example/careers/account-manager'],
    ['Junior Account Manager', 'https://firm.example/careers/junior-account-manager'],
  ]);
});

const openOf = (pages: readonly PageFacts[], boards: readonly ReadBoard[] = []): (string | undefined)[][] =>
  readPages(pages, boards).flatMap(({ posting: { fields }, verdict }) =>
    verdict ? [] : [[fields.job_title, ...(fields.location === undefined ? [] : [fields.location])]],
  );
const dataOf = (...postings: object[]): string =>
  postings
    .map((one) => `<script type="application/ld+json">${JSON.stringify({ '@type': 'JobPosting', ...one })}</script>`)
    .join('');

const cards = (...titles: string[]): string =>
  `<h2>Open roles</h2>${titles.map((title) => `<div><h3>${title}</h3><p>Full-time</p><a href="/contact">Apply now</a></div>`).join('')}`;

it.each([
  ['another posting', list('Driver'), [['Baker'], ['Driver']]],
  [
    'another posting without a page',
    '<h2>Open roles</h2><ul><li><h3>Truck Driver</h3><p>Full-time, Leeds</p></li></ul>',
    [['Baker'], ['Truck Driver', 'Leeds']],
  ],
  ['its advert under a heading of other words', '<h1>Bakery hero wanted</h1><p>Full-time. You bake.</p>', [['Baker']]],
  [
    'others for the same people',
    cards('Baker (m/w/d)', 'Miller (m/w/d)', 'Pastry Chef (m/w/d)'),
    [['Baker'], ['Miller (m/w/d)'], ['Pastry Chef (m/w/d)']],
  ],
])('one advert in the data of a page that shows %s', (_what, body, expected) => {
  const page = factsOf('https://firm.example/careers/', dataOf({ title: 'Baker' }) + body);
  expect(openOf([page])).toEqual(expected);
});

it.each([
  ['others that share most words with it', ['Area Sales Manager', 'Area Sales Assistant', 'Area Sales Trainee'], 3],
  ['it again in more words', ['Area Sales Manager', 'Area Sales Manager for cakes'], 1],
  ['it in other words alone', ['Area Sales Manageress', 'Area Sales Managing'], 1],
])('one advert in the data of a page that shows %s', (_what, titles, count) => {
  const page = factsOf('https://firm.example/careers/', dataOf({ title: 'Area Sales Manager' }) + cards(...titles));
  expect(openOf([page])).toHaveLength(count);
});

it('data of one place are not what the page shows for another, on another page', () => {
  const data = dataOf({ title: 'Welder', url: '/careers/1', jobLocation: { address: { addressLocality: 'Leeds' } } });
  const card = (place: string, at: string): string =>
    `<li><h3><a href="/careers/${at}">Welder</a></h3><p>Full-time</p><p>${place}</p></li>`;
  const page = factsOf('https://firm.example/careers', `${data}<ul>${card('Leeds', '1')}${card('York', '2')}</ul>`);
  expect(openOf([page])).toEqual([
    ['Welder', 'Leeds'],
    ['Welder', 'York'],
  ]);
});

it.each([
  ['in another place', 'York', [['Welder', 'York']]],
  ['in the same place, in other words', 'Leeds, United Kingdom', []],
  ['in no place it names', undefined, []],
])('a posting of the site %s than a board that has its title', (_what, place, expected) => {
  const entry = `<h3><a href="/careers/welder">Welder</a></h3><p>Full-time</p>${place === undefined ? '' : `<p>${place}</p>`}`;
  const page = factsOf('https://firm.example/careers', `<h2>Open roles</h2><ul><li>${entry}</li></ul>`);
  const board = { system: 'greenhouse', key: 'firm', url: 'https://boards.greenhouse.io/firm' };
  const rows = [{ posting: foundPosting('ats', { job_title: 'Welder', location: 'Leeds' }, { id: '1' }) }];
  expect(openOf([page], [{ board, rows, seen: 1, isRead: true, findings: [] }])).toEqual(expected);
});

it('a form that two pages give postings with unlike titles is the address of neither', () => {
  const entry = (title: string): string =>
    `<h2>Open roles</h2><ul><li><h3>${title}</h3><p>Full-time</p><a href="/form">Apply now</a></li></ul>`;
  const [one, other] = [
    factsOf('https://firm.example/careers/north', entry('Baker')),
    factsOf('https://firm.example/careers/south', entry('Driver')),
  ];
  const found = readPages([one, other], []).filter(({ verdict }) => !verdict);
  expect(found.map(({ posting: { fields } }) => fields.job_title)).toEqual(['Baker', 'Driver']);
  expect(found.map(({ posting: { fields } }) => fields.job_url)).not.toContain('https://firm.example/form');
});

it('the pages of a site for two countries, each the other in another language, show openings of their own', () => {
  const languages = '<nav><a href="/uk/careers/" hreflang="en">EN</a><a href="/it/careers/" hreflang="it">IT</a></nav>';
  const entry = (title: string, place: string): string => `<li><h3>${title}</h3><p>Full-time</p><p>${place}</p></li>`;
  const british = factsOf(
    'https://firm.example/uk/careers/',
    `${languages}<ul>${entry('Baker', 'Leeds')}${entry('Driver', 'York')}</ul>`,
  );
  const italian = factsOf(
    'https://firm.example/it/careers/',
    `${languages}<ul>${entry('Fornaio', 'Milano')}${entry('Autista', 'Torino')}</ul>`,
    'it',
  );
  expect(openOf([british, italian])).toHaveLength(4);
});

it('a page about something else that alone lists what career pages are adverts of is one of them', () => {
  const advert = factsOf('https://firm.example/jobs/baker', '<h1>Baker</h1><p>Full-time in Leeds. You bake.</p>');
  const about = readPage(
    {
      ...{ outcome: 'page', request: { url: 'https://firm.example/about' }, url: 'https://firm.example/about' },
      ...{ status: 200, contentType: 'text/html', truncated: false },
      body: '<html><title>About us</title><h1>About us</h1><p>We are a mill.</p><h2>Jobs</h2><p>We are hiring:</p><ul><li><a href="/jobs/baker">Baker</a><br>You bake.</li></ul></html>',
    },
    'About us',
  );
  expect(about.isCareerPage).toBe(false);
  const pages = withListsOfAdverts([about, advert]);
  expect(pages.map(({ isCareerPage }) => isCareerPage)).toEqual([true, true]);
  expect(readPages(pages, []).map(({ verdict }) => verdict?.disposition)).toEqual([undefined, 'duplicate']);
  const careers = factsOf('https://firm.example/careers', list('Miller', 'Cooper'));
  expect(withListsOfAdverts([about, advert, careers])[0]?.isCareerPage).toBe(false);
});

it('the data of a page may say in both forms whom its card seeks in one', () => {
  const data = (title: string): object => ({ '@type': 'JobPosting', title, datePosted: '2026-08-13' });
  const titles = ['Bäcker / Bäckerin (m/w/d)', 'Angestellte Müllerin / Angestellter Müller (m/w/d)'];
  const script = JSON.stringify({ '@context': 'https://schema.org', '@graph': titles.map(data) });
  const cards = ['Bäcker / Bäckerin (m/w/d)', 'Angestellte Müllerin (m/w/d)', 'Fahrer (m/w/d)'];
  const shown = cards.map((title) => `<article class="card"><h3>${title}</h3><p>Leeds, Vollzeit</p></article>`);
  const body = `<script type="application/ld+json">${script}</script><h2>Stellen</h2>${shown.join('')}`;
  const found = postingsOf(factsOf('https://firm.example/careers', body, 'de'));
  expect(found.map(({ fields }) => fields.job_title)).toEqual([...titles, 'Fahrer (m/w/d)']);
});

it.each([
  ['Bäcker für Roggenbrot (m/w/d)', 'Bäcker/Bäckerin für Roggenbrot (m/w/d) gesucht', 'Ein Führerschein'],
  ['Bäcker für Roggenbrot (m/w/d)', 'Fahrer (m/w/d)', undefined],
])('what a page says under other words is of the advert %s of its data: %s', (title, shown, requirement) => {
  const data = JSON.stringify({ '@type': 'JobPosting', title, description: 'Die Mühle sucht für das Team.' });
  const advert = `<h2>${shown}</h2><p>Sie backen Brot in Vollzeit.</p><h2>Ihr Profil</h2><ul><li>Ein Führerschein</li></ul>`;
  const body = `<script type="application/ld+json">${data}</script><h1>Stellenangebote</h1>${advert}`;
  const [posting] = postingsOf(factsOf('https://firm.example/stellen', body, 'de'));
  expect(posting?.fields.job_title).toBe(title);
  expect(posting?.fields.requirements?.[0]).toBe(requirement);
});

it('the years of a card are those of its data, which leave them out', () => {
  const stated = (title: string, said: string): object => ({ '@type': 'JobPosting', title, description: said });
  const card = (title: string): string =>
    `<article><h3>${title}</h3><p>Leeds, full-time</p><p>3+ years of experience</p></article>`;
  const yearsIn = (said: string): unknown => {
    const graph = ['Baker', 'Miller'].map((title) => stated(title, said));
    const data = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
    const body = `<script type="application/ld+json">${data}</script><h2>Open positions</h2>${card('Baker')}${card('Miller')}`;
    return postingsOf(factsOf('https://firm.example/careers', body))[0]?.fields.min_years_of_experience;
  };
  expect(yearsIn('You bake rye bread at night.')).toBe(3);
  expect(yearsIn('You have at least five years of experience.')).toBeUndefined();
});

it.each([
  ['We need a hand at the oven: bakers and millers wanted.', 'A driving licence'],
  [
    `We bake. ${'Every day of the year we bake all of our bread from wheat that is milled here. '.repeat(4)}`,
    undefined,
  ],
])('a teaser in the data gives way to the advert that the page shows: %s', (said, requirement) => {
  const data = JSON.stringify({ '@type': 'JobPosting', title: 'Baker', description: said });
  const advert = `<h3>Baker</h3><p>You knead, shape and bake rye bread at night, and you keep the ovens clean. With five others you bake for the shops of the whole valley.</p>
    <h4>Your profile</h4><ul><li>A driving licence</li></ul><h4>Benefits</h4><ul><li>Free bread for all of your family</li></ul>`;
  const body = `<script type="application/ld+json">${data}</script><h1>Jobs</h1><div>${advert}</div>`;
  const [posting] = postingsOf(factsOf('https://firm.example/careers', body));
  const isKept = requirement === undefined;
  expect(posting?.fields.job_description?.includes('You knead')).toBe(!isKept);
  expect(posting?.evidence.job_description?.source).toBe(isKept ? 'json-ld' : 'page');
  expect(posting?.fields.requirements).toEqual(['A driving licence']);
});

it('a form that openings of one title and unlike pay lead to is the address of neither; one posting said twice keeps it', () => {
  const terms = (pay: string): string =>
    `<dl><dt>Position</dt><dd>Baker</dd><dt>Salary</dt><dd>${pay}</dd></dl><a href="/write">Write to us</a>`;
  const addressesOf = (...pays: readonly string[]): unknown[] =>
    readPages([factsOf('https://firm.example/careers', `<h1>Jobs</h1>${pays.map(terms).join('')}`)], []).map(
      ({ posting: { fields } }) => fields.job_url,
    );
  expect(addressesOf('£2,400 a month', '£14 an hour')).toEqual([undefined, undefined]);
  expect(addressesOf('£2,400 a month', '£2,400 a month')[0]).toBe('https://firm.example/write');
});

it.each([
  ['<h2>Open positions</h2><h3>Baker</h3><p>Full-time in Leeds. You bake rye bread at night.</p>'],
  ['<h2>Vacancies</h2><p>There are no vacancies at present.</p><h2>Internship programme</h2>'],
])('a teaser elsewhere leads to the career page itself, which is no page of an advert: %s', (careersSay) => {
  const home = readPage(
    {
      ...{ outcome: 'page', request: { url: 'https://firm.example/' }, url: 'https://firm.example/' },
      ...{ status: 200, contentType: 'text/html', truncated: false },
      body: '<html><title>Mill</title><h2>Join us</h2><div><a href="/jobs/">Baker</a></div></html>',
    },
    '',
  );
  const careers = factsOf('https://firm.example/jobs/', `<h1>Jobs</h1>${careersSay}`);
  expect(postingsOf(home)).toHaveLength(1);
  const pages = withoutClosedTeasers([home, careers]);
  expect([...jobPageKeys(pages)]).toEqual([]);
  const open = readPages(pages, []).filter(({ verdict }) => verdict === undefined);
  expect(open.map(({ pageUrl }) => pageUrl)).toEqual(postingsOf(careers).map(() => careers.url));
});

it.each([
  ['You bake our bread.', '<p>Questions about the job? Call 0113 496 0123.</p>', '0113 496 0123'],
  [
    'You bake. Questions about the job? Call 0113 496 0999.',
    '<p>Questions about the job? Call 0113 496 0123.</p>',
    '0113 496 0999',
  ],
  ['You bake our bread.', '<p>Orders and cakes: 0113 496 0123.</p>', undefined],
])('whom to call a page tells beside data that leave it out: %s %s', (description, told, phone) => {
  const data = JSON.stringify({
    '@type': 'JobPosting',
    title: 'Baker',
    description: `${description} ${'Rye and oats. '.repeat(40)}`,
  });
  const page = factsOf(
    'https://firm.example/careers',
    `<script type="application/ld+json">${data}</script><h1>Careers</h1><h2>Baker</h2><p>You bake at night.</p>${told}`,
  );
  const [baker] = readPages([page], []).map(({ posting }) => analysePosting(posting).fields);
  expect([baker?.job_title, baker?.hiring_manager_phone]).toEqual(['Baker', phone]);
});

it('adverts that a menu names beside each other stand on their own pages, where no list names them', () => {
  const menu = ['Bakker', 'Molenaar'].map(
    (name) => `<li><a href="/vacatures/vacature-${name.toLowerCase()}/">Vacature ${name}</a></li>`,
  );
  const pages = ['Bakker', 'Molenaar'].map((name) =>
    factsOf(
      `https://molen.example/vacatures/vacature-${name.toLowerCase()}/`,
      `<nav><ul>${menu.join('')}</ul></nav><h1>Vacature ${name}</h1><article><p>Wij zoeken een ${name.toLowerCase()} die zelfstandig werkt.</p>
      <p>Verder ben je:</p><ul><li>nauwkeurig</li><li>vroeg op</li></ul><p>Solliciteer via post@molen.example</p></article>`,
      'nl',
    ),
  );
  const rows = readPages(pages, []).filter(({ verdict }) => verdict === undefined);
  expect(rows.map(({ posting: { fields } }) => [fields.job_title, fields.job_url])).toEqual([
    ['Bakker', 'https://molen.example/vacatures/vacature-bakker/'],
    ['Molenaar', 'https://molen.example/vacatures/vacature-molenaar/'],
  ]);
});
