import { expect, it } from '@jest/globals';
import { parseHtml } from '../../tree/html.js';
import { readHtmlListing } from '../html-listing.js';

const daysOf = (list: string): unknown[] =>
  readHtmlListing(parseHtml(`<title>Vacancies</title><main><h1>Vacancies</h1>${list}</main>`), {
    url: 'https://mill.example/jobs',
    careerScore: 3,
  }).postings.map(({ fields }) => [fields.job_title, fields.posted_at]);

const link = (title: string): string => `<a href="/jobs/${title}">Head ${title}</a>`;
const BOTH = [
  ['Head Baker', '2026-10-23'],
  ['Head Miller', '2026-09-21'],
];

it.each([
  [
    'items',
    `<ul><li><span>23.10.2026</span> ${link('Baker')}</li><li><span>21.09.2026</span> ${link('Miller')}</li></ul>`,
  ],
  [
    'rows of columns',
    `<div><div>23.10.2026</div><div>${link('Baker')}</div></div><div><div>21.09.2026</div><div>${link('Miller')}</div></div>`,
  ],
  [
    'headings',
    `<ul><li><p>23.10.2026</p><h4>${link('Baker')}</h4></li><li><p>21.09.2026</p><h4>${link('Miller')}</h4></li></ul>`,
  ],
])('the day in front of a title is its own, and not that of the title above it: %s', (_what, list) => {
  expect(daysOf(list)).toEqual(BOTH);
});

it('a day between two titles that no element holds with the next one stays with the first', () => {
  const list = `<h3>${link('Baker')}</h3><p>23.10.2026</p><h3>${link('Miller')}</h3><p>21.09.2026</p>`;
  expect(daysOf(list)).toEqual(BOTH);
});
