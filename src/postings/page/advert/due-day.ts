import { isMonthName, readDate } from '../../text/days/date.js';
import { readContractType } from '../../text/kinds/job-type.js';
import { wordPattern } from '../../text/word-pattern.js';
import { fold } from '../../text/words.js';
import { APPLY_UNTIL_WORDS } from '../../text/words/days/apply-until-words.js';
import { IF_WORDS } from '../../text/words/sentences/condition-words.js';
import {
  DUE_BEFORE,
  DUE_BEHIND,
  DUE_HOURS,
  NOT_DUE,
  PAPERS,
  SHORT_DAY_UNTIL,
  SENT_TOO_WORDS,
  WORK_UNTIL,
} from '../../text/words/days/due-day-words.js';
import { anyOfDivided, anyOfFolded, anyOfWords, foldedWords } from '../../text/words/pattern-parts.js';
import { namesEvent } from '../lines/titles/events.js';
import { saysApplication } from './application-mailbox.js';
import { DAY, END, WEEKDAY } from './applied-until.js';

/** More text (characters) in front of a day says more than what has to come by it. */
const MAX_BEFORE = 300;

/** "12.00", "18h00", "15" */
const A_TIME = String.raw`\d{1,2}(?:[.:h]\d{2})?`;

/** English is read by whole sentences alone (`asked-by-day.ts`): "by" says much else of applications. */
const UNTIL = [
  ...APPLY_UNTIL_WORDS.filter(([language]) => language !== 'en')
    .flatMap(([, , , , , until]) => until.split('|'))
    .filter((word) => !word.startsWith('…')),
  ...DUE_BEFORE.flatMap(([, words]) => words.split('|')),
];
/** "le ore 12.00 del giorno", "16:00 ч. на": the hour, where it stands in front of its day. */
const HOUR = `(?:${DUE_HOURS.map(
  ([, ahead, behind]) => `${ahead === '' ? '' : `${anyOfDivided(ahead)} ?`}${A_TIME} ?${anyOfDivided(behind)} `,
).join('|')})?`;
const BY_DAY = wordPattern(`(?<!\\p{L})${anyOfWords([...new Set(UNTIL)])} ${HOUR}${WEEKDAY}(?<day>${DAY})${END}`, 'iu');

const BEHIND = [
  ...APPLY_UNTIL_WORDS.flatMap(([, , , , , until]) => until.split('|'))
    .filter((word) => word.startsWith('…'))
    .map((word) => word.slice(1)),
  ...DUE_BEHIND.flatMap(([, words]) => words.split('|')),
];
/** "15 Ocak 2027 tarihine kadar", "15.1.2027 klo 12 mennessä"; an Estonian month ends in it: "15. jaanuariks 2027". */
const DAY_BEFORE = wordPattern(
  `(?<!\\p{L})(?:(?<day>${DAY})(?: (?:(?:klo|kell|saat) )?${A_TIME})? ?${anyOfWords([...new Set(BEHIND)])}(?!\\p{L})|(?<month>\\d{1,2}\\. ?\\p{L}{3,12}ks 20\\d{2}|20\\d{2} წლის \\d{1,2} \\p{L}{4,10}ამდე)(?![\\d\\p{L}]))`,
  'iu',
);

/** Words as they begin, in folded texts. */
const startsOf = (rows: typeof NOT_DUE): RegExp => wordPattern(`(?<!\\p{L})(?:${foldedWords(rows).join('|')})`, 'u');
const IS_OTHER = wordPattern(
  `(?:${foldedWords(NOT_DUE).join('|')})|(?<!\\p{L})${anyOfFolded(IF_WORDS)}(?!\\p{L})`,
  'u',
);
const IS_OF_WORK = wordPattern(foldedWords(WORK_UNTIL).join('|'), 'u');
const SAYS_PAPERS = startsOf(PAPERS);

/** "Bewerbung mit Gehaltsvorstellung und frühestmöglichem Eintrittstermin": when one could begin is told in it. */
const SENT_TOO = wordPattern(
  `(?<!\\p{L})${anyOfWords(SENT_TOO_WORDS.flatMap(([, words]) => words.split('|')))}(?!\\p{L})`,
  'giu',
);

/** "If you would like to join us, send …": a condition in front, without a number, says of no day. */
const IF_INTERESTED = wordPattern(
  `^${anyOfWords(IF_WORDS.flatMap(([, words]) => words.split('|')))} [^,\\d]{3,60}, `,
  'iu',
);

/** "Senast 270110": Sweden and Finland write the year, the month and the day by two figures each. */
const SHORT_DAY = wordPattern(
  `(?<=(?<!\\p{L})${anyOfDivided(SHORT_DAY_UNTIL)} )(2\\d)(0[1-9]|1[0-2])(0[1-9]|[12]\\d|3[01])(?!\\d)`,
  'giu',
);

/** What divides the clauses of a sentence; none of them is longer (characters) behind a day. */
const CLAUSE_END = /[,;:!?()]\s|\s[–—-]\s/u;
const MAX_CLAUSE = 80;
/** So many words in front of the first day of a period say of what it is one: "Bewerbungen können vom 1. Mai". */
const BEFORE_PERIOD = 4;

/**
 * The day by which a sentence says that what one applies with has to come, whatever else it says of it: "Unterlagen,
 * gern per Mail, bis 3. Mai 2027 an die Gemeinde." What else may end on a day says so before it.
 */
export function dueDayOf(text: string): string | undefined {
  const sentence = text.replace(IF_INTERESTED, '').replace(SHORT_DAY, '20$1-$2-$3');
  const match = BY_DAY.exec(sentence) ?? DAY_BEFORE.exec(sentence);
  if (!match) return undefined;
  const day = match.groups?.['day'] ?? match.groups?.['month'] ?? '';
  const before = sentence.slice(0, match.index);
  const [behind = ''] = sentence.slice(match.index + match[0].indexOf(day) + day.length).split(CLAUSE_END);
  const isOther = saysOther(fold(behind.slice(0, MAX_CLAUSE)));
  return !isOther && speaksOfApplying(before) ? readDate(day) : undefined;
}

/** Whether what stands before a day speaks of what one applies with, and of nothing else that ends then. */
function speaksOfApplying(before: string): boolean {
  const bare = before.replace(SENT_TOO, '');
  if (before.length > MAX_BEFORE || IS_OTHER.test(fold(bare))) return false;
  const tail = fromApplying(bare);
  if (tail === undefined || saysOther(fold(tail))) return false;
  return !namesEvent(fold(before)) && readContractType(before) === undefined && !isPeriodOfElse(before);
}

function saysOther(folded: string): boolean {
  return IS_OTHER.test(folded) || IS_OF_WORK.test(folded);
}

/** A text from the last of its clauses on that speaks of what one applies with. */
function fromApplying(text: string): string | undefined {
  const clauses = text.split(CLAUSE_END);
  const at = clauses.findLastIndex(saysPapers);
  return at < 0 ? undefined : clauses.slice(at).join(', ');
}

function saysPapers(text: string): boolean {
  return saysApplication(text) || SAYS_PAPERS.test(fold(text));
}

/** "Bewerbung als Koch von Mai 2027", "praca od 1.03.2027": a period of something else than of applying begins so. */
function isPeriodOfElse(before: string): boolean {
  const words = (before.trim().split(CLAUSE_END).at(-1) ?? '').split(/\s/);
  const first = words.findLastIndex((word) => !isOfDay(word)) + 1;
  const isDay = words.slice(first).some((word) => /\d/.test(word));
  return isDay && !saysPapers(words.slice(Math.max(0, first - BEFORE_PERIOD), first).join(' '));
}

/** "1.03.2027", "3", "2027", "Mai", "r.": a word of a day; the "5249" of a reference is none. */
function isOfDay(word: string): boolean {
  const bare = word.replace(/[.,]$/, '');
  return (
    /^(?:\d{1,2}|20\d{2}|\d{1,4}[./-][\d./-]*)(?:er|st|nd|rd|th)?$|^(?:r|г|р|de|del)$/u.test(bare) || isMonthName(bare)
  );
}
