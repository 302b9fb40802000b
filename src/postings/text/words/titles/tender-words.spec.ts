import { expect, it } from '@jest/globals';
import { jobTitleScore } from '../../../page/lines/titles/job-titles.js';
import { FUNDING_WORDS, LETTING_WORDS, TENDER_WORDS } from './tender-words.js';

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

it.each(FUNDING_WORDS)('what is granted (%s) is no title: %s; %s', (_language, ends, begins) => {
  for (const word of ends.split('|')) expect(jobTitleScore(`Teacher ${word} 2027`)).toBe(-1);
  for (const word of begins.split('|')) expect(jobTitleScore(`${word} Engineer`)).toBe(-1);
});

it.each([
  'Grants Officer',
  'Scholarships and Grants Manager',
  'Bursary Administrator',
  'PhD Scholarship in Biology',
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
