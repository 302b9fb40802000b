import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../../test/every-row.js';
import {
  CAREER_HOSTS,
  CONTENT_SEGMENTS,
  EITHER_HOSTS,
  TAG_SEGMENTS,
} from '../../../text/words/sites/career-segments.js';
import { fold } from '../../../text/words.js';
import { careerScore, isCareerUrl, isContentUrl, isEitherUrl, isTagUrl, depthBelowCareers } from './career-words.js';

const casesOf = (rows: typeof CAREER_HOSTS): (readonly [string, string])[] =>
  rows.flatMap(([language, words]) => words.split('|').map((word) => [fold(word).replace('*', ''), language] as const));

itHoldsForEvery(
  'an address below such a segment is that of an article or a product',
  casesOf(CONTENT_SEGMENTS),
  (word) => {
    expect(isContentUrl(`https://mill.example/${word}/bread`)).toBe(true);
  },
);

itHoldsForEvery('a host that begins so is that of a career site', casesOf(CAREER_HOSTS), (word) => {
  expect(isCareerUrl(`https://${word}.mill.example/bread`)).toBe(true);
});

itHoldsForEvery(
  'a host that begins so is that of careers where the link names openings',
  casesOf(EITHER_HOSTS),
  (word) => {
    expect(careerScore(`https://${word}.mill.example/search/`, 'Ver vacantes')).toBe(2);
    // Those of a university or of a race, and the front page of a company of that name.
    expect(careerScore(`https://${word}.mill.example/search/`, 'Ingeniería')).toBe(0);
    expect(isCareerUrl(`https://${word}.mill.example/10k`)).toBe(false);
  },
);

it.each(['https://carrera.example/', 'https://carrera.com.mx/', 'https://carrera-toys.example.com/'])(
  '%s is the site of a company of that name',
  (url) => {
    expect(careerScore(url, 'Ver vacantes')).toBe(1);
  },
);

it.each([
  ['https://mill.jobs/', true],
  ['https://www.mill.jobs/leeds/baker', true],
  ['https://mill.careers/search', true],
  ['https://mill.jobs/blog/bread', false],
  ['https://mill.jobshop.example/', false],
])('the host of %s is that of a career site: %s', (url, expected) => {
  expect(isCareerUrl(url)).toBe(expected);
});

it.each(['arbetssokande', 'jobbsokande', 'job-seekers', 'tyonhakijalle'])(
  '/%s is for those who seek work, by whoever teaches or employs them',
  (segment) => {
    expect(isEitherUrl(`https://mill.example/${segment}`)).toBe(true);
    expect(isEitherUrl(`https://mill.example/jobs/${segment}`)).toBe(false);
  },
);

it.each([
  ['/careers', 0],
  ['/vacancy-list', 0],
  ['/stellenangebote', 0],
  ['/careers/baker', 1],
  // What begins as the name of an advert is one, wherever it stands.
  ['/blog/stellenausschreibung-orga.html', 1],
  ['/careers/stellenausschreibung-orga', 1],
])('%s goes %i below careers', (path, depth) => {
  expect(depthBelowCareers(`https://mill.example${path}`)).toBe(depth);
});

itHoldsForEvery('a segment stands in front of a tag or a category', casesOf(TAG_SEGMENTS), (word) => {
  expect(isTagUrl(`https://mill.example/${word}/jobs/`)).toBe(true);
  expect(isTagUrl(`https://mill.example/jobs/${word}`)).toBe(false);
});

it.each(['workwithus.php', 'nousrejoindre', 'volnamista', 'ofertasdeempleo', 'isilanlari.html', 'workingforus'])(
  'words of careers may be written together: /%s',
  (segment) => {
    expect(isCareerUrl(`https://mill.example/${segment}`)).toBe(true);
  },
);

it.each([
  ['trabajo-en-vertical', false],
  ['trabajo-en-altura', false],
  ['praca-na-wysokosci', false],
  ['trabajo-en-madrid', true],
  ['praca-w-krakowie', true],
])('what somebody offers to do is nothing of careers, and where one works is: /%s', (segment, isOne) => {
  expect(isCareerUrl(`https://mill.example/${segment}`)).toBe(isOne);
});

it.each(['networkwithus', 'prosta', 'work', 'ofertasde', 'bakingwithus'])('/%s is nothing of careers', (segment) => {
  expect(isCareerUrl(`https://mill.example/${segment}`)).toBe(false);
});
