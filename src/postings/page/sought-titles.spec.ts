import { describe, expect, it } from '@jest/globals';
import { SOUGHT_WORDS } from '../text/words/sought-words.js';
import { soughtTitles } from './sought-titles.js';

describe('occupations that sentences seek', () => {
  it.each(SOUGHT_WORDS.flatMap(({ cases }) => cases.map(([sentence, ...titles]) => [sentence, titles] as const)))(
    '%s',
    (sentence, titles) => {
      expect(soughtTitles(sentence)).toEqual(titles);
    },
  );
});
