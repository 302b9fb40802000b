import { expect, it } from '@jest/globals';
import { readJsonRecords } from './json-records.js';

const OPEN = [
  { id: 1, title: 'Brewer', location: 'Graz', type: 'Full-time', url: '/careers/brewer' },
  { id: 2, title: 'Delivery Driver', location: 'Linz', type: 'Part-time', url: '/careers/delivery-driver' },
];
const OVER = { id: 3, title: 'Cellar Hand', location: 'Graz', type: 'Full-time' };
const PEOPLE = [
  { id: 1, name: 'Anna Berger', title: 'Head Brewer', department: 'Brewing', location: 'Graz' },
  { id: 2, name: 'Tom Huber', title: 'Sales Manager', department: 'Sales', location: 'Linz' },
];

/** Titles that an answer to a request of a career page states. */
function titlesIn(data: unknown, path: string): (string | undefined)[] {
  const origin = { url: `https://brewline.example${path}`, pageUrl: 'https://brewline.example/careers' };
  return readJsonRecords(JSON.stringify(data), origin).flatMap(({ postings }) =>
    postings.map(({ fields }) => fields.job_title),
  );
}

it.each<[string, unknown, string]>([
  ['colleagues', PEOPLE, '/api/careers/team'],
  ['colleagues of a file', PEOPLE, '/data/careers/our-team.json'],
  ['colleagues of a page', { careersPage: { teamMembers: PEOPLE } }, '/api/careers'],
  [
    'colleagues by what is said of them',
    PEOPLE.map((one) => ({ ...one, bio: 'Has been with us since 2019.' })),
    '/api/careers',
  ],
  [
    'stories of careers',
    PEOPLE.map(({ title, location }) => ({
      title: `My way to ${title}`,
      position: title,
      location,
      url: '/stories/1',
    })),
    '/api/career-stories?limit=2',
  ],
  [
    'words of colleagues',
    PEOPLE.map(({ name, title, location }) => ({ quote: 'I love it here.', author: name, position: title, location })),
    '/api/careers',
  ],
  [
    'departments that lead to their lists',
    ['Engineering', 'Product Management', 'Customer Support'].map((name, id) => ({
      id,
      name,
      url: `/careers/d${String(id)}`,
    })),
    '/api/careers/departments',
  ],
  [
    'events',
    [
      { id: 1, title: 'Brewers day', location: 'Graz', date: '2026-12-01', url: '/e/1' },
      { id: 2, title: 'Career fair', location: 'Linz', date: '2026-12-05', url: '/e/2' },
    ],
    '/api/careers/events',
  ],
])('reads no postings into %s', (_what, data, path) => {
  expect(titlesIn(data, path)).toEqual([]);
});

it.each<[string, unknown]>([
  ['a list of those that are closed', { open: OPEN, closed: [OVER] }],
  ['a list of past ones', { positions: OPEN, pastPositions: [OVER] }],
  ['an archive', { positions: OPEN, archive: [OVER, { ...OVER, id: 4, title: 'Cook' }] }],
  ['when one was closed', [...OPEN.map((one) => ({ ...one, closedAt: null })), { ...OVER, closedAt: '2026-01-01' }]],
  [
    'that one takes no applications',
    [...OPEN.map((one) => ({ ...one, acceptingApplications: true })), { ...OVER, acceptingApplications: false }],
  ],
])('leaves out what is over by %s', (_what, data) => {
  expect(titlesIn(data, '/api/jobs')).toEqual(['Brewer', 'Delivery Driver']);
});

it('reads postings wherever they say of themselves that they are some', () => {
  const stated = OPEN.map((one) => ({ ...one, employmentType: one.type }));
  expect(titlesIn(stated, '/api/join-our-team')).toEqual(['Brewer', 'Delivery Driver']);
  expect(titlesIn({ departments: [{ name: 'Brewing', jobs: OPEN }] }, '/api/careers')).toEqual([
    'Brewer',
    'Delivery Driver',
  ]);
});

it('takes an answer of the very name of career pages for openings where one in three is named so', () => {
  const shown = (titles: readonly string[]): unknown =>
    titles.map((title, id) => ({ id, title, text: 'Beside the river.' }));
  const some = ['Head Brewer', 'Brewing communication', 'Customers', 'Delivery Driver', 'Hall'];
  expect(titlesIn(shown(some), '/api/careers')).toEqual(some);
  expect(titlesIn(shown(some), '/api/content')).toEqual([]);
  expect(titlesIn(shown(['Free beer', 'A warm hall', 'Flexible hours']), '/api/careers')).toEqual([]);
});
