import { expect, it } from '@jest/globals';
import { foundPosting, type FoundPosting } from '../../postings/posting.js';
import { DuplicateFinder } from './select-postings.js';

const at = ([path, title]: readonly [string, string]): FoundPosting =>
  foundPosting('page', { job_title: title, job_url: `https://firm.example${path}`, source: 'career_page' });

it.each([
  ['departments', ['/jobs/it/manager', 'IT Manager'], ['/jobs/hr/manager', 'HR Manager'], false],
  ['departments, under one title', ['/jobs/it/manager', 'Manager'], ['/jobs/hr/manager', 'Manager'], false],
  ['states', ['/jobs/ny/17', 'Baker'], ['/jobs/la/17', 'Baker'], false],
  ['languages of one address', ['/de/jobs/17', 'Baker'], ['/en/jobs/17', 'Baker'], true],
  ['ways to write one address', ['/jobs/17/', 'Baker'], ['/jobs/17#apply', 'Baker'], true],
] as const)('of two addresses that differ in %s', (_what, one, other, isDuplicate) => {
  const finder = new DuplicateFinder();
  expect(finder.check(at(one))).toMatchObject({ isDuplicate: false });
  expect(finder.check(at(other))).toMatchObject({ isDuplicate });
});
