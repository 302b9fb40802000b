import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../test/every-row.js';
import { isAction } from '../../page/lines/actions.js';
import { ACTION_BEGINNINGS, ACTION_WORDS, MORE_WORDS } from './action-words.js';

const WORDS = [...ACTION_WORDS, ...MORE_WORDS].flatMap(([language, words]) =>
  words.split('|').map((word) => [word, language] as const),
);

itHoldsForEvery('actions lead to more of a posting', WORDS, (word) => {
  expect(isAction(`${word} →`)).toBe(true);
});

itHoldsForEvery(
  'actions go on behind such words',
  ACTION_BEGINNINGS.flatMap(([language, words]) => words.split('|').map((word) => [word, language] as const)),
  (word) => {
    expect(isAction(`${word} Bäcker →`)).toBe(true);
    expect(isAction(`${word} Bäcker in einem kleinen Ort`)).toBe(false);
  },
);

it.each(['応募資格', '지원자격', '申请条件', 'Lamaran'])('"%s" leads nowhere', (text) => {
  expect(isAction(text)).toBe(false);
});
