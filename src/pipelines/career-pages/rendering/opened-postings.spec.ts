import { expect, it } from '@jest/globals';
import { sameTitle } from './opened-postings.js';

it.each([
  ['Sr. Data Analyst', 'Senior Data Analyst', true],
  ['Jr Baker', 'Junior Baker', true],
  ['Sr. Data Analyst', 'Junior Data Analyst', false],
])('%s and %s are one title: %s', (shown, stated, isOne) => {
  expect(sameTitle(shown, { fields: { job_title: stated } })).toBe(isOne);
});
