import { readDate } from '../../text/days/date.js';
import {
  UNSPACED_DUE,
  UNSPACED_DUE_AHEAD,
  UNSPACED_NOT_DUE,
  UNSPACED_PAPERS,
} from '../../text/words/days/unspaced-due-words.js';
import { anyOf } from '../../text/words/pattern-parts.js';
import { wordPattern } from '../../text/word-pattern.js';

/** "2027年3月4日", "115年3月4日", "2027/3/4", "2027년 3월 4일", with its weekday and an hour. */
const DAY = String.raw`((?:20\d{2}|1[0-4]\d)\s?[年년/.]\s?\d{1,2}\s?[月월/.]\s?\d{1,2}(?:\s?[日일])?)`;
const HOUR = String.raw`(?:\s?[(（][^()（）]{1,4}[)）])?(?:\s?(?:午前|午後|上午|下午|오전|오후)?\s?\d{1,2}(?::\d{2}|[時时點点시]))?`;
const BY_DAY = wordPattern(
  `(?<!\\d)${DAY}${HOUR}\\s?${anyOf(UNSPACED_DUE)}|${anyOf(UNSPACED_DUE_AHEAD)}\\s?${DAY}`,
  'u',
);

const SAYS_PAPERS = wordPattern(anyOf(UNSPACED_PAPERS), 'u');
const IS_OTHER = wordPattern(anyOf(UNSPACED_NOT_DUE), 'u');
/** What ends a sentence where no space does. */
const SENTENCE_END = /[。！？!?\n]/u;

/**
 * The day by which a sentence in Japanese, Chinese or Korean says that what one applies with has to come:
 * "履歴書を2027年1月15日必着でお送りください". One that speaks of anything else that may end then says nothing.
 */
export function unspacedDueDay(text: string): string | undefined {
  for (const sentence of text.split(SENTENCE_END)) {
    const [, before, behind] = BY_DAY.exec(sentence) ?? [];
    const day = before ?? behind;
    if (day !== undefined && SAYS_PAPERS.test(sentence) && !IS_OTHER.test(sentence)) return readDate(day);
  }
  return undefined;
}
