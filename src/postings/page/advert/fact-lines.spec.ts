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

it('facts behind a heading that only a style sets apart are no word of each other', () => {
  const card = (title: string, hours: string): string =>
    `<a href="/${title}"><h3>${title}</h3><span>Zwolle</span><span>${hours}</span><span>max. € 2.900 bruto per maand</span></a>`;
  const [kok] = listed(card('Kok', '38 uur') + card('Baker', '32 uur'));
  expect(kok?.['job_description']).toBe('Zwolle\n38 uur\nmax. € 2.900 bruto per maand');
});

it('a benefit that names work at home says of no job that it is done there', () => {
  const items = (heading: string): string =>
    `<h4>${heading}</h4><ul><li>Home-Office</li><li>Obst</li><li>Jobrad</li></ul>`;
  const [baker] = listed(
    ['Baker (m/w/d)', 'Miller (m/w/d)'].map((title) => `<h3>${title}</h3><p>Graz</p>${items('Wir bieten')}`).join(''),
  );
  expect(baker?.['benefits']).toContain('Home-Office');
  expect(baker?.['remote_policy']).toBeUndefined();
  const [remote] = listed(
    ['Baker', 'Miller'].map((title) => `<div><h3>${title}</h3><ul><li>Leeds</li><li>Remote</li></ul></div>`).join(''),
  );
  expect(remote?.['remote_policy']).toBe('remote');
});

it('a term that names kinds of jobs is none of them', () => {
  const card = (title: string, value: string): string =>
    `<article><h3>${title}</h3><dl><dt>Hours</dt><dd>20 hours a week</dd><dt>Contract</dt><dd>${value}</dd></dl></article>`;
  const [baker] = listed(card('Baker', 'Fixed term until 31 August 2027') + card('Miller', 'Fixed term, 12 months'));
  expect(baker).toMatchObject({ contract_type: 'fixed-term' });
  expect(baker).not.toHaveProperty('job_type');
  const badge = (title: string): string =>
    `<article><h3>${title}</h3><span>Contract</span><span>Leeds</span></article>`;
  expect(listed(badge('Baker') + badge('Miller'))[0]).toMatchObject({ job_type: 'contract' });
});

it('facts that nothing but a style sets apart are no word of each other', () => {
  const entry = (title: string, ...facts: string[]): string =>
    `<li><a href="/${title}">${title}</a>${facts.map((fact) => `<span>${fact}</span>`).join('')}</li>`;
  const [baker, miller] = listed(
    `<ul>${entry('Baker', 'Leeds', '£30k – £34k a year')}${entry('Miller', 'Chicago, IL', '$52,000 – $58,000')}</ul>`,
  );
  expect(baker?.['job_description']).toBe('Leeds\n£30k – £34k a year');
  expect(miller?.['job_description']).toBe('Chicago, IL\n$52,000 – $58,000');
  const named = ['Baker', 'Miller'].map(
    (title) => `<h3>${title}</h3><p><b>Old</b><i>Mill</i></p><p>We work for the whole valley.</p>`,
  );
  expect(listed(named.join(''))[0]?.['job_description']).toContain('OldMill\n');
});

it.each(['eine/n Baker (m/w/d)', 'einen Baker (m/w/d)', 'Eine Baker (m/w/d)'])('%s is sought as one', (title) => {
  const entries = [title, 'Miller (m/w/d)'].map((entry) => `<h3>${entry}</h3><p>You work in Leeds.</p>`);
  expect(listed(entries.join(''))[0]?.['job_title']).toBe('Baker (m/w/d)');
});

it('words of a benefit that a style sets apart are no fact, either', () => {
  const card = (title: string, benefit: string): string =>
    `<article><h3>${title}</h3><p>Graz</p><h4>Wij bieden</h4><ul><li>Fruit</li><li>${benefit}</li></ul></article>`;
  const [baker] = listed(card('Baker', 'Vrijheid, <u>fruit</u> en <u>remote werken</u>') + card('Miller', 'Een fiets'));
  expect(baker?.['remote_policy']).toBeUndefined();
  const [told] = listed(
    `<article><h3>Baker</h3><p>Remote werken</p><h4>Wij bieden</h4><ul><li>Fruit</li><li>Vrijheid en remote werken</li></ul></article>${card('Miller', 'Een fiets')}`,
  );
  expect(told?.['remote_policy']).toBe('remote');
});
