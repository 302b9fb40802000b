import { PAID_PIECES, PIECE_PAY } from '../words/pay/piece-words.js';
import { PER } from '../words/pay/period-words.js';
import { anyOf, anyOfWords } from '../words/pattern-parts.js';
import { wordPattern } from '../word-pattern.js';

const PIECE = `(?:${anyOf(PAID_PIECES)})(?!\\p{L})`;
/** "a ", "/", "per 8 hour " in front of a piece of work. */
const EACH = String.raw`(?:\/\s?|(?<!\p{L})${anyOfWords([...PER].filter((word) => word !== '/'))}\s)(?:\d{1,2}[ -]?(?:hours?|hrs?|h)[ -])?`;
const BEHIND = wordPattern(String.raw`^\s?(?:[A-Z]{3}\s?)?${EACH}${PIECE}`, 'iu');
const RATE = String.raw`(?<!\p{L})${PIECE}\s(?:${anyOf(PIECE_PAY)})`;
const AHEAD = wordPattern(String.raw`(?:${EACH}${PIECE}|${RATE})(?:\s\([^()\n]{1,20}\))?\s?[:：]\s?$`, 'iu');
const IS_RATE = wordPattern(`^${RATE}$`, 'iu');

const RATE_AHEAD = wordPattern(String.raw`(?:^|\n)[^\p{L}\p{N}\n]{0,3}${RATE}\s?[:：]\s?$`, 'iu');

/** "Session fee: ", where a line begins with it: what the words in front of an amount say that it is paid for. */
export function isLabelledRate(before: string): boolean {
  return RATE_AHEAD.test(before);
}

/** "Shift rate", "session fee" */
export function isRateOfPiece(label: string): boolean {
  return IS_RATE.test(label);
}

/** "£90 per shift", "Pay per session: £45": whether an amount is paid for a piece of work, however long that lasts. */
export function isPieceRate(before: string, after: string): boolean {
  return BEHIND.test(after) || AHEAD.test(before);
}
