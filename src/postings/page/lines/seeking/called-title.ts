import { fold } from '../../../text/words.js';
import { anyOf } from '../../../text/words/pattern-parts.js';
import { TITLE_CALLS } from '../../../text/words/seeking/title-calls.js';
import { wordPattern } from '../../../text/word-pattern.js';

/** A colon or an exclamation mark, or a dash or a line with a space on both sides, divides a call from a title. */
const SIGN = '(?:\\s?[:：!]{1,3}\\s?|\\s[–—|-]\\s)';
const CALLED = wordPattern(`^[^\\p{L}\\p{N}]{0,3}${anyOf(TITLE_CALLS)}${SIGN}(?<title>[\\p{L}\\p{N}].{2,100})$`, 'iu');

/**
 * "Now hiring – baker" as "wanted: baker": what calls for an occupation in front of a sign, as a sentence that seeks
 * it; any other line as it is.
 */
export function asSeekingCall(line: string, namesRole: (folded: string) => boolean): string {
  const { title } = CALLED.exec(line.replaceAll('’', "'"))?.groups ?? {};
  if (title === undefined || !namesRole(fold(title))) return line;
  // As it is written: the pattern was asked with plain apostrophes, of the same length.
  return `wanted: ${line.slice(-title.length)}`;
}
