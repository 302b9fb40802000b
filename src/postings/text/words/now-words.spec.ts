import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../test/every-row.js';
import { saysNothingOpen } from '../../page/lines/topics.js';
import { NOW_WORDS } from './now-words.js';

itHoldsForEvery('stands anywhere in a sentence that nothing is open', NOW_WORDS, (_language, words, sentence) => {
  const unheard = words.split('|').filter((word) => !saysNothingOpen(sentence.replace('…', word)));
  expect(unheard).toEqual([]);
});

it.each([
  'All roles are now open.',
  'Our jobs are currently in Leeds.',
  'Unsere Stellen sind derzeit in Leeds zu besetzen.',
  'Tous les postes sont actuellement à pourvoir.',
  'Momentálně obsazujeme všechny pozice.',
  'Сейчас все вакансии открыты.',
])('does not say that nothing is open: %s', (sentence) => {
  expect(saysNothingOpen(sentence)).toBe(false);
});
