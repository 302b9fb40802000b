import { expect, it } from '@jest/globals';
import { jobTitleScore, withoutEnd } from '../../../page/lines/titles/job-titles.js';
import { itHoldsForEvery } from '../../../../../test/every-row.js';
import { readHtmlListing } from '../../../page/lists/html-listing.js';
import { parseHtml } from '../../../page/tree/html.js';
import { INVITATION_WORDS, JOIN_US_WORDS, LOOK_AT_US_WORDS } from './invitation-words.js';

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

it.each(INVITATION_WORDS.flatMap(([language, words]) => words.split('|').map((word) => [word, language] as const)))(
  'a line that begins with "%s" (%s) is no title',
  (words) => {
    expect(jobTitleScore(`${words} xyzzy`)).toBe(-1);
  },
);

itHoldsForEvery(
  'a line that invites is no title',
  JOIN_US_WORDS.flatMap(([language, words]) =>
    words.split('|').map((word) => [word.replace('*', ''), language] as const),
  ),
  (words) => {
    expect(jobTitleScore(words)).toBe(-1);
  },
);

itHoldsForEvery(
  'a line that asks one to look at the company is no title',
  LOOK_AT_US_WORDS,
  (_language, _words, line) => {
    expect(jobTitleScore(line)).toBe(-1);
  },
);

it.each([
  ['Discovery Chemist', 1],
  ['Lerntherapeut', 1],
  ['Visiting Professor', 1],
  ['Explore Oven Hall', 0],
  ['Lernwerkstatt', 0],
])('"%s" asks nobody to look', (line, score) => {
  expect(jobTitleScore(line)).toBe(score);
});

const titlesOf = (main: string): (string | undefined)[] =>
  readHtmlListing(parseHtml(`<title>Jobs | Firm</title><main><h1>Jobs</h1>${main}</main>`), {
    url: 'https://firm.example/jobs',
    careerScore: 2,
  }).postings.map(({ fields }) => fields.job_title);

it.each([
  ['Join a team that builds mills.', 'Don’t see the right place?', 'Baker'],
  ['Werde Teil eines Teams, das Mühlen baut.', 'Nicht die richtige Stelle dabei?', 'Bäcker'],
  ['Pridružite se ekipi, ki gradi mline.', 'Ne vidite pravega mesta?', 'Konstrukter'],
  ['Pridružite se timu koji gradi mlinove.', 'Ne vidite pravo mjesto?', 'Pekar'],
  ['Dołącz do zespołu, który buduje młyny.', 'Nie widzisz odpowiedniego stanowiska?', 'Piekarz'],
  ['Γίνετε μέλος μιας ομάδας που χτίζει μύλους.', 'Δεν βλέπετε τη σωστή θέση;', 'Αρτοποιός'],
  ['Присоединяйтесь к команде, которая строит.', 'Не видите подходящей вакансии?', 'Пекарь'],
  ['İnşa eden bir ekibe katılın.', 'Uygun pozisyonu göremiyor musunuz?', 'Fırıncı'],
  ['انضم إلى فريق يبني.', 'ألا ترى الدور المناسب؟', 'خباز'],
])('"%s" and "%s" of the form of a title are none', (invitation, question, title) => {
  const part = (heading: string): string => `<section><h2>${heading}</h2><p>We bake bread by the river.</p></section>`;
  const advert = `<section><h2>${title}</h2><p>Full-time</p><p>You bake our bread.</p><a href="/jobs/1">More</a></section>`;
  expect(titlesOf(part(invitation) + advert + part(question))).toEqual([title]);
});
