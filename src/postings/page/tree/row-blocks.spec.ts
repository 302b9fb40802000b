import { describe, expect, it } from '@jest/globals';
import { elementsNamed, parseHtml } from './html.js';
import { blocksOfCard } from './row-blocks.js';
import { readSections } from './sections.js';

const row = (heads: readonly string[], cells: readonly string[]): object => {
  const [first, second] = [heads, cells].map((texts) => `<tr>${texts.map((text) => `<td>${text}</td>`).join('')}</tr>`);
  const [, card] = elementsNamed(parseHtml(`<table>${String(first)}${String(second)}</table>`), 'tr');
  return card === undefined ? {} : readSections(blocksOfCard(card));
};

describe('a row of openings', () => {
  it.each([
    [
      ['Position', 'Requirements', 'Salary'],
      ['Miller', 'A clean driving licence', '3,000 a month'],
      { requirements: ['A clean driving licence'] },
    ],
    [
      ['STT', 'Vị trí', 'Yêu cầu', 'Chế độ'],
      ['1', 'Thợ xay', 'Bằng lái hạng C<br>Trung thực', 'Ăn trưa'],
      { requirements: ['Bằng lái hạng C', 'Trung thực'], benefits: ['Ăn trưa'] },
    ],
    [['पद का नाम', 'योग्यता', 'वेतन'], ['चालक', '8वीं पास', '₹20,000 प्रति माह'], { requirements: ['8वीं पास'] }],
    // Facts of an opening, and columns of something else.
    [['Position', 'Experience', 'Salary'], ['Miller', '2 years', '3,000 a month'], {}],
    [['Position', 'Mill', 'Salary'], ['Miller', 'A mill on the river', '3,000 a month'], {}],
  ])('below %j says what its columns are called: %j', (heads, cells, sections) => {
    expect(row(heads, cells)).toEqual(sections);
  });
});
