import { expect, it } from '@jest/globals';
import { jobTitleScore, withoutEnd } from '../../page/lines/job-titles.js';
import { INVITATION_WORDS } from './invitation-words.js';

it.each(INVITATION_WORDS.flatMap(([language, words]) => words.split('|').map((word) => [word, language] as const)))(
  '"%s" (%s) begins an invitation behind a title',
  (words) => {
    expect(withoutEnd(`Confectioner – ${words} Example`)).toBe('Confectioner');
    expect(withoutEnd(`Confectioner | ${words} Example!`)).toBe('Confectioner');
    expect(withoutEnd(`Confectioner ${words} Example`)).toBe(`Confectioner ${words} Example`);
  },
);

it.each(['Careers – join our team', 'Karriere – werde Teil unseres Teams', 'Jobs | Komm ins Team'])(
  'reads no title from "%s"',
  (text) => {
    expect(jobTitleScore(text)).toBeLessThan(1);
  },
);

it.each([
  'Minijob im Hausmeisterservice – werde Teil unseres Teams',
  'Ferienjob in der Produktion',
  'Nebenjob als Kassenkraft',
  'Bundesfreiwilligendienst im Kindergarten',
  'Summer job in the warehouse',
  'Job d’été en cuisine',
  'Lavoro stagionale in cucina',
  'Sommarjobb på lager',
  'Studiejob i kundeservice',
  'Praca dorywcza w magazynie',
])('takes "%s" for a title: a kind of job in something', (text) => {
  expect(jobTitleScore(text)).toBe(1);
});

it.each(['Minijobs im Überblick', 'Ferienjobs', 'Summer jobs in Leeds', 'Praca w magazynie'])(
  'takes "%s" for no occupation',
  (text) => {
    expect(jobTitleScore(text)).toBeLessThan(1);
  },
);
