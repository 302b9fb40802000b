import { describe, expect, it } from '@jest/globals';
import { html } from '../html.js';
import { markQuotes } from './quotes.js';

const marked = (text: string, quotes: [string, string][]): string => html`${markQuotes(text, quotes).content}`.markup;

describe('markQuotes', () => {
  it('marks each quote at its first place and loses nothing of the text', () => {
    expect(
      marked('We pay 10 to 12 <euro> in Bonn. 10 to 12.', [
        ['place', 'in Bonn'],
        ['salary', '10 to 12'],
      ]),
    ).toBe(
      'We pay <span id="quote-salary"></span><mark>10 to 12</mark> &lt;euro&gt; <span id="quote-place"></span><mark>in Bonn</mark>. 10 to 12.',
    );
  });

  it('finds a quote over ends of lines', () => {
    expect(marked('Pay:\n10 to\n 12 (a day)', [['salary', 'Pay: 10 to 12 (a day)']])).toBe(
      '<span id="quote-salary"></span><mark>Pay:\n10 to\n 12 (a day)</mark>',
    );
  });

  it('gives quotes that overlap or are the same a place each', () => {
    const text = 'abcdef';
    const quotes: [string, string][] = [
      ['one', 'abcd'],
      ['two', 'cdef'],
      ['three', 'abcd'],
      ['gone', 'xyz'],
      ['empty', ''],
    ];
    expect(marked(text, quotes).replace(/<[^>]+>/g, '')).toBe(text);
    expect([...markQuotes(text, quotes).places].sort()).toEqual(['one', 'three', 'two']);
  });
});
