import { expect, it } from '@jest/globals';
import { foundPosting, type FoundPosting } from '../../../postings/posting.js';
import { DuplicateFinder, judged, judgedByPlace } from './select-postings.js';

const at = ([path, title, location]: readonly [path: string, title: string, place?: string]): FoundPosting =>
  foundPosting('page', { job_title: title, job_url: `https://firm.example${path}`, location, source: 'career_page' });

it.each([
  ['departments', ['/jobs/it/manager', 'IT Manager'], ['/jobs/hr/manager', 'HR Manager'], false],
  ['departments, under one title', ['/jobs/it/manager', 'Manager'], ['/jobs/hr/manager', 'Manager'], false],
  ['departments at the root', ['/it/manager', 'Manager'], ['/hr/manager', 'Manager'], false],
  ['states at the root', ['/ca/17', 'Baker'], ['/id/17', 'Driver'], false],
  ['states at the root, under one title', ['/de/17', 'Baker'], ['/id/17', 'Baker'], false],
  ['what may be states or languages', ['/de/17', 'Baker'], ['/sr/17', 'Driver'], false],
  ['countries and departments', ['/uk/manager', 'Manager'], ['/it/manager', 'IT Manager'], false],
  ['a country', ['/manager', 'IT Manager'], ['/uk/manager', 'Manager'], false],
  ['a country, for another place', ['/manager', 'Manager', 'Graz'], ['/uk/manager', 'Manager', 'Leeds'], false],
  ['states of America', ['/us-ca/17', 'Baker'], ['/us-tx/17', 'Baker'], false],
  ['states of America that are languages', ['/us-ca/17', 'Baker'], ['/us-hi/17', 'Baker'], false],
  ['states of Germany', ['/de-by/17', 'Bäcker'], ['/de-he/17', 'Fahrer'], false],
  ['Italian and German, under titles nobody compares', ['/it/baker', 'Fornaio'], ['/de/baker', 'Bäcker'], false],
  [
    'Italian and German',
    ['/it/17', 'Sales Manager', 'Monaco di Baviera'],
    ['/de/17', 'Sales Manager', 'München'],
    true,
  ],
  ['a language that a parameter names', ['/17?lang=de', 'Bäcker'], ['/17?lang=en', 'Baker'], true],
  ['a number called ref', ['/job?ref=101', 'Baker'], ['/job?ref=102', 'Driver'], false],
  ['a number called sid', ['/job?sid=101', 'Baker', 'Graz'], ['/job?sid=102', 'Baker', 'Wien'], false],
  ['where a visitor came from', ['/job/17?ref=home', 'Baker', 'Graz'], ['/job/17?ref=list', 'Baker'], true],
  ['the campaign', ['/job/17?utm_source=x', 'Baker'], ['/job/17', 'Baker (m/f/d) in Graz'], true],
  ['nothing, a form', ['/jobs/apply', 'Welder'], ['/jobs/apply', 'Welder Apprentice'], false],
  ['nothing, under unlike titles', ['/contact', 'Baker'], ['/contact', 'Driver'], false],
  ['states', ['/jobs/ny/17', 'Baker'], ['/jobs/la/17', 'Baker'], false],
  ['languages of one address', ['/de/jobs/17', 'Baker'], ['/en/jobs/17', 'Baker'], true],
  ['ways to write one address', ['/jobs/17/', 'Baker'], ['/jobs/17#apply', 'Baker'], true],
] as const)('of two addresses that differ in %s', (_what, one, other, isDuplicate) => {
  const finder = new DuplicateFinder();
  expect(finder.check(at(one))).toMatchObject({ isDuplicate: false });
  expect(finder.check(at(other))).toMatchObject({ isDuplicate });
});

it('knows a posting again whose address without its language is another one’s', () => {
  const finder = new DuplicateFinder();
  const checked = (['/it/manager', '/hr/manager', '/hr/manager', '/it/manager'] as const).map((path) =>
    finder.check(at([path, 'Manager'])),
  );
  expect(checked.map(({ isDuplicate }) => isDuplicate)).toEqual([false, false, true, true]);
  expect(new Set(checked.map(({ key }) => key)).size).toBe(2);
});

it('does not take a posting for its own repetition in another language', () => {
  const finder = new DuplicateFinder();
  const [german, english] = ['/de/careers', '/en/careers'];
  expect(finder.check(at(['/de/17', 'Sales Manager']), { pageUrl: german, readAt: english }).isDuplicate).toBe(false);
  expect(finder.check(at(['/en/17', 'Sales Manager']), { pageUrl: english }).isDuplicate).toBe(false);
  expect(finder.check(at(['/de/17', 'Sales Manager']), { pageUrl: '/' }).isDuplicate).toBe(true);
});

it.each([
  [undefined, 'it names no place'],
  ['Paris', 'its place is none of target_locations'],
])('says why a posting in %s is not in Berlin: %s', (place, reason) => {
  const posting = judged(at(place === undefined ? ['/jobs/17', 'Baker'] : ['/jobs/17', 'Baker', place]), '17');
  expect(judgedByPlace(posting, { target_locations: ['Berlin'] })).toMatchObject({
    disposition: 'filtered',
    ...{ reasonCode: 'place_not_wanted', reason },
  });
});

it.each([
  ['• £13 an hour\n• Leeds mill', '• £13 an hour\n• York mill', false],
  ['• £13 an hour\nApply now', '• £13 an hour\nRead more', true],
  ['• £13 an hour\n• Leeds mill', '• £13 an hour', true],
])(
  'tells postings of one page with one beginning apart by the lines that only they have: %s, %s',
  (one, other, isOne) => {
    const begin = 'We are looking for people to join an experienced team of millers, and to bake with us. '.repeat(3);
    const [finder, place] = [new DuplicateFinder(), { pageUrl: 'https://firm.example/jobs' }];
    const [, second] = [one, other].map((end) => {
      const { job_url: _url, ...fields } = at(['/jobs', 'Miller']).fields;
      const text = `${begin}\n${end}`;
      return finder.check({ ...at(['/jobs', 'Miller']), fields: { ...fields, job_description: text } }, place);
    });
    expect(second?.isDuplicate).toBe(isOne);
  },
);
