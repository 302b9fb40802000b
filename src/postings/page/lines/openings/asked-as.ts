import { remembered } from '../../../remembered.js';
import { wordPattern } from '../../../text/word-pattern.js';
import { ASKED_AS_WORDS } from '../../../text/words/seeking/asked-as-words.js';
import { anyOf } from '../../../text/words/pattern-parts.js';
import { soughtBySentence } from './sought-titles.js';
import { jobTitleScore } from '../titles/job-titles.js';

/** A longer question (characters) asks more than that. */
const MAX_QUESTION = 120;
/** No occupation has more words here. */
const MAX_WORDS = 5;
const ASKS = wordPattern(
  String.raw`^¿?(?:${anyOf(ASKED_AS_WORDS)})\s(?:(?:an?|une?|eine?|een|en|ett|et|una?|uma|um)\s)?(?<whom>\p{L}[^?]{2,100})\?$`,
  'iu',
);

/** Whether a line asks its readers whether they want to work as somebody: "Do you want to work as a baker with us?" */
export const asksToWorkAs = remembered((line: string): boolean => {
  const words = line.length > MAX_QUESTION ? [] : (ASKS.exec(line)?.groups?.['whom']?.split(/[\s,]+/) ?? []);
  const beginnings = words.slice(0, MAX_WORDS).map((_, at) => words.slice(0, at + 1).join(' '));
  return beginnings.some((name) => jobTitleScore(name) > 0);
});

/** Whether a line seeks one person by an occupation, or asks so who wants to be that. */
export function seeksOrAsks(line: string): boolean {
  return soughtBySentence(line) !== undefined || asksToWorkAs(line);
}
