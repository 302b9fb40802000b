import { expect } from '@jest/globals';
import { itHoldsForEvery } from '../../../../test/every-row.js';
import { readContractText } from '../job-type.js';
import { readRemoteText } from '../remote.js';
import { DENIAL_WORDS, NOT_WORDS } from './denial-words.js';

itHoldsForEvery(
  'a word denies what follows',
  [...DENIAL_WORDS, ...NOT_WORDS].flatMap(([language, words]) =>
    words.split('|').map((word) => [word, language] as const),
  ),
  (word) => {
    expect(readRemoteText(`Rye ${word} fully remote`)).toBeUndefined();
    expect(readRemoteText(`Rye x${word} fully remote`)?.policy).toBe('remote');
    expect(readContractText(`Rye ${word} unbefristeter Vertrag`)).toBeUndefined();
    expect(readContractText(`Rye x${word} unbefristeter Vertrag`)?.type).toBe('permanent');
  },
);
