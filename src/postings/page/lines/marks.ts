import { foldDotless, lettersOf } from '../../text/words.js';
import { MARK_WORDS } from '../../text/words/mark-words.js';
import { CLOSED_WORDS, STATE_LABELS } from '../../text/words/not-open-words.js';

/** No mark is longer (characters). */
const MAX_MARK = 40;

const plain = (text: string): string => lettersOf(foldDotless(text));
const setOf = (rows: typeof CLOSED_WORDS | typeof MARK_WORDS): ReadonlySet<string> =>
  new Set(rows.flatMap(([, words]) => words.split('|').map(plain)));

const MARKS = setOf(MARK_WORDS);
const CLOSED = setOf(CLOSED_WORDS);
const STATES = setOf(STATE_LABELS);

/** "Position filled", "Closed – interviews in progress": a text that says first of all that a posting is over. */
export function isClosedMark(text: string): boolean {
  const [said = ''] = behindState(text).split(/\s[-–—]\s|[.!]\s/, 1);
  return said.length < MAX_MARK && CLOSED.has(plain(said));
}

/** "New", "Urgent", "Filled": what stands beside a title and is no part of it. */
export function isMark(text: string): boolean {
  return isClosedMark(text) || (text.length < MAX_MARK && MARKS.has(plain(text)));
}

/** "Status: closed" as "closed". */
function behindState(text: string): string {
  const [, label = '', said = ''] = /^([^:：]{2,30})[:：]\s*(\S.*)$/su.exec(text) ?? [];
  return STATES.has(plain(label)) ? said : text;
}
