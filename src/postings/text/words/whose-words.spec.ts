import { expect } from '@jest/globals';
import { itHoldsForEvery } from '../../../../test/every-row.js';
import { labelOf } from '../../page/lines/headings/field-labels.js';
import { jobTitleScore } from '../../page/lines/titles/job-titles.js';
import { rowsOf } from './pattern-parts.js';
import { SUITED_TO, WHOSE_WORDS } from './whose-words.js';

const casesOf = (rows: typeof SUITED_TO): (readonly [string, string])[] =>
  rows.flatMap(([language, words]) => words.split('|').map((word) => [word, language] as const));

itHoldsForEvery(
  'words say in front of a label whose it is',
  casesOf(rowsOf(WHOSE_WORDS, 'ours', 'yours', 'in a label')),
  (word) => {
    expect(labelOf(`${word} Einsatzort`)).toBe('location');
  },
);

itHoldsForEvery(
  'words before an occupation say that it is somebody’s, or for whom something is',
  casesOf([...rowsOf(WHOSE_WORDS, 'ours', 'yours'), ...SUITED_TO]),
  (word) => {
    expect(jobTitleScore(`${word} Bakers`)).toBe(-1);
  },
);
