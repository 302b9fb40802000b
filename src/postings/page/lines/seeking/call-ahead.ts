import { fold } from '../../../text/words.js';
import { SEEKING_ENDS } from '../../../text/words/seeking/seeking-end-words.js';
import { wordPattern } from '../../../text/word-pattern.js';

const ENDS = SEEKING_ENDS.map(([pattern]) => pattern).join('|');
const SEEKS = wordPattern(`(?:${ENDS})\\s?[.!]?$`, 'iu');
const CALL = wordPattern(`^(([^.!?]{3,60})\\s?(?:${ENDS})\\s?!)\\s+\\p{Lu}[^.!?]{5,50}[.!]?$`, 'iu');

/**
 * "Baker wanted! The best of jobs!": what seeks an occupation, before what one more short sentence says of it; any
 * other line as it is, and so is "Baker wanted! Miller wanted!".
 */
export function callAhead(line: string, namesRole: (folded: string) => boolean): string {
  const [, call = line, title = ''] = CALL.exec(line) ?? [];
  return title !== '' && !SEEKS.test(line.slice(call.length)) && namesRole(fold(title)) ? call : line;
}
