import { expect } from '@jest/globals';
import { itHoldsForEvery } from '../../../../../test/every-row.js';
import { readTextSections } from '../../../page/tree/sections.js';
import { ASKING_WORDS, BENEFIT_ITEM_WORDS } from './benefit-item-words.js';

const wordsOf = (rows: readonly (readonly [string, string])[]): (readonly [string, string])[] =>
  rows.flatMap(([language, words]) => words.split('|').map((word) => [word.replaceAll('*', ''), language] as const));

const below = (heading: string, item: string): string => `Requirements\n• You bake\n\n${heading}\n• ${item}`;

itHoldsForEvery('an item below a heading that is either names a benefit', wordsOf(BENEFIT_ITEM_WORDS), (word) => {
  expect(readTextSections(below('Extras:', `Rye ${word}`))['benefits']).toEqual([`Rye ${word}`]);
});

itHoldsForEvery('an item that asks for something stays a wish', wordsOf(ASKING_WORDS), (word) => {
  expect(readTextSections(below('Extras:', `${word} – insurance`))['nice_to_have']).toEqual([`${word} – insurance`]);
});
