import { expect, it } from '@jest/globals';
import { duration } from './format.js';

it.each([
  [850, '850 ms'],
  [999.7, '1.0 s'],
  [4210, '4.2 s'],
  [59_970, '1 min 0 s'],
  [119_600, '2 min 0 s'],
  [200_000, '3 min 20 s'],
  [3_599_900, '1 h 0 min'],
  [18_720_000, '5 h 12 min'],
])('%d ms are %s', (milliseconds, said) => {
  expect(duration(milliseconds)).toBe(said);
});
