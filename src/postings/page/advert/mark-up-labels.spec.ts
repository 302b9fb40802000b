import { expect, it } from '@jest/globals';
import { parseHtml } from '../tree/html.js';
import { readHtmlListing } from '../lists/html-listing.js';
import { cleanTitle } from './html-card.js';

function departmentsOf(meta: (department: string) => string): (string | undefined)[] {
  const html = `<h1>Jobs</h1><h2>Open positions</h2>${(
    [
      ['Baker', 'Night shift'],
      ['Miller', 'Logistics'],
    ] as const
  )
    .map(
      ([title, department]) =>
        `<div class="card"><h3>${title}</h3><div class="job-meta">${meta(department)}</div></div>`,
    )
    .join('')}`;
  const { postings } = readHtmlListing(parseHtml(html), { url: 'https://mill.example/jobs', careerScore: 3 });
  return postings.map(({ fields }) => fields.department);
}

it.each([
  '<span class="job-department">📋 $</span><span class="job-location">📍 Leeds</span>',
  '<span class="job_department">$</span> <span class="job_location">Leeds</span>',
])('parts of one line are what their mark-up calls them: %s', (meta) => {
  expect(departmentsOf((department) => meta.replace('$', department))).toEqual(['Night shift', 'Logistics']);
});

it.each([
  '<span class="job-department">📋 $</span> in the middle of <span class="job-location">📍 Leeds</span>',
  '<span class="job-date">📋 $</span><span class="job-note">📍 Leeds</span>',
])('a line that says more, or whose parts nothing names, is none: %s', (meta) => {
  expect(departmentsOf((department) => meta.replace('$', department))[0]).toBeUndefined();
});

it.each([
  ['預かり保育スタッフ ※勤務時間はご相談ください', '預かり保育スタッフ'],
  ['看護師（正職員）※夜勤あり', '看護師（正職員）'],
  ['※急募 看護師', '看護師'],
])('a note behind a Japanese title is no part of it: %s', (line, title) => {
  expect(cleanTitle(line)).toBe(title);
});
