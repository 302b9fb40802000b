import { readDate } from '../../text/date.js';
import { readContractType } from '../../text/job-type.js';
import { wordPattern } from '../../text/word-pattern.js';
import { fold } from '../../text/words.js';
import { APPLY_UNTIL_WORDS } from '../../text/words/apply-until-words.js';
import { IF_WORDS } from '../../text/words/condition-words.js';
import { DUE_BEFORE, NOT_DUE, PAPERS } from '../../text/words/due-day-words.js';
import { anyOfFolded, anyOfWords, foldedWords } from '../../text/words/pattern-parts.js';
import { saysApplication } from './application-mailbox.js';
import { DAY, END, WEEKDAY } from './applied-until.js';

/** More text (characters) in front of a day says more than what has to come by it. */
const MAX_BEFORE = 220;

const UNTIL = [
  ...APPLY_UNTIL_WORDS.flatMap(([, , , , , until]) => until.split('|')).filter((word) => !word.startsWith('…')),
  ...DUE_BEFORE.flatMap(([, words]) => words.split('|')),
];
const BY_DAY = wordPattern(`(?<!\\p{L})${anyOfWords([...new Set(UNTIL)])} ${WEEKDAY}(?<day>${DAY})${END}`, 'iu');

/** Words as they begin, in folded texts. */
const startsOf = (rows: typeof NOT_DUE): RegExp => wordPattern(`(?<!\\p{L})(?:${foldedWords(rows).join('|')})`, 'u');
const IS_OTHER = wordPattern(`(?:${foldedWords(NOT_DUE).join('|')})|(?<!\\p{L})${anyOfFolded(IF_WORDS)}(?!\\p{L})`, 'u');
const SAYS_PAPERS = startsOf(PAPERS);

/**
 * The day by which a sentence says that what one applies with has to come, whatever else it says of it: "Applications
 * with a CV go to the office by 3 May 2027." What else may end on a day says so before it.
 */
export function dueDayOf(sentence: string): string | undefined {
  const match = BY_DAY.exec(sentence);
  const before = sentence.slice(0, match?.index ?? 0);
  if (!match || before.length > MAX_BEFORE) return undefined;
  const folded = fold(before);
  if (!saysApplication(before) && !SAYS_PAPERS.test(folded)) return undefined;
  if (IS_OTHER.test(folded) || readContractType(before) !== undefined) return undefined;
  return readDate(match.groups?.['day']);
}
