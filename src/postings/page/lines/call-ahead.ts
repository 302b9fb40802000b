import { fold } from '../../text/words.js';
import { SEEKING_ENDS } from '../../text/words/seeking-words.js';
import { wordPattern } from '../../text/word-pattern.js';

const CALL = wordPattern(
  `^(([^.!?]{3,60})\\s?(?:${SEEKING_ENDS.map(([pattern]) => pattern).join('|')})\\s?!)\\s+\\p{Lu}[^.!?]{5,50}[.!]?$`,
  'iu',
);

/**
 * "Baker wanted! The best of jobs!": what seeks an occupation, before what one more short sentence says of it; any
 * other line as it is.
 */
export function callAhead(line: string, namesRole: (folded: string) => boolean): string {
  const [, call = line, title = ''] = CALL.exec(line) ?? [];
  return title !== '' && namesRole(fold(title)) ? call : line;
}
