import { expect } from '@jest/globals';
import { itHoldsForEvery } from '../../../../../test/every-row.js';
import { parseHtml } from '../../../page/tree/html.js';
import { rolesBesideSought } from '../../../page/lists/sentences/form-roles.js';
import { CHOOSE_WORDS, OTHER_CHOICE_WORDS } from './other-choice-words.js';

type Row = readonly [language: string, words: string];

const each = (rows: readonly Row[]): (readonly [string, string])[] =>
  rows.flatMap(([language, words]) => words.split('|').map((word) => [word, language] as const));

function rolesOf(...options: string[]): readonly string[] {
  const form = options.map((option) => `<option>${option}</option>`).join('');
  return rolesBesideSought(parseHtml(`<form><select>${form}</select></form>`), ['Baker']);
}

itHoldsForEvery('a form that offers something else offers no openings', each(OTHER_CHOICE_WORDS), (word) => {
  expect(rolesOf('Miller', 'Baker', word)).toEqual([]);
});

itHoldsForEvery('what asks to choose is no role', each(CHOOSE_WORDS), (word) => {
  expect(rolesOf(word.replace('*', ''), 'Miller', 'Baker')).toEqual(['Miller', 'Baker']);
});
