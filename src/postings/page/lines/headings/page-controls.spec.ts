import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../../test/every-row.js';
import { PAGE_CONTROL_WORDS } from '../../../text/words/sites/page-control-words.js';
import { isPageControl } from './page-controls.js';

const LINES = PAGE_CONTROL_WORDS.flatMap(([language, words]) =>
  words.split('|').map((line) => [line, language] as const),
);

itHoldsForEvery('lines are controls of a page', LINES, (line) => {
  expect([isPageControl(line), isPageControl(`← ${line} ×`)]).toEqual([true, true]);
});

it.each(['Backend', 'Back office', 'Close to the station', 'Less stress', 'Retourenabteilung', '', '3+'])(
  '"%s" is none',
  (line) => {
    expect(isPageControl(line)).toBe(false);
  },
);
