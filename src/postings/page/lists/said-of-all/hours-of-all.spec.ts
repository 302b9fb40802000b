import { expect, it } from '@jest/globals';
import { parseHtml } from '../../tree/html.js';
import { readHtmlListing } from '../html-listing.js';

function hoursBeside({ above = '', behind = '', baker = 'Baker' }): unknown[] {
  const html = `<main><h1>Jobs</h1>${above}<h3>${baker}</h3><p>You bake bread and rolls every night.</p>
    <h3>Miller</h3><p>You run the mill by the river.</p>${behind}</main>`;
  const { postings } = readHtmlListing(parseHtml(html), { url: 'https://mill.example/jobs', careerScore: 3 });
  return postings.map(({ fields }) => fields.job_type);
}

it.each([
  '<p>We currently have vacancies for the following full-time positions.</p>',
  '<p>All positions are full-time.</p>',
  '<p>Wir haben folgende Vollzeitstellen zu besetzen:</p>',
  '<p>Nous recrutons pour les postes à temps plein suivants :</p>',
])('what a page says of the hours of its openings is said of each: %s', (above) => {
  expect(hoursBeside({ above })).toEqual(['full-time', 'full-time']);
});

it.each([
  '<p>We offer full-time training.</p>',
  '<p>We have 40 full-time employees.</p>',
  '<p>We have full-time positions and part-time positions open.</p>',
  '<p>Our full-time team bakes at night.</p>',
])('other hours are not: %s', (above) => {
  expect(hoursBeside({ above })).toEqual([undefined, undefined]);
});

it('one that says its own keeps it', () => {
  expect(hoursBeside({ above: '<p>All positions are full-time.</p>', baker: 'Baker (part-time)' })).toEqual([
    'part-time',
    'full-time',
  ]);
});

it('above the names of the departments of a table each, too', () => {
  const panel = (department: string, title: string): string =>
    `<h4>${department}</h4><table><tr><td>Role</td><td>${title}</td></tr><tr><td>Description</td><td>You run our mill well.</td></tr></table>`;
  const html = `<main><h3>Career</h3><p>We have vacancies for the following full-time positions.</p>
    ${panel('Production', 'Production Engineer')}${panel('Maintenance', 'Maintenance Engineer')}</main>`;
  const { postings } = readHtmlListing(parseHtml(html), { url: 'https://mill.example/career', careerScore: 3 });
  expect(postings.map(({ fields }) => [fields.job_title, fields.job_type])).toEqual([
    ['Production Engineer', 'full-time'],
    ['Maintenance Engineer', 'full-time'],
  ]);
});
