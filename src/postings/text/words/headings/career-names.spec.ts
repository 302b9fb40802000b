import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../../test/every-row.js';
import { careerScore, isCareerName, isCareerUrl } from '../../../page/lines/headings/career-words.js';
import { saysCareer, topicOf } from '../../../page/lines/headings/topics.js';
import { ADVERT_NAMES } from '../titles/advert-names.js';
import { CAREER_NAMES } from './career-names.js';

itHoldsForEvery(
  'a link called so leads to openings',
  [...ADVERT_NAMES, ...CAREER_NAMES].flatMap(([language, names]) =>
    names.split('|').map((name) => [name, language] as const),
  ),
  (name) => {
    expect(saysCareer(name)).toBe(true);
    expect(['openings', 'careers']).toContain(topicOf(name));
    expect(careerScore('https://mill.example/page-7', ` ${name} »`)).toBe(1);
  },
);

it.each(['Mitarbeit', 'Annonces d’emploi', 'Tööpakkumine', 'Shpalljet', 'Ledig tjänst', 'Oferta pracy'])(
  '"%s" names careers',
  (name) => {
    expect(isCareerName(name)).toBe(true);
  },
);

it.each(['Rejoignez l’équipe', "Rejoignez l'équipe", 'Rejoins-nous', 'Oferta pública d’ocupació'])(
  '"%s" says so with either apostrophe',
  (name) => {
    expect(saysCareer(name)).toBe(true);
  },
);

it.each([
  'Ehrenamtliche Mitarbeit',
  'Mitarbeit in Verbänden',
  'Drive for us all to save the planet',
  'Munka és pihenés',
  'Shpalljet e tenderit',
  'Dla kandydatów: konkursy literackie',
])('"%s" holds such a name and is none', (text) => {
  expect(saysCareer(text)).toBe(false);
});

it.each([
  ['/drive-for-us.html', true],
  ['/toopakkumine/', true],
  ['/drive/for-us-all', false],
  ['/mitarbeit', false],
])('the address %s by itself is one of careers: %s', (path, expected) => {
  expect(isCareerUrl(`https://mill.example${path}`)).toBe(expected);
});
