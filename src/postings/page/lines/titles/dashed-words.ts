import { wordPattern } from '../../../text/word-pattern.js';
import { UNSPACED_LETTERS } from '../../../text/words.js';

const DASHES = wordPattern(`-{2,}|(?<=[${UNSPACED_LETTERS}])-|-(?=[${UNSPACED_LETTERS}])`, 'gu');

/** Two dashes or more divide words, and so does one beside letters of a script without spaces: "程序员-Java". */
export function dividedAtDashes(text: string): string {
  return text.replace(DASHES, ' ');
}
