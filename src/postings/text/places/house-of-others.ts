import { anyOf, rowsOf } from '../words/pattern-parts.js';
import { WHOSE_HOUSE_WORDS } from '../words/places/whose-house-words.js';
import { wordPattern } from '../word-pattern.js';

/** "Our client's office", "nasi klienci mają biura": a house of others. */
const OTHERS = wordPattern(
  String.raw`(?<!\p{L})${anyOf(rowsOf(WHOSE_HOUSE_WORDS, 'others'))}(?!\p{L})(?:(?!(?<!\p{L})${anyOf(rowsOf(WHOSE_HOUSE_WORDS, 'ours'))}(?!\p{L}))[^.!?\n]){0,60}$`,
  'iu',
);

/** "Data protection officer:", "Head office:" */
const ELSEWHERE = wordPattern(String.raw`(?<!\p{L})${anyOf(rowsOf(WHOSE_HOUSE_WORDS, 'elsewhere'))}(?!\p{L})`, 'iu');
const ON_BEHALF = wordPattern(String.raw`(?<!\p{L})${anyOf(rowsOf(WHOSE_HOUSE_WORDS, 'behalf'))}(?!\p{L})`, 'iu');

/** Whether the lines in front of an address say that it is one where something else is than the work. */
export function isAddressOfOthers(ahead: string): boolean {
  return ELSEWHERE.test(ahead) || isHouseOfOthers(ahead);
}

/** "For our client we are looking for": whether a text seeks somebody for others, who work elsewhere. */
export function isOnBehalf(text: string): boolean {
  return ON_BEHALF.test(text);
}

/** Whether the words in front of a house say that it is another one than that of the company. */
export function isHouseOfOthers(ahead: string): boolean {
  return OTHERS.test(ahead);
}
