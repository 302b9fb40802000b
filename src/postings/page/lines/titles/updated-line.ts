import { anyOfFolded } from '../../../text/words/pattern-parts.js';
import { UPDATED_WORDS } from '../../../text/words/days/updated-words.js';
import { wordPattern } from '../../../text/word-pattern.js';

/** Behind the words a day follows, or a label's colon. */
const SAYS_UPDATED = wordPattern(`^\\P{L}{0,3}(?:${anyOfFolded(UPDATED_WORDS)})\\P{L}{0,4}\\p{Nd}`, 'u');

/** Whether a folded line says when its page was changed: "Last updated: 19.11.2026". */
export function isUpdateOfPage(folded: string): boolean {
  return SAYS_UPDATED.test(folded);
}
