import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../../test/every-row.js';
import { COLLEAGUES_TELL_WORDS } from '../../../text/words/people/colleagues-tell-words.js';
import { headsTalesOfColleagues } from './colleagues-tell.js';

itHoldsForEvery(
  'headings say that colleagues tell of their work',
  COLLEAGUES_TELL_WORDS.flatMap(([language, , , headings]) => headings.split('|').map((each) => [each, language])),
  (heading = '') => {
    expect(headsTalesOfColleagues(heading)).toBe(true);
  },
);

it.each([
  'Mitarbeiter gesucht',
  'Mitarbeiter im Verkauf',
  'Kollegen gesucht: Bäcker',
  'Join our team',
  'Our team is hiring',
  'Employee relations',
  'Work with our people',
  'Nos collaborateurs',
  ...['Join our team – share your skills', 'Talk to our people team', 'Employee share scheme'],
  ...['Lernende für unser Team', 'Mitarbeiter Berichtswesen', 'Team Berichtswesen', '求人を知る'],
  'Zaměstnanci',
])('"%s" does not', (heading) => {
  expect(headsTalesOfColleagues(heading)).toBe(false);
});
