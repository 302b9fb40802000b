import { expect, it } from '@jest/globals';
import { foundPosting } from '../../../postings/posting.js';
import { withDeadlineYear } from './deadline-year.js';

const RUN_ON = new Date('2025-11-28T00:00:00Z');

it.each([
  ['Please send your CV by Monday 11th January 2027.', '2027-01-11'],
  ['Bewerbungsschluss: 11.01.2027', '2027-01-11'],
  ['Please send your CV by 12 January 2027.', '2026-01-11'],
  ['You bake bread. The mill was built on 11 January 1927.', '2026-01-11'],
])('the year of a day that a list says without it is what its text asks by: %s', (text, deadline) => {
  const posting = foundPosting('page', { application_deadline: '--01-11', job_description: text });
  expect(withDeadlineYear(posting, RUN_ON).fields.application_deadline).toBe(deadline);
});
