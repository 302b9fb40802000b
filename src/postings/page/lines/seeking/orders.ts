import { wordPattern } from '../../../text/word-pattern.js';
import { ORDER_WORDS } from '../../../text/words/titles/order-words.js';
import { anyOfFolded, rowsOf, wholeWords } from '../../../text/words/pattern-parts.js';

const AHEAD = anyOfFolded(rowsOf(ORDER_WORDS, 'ahead'));
const BEHIND = wholeWords(rowsOf(ORDER_WORDS, 'behind'));
const ORDERS = wordPattern(`^${AHEAD}\\s\\p{L}|.${BEHIND}[^\\p{L}\\p{N}]{0,9}$`, 'u');

/** Whether a folded line tells customers to call, book or ask somebody: "Call a plumber", "Handwerker buchen". */
export function ordersSomebody(folded: string): boolean {
  return ORDERS.test(folded);
}
