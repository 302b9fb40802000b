import { expect, it } from '@jest/globals';
import { foundPosting, type FoundPosting } from '../../postings/posting.js';
import { DuplicateFinder } from './select-postings.js';

const at = ([path, title]: readonly [string, string]): FoundPosting =>
  foundPosting('page', { job_title: title, job_url: `https://firm.example${path}`, source: 'career_page' });

it.each([
  ['departments', ['/jobs/it/manager', 'IT Manager'], ['/jobs/hr/manager', 'HR Manager'], false],
  ['departments, under one title', ['/jobs/it/manager', 'Manager'], ['/jobs/hr/manager', 'Manager'], false],
  ['departments at the root', ['/it/manager', 'Manager'], ['/hr/manager', 'Manager'], false],
  ['states at the root', ['/ca/17', 'Baker'], ['/id/17', 'Driver'], false],
  ['Italian and German', ['/it/baker', 'Fornaio'], ['/de/baker', 'Bäcker'], true],
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
