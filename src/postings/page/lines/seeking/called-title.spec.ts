import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../../test/every-row.js';
import { TITLE_CALLS } from '../../../text/words/seeking/title-calls.js';
import { cleanTitle } from '../../advert/html-card.js';
import { jobTitleScore } from '../titles/job-titles.js';

itHoldsForEvery('a call for somebody, a sign, and the title', TITLE_CALLS, (_language, calls) => {
  for (const call of calls.split('|'))
    for (const sign of [': ', ' – ', ' | ', '! ', ' - ']) {
      const line = `${call.toLocaleUpperCase()}${sign}Confectioner`;
      expect([line, cleanTitle(line)]).toEqual([line, 'Confectioner']);
      expect([line, jobTitleScore(line)]).toEqual([line, 1]);
    }
});

it.each([
  ['We’re hiring – Baker’s assistant!', 'Baker’s assistant'],
  ['Urgent: miller needed', 'miller'],
  ['Now hiring – baker to join our team', 'baker'],
  ['★ NEW ★ Baker', 'NEW ★ Baker'],
  ['Dringend gesucht: Bäcker (m/w/d)', 'Bäcker (m/w/d)'],
  // No sign, or no occupation behind it, or more than the call before it.
  ['New Zealand baker', 'New Zealand baker'],
  ['Urgent care – baker', 'Urgent care – baker'],
  ['New: our mill', 'New: our mill'],
  ['Opportunity – Leeds', 'Opportunity – Leeds'],
  ['Wanted-poster printer', 'Wanted-poster printer'],
])('%s is the title %s', (line, title) => {
  expect(cleanTitle(line)).toBe(title);
});

it.each(['Baristas', 'Nannies', 'Midwives'])('%s are wanted', (people) => {
  expect(cleanTitle(`${people} wanted!`)).toBe(people);
});
