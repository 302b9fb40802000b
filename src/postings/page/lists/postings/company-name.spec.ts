import { expect, it } from '@jest/globals';
import { parseHtml } from '../../tree/html.js';
import { readHtmlListing } from '../html-listing.js';
import { withoutCompany } from './company-name.js';

const SITE = new Set(['minh khang logistics', 'muller & sohne muhlenbau', 'moulin dupont']);

it.each([
  ['Nhân viên kho — 4 vị trí | Minh Khang 2026', 'Nhân viên kho — 4 vị trí'],
  ['Müller (m/w/d) | Müller & Söhne Mühlenbau', 'Müller (m/w/d)'],
  ['Boulanger – Moulin Dupont', 'Boulanger'],
  ['Baker | Old Mill Ltd', 'Baker'],
])('%s names the company behind the title', (title, plain) => {
  expect(withoutCompany(title, SITE, 'Careers | Old Mill Ltd').plain).toBe(plain);
});

it.each([
  'Baker | Leeds',
  'Baker | Full-time',
  'Manager – Sales',
  'Baker | Minh',
  'Boulanger – Moulin',
  'Site manager - Dupont Street',
  'Moulin Dupont',
])('%s keeps its words', (title) => {
  expect(withoutCompany(title, SITE, 'Careers | Leeds').plain).toBe(title);
});

it('the town behind the name of the company is where the job is', () => {
  expect(withoutCompany('Baker – Moulin Dupont, Lyon', SITE, '')).toEqual({ plain: 'Baker', town: 'Lyon' });
  expect(withoutCompany('Baker – Moulin Dupont, nights', SITE, '').plain).toBe('Baker – Moulin Dupont, nights');
});

it('the title of a page that is called so is no proof', () => {
  const title = 'Baker | Night shift in Hull';
  expect(withoutCompany(title, new Set(), title).plain).toBe(title);
});

it.each<[title: string, head: string, titles: readonly string[]]>([
  ['Old Mill Registered Baker - Vacancies', 'Old Mill Registered Baker', []],
  ['Anna Berg Bäckermeisterin | Stellenangebote', 'Anna Berg Bäckermeisterin', []],
  ['Old Mill – Vacancies', 'Registered Baker', ['Registered Baker']],
  ['Registered Baker – Old Mill', 'Registered Baker', ['Registered Baker']],
])('of a page called "%s", "%s" above the way to the front door is the opening: %j', (title, head, titles) => {
  const cells = ['<a href="index.html">Home</a>', '<a href="jobs.html">Vacancies</a>'].map(
    (cell) => `<td>${cell}</td>`,
  );
  const html = `<title>${title}</title><table><tr><th colspan="2">${head}</th></tr><tr>${cells.join('')}</tr></table>
    <table><tr><td>Monday</td></tr><tr><td>Tuesday</td></tr></table>`;
  const { postings } = readHtmlListing(parseHtml(html), { url: 'https://mill.example/jobs.html', careerScore: 3 });
  expect(postings.map(({ fields }) => fields.job_title)).toEqual(titles);
});
