import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../test/every-row.js';
import { readContractText, readHoursText } from '../kinds/job-type.js';
import { readRemoteText } from '../kinds/remote.js';
import { DENIALS_IN_SENTENCES } from './denial-words.js';

itHoldsForEvery(
  'a word denies what follows',
  DENIALS_IN_SENTENCES.flatMap(([language, words]) => words.split('|').map((word) => [word, language] as const)),
  (word) => {
    expect(readRemoteText(`Rye ${word} fully remote`)).toBeUndefined();
    expect(readRemoteText(`Rye x${word} fully remote`)?.policy).toBe('remote');
    expect(readContractText(`Rye ${word} unbefristeter Vertrag`)).toBeUndefined();
    expect(readContractText(`Rye x${word} unbefristeter Vertrag`)?.type).toBe('permanent');
  },
);

it.each([
  ['Wij zoeken nu een fulltime kok', 'full-time'],
  ['Vi söker nu heltid', 'full-time'],
  ['Vi ansætter nu på fuldtid', 'full-time'],
  ['Titulaire d’un CAP à temps plein', 'full-time'],
])('"%s" denies nothing', (text, type) => {
  expect(readHoursText(text)?.type).toBe(type);
});

it.each([
  ['Je kunt nu volledig thuiswerken.', 'remote'],
  ['Hos oss kan ni arbeta 3 dagar i veckan hemifrån på distans.', 'hybrid'],
])('"%s" denies nothing', (text, policy) => {
  expect(readRemoteText(text)?.policy).toBe(policy);
});
