import { expect, it } from '@jest/globals';
import { parseHtml } from '../../tree/html.js';
import { readHtmlListing } from '../html-listing.js';

const read = (body: string): unknown[] =>
  readHtmlListing(parseHtml(`<title>Jobs</title><main><h1>Open positions</h1>${body}</main>`), {
    url: 'https://mill.example/jobs',
    careerScore: 3,
  }).postings.map(({ fields }) => [fields.job_title, fields.job_type, fields.application_deadline]);

const ADVERT =
  '<p>You bake bread for the whole town, from two in the morning on.</p><p>Apply to jobs@mill.example.</p>';

it.each(['label label-info', 'ui red tag label', 'ui label', 'badge bg-info', 'chip'])(
  'a badge with the class "%s" behind a title is no part of it',
  (names) => {
    const head = (title: string, badge: string): string =>
      `<p><b>${title}</b> <span class="${names}">${badge}</span></p>${ADVERT}`;
    expect(read(head('Baker', 'full-time') + head('Miller', 'part-time')).map((row) => (row as unknown[])[0])).toEqual([
      'Baker',
      'Miller',
    ]);
  },
);

it('a label of a form and of a field is no badge', () => {
  const titles = read('<ul><li><h3>Head <span class="form-label">Baker</span></h3></li></ul>');
  expect(titles[0]).toEqual(['Head Baker', undefined, undefined]);
});

it('a label and its day behind a link say when the opening ends', () => {
  const rows = [
    '<li><a href="/jobs/1">Baker 70 % 3rd floor 26/117</a> application deadline 2026-12-19</li>',
    '<li><a href="/jobs/2">Miller 26/118</a> application deadline 2026-12-20</li>',
  ];
  expect(read(`<ul>${rows.join('')}</ul>`).map((row) => (row as unknown[])[2])).toEqual(['2026-12-19', '2026-12-20']);
  const nynorsk = '<ul><li><a href="/1">Helsefagarbeidar 70 %</a> frist 19.12.26</li></ul>';
  expect(read(nynorsk)).toEqual([['Helsefagarbeidar 70 %', undefined, '2026-12-19']]);
});

it('what stands below a paragraph of a title and its badge is of that title, as below a heading', () => {
  const part = (title: string, badge: string, hours: string): string =>
    `<div class="title"><p><i class="icon"></i>${title} <span class="ui big red tag label">${badge}</span></p></div>` +
    `<div class="content"><div><div><b>Place of work:</b></div><div>Leeds</div></div>` +
    `<div><div><b>Working hours:</b></div><div>${hours}</div></div>` +
    `<div><p><b>We offer:</b></p><ul><li>bread to take home</li><li>30 days of leave</li></ul></div></div>`;
  const page = `<div class="accordion">${part('Baker', 'night shifts', 'full-time')}${part('Miller', 'mill', 'part-time')}</div>`;
  expect(read(page)).toEqual([
    ['Baker', 'full-time', undefined],
    ['Miller', 'part-time', undefined],
  ]);
});
