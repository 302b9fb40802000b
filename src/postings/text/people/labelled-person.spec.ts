import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../test/every-row.js';
import { LED_WORDS } from '../words/relation-words.js';
import { personOfValue } from './labelled-person.js';

itHoldsForEvery('what somebody leads is no person', LED_WORDS, (_language, words) => {
  for (const word of words.split('|')) expect(personOfValue(`VP ${word} Anna Mill`)).toBeUndefined();
});

it.each([
  ['VP of Star Mills', undefined],
  ['Jane Miller, VP of Star Mills', 'Jane Miller'],
  ['Head of mills Jane Miller', 'Jane Miller'],
])('%s', (value, name) => {
  expect(personOfValue(value)?.name).toBe(name);
});
