import { expect, it } from '@jest/globals';
import { UNPAID_AHEAD, VOLUNTEER_WORDS } from '../../../text/words/titles/volunteer-words.js';
import { readHtmlListing } from '../../lists/html-listing.js';
import { parseHtml } from '../../tree/html.js';
import { jobTitleScore } from './job-titles.js';
import { headsVolunteers, isVolunteersHeading } from './volunteers.js';

const WORDS = VOLUNTEER_WORDS.flatMap(([language, words]) =>
  words.split('|').map((word) => [word.replace('*', ''), language]),
);

it.each(WORDS)('"%s" (%s) heads what people do for nothing', (word) => {
  expect(headsVolunteers(word)).toBe(true);
});

it.each([
  ...['Careers and volunteering', 'Open positions for volunteers', 'Stellenangebote und Ehrenamt', 'Our bakers'],
  ...['Stellen und Ehrenamt', 'Ehrenamt & Stellen', 'Práce a dobrovolnictví', 'Állás és önkéntesség'],
])('"%s" heads other things, too', (heading) => {
  expect(headsVolunteers(heading)).toBe(false);
});

it.each(['Volunteer', 'Work & Volunteer', 'Jobs and Volunteering', 'Stellen und Ehrenamt', 'Bénévolat'])(
  '"%s" is no title',
  (heading) => {
    expect(jobTitleScore(heading)).toBeLessThan(1);
  },
);

it.each(['Volunteer Coordinator', 'Volunteer for the bakery', 'Jobs & Volunteer Coordinator'])(
  '"%s" is no heading for volunteers alone',
  (title) => {
    expect(isVolunteersHeading(title.toLowerCase())).toBe(false);
  },
);

it.each(UNPAID_AHEAD.flatMap(([, words]) => words.split('|').map((word) => `${word} Baker`)))(
  '"%s" is left out of a list as unpaid, with nothing else of it',
  (title) => {
    const items = [title, 'Miller', 'Driver'].map((one, at) => `<li><a href="/jobs/${String(at)}">${one}</a></li>`);
    const { postings, leftOut } = readHtmlListing(parseHtml(`<h1>Jobs</h1><ul>${items.join('')}</ul>`), {
      url: 'https://mill.example/jobs',
      careerScore: 3,
    });
    expect(postings.map(({ fields }) => fields.job_title)).toEqual(['Miller', 'Driver']);
    expect(leftOut.map(({ posting, why }) => [posting.fields.job_title, why])).toEqual([[title, 'apart']]);
  },
);

it.each(['Coordinador de voluntarios', 'Coordinateur des bénévoles', 'Volunteer Coordinator', 'Ehrenamtskoordinator'])(
  '"%s" is paid to take care of them',
  (title) => {
    expect(jobTitleScore(title)).toBe(1);
  },
);

it.each(['Ideella uppdrag', 'Ehrenamtliche Mitwirkung', 'Vrijwillige inzet'])(
  '"%s" names nobody who is sought, and heads what is not paid',
  (heading) => {
    expect(jobTitleScore(heading)).toBe(-1);
  },
);
