import { expect } from '@jest/globals';
import { itHoldsForEvery } from '../../../../test/every-row.js';
import { readExperience } from '../experience.js';
import { readRemoteLabel } from '../remote.js';
import { OR_WORDS } from './or-words.js';

const rows = OR_WORDS.flatMap(([, words]) => words.split('|').map((word) => [word] as const));

itHoldsForEvery('takes the least of two ways in', rows, (word) => {
  const ways = (join: string): string =>
    `A degree and 2 years of experience in baking (${join} an apprenticeship with 5 years of experience)`;
  expect(readExperience(ways(word))?.years).toBe(2);
  expect(readExperience(ways('then'))?.years).toBe(5);
});

itHoldsForEvery('takes no label that leaves the choice', rows, (word) => {
  expect(readRemoteLabel(`on-site ${word} remote`)).toBeUndefined();
});
