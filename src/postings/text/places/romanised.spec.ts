import { describe, expect, it } from '@jest/globals';
import { townOfForm } from './declined-names.js';
import { readPlace } from './place.js';

describe('a small town in the letters of its country', () => {
  it.each([
    ['Κέρκυρα', 'Greece'],
    ['Κως', 'Greece'],
    ['Κοζάνη', 'Greece'],
    ['Ρέθυμνο', 'Greece'],
    ['Γλυφάδα', 'Greece'],
    ['Πάφος', 'Cyprus'],
    ['Банско', 'Bulgaria'],
    ['Казанлък', 'Bulgaria'],
    ['Буча', 'Ukraine'],
    ['Обухів', 'Ukraine'],
    ['Всеволожск', 'Russia'],
    ['Охрид', 'North Macedonia'],
    ['Гевгелија', 'North Macedonia'],
  ])('%s is in %s', (city, country) => {
    expect(readPlace(city)).toEqual({ city, country });
  });

  it.each(['Χώρα', 'Γέφυρα', 'Κος', 'Εργασία', 'Οδηγός', 'Ставка', 'Середа', 'Новая', 'Надежда', 'Кола', 'Магазин'])(
    '%s is a word',
    (text) => {
      expect(readPlace(text)).toEqual({});
    },
  );

  it.each([
    ['Ζάκυνθο', 'el', 'Ζάκυνθος'],
    ['Ασπρόπυργο', 'el', 'Ασπρόπυργος'],
    ['Πειραιά', 'el', 'Πειραιάς'],
    ['Бучі', 'uk', 'Буча'],
    ['Всеволожске', 'ru', 'Всеволожск'],
  ])('%s (%s) is of %s', (written, language, name) => {
    expect(townOfForm(written, language)).toBe(name);
  });
});
