import { describe, expect, it } from '@jest/globals';
import { wordsAround } from './words.js';

describe('the words around a part of a text', () => {
  const text =
    '• 30 days of holiday\n• A workbench of your own\nTwo days a week you may work from home, wherever that is.';
  const start = text.indexOf('work from home');

  it.each([
    [100, 'Two days a week you may work from home, wherever that is.'],
    [12, 'you may work from home, wherever'],
    [0, 'work from home'],
  ])('are whole words of its own line, %i characters to each side', (reach, words) => {
    expect(wordsAround(text, start, start + 'work from home'.length, reach)).toBe(words);
  });
});
