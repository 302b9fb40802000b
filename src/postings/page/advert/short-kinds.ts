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
