import { anyOf } from '../words/pattern-parts.js';
import { FAX_WORDS, OTHER_NUMBERS } from '../words/people/person-words.js';
import { matchesOf } from '../words.js';
import { wordPattern } from '../word-pattern.js';

const PHONE =
  /(?:(?:\+|\b0(?!00\b))[^\S\n]?\d|(?:\b8[^\S\n-]?)?\(\d{2,4}\)[^\S\n]?\d{2})(?:[^\S\n]?[()/.–-]?[^\S\n]?[()]?\d){5,14}|(?<![\w.,/-])(?:1[-. ])?[2-9]\d{2}([-.])\d{3}\1\d{4}(?![\w-]|[.,]\d)|\b8[ -]\d{3}[ -]\d{3}[ -]\d{2}[ -]?\d{2}(?!\d)/g;
/** Digits in groups or none, as a number at home is written beside a name: "466 12 345", "210 1234567", "29123456". */
const GROUPS =
  /(?<![A-Za-z\d.,/-])(?:\d{2,4}(?: \d{2,4}){2,4}|\d{3}-\d{3}-\d{3}|\d{3,4} \d{4}|2\d{2} \d{7}|2\d{3} \d{6}|\d{8}|1\d{10})(?!\d|[.,]\d)/g;
const BEHIND_OTHER = wordPattern(
  `(?<!\\p{L})(?:${anyOf([...FAX_WORDS, ...OTHER_NUMBERS])})(?!\\p{L})[\\s.:：)(/#-]{0,5}(?:(?:nr|no|number|id)\\.?[\\s:]{0,2})?(?:[A-Z]{2}\\d{0,2} ?)?$`,
  'iu',
);
/** "Tel./Fax: 0711 123456" */
const BOTH =
  /(?:tel|fon|phone|тел|τηλ|電話|电话)[a-zа-я]{0,6}\.?(?:\s?[/&+,]\s?|\s(?:und|and|et|e|y|i|a|og|och|и|και)\s)(?:tele)?[fф]/iu;
/** A day, times of a day, or pay: "01.02.2026", "08:00 - 16:30", "25 000 30 000". */
const NO_NUMBER =
  /^(?:\d{2,3} 000 \d{2,3} 000$|[0-3]?\d([./-])\s?[01]?\d\1\s?(?:(?:19|20)\d{2}(?!\d)|\d{2}$)|\d{2}[.:]\d{2}\s?[-–]\s?\d{2}[.:]\d{2}(?!\d))/;

/** A number in a text, and where. */
export interface WrittenNumber {
  readonly number: string;
  readonly start: number;
  readonly end: number;
}

/** The telephone numbers of a text; beside a name any groups of digits are one. */
export function numbersIn(text: string, isBesideName: boolean): WrittenNumber[] {
  const numbers = matchesOf(text, PHONE).filter((match) => isCalled(match, text));
  const found =
    numbers.length > 0 || !isBesideName ? numbers : matchesOf(text, GROUPS).filter((match) => isCalled(match, text));
  return found.map((match) => {
    const start = match.index - Number(isCutAtBracket(match, text));
    const end = match.index + match[0].length;
    return { number: text.slice(start, end).trim(), start, end };
  });
}

/** "(05665) 5-50-37": a bracket that closes within a number opens in front of it. */
function isCutAtBracket({ 0: written, index }: RegExpExecArray, text: string): boolean {
  return /^[^(]*\)/.test(written) && text[index - 1] === '(';
}

function isCalled({ 0: written, index }: RegExpExecArray, text: string): boolean {
  const before = text.slice(Math.max(0, index - 30), index);
  return !NO_NUMBER.test(written) && (!BEHIND_OTHER.test(before) || BOTH.test(before));
}

/** The digits of a number, by which two ways to write it are the same. */
export function digitsOf(number: string): string {
  return number.replace(/\D/g, '');
}
