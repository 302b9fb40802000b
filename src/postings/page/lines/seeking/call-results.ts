import { POST_CALLS } from '../../../text/words/titles/advert-names.js';
import { anyOfFolded } from '../../../text/words/pattern-parts.js';
import { CALL_RESULTS, RESULT_WORDS } from '../../../text/words/titles/result-words.js';
import { wordPattern } from '../../../text/word-pattern.js';

const RESULTS = `${anyOfFolded([...RESULT_WORDS, ...CALL_RESULTS])}(?!\\p{L})`;
/** Behind a mark at the end of a call, and in front of what was called for. */
const ENDS_SO = wordPattern(`^${anyOfFolded(POST_CALLS)}[\\s:].{2,120}(?:\\s[-–—|]|[,:;(])\\s?${RESULTS}`, 'u');
const BEGINS_SO = wordPattern(`^${RESULTS}`, 'u');

const NAMES_RESULT = wordPattern(`^${anyOfFolded(RESULT_WORDS)}(?!\\p{L})`, 'u');

/** "Results of the selection – list of 3 May", folded: what a call led to, whatever the call was for. */
export function namesCallResult(folded: string): boolean {
  return NAMES_RESULT.test(folded);
}

/** "Concurs pentru postul de brutar – rezultate", "Wyniki naboru na stanowisko …", folded: of a call that is over. */
export function tellsCallResult(folded: string): boolean {
  return BEGINS_SO.test(folded) || ENDS_SO.test(folded);
}
