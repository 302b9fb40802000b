import { anyOf, rowsOf } from '../words/pattern-parts.js';
import { WHOSE_HOUSE_WORDS } from '../words/places/whose-house-words.js';
import { wordPattern } from '../word-pattern.js';

/** "Our client's office", "nasi klienci mają biura": a house of others. */
const OTHERS = wordPattern(
  String.raw`(?<!\p{L})${anyOf(rowsOf(WHOSE_HOUSE_WORDS, 'others'))}(?!\p{L})(?:(?!(?<!\p{L})${anyOf(rowsOf(WHOSE_HOUSE_WORDS, 'ours'))}(?!\p{L}))[^.!?\n]){0,60}$`,
  'iu',
);

/** Whether the words in front of a house say that it is another one than that of the company. */
export function isHouseOfOthers(ahead: string): boolean {
  return OTHERS.test(ahead);
}
