import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../../test/every-row.js';
import { topicOf } from '../../../page/lines/headings/topics.js';
import { OPEN_JOBS } from './open-jobs.js';

itHoldsForEvery('a trade between them heads openings', OPEN_JOBS, (_languages, ahead, behind) => {
  for (const first of ahead.split('|'))
    for (const last of behind.split('|')) expect(topicOf(`${first} Acme Tech ${last}`)).toBe('openings');
});

it.each([
  'Open Tech Positions',
  'Available driving positions',
  'Vacant nursing & care positions',
  'Offene kaufmännische Stellen',
  'Postes techniques ouverts',
  'Posizioni tecniche aperte',
  'Lediga tekniska tjänster',
  'Job postings',
])('%s heads openings', (heading) => {
  expect(topicOf(heading)).toBe('openings');
});

it.each([
  'Open volunteer positions',
  'Open day for all roles we play',
  'Our positions on open data',
  'Posti auto disponibili',
])('%s heads none', (heading) => {
  expect(topicOf(heading)).not.toBe('openings');
});
