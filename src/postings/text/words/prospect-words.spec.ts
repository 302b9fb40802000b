import { expect } from '@jest/globals';
import { itHoldsForEvery } from '../../../../test/every-row.js';
import { readContractText } from '../job-type.js';
import { PROSPECT_WORDS } from './prospect-words.js';

itHoldsForEvery('offers no contract that may come later', PROSPECT_WORDS, (_language, _words, sentence) => {
  expect(readContractText(sentence)?.type).toBeUndefined();
});
