import { readDate } from '../../text/date.js';
import { readContractType } from '../../text/job-type.js';
import { wordPattern } from '../../text/word-pattern.js';
import { fold } from '../../text/words.js';
import { APPLY_UNTIL_WORDS } from '../../text/words/apply-until-words.js';
import { IF_WORDS } from '../../text/words/condition-words.js';
import { DUE_BEFORE, NOT_DUE, PAPERS } from '../../text/words/due-day-words.js';
import { anyOfFolded, anyOfWords, foldedWords } from '../../text/words/pattern-parts.js';
import { namesEvent } from '../lines/events.js';
import { saysApplication } from './application-mailbox.js';
import { DAY, END, WEEKDAY } from './applied-until.js';

/** More text (characters) in front of a day says more than what has to come by it. */
const MAX_BEFORE = 220;

/** English is read by whole sentences alone (`asked-by-day.ts`): "by" says much else of applications. */
const UNTIL = [
  ...APPLY_UNTIL_WORDS.filter(([language]) => language !== 'en')
    .flatMap(([, , , , , until]) => until.split('|'))
    .filter((word) => !word.startsWith('…')),
  ...DUE_BEFORE.flatMap(([, words]) => words.split('|')),
];
const BY_DAY = wordPattern(`(?<!\\p{L})${anyOfWords([...new Set(UNTIL)])} ${WEEKDAY}(?<day>${DAY})${END}`, 'iu');

/** Words as they begin, in folded texts. */
const startsOf = (rows: typeof NOT_DUE): RegExp => wordPattern(`(?<!\\p{L})(?:${foldedWords(rows).join('|')})`, 'u');
const IS_OTHER = wordPattern(
  `(?:${foldedWords(NOT_DUE).join('|')})|(?<!\\p{L})${anyOfFolded(IF_WORDS)}(?!\\p{L})`,
  'u',
);
const SAYS_PAPERS = startsOf(PAPERS);

/**
 * The day by which a sentence says that what one applies with has to come, whatever else it says of it: "Unterlagen,
 * gern per Mail, bis 3. Mai 2027 an die Gemeinde." What else may end on a day says so before it.
 */
export function dueDayOf(sentence: string): string | undefined {
  const match = BY_DAY.exec(sentence);
  const before = sentence.slice(0, match?.index ?? 0);
  return match && speaksOfApplying(before) ? readDate(match.groups?.['day']) : undefined;
}

/** Whether what stands before a day speaks of what one applies with, and of nothing else that ends then. */
function speaksOfApplying(before: string): boolean {
  if (before.length > MAX_BEFORE) return false;
  const folded = fold(before);
  if (!saysApplication(before) && !SAYS_PAPERS.test(folded)) return false;
  return !IS_OTHER.test(folded) && !namesEvent(folded) && readContractType(before) === undefined;
}
