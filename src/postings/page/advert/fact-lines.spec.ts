import { expect, it } from '@jest/globals';
import { parseHtml } from '../tree/html.js';
import { readHtmlListing } from '../lists/html-listing.js';
import { readJobPage } from './job-page.js';

const CONTEXT = { url: 'https://marlow.example/careers', careerScore: 3 };

const listed = (main: string): Record<string, unknown>[] =>
  readHtmlListing(parseHtml(`<main><h1>Open positions</h1>${main}</main>`), CONTEXT).postings.map(({ fields }) => ({
    ...fields,
  }));

/** Police is a town in Poland. */
it('the column of departments names no place', () => {
  const rows = ['Patrol Officer', 'Records Clerk'].map(
    (title) => `<tr><td><a href="/${title}.pdf">${title}</a></td><td>Police</td><td>$21.50/hour</td></tr>`,
  );
  const [posting] = listed(`<table><tr><th>Position</th><th>Department</th><th>Pay</th></tr>${rows.join('')}</table>`);
  expect(posting).toMatchObject({ job_title: 'Patrol Officer', department: 'Police', salary_min: 21.5 });
  expect(posting?.['location']).toBeUndefined();
});

it('a department behind its label on the page of a posting is no place', () => {
  const page = parseHtml(
    '<main><h1>Records Clerk</h1><dl><dt>Department</dt><dd>Police</dd></dl><p>You keep the files of the town.</p></main>',
  );
  const known = { fields: { job_title: 'Records Clerk' }, evidence: {} };
  const { department, location } = readJobPage(page, 'https://marlow.example/clerk', known).fields;
  expect([department, location]).toEqual(['Police', undefined]);
});

it('a place behind its label is one without when somebody is sought', () => {
  const [posting] = listed('<h3>Baker (m/w/d)</h3><p>Arbeitsort: Lüneburg, ab sofort</p><p>You bake.</p>');
  expect(posting?.['location']).toBe('Lüneburg');
});

it('a training that names its occupation behind a colon is listed beside jobs', () => {
  const entries = ['Miller (m/w/d)', 'Ausbildung 2027: Baker (m/w/d)', 'Driver (m/w/d)'];
  const titles = listed(entries.map((title) => `<div><h3>${title}</h3><p>Leeds</p></div>`).join('')).map(
    ({ job_title }) => job_title,
  );
  expect(titles).toEqual(entries);
});
