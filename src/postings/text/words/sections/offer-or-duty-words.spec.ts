import { expect } from '@jest/globals';
import { itHoldsForEvery } from '../../../../../test/every-row.js';
import { parseHtml } from '../../../page/tree/html.js';
import { readSections } from '../../../page/tree/sections.js';
import { blocksOf } from '../../../page/tree/text-blocks.js';
import { OFFER_OR_DUTY_WORDS } from './offer-or-duty-words.js';

const benefitsBelow = (heading: string, items: readonly string[]): readonly string[] | undefined => {
  const list = `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
  return readSections(blocksOf(parseHtml(`<h2>${heading}</h2>${list}<h2>The mill</h2><p>It is old.</p>`))).benefits;
};
const GIVEN = ['Thirty days of holiday', 'A company pension', 'Old stones', 'A river', 'Bread'];
const DUTIES = ['Milling of rye', 'Sharpening of stones', 'Baking of bread', 'A company pension', 'Sale of flour'];

const LINES = OFFER_OR_DUTY_WORDS.flatMap(([language, lines]) =>
  lines.split('|').map((line) => [line, language] as const),
);

itHoldsForEvery('items that are given are benefits below it, and duties are none', LINES, (line) => {
  expect(benefitsBelow(line, GIVEN)).toEqual(GIVEN);
  expect(benefitsBelow(`${line}:`, GIVEN)).toEqual(GIVEN);
  expect(benefitsBelow(line, DUTIES)).toBeUndefined();
  // Below another heading, or beside one that surely is of benefits, such a list says nothing.
  expect(benefitsBelow('Stones and rivers', GIVEN)).toBeUndefined();
});
