import { isMonthName } from '../../text/days/date.js';
import { SEASONS } from '../../text/words/days/day-words.js';
import { anyOf } from '../../text/words/pattern-parts.js';
import { wordPattern } from '../../text/word-pattern.js';
import { saysKind } from '../../text/kinds/job-type.js';
import { readRemoteLabel } from '../../text/kinds/remote.js';

/** A longer part (characters) of a line says more than one fact of a job. */
const MAX_FACT = 32;

/** Whether a part of a line is short enough to be one fact. */
export function isShortFact(part: string): boolean {
  return part.length < MAX_FACT;
}

/** "Full-time": a kind of job. */
export function isKind(part: string | undefined): boolean {
  return part !== undefined && isShortFact(part) && saysKind(part);
}

/** "Remote", "hybrid": a way of working. */
export function isRemote(side: string): boolean {
  return isShortFact(side) && readRemoteLabel(side) !== undefined;
}

const IN_YEAR = wordPattern(String.raw`^(?:${anyOf(SEASONS)}\s)?(?:(?<month>\p{L}{3,12})\s)?20\d\d$`, 'iu');

/** "2027", "Rentrée septembre 2027": when a job begins, or its season; "Messe 2027" and a bare month are none. */
export function isSeason(part: string): boolean {
  const named = IN_YEAR.exec(part)?.groups;
  return named !== undefined && (named['month'] === undefined || isMonthName(named['month']));
}
