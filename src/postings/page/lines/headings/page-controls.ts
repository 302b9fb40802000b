import { PAGE_CONTROL_WORDS } from '../../../text/words/sites/page-control-words.js';
import { foldedWords } from '../../../text/words/pattern-parts.js';
import { fold, lettersOf } from '../../../text/words.js';

const CONTROLS = new Set(foldedWords(PAGE_CONTROL_WORDS).map(lettersOf));

/** Whether a line is what a button says that opens, closes, prints or leaves a part of the page: "← Back", "Close". */
export function isPageControl(line: string): boolean {
  return CONTROLS.has(lettersOf(fold(line)));
}
