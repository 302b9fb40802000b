import { expect, it } from '@jest/globals';
import { readToldInSentences } from './told-in-sentences.js';

it.each([
  ['• Active RN license required', ['Active RN license required']],
  ['• Führerschein Klasse B wird vorausgesetzt\n• Schichtdienst', ['Führerschein Klasse B wird vorausgesetzt']],
  ['• Permis B exigé', ['Permis B exigé']],
  ['• Rijbewijs B vereist', ['Rijbewijs B vereist']],
  ['• No experience required; will train', undefined],
  ['• Obtain required licenses', undefined],
  ['• Write reports as required', undefined],
  ['• Two shifts available', undefined],
  ['• Driving licence preferred', undefined],
])('a point of a card says what must be: %s', (points, requirements) => {
  expect(readToldInSentences(`You knead dough by the river.\n${points}`).requirements).toEqual(requirements);
});

it('a point says nothing where a heading has others', () => {
  const told = readToldInSentences('You knead.\n• Active RN license required', new Set(['A degree']));
  expect(told.requirements).toBeUndefined();
});
