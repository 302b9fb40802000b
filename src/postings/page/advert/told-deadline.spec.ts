import { expect, it } from '@jest/globals';
import { dayAskedBy } from './asked-by-day.js';

const LONG = 'Please send us your letter with all that you want to tell of your work in one document. '.repeat(4);

it.each([
  `${LONG}Only shortlisted applicants will be contacted. Closing date for applications is Friday, September 17, 2027 at 4:00pm EST. No telephone calls, please.`,
  `${LONG}The application deadline is September 17th, 2027.`,
  'This position is open until filled and with the application deadline of Sep 17th, 2027.',
  'We fill the post as soon as we can, with an application deadline of 17 September 2027.',
  `${LONG}Bewerbungsschluss ist der 17. September 2027.`,
  `${LONG}La date limite de candidature est fixée au 17 septembre 2027.`,
])('%s', (text) => {
  expect(dayAskedBy([text])).toBe('2027-09-17');
});

it('also without a year', () => {
  expect(dayAskedBy(['This position is open until filled and with the application deadline of Sep 17th.'])).toBe(
    '--09-17',
  );
});

it.each([
  'The deadline for our next project is 17 September 2027.',
  'You write applications, keep deadlines and close the year on 17 September 2027.',
  'Your application reaches us, and we start on 17 September 2027.',
])('no deadline: %s', (text) => {
  expect(dayAskedBy([text])).toBeUndefined();
});
