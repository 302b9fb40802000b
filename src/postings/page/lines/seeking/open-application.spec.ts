import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../../test/every-row.js';
import { OPEN_APPLICATIONS } from '../../../text/words/applying/application-words.js';
import { isOpenApplication } from './open-application.js';

itHoldsForEvery(
  'words for an open application are no opening',
  OPEN_APPLICATIONS.flatMap(([language, words]) => words.split('|').map((word) => [word, language] as const)),
  (word) => {
    expect(isOpenApplication(word)).toBe(true);
  },
);

it.each([
  ["Didn't find your role? Apply anyway", true],
  ['Can’t find what you are looking for?', true],
  ['You do not see the right role', true],
  ['Nichts Passendes dabei?', true],
  ['Initiativbewerbung', true],
  ['Find and See Coordinator', false],
])('%s is an open application: %s', (title, isOne) => {
  expect(isOpenApplication(title)).toBe(isOne);
});
