import { isMonthName, readDate } from '../../../text/days/date.js';
import { readDayOfYear } from '../../../text/days/day-of-year.js';
import { readTitleWorkload } from '../../../text/kinds/workload.js';
import { fold, isUnspaced } from '../../../text/words.js';
import { DAY_JOINERS } from '../../../text/words/days/day-words.js';
import { CONTRACT_VALUE_WORDS, KIND_VALUE_WORDS } from '../../../text/words/labels/kind-value-words.js';
import { anyOfWords } from '../../../text/words/pattern-parts.js';
import { NOW_WORDS } from '../../../text/words/seeking/seeking-words.js';
import { wordPattern } from '../../../text/word-pattern.js';

const KINDS = kindsByWord(KIND_VALUE_WORDS);
const CONTRACTS = kindsByWord(CONTRACT_VALUE_WORDS);

function kindsByWord<Kind extends string>(words: Readonly<Record<Kind, string>>): ReadonlyMap<string, Kind> {
  const kinds = Object.keys(words) as Kind[];
  return new Map(kinds.flatMap((kind) => words[kind].split('|').map((word) => [fold(word), kind] as const)));
}

/**
 * The hours that a value behind their label names shortly: "Completa", "Plný (40 h)", "100 %", "0.75", "CDI, 39h",
 * "Nepuno, 20 sati".
 */
export function readShortKind(value: string): ReturnType<typeof readTitleWorkload> {
  const share = readShare(value) ?? shareAmong(value.split(/[,;]\s/));
  return (
    onlyKind(KINDS, value) ?? share ?? partOfWeek(value) ?? (value.includes('%') ? undefined : readTitleWorkload(value))
  );
}

/** "0.75", "1,0 FTE" */
function partOfWeek(value: string): ReturnType<typeof readShare> {
  const [, part = ''] = /^([01][.,]\d{1,2})(?:\sFTE)?$/i.exec(value.trim()) ?? [];
  const share = Number(part.replace(',', '.'));
  if (share === 1) return 'full-time';
  return share > 0 && share < 1 ? 'part-time' : undefined;
}

/** "Fast, 100 %", "Befristet; 50%": the one share beside other words. */
function shareAmong(parts: readonly string[]): ReturnType<typeof readShare> {
  const [share, ...others] = parts.map((part) => part.trim()).filter((part) => /^\d[\d\s%–-]{0,12}%$/.test(part));
  return share !== undefined && others.length === 0 ? readShare(share) : undefined;
}

/** The contract, likewise: "Vast". */
export function readShortContract(value: string): ReturnType<typeof CONTRACTS.get> {
  return onlyKind(CONTRACTS, value);
}

/** The one kind that a value is, or a part of it behind or in front of a comma. */
function onlyKind<Kind>(words: ReadonlyMap<string, Kind>, value: string): Kind | undefined {
  const [first, ...others] = new Set([value, ...value.split(/[,;]\s/)].flatMap((part) => words.get(bare(part)) ?? []));
  return others.length === 0 ? first : undefined;
}

/** Folded, without what follows in parentheses. */
function bare(value: string): string {
  return fold(value.replace(/\([^()]*\)$/, '')).trim();
}

/** "100 %", "50–60%" of a full week; undefined for "80-100%", which is both. */
export function readShare(value: string): 'full-time' | 'part-time' | undefined {
  const [, least, most] = /^(\d{1,3})(?:\s?%?\s?[-–]\s?(\d{1,3}))?\s?%$/.exec(value) ?? [];
  if (least === undefined || Number(least) === 0 || Number(most ?? least) > 100) return undefined;
  if (Number(least) === 100) return 'full-time';
  return Number(most ?? least) < 100 ? 'part-time' : undefined;
}

/** A date, also amid other words where it is written as machines write it. */
export function readDay(value: string): string | undefined {
  return readDate(/\d{4}-\d{2}-\d{2}/.exec(value)?.[0] ?? value);
}

/** Letters beside a day that are no name of a month: "3rd", "de", "г." */
const MAX_BESIDE = 2;
/** No day in words is longer (characters). */
const MAX_DAY = 30;

/** Whether a text is a day and nothing else: "23. studenoga 2026.", "2026-11-23", "3 de mayo de 2026". */
export function isDay(text: string): boolean {
  if (text.length > MAX_DAY || !/\d{4}|\d{1,2}[./]\d{1,2}[./]\d{2}/.test(text)) return false;
  const words = text.match(/\p{L}+/gu) ?? [];
  if (!words.every((word) => word.length <= MAX_BESIDE || isMonthName(word))) return false;
  return EITHER_WAY.test(text.trim()) || readDate(text) !== undefined;
}

/** "03/11/2026": a day of March or of November, and a day in any case. */
const EITHER_WAY = /^(?:0?[1-9]|1[0-2])([/-])(?:0?[1-9]|1[0-2])\1(?:19|20)\d{2}$/;

const JOINERS = DAY_JOINERS.flatMap(([, words]) => words.split('|'));
const WORDS = anyOfWords(JOINERS.filter((word) => word.length > 1));
const LETTERS = anyOfWords(JOINERS.filter((word) => word.length === 1));
/** What joins the two days of a period. */
export const BETWEEN_DAYS = wordPattern(`\\s(?:${WORDS}|${LETTERS}|[–—~-])\\s`, 'iu');
/** "2027年1月5日至1月31日": behind the sign for a day nothing divides them. */
const UNSPACED = anyOfWords(JOINERS.filter(isUnspaced));
/** The same where other things may be joined, too: one letter joins what is counted. */
const PARTS = wordPattern(
  `[–—~～〜]| - | ${WORDS} |(?<=\\d) ${LETTERS} (?=\\d)|(?<=[日号號일]) ?${UNSPACED} ?(?=\\d)`,
  'iu',
);

/**
 * The end of a time: "1.12.2026 – 31.12.2026"; a day without its year as `--MM-DD`: "15. März". What a semicolon
 * divides from it is said of something else: "filled; posted 3 May 2026".
 */
export function lastDay(said: string): string | undefined {
  const [value = ''] = said.split(/;\s/, 1);
  const ends = value.split(PARTS);
  const last = (ends.at(-1) ?? '').trim();
  const end = ends.length > 1 ? (readDay(last) ?? endBehind(readDay(ends[0] ?? ''), last)) : undefined;
  return end ?? readDay(value) ?? readDayOfYear(last);
}

/** "2026년 12월 1일 ~ 12월 10일", "2026年12月1日〜10日": an end that says only what the beginning does not. */
function endBehind(first: string | undefined, last: string): string | undefined {
  if (first === undefined) return undefined;
  const [, day] = /^(\d{1,2})\s?[日號号일](?!\p{L})/u.exec(last) ?? [];
  const behind = day === undefined ? readDayOfYear(last)?.slice(1) : `${first.slice(4, 7)}-${day.padStart(2, '0')}`;
  const year = Number(first.slice(0, 4));
  return [year, year + 1]
    .map((one) => readDate(`${String(one)}${behind ?? ''}`))
    .find((end) => end !== undefined && end >= first);
}

const AT_ONCE = wordPattern(String.raw`\s?[,;/|–—-]\s?(?:${NOW_WORDS.join('|')})$`, 'iu');

/** "Lüneburg, ab sofort": a place without the words that say when somebody is sought. */
export function withoutNow(place: string): string {
  return place.replace(AT_ONCE, '');
}
