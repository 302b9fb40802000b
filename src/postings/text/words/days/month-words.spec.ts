import { expect, it } from '@jest/globals';
import { readDate } from '../../days/date.js';
import { MONTH_WORDS, SHORT_MONTH_WORDS } from './month-words.js';

it.each(
  MONTH_WORDS.flatMap(([month, words, language]) => words.split(' ').map((word) => [word, language, month] as const)),
)('"%s" (%s) begins month %i', (word, _language, month) => {
  if (word.length < 3) return;
  expect(readDate(`7 ${word} 2026`)).toBe(`2026-${String(month).padStart(2, '0')}-07`);
});

it.each(SHORT_MONTH_WORDS)('month %i is "%s" for short (%s)', (month, word) => {
  const day = `2026-${String(month).padStart(2, '0')}-07`;
  expect([`7 ${word} 2026`, `7. ${word}. 2026`, `${word} 7, 2026`].map(readDate)).toEqual([day, day, day]);
});

it.each(['7 temporary 2026', '7 arabia 2026', '7 proste 2026', 'Kasper 7, 2026', 'Noir 7, 2026'])(
  '%s is no date',
  (text) => {
    expect(readDate(text)).toBeUndefined();
  },
);
