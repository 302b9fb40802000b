import { expect, it } from '@jest/globals';
import { readDate } from '../date.js';
import { MONTH_WORDS } from './month-words.js';

it.each(
  MONTH_WORDS.flatMap(([month, words, language]) => words.split(' ').map((word) => [word, language, month] as const)),
)('"%s" (%s) begins month %i', (word, _language, month) => {
  if (word.length < 3) return;
  expect(readDate(`7 ${word} 2026`)).toBe(`2026-${String(month).padStart(2, '0')}-07`);
});
