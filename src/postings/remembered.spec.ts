import { expect, it } from '@jest/globals';
import { withLimits } from './reading-limits.js';
import { remembered } from './remembered.js';

it('what one reading found in the lines of a long list is not looked for again by its next round', () => {
  let read = 0;
  const lengthOf = remembered((text) => {
    read++;
    return text.length;
  });
  const lines = Array.from({ length: 9000 }, (_, at) => `Engineer ${String(at)}`);
  withLimits('a page', () => [lines.map(lengthOf), lines.map(lengthOf)]);
  expect(read).toBe(lines.length);
});

it('what a long list had is not kept for the pages behind it', () => {
  let read = 0;
  const lengthOf = remembered((text) => {
    read++;
    return text.length;
  });
  withLimits('a page', () => Array.from({ length: 9000 }, (_, at) => lengthOf(`Engineer ${String(at)}`)));
  withLimits('the next page', () => lengthOf('Nurse'));
  read = 0;
  withLimits('the page behind it', () => lengthOf('Engineer 8999'));
  expect(read).toBe(1);
});
