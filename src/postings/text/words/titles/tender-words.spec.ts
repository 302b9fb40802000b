import { expect, it } from '@jest/globals';
import { jobTitleScore } from '../../../page/lines/titles/job-titles.js';
import { LETTING_WORDS, TENDER_WORDS } from './tender-words.js';

it.each(TENDER_WORDS.flatMap(([language, words]) => words.split('|').map((word) => [word, language] as const)))(
  '"%s" (%s) begins the notice of a purchase, no title',
  (word) => {
    expect(jobTitleScore(`${word} – Engineer for ten wells`)).toBe(-1);
    expect(jobTitleScore(`${word}: Engineer for ten wells`)).toBe(-1);
  },
);

it.each(LETTING_WORDS.flatMap(([language, words]) => words.split('|').map((word) => [word, language] as const)))(
  '"%s" (%s) begins the notice of what is let or granted, no title',
  (word) => {
    expect(jobTitleScore(`${word} Engineer hall 2`)).toBe(-1);
  },
);

it.each([
  "Responsable appel d'offres",
  'Tender Manager',
  'RFP Specialist',
  'Licitações Analista',
  'Tendering Engineer',
  'Natječaj za radno mjesto kuhar',
  'Konkurs za radno mesto kuvar',
  'Verpachtung Sachbearbeiter',
])('"%s" is an occupation', (title) => {
  expect(jobTitleScore(title)).toBeGreaterThan(0);
});
