import { expect } from '@jest/globals';
import { itHoldsForEvery } from '../../../../test/every-row.js';
import { readExperience } from '../years/experience.js';
import { readRemoteLabel } from '../kinds/remote.js';
import { OR_WORDS } from './or-words.js';

itHoldsForEvery('takes the least of two ways in', OR_WORDS, (_language, words, years) => {
  const [first = '', ...others] = words.split('|');
  for (const word of [first, ...others])
    expect(readExperience(years.replace(`(${first} `, `(${word} `))?.years).toBe(2);
  expect(readExperience(years.replace(`(${first} `, '('))?.years).toBe(5);
});

itHoldsForEvery('takes no label that leaves the choice', OR_WORDS, (_language, words) => {
  for (const word of words.split('|')) expect(readRemoteLabel(`on-site ${word} remote`)).toBeUndefined();
});
