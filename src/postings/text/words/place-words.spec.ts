import { expect, it } from '@jest/globals';
import { isPlaceName, readPlace } from '../place.js';
import { NOT_ALONE, PLACE_JOINERS, PLACE_NOISE } from './place-words.js';

it.each([...PLACE_NOISE, ...PLACE_JOINERS])('%s (%s) has its case: %s', (word, _language, text, expected) => {
  expect(text.toLowerCase()).toContain(word.toLowerCase());
  const { city = '', country = '' } = readPlace(text);
  expect(`${city} | ${country}`).toBe(expected);
});

it.each(NOT_ALONE)('%s (%s) is no place by itself', (_word, _language, text) => {
  expect(readPlace(text)).toEqual({});
  expect(isPlaceName(text)).toBe(false);
});
