import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../test/every-row.js';
import { isAction } from '../../page/lines/actions.js';
import { ACTION_WORDS } from './action-words.js';

const WORDS = ACTION_WORDS.flatMap(([language, words]) => words.split('|').map((word) => [word, language] as const));

itHoldsForEvery('actions lead to more of a posting', WORDS, (word) => {
  expect(isAction(`${word} →`)).toBe(true);
});

it.each(['応募資格', '지원자격', '申请条件', 'Lamaran'])('"%s" leads nowhere', (text) => {
  expect(isAction(text)).toBe(false);
});
