import { describe, expect, it } from '@jest/globals';
import { lastRemembered, remembered } from './remembered.js';

describe('A reader that keeps what it found', () => {
  it('reads a short text once, whatever it found in it', () => {
    const read: string[] = [];
    const reader = remembered((text) => {
      read.push(text);
      return text === 'Baker' ? 1 : undefined;
    });
    expect(['Baker', 'Home', 'Baker', 'Home'].map(reader)).toEqual([1, undefined, 1, undefined]);
    expect(read).toEqual(['Baker', 'Home']);
  });

  it('keeps no long text, and of many texts the latest', () => {
    let count = 0;
    const reader = remembered(() => ++count);
    const long = 'a'.repeat(200);
    expect([reader(long), reader(long)]).toEqual([1, 2]);
    for (let at = 0; at < 4000; at++) reader(`text ${String(at)}`);
    const before = count;
    reader('text 3999');
    expect(count).toBe(before);
    reader('one more');
    reader('text 0');
    expect(count).toBe(before + 2);
  });
});

it('A reader that keeps the last sentence reads it once, and a long text anew', () => {
  let count = 0;
  const reader = lastRemembered(() => ++count);
  const long = 'a'.repeat(600);
  expect(['Rye', 'Rye', 'Oats', 'Rye', long, long, 'Rye'].map(reader)).toEqual([1, 1, 2, 3, 4, 5, 3]);
});
