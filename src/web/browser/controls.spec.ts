import { describe, expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../test/every-row.js';
import { SEARCH_WORDS } from '../../postings/text/words/sites/control-words.js';
import { NOT_YET_WORDS, PAST_ALONE, PAST_WORDS } from '../../postings/text/words/state/not-open-words.js';
import type { LanguageWords } from '../../postings/text/words/pattern-parts.js';
import { MORE_OF_LIST_WORDS, NEXT_PAGE_WORDS } from '../../postings/text/words/sites/site-words.js';
import { LOAD_MORE, NEXT_PAGE, PAST_TAB, SEARCH } from './controls.js';
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

it.each([
  ['Mostra altre posizioni', true],
  ['Visualizza tutte le offerte', true],
  ['Vezi mai multe posturi libere', true],
  ['Показать ещё вакансии', true],
  ['Daha fazla göster', true],
  ['Older people of our town', false],
  ['Altre sedi', false],
  ['Mostra la mappa', false],
  ['Visa mer', true],
])('"%s" brings more of a list: %s', (text, expected) => {
  expect(isWanted(LOAD_MORE, text)).toBe(expected);
});

describe('what a sign alone is called', () => {
  it.each(['다음 페이지', '次のページ', 'Siguiente página', 'Página siguiente', 'Next page', '下一页'])(
    '%s',
    (name) => {
      expect(isWanted(NEXT_PAGE, name)).toBe(true);
    },
  );
});

const isPastTab = (text: string): boolean => new RegExp(PAST_TAB, 'iu').test(text);

itHoldsForEvery('a tab of what is over stays closed', wordsIn([...PAST_WORDS, ...PAST_ALONE]), (word) => {
  expect(isPastTab(word.replaceAll('*', ''))).toBe(true);
});

itHoldsForEvery('a tab of what is not yet filled is opened', wordsIn(NOT_YET_WORDS), (word) => {
  expect(isPastTab(`${word} filled`)).toBe(false);
});

it.each(['진행중 공고', 'Open positions', 'Leeds', 'Vertrieb', 'Pastry', 'Alle Stellen'])('"%s" is opened', (tab) => {
  expect(isPastTab(tab)).toBe(false);
});
