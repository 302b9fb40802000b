import { expect, it } from '@jest/globals';
import { foundPosting } from '../../posting.js';
import { parseHtml } from '../tree/html.js';
import { readJobPage } from './job-page.js';

const boxOf = (label: string, day: string): string => `<div class="box"><div>${label}</div><div>${day}</div></div>`;
const APPLY = '<div class="box"><div>Apply for this position</div><a href="/apply">Apply now</a></div>';
const ADVERT =
  '<div><div class="title">Baker</div><p>You bake the bread of our town in a team of six, and rise early for it.</p>';

const daysOf = (column: string, behind = ''): unknown[] => {
  const html = `<body><div class="row"><div class="side">${column}</div>${ADVERT}${behind}</div></div></body>`;
  const known = foundPosting('page', { job_title: 'Baker' });
  const { posted_at, application_deadline } = readJobPage(parseHtml(html), 'https://mill.example/jobs/1', known).fields;
  return [posted_at, application_deadline];
};

it.each([
  [boxOf('Date posted', '3 May 2027') + boxOf('Status', 'open') + APPLY, '2027-05-03', undefined],
  [boxOf('Veröffentlicht am', '3. Mai 2027') + boxOf('Bewerbungsfrist', '1.6.2027'), '2027-05-03', '2027-06-01'],
  // Of other openings, and of nothing that is known.
  [`<p>Miller</p>${boxOf('Date posted', '3 May 2027')}${APPLY}`, undefined, undefined],
  [boxOf('Date posted', '3 May 2027') + boxOf('Date posted', '4 May 2027') + APPLY, undefined, undefined],
  [boxOf('Open day', '3 May 2027') + APPLY, undefined, undefined],
])('days in a column ahead of the title of an advert: %s', (column, posted, deadline) => {
  expect(daysOf(column)).toEqual([posted, deadline]);
});

it('a day right above the title is the one it was published on, also where the page begins with it', () => {
  expect(daysOf('<p>2027-05-03</p>')).toEqual(['2027-05-03', undefined]);
  expect(daysOf('<p>Our mill</p><p>2027-05-03</p>')).toEqual(['2027-05-03', undefined]);
});

it('what an advert says itself of its days counts before the column beside it', () => {
  expect(daysOf(boxOf('Date posted', '3 May 2027'), '<p>Date posted: 7 May 2027</p>')).toEqual([
    '2027-05-07',
    undefined,
  ]);
});
