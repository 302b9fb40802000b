import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../test/every-row.js';
import { BYLINE_WORDS } from '../../text/words/people/byline-words.js';
import { capitalised } from '../../text/words.js';
import { onlyDate, withoutByline } from './lone-date.js';

itHoldsForEvery('who wrote a page stands behind its day', BYLINE_WORDS, (_language, words) => {
  for (const word of words.split('|').flatMap((said) => [said, capitalised(said)]))
    expect([word, withoutByline(`24.11.2026 ${word} Anna Berg`)]).toEqual([word, '24.11.2026']);
});

it.each([
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
