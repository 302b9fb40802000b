import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../../test/every-row.js';
import { jobTitleScore } from '../../../page/lines/titles/job-titles.js';
import { EVENT_WORDS } from './event-words.js';

const plain = (word: string): string => word.replaceAll('?', '').replaceAll('.', '’');

itHoldsForEvery(
  'an event is no opening, whatever occupation is beside it',
  EVENT_WORDS.flatMap(([language, words]) => words.split('|').map((word) => [plain(word), language] as const)),
  (word) => {
    expect(jobTitleScore(`Engineer ${word}`)).toBe(-1);
    expect(jobTitleScore(`Engineer – ${word} (3 May)`)).toBe(-1);
  },
);

it.each(['Infoabend für Pflegefachkräfte', 'Information session for nurses', 'Charla informativa para enfermeros'])(
  '%s is none either',
  (title) => {
    expect(jobTitleScore(title)).toBe(-1);
  },
);

it.each(['Webinar Producer', 'Open Day Coordinator', 'Jobmesse-Koordinator (m/w/d)'])('%s makes them', (title) => {
  expect(jobTitleScore(title)).toBeGreaterThan(0);
});
