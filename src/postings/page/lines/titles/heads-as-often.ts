import { wordPattern } from '../../../text/word-pattern.js';
import { anyOfFolded } from '../../../text/words/pattern-parts.js';
import { SUMMER_JOB_WORDS } from '../../../text/words/titles/summer-job-words.js';
import { isVolunteersHeading } from './volunteers.js';

const IS_SUMMER_JOB = wordPattern(`^${anyOfFolded(SUMMER_JOB_WORDS)}$`, 'u');

/** "Volunteer", "Summer job": a folded line that is a heading as often as an opening; what stands around it tells. */
export function headsAsOften(folded: string): boolean {
  return isVolunteersHeading(folded) || IS_SUMMER_JOB.test(folded);
}
