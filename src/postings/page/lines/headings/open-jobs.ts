import { wordPattern } from '../../../text/word-pattern.js';
import { OPEN_JOBS } from '../../../text/words/headings/open-jobs.js';
import { anyOfFolded } from '../../../text/words/pattern-parts.js';
import { speaksOfVolunteers } from './volunteers-named.js';

/** A word or two for the trade, or two with a sign between them, stand between what is open and what openings are. */
const OF_TRADE = OPEN_JOBS.map(([languages, first, last]) => {
  const [ahead, behind] = [anyOfFolded([[languages, first]]), anyOfFolded([[languages, last]])];
  return wordPattern(`(?<!\\p{L})${ahead}(?: \\p{L}+){1,2}(?: & \\p{L}+)? ${behind}$`, 'u');
});

/** "Open engineering roles", as it is written and folded: openings of a trade, and not of who works for nothing. */
export function namesOpenJobs(text: string, folded: string): boolean {
  return OF_TRADE.some((pattern) => pattern.test(folded)) && !speaksOfVolunteers(text);
}
