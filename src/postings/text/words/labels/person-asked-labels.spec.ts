import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../../test/every-row.js';
import { jobTitleScore } from '../../../page/lines/titles/job-titles.js';
import { labelsPersonAsked } from '../../../page/lines/titles/asked-labels.js';
import { PERSON_ASKED_LABELS } from './person-asked-labels.js';

const ALL = PERSON_ASKED_LABELS.flatMap(([language, labels]) =>
  labels.split('|').map((label) => [label, language] as const),
);

itHoldsForEvery('labels of what is no opening', ALL, (label) => {
  expect(labelsPersonAsked(`${label}:`)).toBe(true);
  expect(jobTitleScore(`${label}: Electrical Engineer`)).toBe(-1);
  expect(jobTitleScore(`${label} : Electrical Engineer`)).toBe(-1);
});

it.each([
  'Ausbildung: Tischler (m/w/d)',
  'Qualifikation: Bäcker (m/w/d)',
  'Leeds: Electrical Engineer',
  'Position: Electrical Engineer',
  'Kitchen: Head Chef',
  'Level 3 Electrical Engineer',
  'Education Officer: Leeds',
  'Qualifica: operaio',
])('"%s" may be one', (line) => {
  expect(jobTitleScore(line)).toBeGreaterThan(0);
});
