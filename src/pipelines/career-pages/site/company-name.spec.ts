import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../test/every-row.js';
import { HOME_PAGE_WORDS } from '../../../postings/text/words/sites/site-words.js';
import { companyName } from './company-name.js';

itHoldsForEvery(
  'what a title calls a home page is nobody’s name',
  HOME_PAGE_WORDS.flatMap(([language, words]) => words.split('|').map((word) => [word, language] as const)),
  (word) => {
    const title = word.charAt(0).toLocaleUpperCase() + word.slice(1);
    expect(companyName(`${title} | Kornblume`, 'https://rye.example/')).toBe('Kornblume');
  },
);

it.each([
  ['Bread from Leeds | Rye & Sons', 'https://ryesons.example/', 'Rye & Sons'],
  ['Kornblume – Bread from Leeds', 'https://rye.example/', 'Kornblume'],
  ['Brot aus Leeds – Bäckerei Möller', 'https://baeckerei-moeller.example/', 'Bäckerei Möller'],
  ['Chleb z Leeds | Młyn Żytni', 'https://mlyn-zytni.example/', 'Młyn Żytni'],
  ['Pain de Leeds – Boulangerie Guérin et fils', 'https://www.guerin.example/', 'Boulangerie Guérin et fils'],
  ['Rye – Rye & Sons', 'https://rye-sons.example/', 'Rye & Sons'],
  ['Bread from Leeds | Kornblume', 'https://www.leed.example/', 'Bread from Leeds'],
  ['Home', 'https://rye.example/', undefined],
])('of "%s" at %s it is %s', (title, home, name) => {
  expect(companyName(title, home)).toBe(name);
});
