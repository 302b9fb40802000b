import { jobTitleScore } from './job-titles.js';
import { hasClosedMark, isClosedMark } from './marks.js';

/** Whether a title says itself that its opening is over: "Position filled: Baker", "Baker (filled)". */
export function isClosedTitle(title: string): boolean {
  return hasClosedMark(title) || beginsWithClosed(title);
}

/** "Position filled: Baker", "CLOSED – Baker": in front of a title. */
export function beginsWithClosed(line: string): boolean {
  const [, mark = '', title = ''] = CLOSED_AHEAD.exec(line) ?? [];
  return title !== '' && isClosedMark(mark) && jobTitleScore(title) > 0;
}

const CLOSED_AHEAD = /^([^:：–—]{3,40}?)(?:\s?[:：]|\s[–—-])\s*(\p{L}.{2,})$/u;
