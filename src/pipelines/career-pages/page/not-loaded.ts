import { textOf, type Document } from '../../../postings/page/tree/html.js';
import { anyOf } from '../../../postings/text/words/pattern-parts.js';
import { NOT_LOADED_WORDS } from '../../../postings/text/words/sites/load-failure-words.js';
import { wordPattern } from '../../../postings/text/word-pattern.js';

/** A longer line (characters) is a text about something else. */
const MAX_LINE = 160;
const LETTER = String.raw`[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]`;
const NOT_LOADED = wordPattern(`(?<!${LETTER})(?:${anyOf(NOT_LOADED_WORDS)})(?!${LETTER})`, 'iu');

/** What a page says of what it could not load, in its own words; undefined where it says nothing of the kind. */
export function saysNotLoaded(document: Document): string | undefined {
  return textOf(document)
    .split('\n')
    .find((line) => line.length <= MAX_LINE && NOT_LOADED.test(line));
}
