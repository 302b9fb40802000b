import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../test/every-row.js';
import { parseHtml } from '../../../postings/page/tree/html.js';
import { NOT_LOADED_WORDS } from '../../../postings/text/words/sites/load-failure-words.js';
import { saysNotLoaded } from './not-loaded.js';

const said = (line: string): string | undefined => saysNotLoaded(parseHtml(`<h1>The mill</h1><p>${line}</p>`));

itHoldsForEvery(
  'a page says that it could not load something',
  NOT_LOADED_WORDS.flatMap(([, words]) => words.split('|').map((word) => [word.replace('*', '')] as const)),
  (words) => {
    const line = `Jobs: ${words}.`;
    expect(said(line)).toBe(line);
  },
);

it.each([
  'Lorries are loaded at four.',
  'Oops! Something went wrong while submitting the form.',
  `The van could not load the flour, ${'and the miller told the story in the mill at length. '.repeat(4)}`,
])('says nothing of the kind with "%s"', (line) => {
  expect(said(line)).toBeUndefined();
});
