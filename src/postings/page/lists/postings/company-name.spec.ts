import { expect, it } from '@jest/globals';
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
