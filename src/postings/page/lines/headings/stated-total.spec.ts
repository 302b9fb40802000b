import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../../test/every-row.js';
import {
  FOUND_WORDS,
  PART_OF_LIST_WORDS,
  SHOWN_WORDS,
  TOTAL_AHEAD_WORDS,
} from '../../../text/words/sites/stated-total-words.js';
import { statedTotal } from './stated-total.js';

it.each([
  ['Showing 1 – 10 of 57 jobs', { shown: 10, total: 57 }],
  ['Displaying jobs 11 - 20 of 33 in total', { shown: 10, total: 33 }],
  ['Affichage de 1 à 10 sur 22', { shown: 10, total: 22 }],
  ['12 of 40 vacancies shown', { shown: 12, total: 40 }],
  ['1-10 / 57', { shown: 10, total: 57 }],
  ['57件中 1～10件を表示', { shown: 10, total: 57 }],
  ['34 offene Stellen', { total: 34 }],
  ['34 Stellenangebote gefunden', { total: 34 }],
  ['24 lediga tjänster', { total: 24 }],
])('%j says how long its list is', (line, stated) => {
  expect(statedTotal(line)).toEqual(stated);
});

it.each([
  'Page 2 of 5',
  'Seite 1 von 3',
  '4 de janeiro de 2026',
  '1 a 10 de enero de 2026',
  '2 von 30 Tagen',
  '5 of 5 stars',
  '3/5',
  '120 jobs created in 2024',
  '1 – 10 of 10 jobs',
  '10–20 of 5',
  'Mon-Fri 9 to 5 of 2026',
  '1 to 2 of the 3.5 tonnes',
  '1500 jobs created since 2010',
  '12 positions filled',
  '120 Stellen geschaffen',
  '100 postes créés',
  '24 jobs in Leeds',
  '250 open positions worldwide',
  '15 opportunities to grow',
  '5 of 12 board members are women',
  '8 von 10 Mitarbeitern empfehlen uns',
  '9 sur 10 collaborateurs',
  'Top 10 of 500 employers',
  'Platz 5 von 120',
  'Step 4 of 8',
  'Up to 10 of 40 hours from home',
])('%j says nothing of a list', (line) => {
  expect(statedTotal(line)).toBeUndefined();
});

itHoldsForEvery('words stand between the numbers of a part', PART_OF_LIST_WORDS, (_language, to, of) => {
  for (const between of to.split('|'))
    for (const behind of of.split('|'))
      expect(statedTotal(`1 ${between} 10 ${behind} 57`)).toEqual({ shown: 10, total: 57 });
});

itHoldsForEvery('words follow the number of all', TOTAL_AHEAD_WORDS, (_language, words) => {
  for (const word of words.split('|')) expect(statedTotal(`57 ${word} 1-10`)).toEqual({ shown: 10, total: 57 });
});

itHoldsForEvery('words count what a list shows', SHOWN_WORDS, (_language, words) => {
  for (const word of words.replaceAll('*', 'a').split('|'))
    expect([word, statedTotal(`6 of 57 ${word}`)?.total]).toEqual([word, 57]);
});

itHoldsForEvery('words may follow how many openings there are', FOUND_WORDS, (_language, words) => {
  for (const word of words.split('|')) expect([word, statedTotal(`57 jobs ${word}`)?.total]).toEqual([word, 57]);
});
