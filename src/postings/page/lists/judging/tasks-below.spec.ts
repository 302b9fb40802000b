import { expect, it } from '@jest/globals';
import { parseHtml } from '../../tree/html.js';
import { readHtmlListing } from '../html-listing.js';

const titlesOf = (main: string, careerScore = 2): unknown[] =>
  readHtmlListing(parseHtml(`<title>Home</title><main>${main}</main>`), {
    url: 'https://mill.example/page',
    careerScore,
  }).postings.map(({ fields }) => fields.job_title);

const entry = (name: string, head: string): string =>
  `<li><div><span>Details</span></div><span class="t">${name}</span><div><div>${head}</div><p>1. You do what is to be done in the mill, by day and by night.</p><p>2. You tell the others of it.</p></div></li>`;
const list = (names: readonly string[], head: string): string =>
  `<div>North</div><ul>${names.map((name) => entry(name, head)).join('')}</ul>`;

const NAMES = ['Electrician', 'Baker', 'Woddling'];

it.each(['Responsibilities', 'Aufgaben:', 'Vos missions', '工作职责'])(
  'names of one form with a plain line "%s" right below each are openings',
  (head) => {
    expect(titlesOf(list(NAMES, head))).toEqual(NAMES);
  },
);

it('takes each part of such a page, and what is advertised twice', () => {
  const names = ['Miller', 'Cook', 'Carpenter', 'Painter', 'Driver', 'Gardener', 'Bookkeeper', 'Welder'];
  expect(titlesOf(`${list(NAMES, 'Duties')}${list([...names, 'Cook'], 'Duties')}`)).toEqual([
    ...NAMES,
    ...names,
    'Cook',
  ]);
});

it.each([
  ['what else they say', list(NAMES, 'What is new')],
  ['where most are no occupations', list(['Woddling', 'Fernhaling', 'Baker'], 'Duties')],
  ['where one of them says nothing of it', list(NAMES, 'Duties').replace('Duties', 'Why')],
])('takes none by that line %s', (_where, main) => {
  expect(titlesOf(main)).toEqual([]);
});

it('takes none by that line on a page about anything', () => {
  expect(titlesOf(list(NAMES, 'Responsibilities'), 0)).toEqual([]);
});
