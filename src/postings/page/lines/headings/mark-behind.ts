import { isPlaceName } from '../../../text/places/place.js';
import { foldDotless, isUnspaced, lettersOf } from '../../../text/words.js';
import { MARK_WORDS } from '../../../text/words/titles/mark-words.js';

/** The letters of a mark or a state, folded: "On hold", "on_hold" and "ON-HOLD" are one. */
export const plain = (text: string): string => lettersOf(foldDotless(text));
/** The marks or states of a table, plain. */
export const plainWords = (
  rows: readonly (readonly [language: string, words: string, ...unknown[]])[],
): ReadonlySet<string> => new Set(rows.flatMap(([, words]) => words.split('|').map(plain)));

const MARKS = plainWords(MARK_WORDS);

/** Whether a text is a mark that a list puts beside its titles: "New", "Urgent". */
export function isMarkWord(text: string): boolean {
  return MARKS.has(plain(text));
}

/** What stands behind a title in brackets or behind a dash. */
const BEHIND =
  /^(?<title>.{2,120}?)(?:\s?[([（［【〔](?<said>[^()[\]（）［］【】〔〕]{2,30})[)\]）］】〕]|\s[-–—]\s(?<told>[^-–—]{3,30}))$/u;

/** "Baker (open)", "Panadero – ABIERTA", "製パン職人【急募】" without the mark; "Agent (NY)" names a place, no news. */
export function withoutMarkBehind(line: string): string {
  const { title = line, said, told = '' } = BEHIND.exec(line)?.groups ?? {};
  const mark = said ?? told;
  const isLong = mark.length > 2 || isUnspaced(mark);
  return isLong && isMarkWord(mark) && !isPlaceName(mark) ? title : line;
}
