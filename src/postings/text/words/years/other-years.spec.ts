import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../../test/every-row.js';
import { saidBy } from '../../../../../test/said-by.js';
import { readExperience } from '../../years/experience.js';
import { OTHER_YEARS } from './other-years.js';
import { WISHED_AT_END, WISHED_AT_FRONT, WISH_HEADS, WISH_STEMS } from '../sections/wish-words.js';
import type { YearWordKind } from './year-word-kinds.js';

const yearsIn = (text: string): number | undefined => readExperience(text)?.years;
const AROUND: Partial<Record<YearWordKind, (said: string) => string>> = {
  otherThing: (said) => `5 years by ${said} with oats, experience`,
  otherPast: (said) => `5 years by ${said} with oats, experience`,
  recent: (said) => `Rye ${said} 5 years, experience`,
  spanOf: (said) => `5 years ${said}, experience`,
  lasts: (said) => `Rye ${said} 5 years, experience`,
};

itHoldsForEvery('years are of something else than experience', OTHER_YEARS, (kind, _language, words) => {
  const around = AROUND[kind];
  for (const said of saidBy(words)) {
    expect([said, around && yearsIn(around(said))]).toEqual([said, undefined]);
    expect([said, around && yearsIn(around(`x${said}`))]).toEqual([said, 5]);
  }
});

itHoldsForEvery(
  'years are wished for',
  [...WISHED_AT_FRONT, ...WISHED_AT_END, ...WISH_STEMS].flatMap(([language, words]) =>
    words.split('|').map((word) => [word.replaceAll('*', ''), language] as const),
  ),
  (word) => {
    expect(yearsIn(`2 years of experience\n5 years of experience ${word}`)).toBe(2);
  },
);

itHoldsForEvery(
  'a list of wishes has a heading',
  [...WISHED_AT_FRONT, ...WISH_STEMS, ...WISH_HEADS].flatMap(([language, words]) =>
    words.split('|').map((word) => [word.replaceAll('*', ''), language] as const),
  ),
  (word) => {
    expect(yearsIn(`2 years of experience\n${word}: 5 years of experience`)).toBe(2);
  },
);

it.each([
  ['The ideal candidate: 5 years of experience', 5],
  ['5 years of contract management experience', 5],
  ['2 years of experience, 5 years of experience would be ideal', 2],
  ['Mindestens 3 Jahre Erfahrung, in den letzten 5 Jahren', 3],
  ['5 years ago we had no experience', undefined],
  ['Existencia comprobable de 2 años de experiencia', 2],
  ['Existence d’un permis et 3 ans d’expérience', 3],
  ['Postoji potreba za radnikom s 3 godine iskustva', 3],
  ['Υπάρχουν θέσεις για άτομα με 3 χρόνια εμπειρίας', 3],
  ['Există cerința de 3 ani experiență', 3],
])('%s: %s', (text, years) => {
  expect(yearsIn(text)).toBe(years);
});

it.each([
  'Mindestens 3 Jahre Berufserfahrung und Führerschein Klasse B',
  'mindestens 3 Jahre Erfahrung in der Gewährleistung',
  'Minst 3 års erfarenhet och körkort',
  'Mindst 3 års erfaring og kørekort',
  'Minst 3 års erfaring og førerkort',
  '3 años de experiencia y carnet de conducir',
  '3 anos de experiência e carta de condução',
  'Minimaal 3 jaar ervaring en rijbewijs B',
  '3 anni di esperienza e patente B',
  'Minimum 3 lata doświadczenia i prawo jazdy kat. B',
  "Minimum 3 ans d'expérience et permis de conduire exigé",
  '3 roky praxe a řidičský průkaz',
  'Опыт работы от 3 лет и водительские права',
  '3 years of experience and a driving licence',
  "3 years' experience managing warranty claims",
  'Minimaal 3 jaar ervaring in de gewenste functie',
  'Minst 3 års erfarenhet i önskvärd miljö',
  'Minst 3 års erfarenhet av merit',
])('"%s": years of experience count whatever else is named', (text) => {
  expect(yearsIn(text)).toBe(3);
});

it.each([
  'Driving licence for 3 years and experience',
  'Führerschein seit 3 Jahren und Erfahrung',
  '5 years combined experience',
])('"%s" are no years of experience', (text) => {
  expect(yearsIn(text)).toBeUndefined();
});

it.each([
  '5 years of experience helping customers feel welcome',
  'At least 5 years of experience in a helpful team',
  '5 years of experience required degree not required',
  'Twoje atuty: minimum 5 lat doświadczenia',
  'Ваши преимущества: опыт работы от 5 лет',
  'Vos atouts : 5 ans d’expérience',
  'De gewenste kandidaat: 5 jaar ervaring',
])('"%s" is required', (text) => {
  expect(yearsIn(`2 years of experience\n${text}`)).toBe(5);
});

it.each([
  '5 años de experiencia en molinos deseable',
  '経験5年以上の方優遇',
  '有5年以上工作经验者优先',
  '경력 5년 이상 경험자 우대',
  '5 jaar ervaring gewenst',
  '5 years of experience is not required',
])('"%s" is no condition', (text) => {
  expect(yearsIn(`2 years of experience\n${text}`)).toBe(2);
});
