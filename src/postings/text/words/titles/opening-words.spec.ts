import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../../test/every-row.js';
import { isAboutJobs } from '../../../page/lines/titles/about-something.js';
import { hasCount, hasCountAhead } from '../../../page/lines/titles/counted-title.js';
import { jobTitleScore } from '../../../page/lines/titles/job-titles.js';
import { namesOnlyOpenApplications } from '../../../page/lists/judging/only-open-applications.js';
import { fold } from '../../words.js';
import { JOINERS, SURE_JOINERS } from '../clause-joiners.js';
import { COUNTED_WORDS, JOBS_WORDS, MORE_AT_END, OPENINGS_ALONE, OPENINGS_AT_END } from './opening-words.js';

const casesOf = (rows: typeof JOBS_WORDS): (readonly [string, string])[] =>
  rows.flatMap(([language, words]) => words.split('|').map((word) => [word.replace('*', ''), language] as const));

itHoldsForEvery('openings are counted behind a title and before one', casesOf(COUNTED_WORDS), (word) => {
  expect(hasCount(`Baker (2 ${word})`)).toBe(true);
  expect(hasCountAhead(`Two (2) ${word} Baker`)).toBe(true);
});

itHoldsForEvery('openings at the end are several', casesOf(OPENINGS_AT_END), (word) => {
  expect(jobTitleScore(`Baker ${word}`)).toBe(-1);
});

itHoldsForEvery(
  'more at the end makes several of one',
  MORE_AT_END.flatMap(([, joiners, words]) =>
    words.split('|').flatMap((word) => [...joiners.split('|'), '&', '+'].map((joiner) => [joiner, word])),
  ),
  (joiner, word) => {
    expect(jobTitleScore(`Bakers ${joiner} ${word}`)).toBe(-1);
  },
);

it.each([
  ['Baker & more (m/f/d)', 2],
  ['Oven and more', 0],
  ['Social Media & More Manager', 1],
  ['Manager (Go, Python and more)', 1],
  ['Baker, 3 years and more', 1],
  ['Chauffeur 18 ans et plus', 1],
  ['Head Baker Plus', 1],
  ['Baker and Moore Technician', 1],
])('"%s" is one title (%s)', (title, score) => {
  expect(jobTitleScore(title)).toBe(score);
});

itHoldsForEvery('openings stand alone beside other applications', casesOf(OPENINGS_ALONE), (word) => {
  expect(namesOnlyOpenApplications(`${word} & Initiativbewerbung:`)).toBe(false);
});

itHoldsForEvery('jobs and something else are a heading', casesOf(JOBS_WORDS), (word) => {
  expect(isAboutJobs(fold(`${word} & Baker`))).toBe(true);
  expect(isAboutJobs(fold(`Baker & ${word}`))).toBe(true);
});

itHoldsForEvery(
  'words join jobs and something else, short ones those of their language',
  [
    ...SURE_JOINERS.map((word) => ['Jobs', word]),
    ...JOBS_WORDS.flatMap(([languages, jobs]) =>
      JOINERS.filter(([language]) => languages !== 'en' && languages.split(' ').includes(language)).flatMap(
        ([, words]) => words.split('|').map((word) => [jobs.split('|')[0] ?? '', word]),
      ),
    ),
  ],
  (jobs, word) => {
    expect(isAboutJobs(fold(`${jobs} ${word} Baker`))).toBe(true);
  },
);

it.each([
  'Head of Careers',
  'Director of Careers',
  'Assistant Head of Careers',
  'Coordinator of Vacancies',
  'Lavoro a Tempo',
  'Jobs in Leeds',
])('%s is about no jobs and something else', (line) => {
  expect(isAboutJobs(fold(line))).toBe(false);
});

it.each(['Head of Careers', 'Director of Careers', 'Assistant Head of Careers'])('%s is a title', (title) => {
  expect(jobTitleScore(title)).toBe(1);
});

it.each(['Nursery Manager (60 places)', 'Kierownik żłobka (60 miejsc)'])('"%s" counts no openings', (title) => {
  expect(hasCount(title)).toBe(false);
});
