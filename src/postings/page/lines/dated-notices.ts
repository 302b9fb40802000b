import { NOTICE_ENDS, NOTICE_STAFF } from '../../text/words/notice-words.js';
import { anyOf } from '../../text/words/pattern-parts.js';
import { wordPattern } from '../../text/word-pattern.js';

/** "2026년", "2026年度", "令和8年度", "제3차", "第2次": which of several notices it is. */
const NUMBERED = /(?:(?:19|20)\d\d\s?[년年]|(?:令和|民國|민국)\s?\d{1,3}\s?年|[제第]\s?\d{1,3}\s?[차次회回])/u;
const CALLS_FOR_STAFF = wordPattern(`(?:${anyOf(NOTICE_STAFF)})[^\\n]{0,30}?(?:${anyOf(NOTICE_ENDS)})$`, 'u');

/**
 * Whether a line is the title of a notice that calls for staff in one year or round, without an occupation: "2026년 하반기
 * 기간제근로자 채용공고". Institutes and public companies name their openings so.
 */
export function isDatedNotice(text: string): boolean {
  return NUMBERED.test(text) && CALLS_FOR_STAFF.test(text);
}
