import { expect, it } from '@jest/globals';
import { readTextSections } from '../../../page/tree/sections.js';
import { ITEM_WORDS } from './item-words.js';

const WORDS = ITEM_WORDS.flatMap(([kind, language, words]) =>
  words.split('|').map((word) => [word.replace('*', ''), language, kind] as const),
);

it.each(WORDS)('a list whose items say "%s" (%s) without a heading is one of %s', (word, _language, kind) => {
  expect(readTextSections(`Baker\n• ${word} bread\n• Rolls, ${word} cake`)).toEqual({
    [kind]: [`${word} bread`, `Rolls, ${word} cake`],
  });
});

it.each([
  ['tasks', 'Baker\n• Bake bread\n• Clean the oven\n• Experience with rye'],
  ['one item', 'Baker\n• Experience with rye'],
  ['tasks by their heading', 'Your tasks\n• Show your experience with rye\n• Share your knowledge of ovens'],
])('a list of %s is none of requirements', (_what, text) => {
  expect(readTextSections(text)).toEqual({});
});
