import { expect, it } from '@jest/globals';
import { parseHtml, textOf } from './html.js';
import { areTwoTexts } from './two-texts.js';

it.each([
  ['Leeds', '£30k', true],
  ['38 uur', 'max. € 2.900', true],
  ['38 uur', 'maximaal', false],
  ['rye', 'bread', false],
  ['We bake rye ', 'bread and rolls', false],
  ['We bake rye', ' bread and rolls', false],
])('%p and %p are two texts: %p', (before, behind, are) => {
  expect(areTwoTexts(before, behind)).toBe(are);
});

it('marks without a space between them above a heading are lines of their own', () => {
  const marks = ['Leeds', 'Part-time', 'Start now'].map((mark) => `<span>${mark}</span>`).join('');
  expect(textOf(parseHtml(`<section>${marks}<h1>Miller</h1><p>You mill.</p></section>`))).toBe(
    'Leeds\nPart-time\nStart now\nMiller\nYou mill.',
  );
  expect(textOf(parseHtml('<p><span>Old</span><span>Mill</span></p>'))).toBe('OldMill');
});
