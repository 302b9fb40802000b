import { readDate } from '../../../text/days/date.js';
import { CONTROL_WORDS } from '../../../text/words/sites/openings-in-controls.js';
import { alternativesOf, anyOf, anyOfWords } from '../../../text/words/pattern-parts.js';
import {
  FOUND_WORDS,
  PART_OF_LIST_WORDS,
  SHOWN_WORDS,
  TOTAL_AHEAD_WORDS,
} from '../../../text/words/sites/stated-total-words.js';
import { PAGE_NUMBER_WORDS } from '../../../text/words/sites/site-words.js';
import { wordPattern } from '../../../text/word-pattern.js';

/** What a line says of a list: how many of its entries stand here, where it says so, and how many there are. */
interface StatedTotal {
  readonly shown?: number;
  readonly total: number;
}

/** A longer line (characters) is a text. */
const MAX_LINE = 90;

const divided = (words: readonly string[]): string => anyOfWords(words.flatMap((word) => word.split('|')));
const TO = String.raw`\s?(?:[-–—~～〜]|${divided(PART_OF_LIST_WORDS.map(([, to]) => to))})\s?`;
const OF = divided(PART_OF_LIST_WORDS.map(([, , of]) => of));
const NUMBER = String.raw`(\d{1,5})`;
/** Words between, "jobs", "results". */
const WORDS = String.raw`[^\d/]{0,24}?`;
const BEFORE = String.raw`^[^\d]{0,40}?(?<![\p{L}\d])`;
const BEHIND = String.raw`(?!\d|[.,:/-]\d)[^\d]{0,40}$`;

const PART_OF_ALL = wordPattern(
  String.raw`${BEFORE}${NUMBER}${TO}${NUMBER}(?!\d)${WORDS}(?<!\p{L})(?:${OF})\s?${WORDS}${NUMBER}${BEHIND}`,
  'iu',
);
const ALL_AHEAD = wordPattern(
  String.raw`${BEFORE}${NUMBER}\s?(?:${anyOf(TOTAL_AHEAD_WORDS)})${WORDS}${NUMBER}${TO}${NUMBER}${BEHIND}`,
  'iu',
);
const SO_MANY_OF = wordPattern(
  String.raw`${BEFORE}${NUMBER}\s(?!/)${WORDS}(?<!\p{L})(?:${OF})\s${WORDS}${NUMBER}${BEHIND}`,
  'iu',
);
const SO_MANY = wordPattern(
  String.raw`^[^\p{L}\d]{0,3}${NUMBER}\s(?:(?:${alternativesOf(CONTROL_WORDS, 'which')}) )?(?:(?:${alternativesOf(CONTROL_WORDS, 'open')}) )?(?:${alternativesOf(CONTROL_WORDS, 'opening')})(?:\s(?:${anyOf(FOUND_WORDS)}))?[^\p{L}\d]{0,3}$`,
  'iu',
);
/** Numbers alone, or words that count what a list shows. */
const COUNTS_SHOWN = wordPattern(String.raw`^\d+\s(?:${OF})\s\d+$|(?<!\p{L})(?:${anyOf(SHOWN_WORDS)})(?!\p{L})`, 'iu');
const COUNTS_PAGES = wordPattern(String.raw`(?<!\p{L})(?:${anyOf(PAGE_NUMBER_WORDS)})(?!\p{L})`, 'iu');

/** "2 of 30 days": so few of so many may be anything. */
const FEWEST = 4;

/** "1–10 of 57", "Showing 10 of 57", "57 open positions": what a line says of its list; undefined for any other. */
export function statedTotal(line: string): StatedTotal | undefined {
  if (line.length > MAX_LINE || !/\d/.test(line) || readDate(line) !== undefined) return undefined;
  const part = PART_OF_ALL.exec(line);
  if (part) return checked(part.slice(1, 3).map(Number), Number(part[3]));
  const ahead = ALL_AHEAD.exec(line);
  if (ahead) return checked(ahead.slice(2, 4).map(Number), Number(ahead[1]));
  const some = shownOf(line);
  if (some) return checked([1, some.shown], some.total);
  const all = SO_MANY.exec(line);
  return all ? { total: Number(all[1]) } : undefined;
}

/** "Showing 10 of 57", "10 of 57 jobs": no other things of which there are some. */
function shownOf(line: string): Required<StatedTotal> | undefined {
  const some = COUNTS_SHOWN.test(line) && !COUNTS_PAGES.test(line) ? SO_MANY_OF.exec(line) : null;
  const [shown, total] = [Number(some?.[1] ?? 0), Number(some?.[2] ?? 0)];
  return shown >= FEWEST ? { shown, total } : undefined;
}

function checked([from = 0, to = 0]: readonly number[], total: number): StatedTotal | undefined {
  return from >= 1 && to >= from && total > to - from + 1 && total >= to ? { shown: to - from + 1, total } : undefined;
}
