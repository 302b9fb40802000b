import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../../test/every-row.js';
import { jobTitleScore } from '../../../page/lines/titles/job-titles.js';
import { isApartHeading, topicOf } from '../../../page/lines/headings/topics.js';
import { APART_HEADINGS, STAFF_HEADINGS } from './apart-headings.js';
import { AT_WORDS, LOOK_WORDS } from './occupation-headings.js';

const HEADINGS = APART_HEADINGS.flatMap(([language, headings]) =>
  headings.split('|').map((heading) => [heading, language] as const),
);

itHoldsForEvery(
  'headings of what is no list of openings are known whole, and are none of openings',
  HEADINGS,
  (heading) => {
    expect(isApartHeading(heading.toLocaleUpperCase())).toBe(true);
    expect(topicOf(heading)).not.toBe('openings');
  },
);

itHoldsForEvery('words that ask one to look stand before one', LOOK_WORDS, (_language, words, heading) => {
  for (const word of words.split('|')) expect(isApartHeading(`${word} ${heading}`)).toBe(true);
});

itHoldsForEvery(
  "a company's staff is no title, and what stands below it may be openings",
  STAFF_HEADINGS.flatMap(([, headings]) => headings.split('|').map((heading) => [heading])),
  (heading) => {
    expect(jobTitleScore(heading)).toBe(-1);
    expect(isApartHeading(heading)).toBe(false);
  },
);

it.each([
  'Join our team',
  'Our team is looking for',
  'Open positions in our services',
  'Roles in training',
  ...['Roles in our team', 'Rollen im Team', 'Роли в команде', 'Wir vermitteln'],
  'Discover our jobs',
  'Entdecke unsere Jobs',
  'Teachers',
  'Ärzte',
  ...[
    'Faculty',
    'Teaching staff',
    'Franchise',
    'Personal',
    'Ärzteteam',
    'Gewerke',
    'Fachrichtungen',
    'Équipe médicale',
  ],
  ...['Profesorado', 'Equip', 'Corpo docente', 'Yrken', 'Henkilökunta', 'Kadra pedagogiczna', 'Profese', 'Odbory'],
  ...['Специальности', 'Ειδικότητες', 'Akademik kadro', '의료진', 'التخصصات', 'Tenaga pengajar'],
])('"%s" may stand above openings', (heading) => {
  expect(isApartHeading(heading)).toBe(false);
});

itHoldsForEvery('the name of a company may stand behind one in its language', AT_WORDS, (languages, words) => {
  for (const language of languages.split(' ')) {
    const [, headings = ''] = APART_HEADINGS.find(([of]) => of.split(' ').includes(language)) ?? [];
    const [heading = ''] = headings.split('|');
    for (const word of words.split('|')) expect(isApartHeading(`${heading} ${word} Miller & Sons`)).toBe(true);
  }
});

it('a word of another language stands in front of a town', () => {
  expect(isApartHeading('Team in Leeds')).toBe(false);
});

it('a kind of job behind one says that it is sought', () => {
  expect(isApartHeading('Formación en Prácticas')).toBe(false);
});

it('apostrophes are written in several ways', () => {
  for (const mark of ["'", '’', 'ʼ']) expect(isApartHeading(`Кар${mark}єрні сходинки`)).toBe(true);
});
