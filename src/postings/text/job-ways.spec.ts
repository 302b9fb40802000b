import { expect, it } from '@jest/globals';
import { wayOfAll } from './job-ways.js';
import { readRemoteText } from './remote.js';
import { JOB_WAYS } from './words/job-way-words.js';

it.each(JOB_WAYS.flatMap(({ language, said }) => Object.entries(said).map((row) => [language, ...row] as const)))(
  'a sentence says how the work of all openings is done (%s, %s)',
  (_language, policy, sentence) => {
    expect([sentence, wayOfAll(`The mill.\n${sentence}`)?.policy]).toEqual([sentence, policy]);
    expect([sentence, readRemoteText(sentence)?.policy]).toEqual([sentence, policy]);
  },
);

it.each([
  'All positions are remote-friendly.',
  'All roles are remote or on-site, as you like.',
  'All positions are responsible for remote monitoring.',
  'All jobs are on-site support jobs.',
  'Our position is clear: remote work works.',
  'Alle Stellen sind remote möglich.',
  'All positions are remote. All positions are hybrid.',
  'This position is remote.',
])('says nothing of all: %s', (sentence) => {
  expect(wayOfAll(sentence)).toBeUndefined();
});
