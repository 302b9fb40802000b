import { describe, expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../test/every-row.js';
import { SEARCH_WORDS } from '../../postings/text/words/control-words.js';
import type { LanguageWords } from '../../postings/text/words/pattern-parts.js';
import { MORE_OF_LIST_WORDS, NEXT_PAGE_WORDS } from '../../postings/text/words/site-words.js';
import { LOAD_MORE, NEXT_PAGE, SEARCH } from './controls.js';
import type { Wanted } from './in-page-controls.js';

const wordsIn = (rows: readonly LanguageWords[]): (readonly [string, string])[] =>
  rows.flatMap(([language, words]) => words.split('|').map((word) => [word, language] as const));
const isWanted = ({ pattern }: Wanted, text: string): boolean => new RegExp(pattern, 'iu').test(text);

itHoldsForEvery('a control begins the search', wordsIn(SEARCH_WORDS), (word) => {
  expect(isWanted(SEARCH, word)).toBe(true);
  expect(isWanted(SEARCH, `${word} Leeds 1`)).toBe(/^(?:cerca|zoek|zoeken|buscar)(?: |$)/.test(word));
});

itHoldsForEvery('a control leads to the next page', wordsIn(NEXT_PAGE_WORDS), (word) => {
  expect(isWanted(NEXT_PAGE, `${word} ›`)).toBe(true);
  expect(isWanted(NEXT_PAGE, `Rye ${word}`)).toBe(false);
});

itHoldsForEvery('a control brings more of a list', wordsIn(MORE_OF_LIST_WORDS), (word) => {
  expect(isWanted(LOAD_MORE, `${word} (3)`)).toBe(true);
  expect(isWanted(LOAD_MORE, `Rye ${word}`)).toBe(false);
});

describe('what a sign alone is called', () => {
  it.each(['다음 페이지', '次のページ', 'Siguiente página', 'Página siguiente', 'Next page', '下一页'])(
    '%s',
    (name) => {
      expect(isWanted(NEXT_PAGE, name)).toBe(true);
    },
  );
});
