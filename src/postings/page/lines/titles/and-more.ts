import { MORE_AT_END } from '../../../text/words/titles/opening-words.js';
import { wordPattern } from '../../../text/word-pattern.js';
import { fold } from '../../../text/words.js';

const ENDS = MORE_AT_END.map(([, joiners, words]) => `(?:[&+]|${fold(joiners)}) (?:${fold(words)})`);
/** Behind no comma, for a title may end in what else it needs; years and more are asked for. */
const AND_MORE = wordPattern(`^[^\\d,]+ (?:${ENDS.join('|')})$`, 'u');

/** Whether a folded line names more than it says: "Bakers & more". */
export function namesMore(folded: string): boolean {
  return AND_MORE.test(folded);
}
