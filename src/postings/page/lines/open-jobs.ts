import { wordPattern } from '../../text/word-pattern.js';
import { OPEN_JOBS } from '../../text/words/open-jobs.js';
import { anyOfFolded } from '../../text/words/pattern-parts.js';
import { speaksOfVolunteers } from './volunteers-named.js';

/** A word or two for the trade, or two with a sign between them, stand between what is open and what openings are. */
const OF_TRADE = OPEN_JOBS.map(([languages, ahead, behind]) => {
  const anyOf = (words: string): string => anyOfFolded([[languages, words]]);
  return wordPattern(`(?<!\\p{L})${anyOf(ahead)}(?: \\p{L}+){1,2}(?: & \\p{L}+)? ${anyOf(behind)}$`, 'u');
});

/** "Open engineering roles", as it is written and folded: openings of a trade, and not of who works for nothing. */
export function namesOpenJobs(text: string, folded: string): boolean {
  return OF_TRADE.some((pattern) => pattern.test(folded)) && !speaksOfVolunteers(text);
}
