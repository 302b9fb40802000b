import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../test/every-row.js';
import { SEND_WORDS } from '../../text/words/send-words.js';
import { dayAskedBy } from './asked-by-day.js';

itHoldsForEvery('an application is asked for by a day', SEND_WORDS, (_language, words, before) => {
  for (const send of words.split('|'))
    expect([send, dayAskedBy([`${send} CV ${before.split('|')[0] ?? ''} 13.09.2027.`])]).toEqual([send, '2027-09-13']);
  for (const by of before.split('|'))
    expect([by, dayAskedBy([`${words.split('|')[0] ?? ''} CV ${by} 13.09.2027.`])]).toEqual([by, '2027-09-13']);
});

it.each([
  'Please return the application form to Anna Mill, anna@mill.example, by Monday 13th September 2027. Interviews follow.',
  'Please send your CV by September 13, 2027.',
  'Bitte senden Sie Ihre Bewerbung bis zum 13. September 2027 an die Mühle.',
  'Bitte senden Sie Ihre Bewerbung bis zum 13. September 2027.',
  'Merci d’envoyer votre candidature à la boulangerie avant le 13 septembre 2027.',
  'Stuur je cv naar de molen, uiterlijk 13 september 2027.',
])('%s', (text) => {
  expect(dayAskedBy([text])).toBe('2027-09-13');
});

it.each([
  'Send your loaf to the contest by 13 September 2027.',
  'Applicants will hear from us by 13 September 2027.',
  'We review all applications by 13 September 2027.',
  'Apply now and start by 13 September 2027.',
  'Please send your CV. We open our shop by 13 September 2027.',
])('is no last day to apply: %s', (text) => {
  expect(dayAskedBy([text])).toBeUndefined();
});
