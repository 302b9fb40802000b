import { fold, lettersOf } from '../../../text/words.js';
import { ACTION_WORDS } from '../../../text/words/applying/action-words.js';
import { MARK_WORDS } from '../../../text/words/titles/mark-words.js';
import { PAGE_PARTS } from '../../../text/words/headings/page-part-words.js';
import { HOME_PAGE_WORDS } from '../../../text/words/sites/site-words.js';
import { WORLD_PARTS } from '../../../text/words/places/world-part-words.js';

/** Buttons, headings of a page's parts, names of the front page and of parts of the world, marks: whole texts. */
const PAGE_PART = new Set(
  [...ACTION_WORDS, ...PAGE_PARTS, ...MARK_WORDS, ...HOME_PAGE_WORDS, ...WORLD_PARTS].flatMap(([, words]) =>
    words.split('|').map((word) => lettersOf(fold(word))),
  ),
);
/** No such text is longer (characters). */
const MAX_PART = 60;

/** Whether a text is a button, the heading of a page's part or the mark of an entry, and nothing else. */
export function isPagePart(text: string): boolean {
  return text.length <= MAX_PART && PAGE_PART.has(lettersOf(fold(text)));
}
