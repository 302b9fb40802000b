import { expect, it } from '@jest/globals';
import { matchesTitle } from '../../../title-filter.js';
import { TITLE_ENDINGS } from './title-endings.js';

it.each(TITLE_ENDINGS)('%s: %s is %s: %s, %s', (_language, _endings, _base, written, name) => {
  expect(matchesTitle(written, [name])).toBe(true);
  expect(matchesTitle(name, [written])).toBe(true);
});
