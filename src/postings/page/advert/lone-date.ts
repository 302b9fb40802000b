import { isMonthName, readDate } from '../../text/days/date.js';
import { wordPattern } from '../../text/word-pattern.js';
import { capitalised, fold } from '../../text/words.js';
import { BYLINE_DAY_WORDS, BYLINE_WORDS, COMMENT_WORDS, FILED_WORDS } from '../../text/words/people/byline-words.js';
import { anyOf, anyOfWords, foldedWords } from '../../text/words/pattern-parts.js';
import { namesEvent } from '../lines/titles/events.js';
import { labelOf } from '../lines/headings/field-labels.js';
import { isApartHeading, topicOf } from '../lines/headings/topics.js';

/** The one date that stands for itself, without a label. */
export function onlyDate(pieces: readonly string[]): string | undefined {
  const dates = pieces.flatMap((piece, at) =>
    isLabel(pieces[at - 1] ?? '') ? [] : (dayAlone(withoutByline(piece)) ?? []),
  );
  return new Set(dates).size === 1 ? dates[0] : undefined;
}

/** Whether a piece says of what the day behind it is one: a label, or what ends as labels do. */
function isLabel(piece: string): boolean {
  return labelOf(piece) !== undefined || /\p{L}\s?[:：]$/u.test(piece);
}

/** The day that a piece is, and nothing else. */
function dayAlone(piece: string): string | undefined {
  const mayBeDay =
    piece.length <= MAX_DATE &&
    /^[^\p{L}\p{N}]*(?:\d|\p{L}{3,9}\.? \d)/u.test(piece) &&
    !beginsWithOther(piece) &&
    !/[\d\p{L}]\.?\s*(?:-|–|—|to|bis)\s*\d{1,2}[./ ]/u.test(piece);
  return mayBeDay ? readDate(piece) : undefined;
}

/**
 * Of a line that is a day beside who wrote the page ("24 November 2026 by Anna Berg") or the part of the site that it
 * stands in ("News · 24.11.2026", "Written by Anna Berg on 24 November 2026. Posted in Jobs") the day; any other line
 * as it is.
 */
export function withoutByline(line: string): string {
  if (line.length > MAX_LINE || !/\d/.test(line)) return line;
  const said = DAY_OF_NAME.exec(line)?.groups?.['day'] ?? line.replace(BEHIND_DAY, '');
  const parts = said.split(/\s?[·|•]\s?|\s[–—/]\s/);
  const [day, ...others] = parts.filter((part) => !BYLINE.test(part) && !namesPart(part));
  return day !== undefined && others.length === 0 && dayAlone(day) !== undefined ? day : line;
}

/** No line of a day and a name is longer (characters). */
const MAX_LINE = 80;

const WORDS = [...new Set(BYLINE_WORDS.flatMap(([, words]) => words.split('|')))];
const BY = anyOfWords([...WORDS, ...WORDS.map(capitalised)]);
/** "written by", and not "by" alone, which much else begins with. */
const LONGER = [...WORDS, ...WORDS.map(capitalised)].filter((word) => word.includes(' '));
const FILED_IN = FILED_WORDS.flatMap(([, words]) => words.split('|'));
const FILED = anyOfWords([...FILED_IN, ...FILED_IN.map(capitalised)]);
const NAME = String.raw`\p{Lu}[\p{L}.'’-]{0,30}`;
const BY_NAME = `${BY}:? (?:${NAME}(?: ${NAME}){0,3}|[Aa]dmin\\p{L}{0,10}|[Ww]ebmaster)`;
const BEHIND_DAY = wordPattern(`(?<=\\d{4}\\.?|-\\d\\d),? ${BY_NAME}$`, 'u');
const BYLINE = wordPattern(`^${BY_NAME}$`, 'u');
/** A single name may be what a user is called: "Written by editor on". */
const USER = String.raw`(?:${anyOfWords(LONGER)}):? [\p{L}\d._-]{2,30}`;
const DAY_OF_NAME = wordPattern(
  `^(?:${BY_NAME}|${USER}) (?:${anyOf(BYLINE_DAY_WORDS)}) (?<day>.{6,24}?)(?:[.,]? (?:${FILED}) .{2,40})?$`,
  'u',
);
const COMMENTS = new Set(foldedWords(COMMENT_WORDS));

/** "News", "Jobs", "No comments": a part of the site; what no table knows may be a label or a place. */
function namesPart(part: string): boolean {
  if (COMMENTS.has(fold(part))) return true;
  // "Events · 24.11.2027" is when one is held.
  if (/\d/.test(part) || namesEvent(fold(part))) return false;
  return isApartHeading(part) || ['openings', 'careers'].includes(topicOf(part) ?? '');
}

/** "Founded 3 May 1998": a word in front of a date that is no month is a label that we do not know. */
function beginsWithOther(piece: string): boolean {
  const word = /^[^\p{L}\p{N}]*(\p{L}{3,9})\.? \d/u.exec(piece)?.[1];
  return (
    word !== undefined && !isMonthName(word) && !/(?:day|tag|dag|di)$|^(?:mon|tue|wed|thu|fri|sat|sun)$/iu.test(word)
  );
}

/** A date in words has no more characters. */
const MAX_DATE = 24;
