import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../../test/every-row.js';
import { TASK_HEADINGS } from '../../../text/words/sections/task-headings.js';
import { parseHtml } from '../../tree/html.js';
import { readHtmlListing } from '../html-listing.js';

const titlesOf = (main: string): unknown[] =>
  readHtmlListing(parseHtml(`<title>Careers | Mill</title><main>${main}</main>`), {
    url: 'https://mill.example/careers',
    careerScore: 3,
  }).postings.map(({ fields }) => fields.job_title);

const NAMES = ['Glimbor quastner', 'Woddle fernhaling', 'Trisk wobbing in the field'];
const each = (entry: (name: string) => string): string => NAMES.map(entry).join('');
const PROSE = '<p>You work with us in the mill on what we make.</p>';
const list = (...items: string[]): string => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

it.each([
  [
    'with a way to apply',
    each(
      (name) => `<div class="c"><h3>${name}</h3>${PROSE}<a href="mailto:mill@mill.example?subject=x">Apply</a></div>`,
    ),
  ],
  ['with their kind', each((name) => `<p><strong>${name}</strong></p><p>In the mill. Full-time.</p>`)],
  [
    'with what is asked',
    each(
      (name) =>
        `<details><summary>${name}</summary><p>What we ask: you rise early.</p>${list('driving licence')}</details>`,
    ),
  ],
])('entries of any name below a heading for openings are such %s', (_with, entries) => {
  expect(titlesOf(`<h2>Open positions</h2>${entries}`)).toEqual(NAMES);
});

const links = (names: readonly string[]): string =>
  names.map((name, at) => `<a href="careers-${String(at)}.html">${name}</a><br><br>`).join('');

it('bare links below a heading for openings lead to adverts, parts of a career site do not', () => {
  expect(titlesOf(`<h3>Current job openings</h3>${links(NAMES)}`)).toEqual(NAMES);
  expect(titlesOf(`<h3>Current job openings</h3>${links([...NAMES, 'Our benefits'])}`)).toEqual([]);
  expect(titlesOf(`<h3>More of the mill</h3>${links(NAMES)}`)).toEqual([]);
});

it('links right below a line that says whom one seeks are such', () => {
  const items = list(...NAMES.map((name, at) => `<a href="/p${String(at)}/"><h3>${name}</h3><span>More →</span></a>`));
  expect(titlesOf(`<p>We are 14 and grow. Right now we are looking for:</p>${items}`)).toEqual(NAMES);
  expect(titlesOf(`<p>We are 14 and grow. What we make:</p>${items}`)).toEqual([]);
  expect(titlesOf(`<p>Right now we are looking for:</p>${list(...NAMES)}`)).toEqual([]);
});

it('entries of which most say where and how one works are such with the others of their form', () => {
  const [first = '', second = '', third = ''] = NAMES;
  const facts = '<div><b>Place:</b> Leeds</div><div><b>Hours:</b> full-time</div>';
  const entry = (name: string, said: string): string => `<div><p class="t">${name}</p></div><div>${said}</div>`;
  const read = (last: string): unknown[] =>
    titlesOf(`<h1>Open positions</h1>${entry(first, facts)}${entry(second, facts)}${entry(third, last)}`);
  expect(read('<p>Two afternoons a week, for students.</p>')).toEqual(NAMES);
});

it('one below such a heading may be a bold line with its pay', () => {
  const stated = '<p><b>Hours:</b> Monday-Friday, 12:30-6pm</p><p><b>Starting salary:</b> $40,000-44,000</p>';
  const bold = (heading: string): unknown[] =>
    titlesOf(`<h3>${heading}</h3><p><strong>Woddle fernhaling</strong></p>${stated}<a href="/doc">Apply here</a>`);
  expect(bold('Now hiring for the next year:')).toEqual([NAMES[1]]);
  expect(bold('What bread costs')).toEqual([]);
});

it('below a heading for openings one is sought by its name', () => {
  const told = (said: string): string => `<h3>Glimbor quastner</h3><p>${said}</p>`;
  const read = (said: string): unknown[] =>
    titlesOf(`<h2>Current vacancies</h2>${told(said)}<h2>The mill</h2>${PROSE}`);
  expect(read('All bread has people in it. We are looking for a Glimbor Quastner to join us.')).toEqual([NAMES[0]]);
  expect(read('Wir suchen ab sofort einen Glimbor Quastner für die Mühle.')).toEqual([NAMES[0]]);
  expect(read('A Glimbor Quastner bakes our bread.')).toEqual([]);
  expect(read('We are no longer looking for a Glimbor Quastner.')).toEqual([]);
});

it('an advert has more headings than two, each once', () => {
  const parts = `<h1>Glimbor quastner</h1><h3>The role</h3>${PROSE}${advert('Responsibilities', 'Essential skills')}`;
  expect(titlesOf(parts)).toEqual([NAMES[0]]);
  expect(titlesOf(`${parts}${advert('Responsibilities', 'Essential skills')}`)).toEqual([]);
});

it('but not below another heading, nor where nothing of a job is said of them', () => {
  const entries = each((name) => `<div class="c"><h3>${name}</h3>${PROSE}</div>`);
  expect(titlesOf(`<h2>Open positions</h2>${entries}`)).toEqual([]);
  expect(
    titlesOf(`<h2>What we make</h2>${each((name) => `<p><strong>${name}</strong></p><p>Full-time.</p>`)}`),
  ).toEqual([]);
});

it('nor where one of them is called as parts of a site are, or leads on to read more', () => {
  const read = (names: readonly string[]): unknown[] =>
    titlesOf(
      `<h2>We are hiring</h2>${names.map((name) => `<div class="c"><h3>${name}</h3>${PROSE}<a href="/careers/${name.length.toString()}">Read more</a></div>`).join('')}`,
    );
  expect(read(['Life at the mill', 'Growing together', 'Early careers'])).toEqual([]);
  expect(read(['Benefits', 'Our values', 'Team'])).toEqual([]);
});

const advert = (tasks: string, asked = 'Requirements'): string =>
  `<h3>${tasks}</h3>${list('We mill', 'We bake')}<h3>${asked}</h3>${list('You rise early', 'You carry sacks')}`;

itHoldsForEvery(
  'a heading of what is done and one of what is asked make an advert of any name',
  TASK_HEADINGS.flatMap(([language, words]) => words.split('|').map((word) => [word, language] as const)),
  (word) => {
    expect(titlesOf(`<h1>Careers</h1><h2>Glimbor quastner</h2><p>We look for you.</p>${advert(word)}`)).toEqual([
      'Glimbor quastner',
    ]);
  },
);

it('a page of the company that asks for something is none', () => {
  expect(titlesOf(`<h1>Careers</h1>${advert('Responsibilities')}`)).toEqual([]);
  expect(titlesOf(`<h1>Careers</h1><h2>Make your mark</h2>${advert('What we offer')}`)).toEqual([]);
  expect(titlesOf(`<h1>Careers</h1><h2>Our way</h2>${advert('Tasks')}${advert('Tasks')}`)).toEqual([]);
});

it('one below a heading for openings says two things of a job', () => {
  const read = (said: string): unknown[] => titlesOf(`<h2>Open position</h2><h3>Glimbor quastner</h3>${said}`);
  expect(read('<p>Full-time, Leeds</p>')).toEqual(['Glimbor quastner']);
  expect(read('<p>Full-time</p><a href="mailto:mill@mill.example">Apply</a>')).toEqual(['Glimbor quastner']);
  expect(read(PROSE)).toEqual([]);
});
