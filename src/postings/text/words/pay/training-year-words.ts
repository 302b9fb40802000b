import type { PayWord } from './pay-words.js';

/** The first to the fourth, in front of a year, and alone behind one that was named: "im zweiten 1.290 €". */
export const ORDINALS: readonly (readonly [language: string, pattern: string])[] = [
  ['de', String.raw`[1-4]\.|(?:erst|zweit|dritt|viert)e[nrms]?`],
  ['en', '1st|2nd|3rd|4th|first|second|third|fourth'],
  ['fr', String.raw`1\s?(?:re|ère|ere)|[2-4]\s?(?:e|ème|eme|nde)|première|deuxième|seconde|troisième|quatrième`],
  ['it', String.raw`[1-4]\s?°|primo|secondo|terzo|quarto`],
  ['nl', '[1-4]e|eerste|tweede|derde|vierde'],
  ['da no sv', String.raw`[1-4]\.|(?:først|andr?e|tredj?e|fjerde|första|andra|tredje|fjärde)e?`],
];

/** A year behind an ordinal that is one of a training by its name. `training-pay.spec.ts` reads each of these rows. */
export const TRAINING_YEARS: readonly PayWord[] = [
  ['(?:ausbildungs|lehr)-?jahr|(?:LJ|AJ)(?![\\p{L}])', 'de', '1. Ausbildungsjahr: 1.340 €'],
  [
    'year of (?:the |an |your )?(?:apprenticeship|traineeship)|apprenticeship year',
    'en',
    '1st year of the apprenticeship: £9,400',
  ],
  ["année d[’']apprentissage", 'fr', '1re année d’apprentissage : 650 CHF'],
  ['anno di (?:apprendistato|tirocinio)', 'it', '1° anno di tirocinio: 700 CHF'],
  ['leerjaar', 'nl', '1e leerjaar: € 800'],
  ['(?:lære|elev)år|lärlingsår', 'da no sv', '1. læreår: 12.000 DKK'],
];

/** A year behind an ordinal that is one of a training where the amount is called pay. */
export const PLAIN_YEARS: readonly PayWord[] = [
  ['jahr', 'de', 'Ausbildungsvergütung: 2. Jahr 1.402 €'],
  ['year', 'en', 'Apprentice wages: 2nd year £12,000'],
  ['année', 'fr', 'Rémunération : 2e année 800 €'],
  ['anno', 'it', 'Retribuzione: 2° anno 800 €'],
  ['jaar', 'nl', 'Salaris: 2e jaar € 1.100'],
  ['år', 'da no sv', 'Elevløn: 2. år 13.000 DKK'],
];

/** Years by their number alone: "Year 2: £20,000". */
export const NUMBERED_YEARS: readonly PayWord[] = [
  ['year (?:[1-4]|one|two|three|four)', 'en', 'Apprentice pay: Year 2 £12,000'],
  ['jahr [1-4]', 'de', 'Ausbildungsvergütung: Jahr 2 1.402 €'],
];

/** In front of such a year: what is paid when it is over. */
export const AFTER_YEAR: readonly PayWord[] = [
  ['nach (?:dem|deinem|ihrem)', 'de', 'Nach dem 2. Lehrjahr 2.400 €'],
  ['after (?:the|your)', 'en', 'After your 2nd year of apprenticeship 2.400 €'],
  ['après (?:la|ta|votre)', 'fr', 'Après ta 2e année d’apprentissage 2.400 €'],
  ['dopo il', 'it', 'Dopo il 2° anno di apprendistato 2.400 €'],
  ['na het', 'nl', 'Na het 2e leerjaar 2.400 €'],
  ['(?:efter|etter)', 'da no sv', 'Efter 2. læreår 2.400 €'],
];
