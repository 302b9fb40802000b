import { describe, expect, it } from '@jest/globals';
import { AMONG_WORDS, COLLEAGUES } from '../../../text/words/seeking/among-words.js';
import { aheadOfAmong, namedAmong } from './named-among.js';
import { soughtTitles } from './sought-titles.js';

describe('colleagues whom a sentence seeks, some of them by name', () => {
  it.each(AMONG_WORDS.flatMap(([, words]) => words.split('|')))('%s', (among) => {
    expect(namedAmong(`new colleagues, ${among} bakers`)).toBe('bakers');
    expect(aheadOfAmong(`Partners, ${among} bakers`)).toBe('Partners');
  });

  it.each(COLLEAGUES.flatMap(([, words]) => words.split('|')))('%s', (colleagues) => {
    expect(namedAmong(`${colleagues}, including bakers`)).toBe('bakers');
    expect(namedAmong(`${colleagues} for our mill including bakers`)).toBe('bakers');
  });

  it.each([
    ['Vi söker nya kollegor, bland annat lokalvårdare för hemstäd.', 'Lokalvårdare'],
    ['Vi är ständigt på jakt efter nya kollegor, bland annat, lokalvårdare för hemstäd.', 'Lokalvårdare'],
    ['We are looking for new colleagues, including cleaners and bakers.', 'Cleaners', 'Bakers'],
    ['Wir suchen Verstärkung, insbesondere Köche und Kellner.', 'Köche', 'Kellner'],
    ['Nous recherchons de nouveaux collaborateurs, notamment des cuisiniers.', 'Cuisiniers'],
    ['Buscamos nuevos compañeros, entre otros cocineros y camareros.', 'Cocineros', 'Camareros'],
    ['We are looking for partners, including bakers and cooks.'],
    ['We are not looking for staff, especially bakers.'],
    ['We are looking for new colleagues, among others people who love bread.'],
    ['If we are looking for staff, especially bakers, we ring you.'],
  ])('%s', (sentence, ...titles) => {
    expect(soughtTitles(sentence)).toEqual(titles);
  });
});
