import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../test/every-row.js';
import { BYLINE_DAY_WORDS, BYLINE_WORDS, COMMENT_WORDS, FILED_WORDS } from '../../text/words/people/byline-words.js';
import { capitalised } from '../../text/words.js';
import { onlyDate, withoutByline } from './lone-date.js';

itHoldsForEvery('who wrote a page stands behind its day', BYLINE_WORDS, (_language, words) => {
  for (const word of words.split('|').flatMap((said) => [said, capitalised(said)]))
    expect([word, withoutByline(`24.11.2026 ${word} Anna Berg`)]).toEqual([word, '24.11.2026']);
});

itHoldsForEvery('between who wrote a page and its day stands a word', BYLINE_DAY_WORDS, (_language, words) => {
  for (const word of words.split('|'))
    expect([word, withoutByline(`Written by Anna Berg ${word} 24.11.2026`)]).toEqual([word, '24.11.2026']);
});

itHoldsForEvery('behind the day stands in which part of the site a page is', FILED_WORDS, (_language, words) => {
  for (const word of words.split('|').flatMap((said) => [said, capitalised(said)]))
    expect([word, withoutByline(`Written by Anna Berg on 24.11.2026. ${word} Jobs`)]).toEqual([word, '24.11.2026']);
});

itHoldsForEvery('what readers say of a page stands beside its day', COMMENT_WORDS, (_language, words) => {
  for (const word of words.split('|').flatMap((said) => [said, capitalised(said)]))
    expect([word, withoutByline(`24.11.2026 | ${word}`)]).toEqual([word, '24.11.2026']);
});

it.each([
  ['Leave a Comment / Jobs / By admin / February 7, 2026', '2026-02-07'],
  ['Written by editor on 24 November 2026', '2026-11-24'],
  ['Geschrieben von Super User am 24. November 2026', '2026-11-24'],
  ['Written by Anna Berg on 24 November 2026. Posted in Jobs', '2026-11-24'],
  ['Apply by email on 24 November 2026', undefined],
  ['Written by Anna Berg on bread and cakes', undefined],
  ['24 November 2026 by Anna Berg', '2026-11-24'],
  ['Von Anna Berg | 24. November 2026', '2026-11-24'],
  ['Publié par : Anna Berg – 24 novembre 2026', undefined],
  ['24. listopadu 2026, autor: admin', '2026-11-24'],
  ['News · 24.11.2026', '2026-11-24'],
  ['Uutiset · 24.11.2026', '2026-11-24'],
  ['Jobs | 24.11.2026', '2026-11-24'],
  ['24 November 2026', '2026-11-24'],
  ['Leeds · 24.11.2026', undefined],
  ['Start · 24.11.2026', undefined],
  ['Open day · 24.11.2026', undefined],
  ['Closing date · 24.11.2026', undefined],
  ['24 November 2026 at the Old Mill', undefined],
  ['Bread by Anna Berg · 24.11.2026', undefined],
  ['2027年4月1日', '2027-04-01'],
  ['勤務開始は2027年4月1日です。', undefined],
  ['入职时间：2027年3月1日', undefined],
  ['Начало 1 мая 2027', undefined],
  ['1 мая 2027', '2027-05-01'],
  ['Έναρξη 1.5.2027', undefined],
  ['15 mars–15 juni 2027', undefined],
  ['15 March – 15 June 2027', undefined],
  ['13/11/2027–14/03/2028', undefined],
  ['13/11/2027', '2027-11-13'],
  ['2027-03-15', '2027-03-15'],
])('%s', (line, day) => {
  expect(onlyDate([line])).toBe(day);
});

it('two days say nothing', () => {
  expect(onlyDate(['24 November 2026 by Anna Berg', 'News · 25.11.2026'])).toBeUndefined();
});
