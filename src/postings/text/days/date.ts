import { foldDotless, plainDigits } from '../words.js';
import { MONTH_WORDS, SHORT_MONTH_WORDS } from '../words/days/month-words.js';

const MONTHS = new Map(
  MONTH_WORDS.flatMap(([month, words]) => words.split(' ').map((word) => [foldDotless(word), month] as const)),
);
const SHORT_MONTHS = new Map(SHORT_MONTH_WORDS.map(([month, word]) => [foldDotless(word), month] as const));
/** Letters of the shortest and of the longest beginning of a month's name. */
const SHORTEST = 2;
const LONGEST = Math.max(...[...MONTHS.keys()].map((word) => word.length));

const EARLIEST_YEAR = 2000;
const LATEST_YEAR = 2090;

/**
 * A date or timestamp in the precision of its source, as ISO 8601. Undefined for what is none, and for placeholders
 * (1970-01-01, 2099-12-31).
 */
export function readDate(value: unknown): string | undefined {
  if (typeof value === 'number') return fromEpoch(value);
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  const iso =
    /^(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?) ?(Z|UTC|[+-]\d{2}:?\d{2})?)?/.exec(
      text,
    );
  if (iso) return fromIso(iso);
  if (/^\d{10}(?:\d{3})?$/.test(text)) return fromEpoch(Number(text));
  return fromWords(text);
}

function fromIso([, year = '', month = '', day = '', time, zone]: RegExpExecArray): string | undefined {
  const date = calendarDay(Number(year), Number(month), Number(day));
  if (date === undefined || time === undefined || zone === undefined) return date;
  const instant = new Date(`${date}T${time}${zone === 'UTC' ? 'Z' : zone}`);
  return Number.isNaN(instant.getTime()) ? date : instant.toISOString();
}

/** Seconds or milliseconds since 1970. */
function fromEpoch(value: number): string | undefined {
  const milliseconds = value > 1e11 ? value : value * 1000;
  const year =
    Number.isFinite(milliseconds) && Math.abs(milliseconds) < 8e15 ? new Date(milliseconds).getUTCFullYear() : 0;
  return year >= EARLIEST_YEAR && year <= LATEST_YEAR ? new Date(milliseconds).toISOString() : undefined;
}

/**
 * "2026年3月4日", "2026. 3. 4", "2026/03/04", "2026년 3월 4일": the year first, as East Asia writes it; behind a day and
 * a month the year ends a sentence: "4 December 2026. 6.25 hours per week".
 */
const YEAR_FIRST =
  /(?<!\d)(?!(?<=(?:[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]\s|\d[./-]))\d{4}\.\s\d{1,2}\.\d)(20\d{2})\s?[年년./]\s?(\d{1,2})\s?[月월./]\s?(\d{1,2})(?!\d)/u;
/** "4 tháng 3 năm 2026", "4 tháng 3, 2026" */
const MONTH_BY_NUMBER = /(?<!\d)(\d{1,2})\s+tháng\s+(\d{1,2})(?:,?\s+năm)?,?\s+(20\d{2})(?!\d)/iu;

/** "令和8年": years of an era. */
const REIWA = /令和\s?(\d{1,2})年/u;
/** "民國115年3月4日", "115年3月4日", "115/03/04": years of the calendar of Taiwan. */
const MINGUO = /(?<!\d)(?:民國\s?)?(1[0-4]\d)(?:\s?年(?=\s?\d{1,2}\s?月)|\/(?=\d{1,2}\/\d{1,2}(?![\d/])))/u;
const MINGUO_AHEAD = 1911;
/** "15.10.2026", "15. 10. 2026", "15/10/2026", "15-10-2026" */
const NUMBERS = /(?<![\d.])(\d{1,2})([./-])\s?(\d{1,2})\2\s?(\d{4})(?!\d)/;
/** "15.10.26": a short year only behind dots, where no number goes on. */
const SHORT_NUMBERS = /(?<![\d.])(\d{1,2})\.\s?(\d{1,2})\.\s?([23]\d)(?![\d:]|\.\d)/;
/** "1/7-2027", "1/7 2027": a day and its month, as Denmark, Norway and Sweden write them. */
const NORDIC = /(?<![\d./-])(\d{1,2})\/(\d{1,2})[ -](20\d{2})(?![\d/-])/;
/** "7/15/26", "07.15.26": the month stands first where the day can be none; behind dots it has two digits. */
const SHORT_MONTH_FIRST =
  /(?<![\d./])(?:(?:0?[1-9]|1[0-2])(?=\/)|(?:0[1-9]|1[0-2])(?=\.))([./])(?:1[3-9]|2\d|3[01])\1[0-3]\d(?![\d/:]|\.\d)/;
/** "15. Oktober 2026", "1er mars 2026", "15TH Oct.2026", "15 d'octubre de 2026" */
const DAY_FIRST =
  /(?<!\d)(\d{1,2})(\.|st|nd|rd|th|er|°|º)?[\s-]+(?:(?:de|of|ng)\s+|d['’])?([\p{L}\p{M}]{3,})(?:[.,]{1,2}[\s-]*|[\s-]+)(?:del?\s+)?(\d{4}|\d{2})(?!\d)/iu;
/** "Wed Sep 02 02:00:00 UTC 2026", "September 2, 2026", "Sep-2-2026", "Sept.2ND 2026" */
const MONTH_FIRST =
  /(?<!\p{L})(\p{L}{3,})(?:\.[\s-]*|[\s-]+)(\d{1,2})(?:st|nd|rd|th)?(?:,[\s-]*|[\s-]+)(?:[\d:]+\s+\p{Lu}+\s+)?(\d{4})(?!\d)/iu;
/** "2026. október 15.", "2026 m. spalio 15 d.", "2026ko urriaren 15a", "2026 թ. հոկտեմբերի 15" */
const YEAR_MONTH = /(?<!\d)(20\d{2})(?:ko|\.?(?:\s+m\.)?|\s?թ(?:\.|վականի))\s+(\p{L}{3,})\.?\s+(\d{1,2})(?!\d)/u;
/** "2026. gada 15. oktobris", "2026 წლის 15 ოქტომბერი", "2026-cı il 15 oktyabr" */
const YEAR_DAY = /(?<!\d)(20\d{2})(?:\.\s+gada|\s+წლის|-c[iıuü]\s+il(?:in)?)\s+(\d{1,2})\.?\s+(\p{L}{3,})/u;

function fromWords(written: string): string | undefined {
  const text = plainDigits(written)
    .replace(REIWA, (_era, year: string) => `${String(2018 + Number(year))}年`)
    .replace(MINGUO, (_era, year: string) => `${String(MINGUO_AHEAD + Number(year))}/`);
  const yearFirst = YEAR_FIRST.exec(text);
  if (yearFirst) return calendarDay(Number(yearFirst[1]), Number(yearFirst[2]), Number(yearFirst[3]));
  const byNumber = MONTH_BY_NUMBER.exec(text);
  if (byNumber) return calendarDay(Number(byNumber[3]), Number(byNumber[2]), Number(byNumber[1]));
  const numbers = NUMBERS.exec(text);
  if (numbers) return fromNumbers(numbers[2] ?? '', Number(numbers[1]), Number(numbers[3]), Number(numbers[4]));
  const nordic = NORDIC.exec(text);
  if (nordic) return calendarDay(Number(nordic[3]), Number(nordic[2]), Number(nordic[1]));
  return fromShort(text) ?? fromNamedMonth(text);
}

/** A day of numbers with a short year. */
function fromShort(text: string): string | undefined {
  const [month, date = 0, year = 0] = SHORT_MONTH_FIRST.exec(text)?.[0].split(/[./]/).map(Number) ?? [];
  if (month !== undefined) return calendarDay(2000 + year, month, date);
  const [, day, inMonth, short] = SHORT_NUMBERS.exec(text) ?? [];
  return day === undefined ? undefined : calendarDay(2000 + Number(short), Number(inMonth), Number(day));
}

function fromNamedMonth(text: string): string | undefined {
  const dayFirst = DAY_FIRST.exec(text);
  const byDay = dayFirst && fromMonth(dayFirst[4], monthNamed(dayFirst[3], dayFirst[2]), dayFirst[1]);
  // "02:00:00 UTC 2026" looks like a day, a month and a year: its month is none.
  if (byDay) return byDay;
  const monthFirst = MONTH_FIRST.exec(text);
  if (monthFirst) return fromMonthName(monthFirst[3], monthFirst[1], monthFirst[2]);
  const yearDay = YEAR_DAY.exec(text);
  if (yearDay) return fromMonthName(yearDay[1], yearDay[3], yearDay[2]);
  const yearMonth = YEAR_MONTH.exec(text);
  return yearMonth ? fromMonthName(yearMonth[1], yearMonth[2], yearMonth[3]) : undefined;
}

/** "March 2026": a month of a year, which names no day. */
export function isMonth(text: string): boolean {
  const name = /^(\p{L}{3,}\.?) (?:19|20)\d{2}$/u.exec(text)?.[1];
  return name !== undefined && isMonthName(name);
}

/** "March", "Sept.": the name of a month, or a short form of it. */
export function isMonthName(word: string): boolean {
  const name = /^(\p{L}{3,})\.?$/u.exec(word)?.[1];
  return name !== undefined && monthOf(foldDotless(name)) !== undefined;
}

/** Day and month as Europe writes them, unless the second number is no month; but for dots it must tell the order. */
function fromNumbers(divider: string, first: number, second: number, year: number): string | undefined {
  if (first > 12 || (divider === '.' && second <= 12)) return calendarDay(year, second, first);
  return second > 12 || first === second ? calendarDay(year, first, second) : undefined;
}

/** Years of the Thai calendar are 543 ahead. */
const THAI_YEARS = 543;

function fromMonthName(
  year: string | undefined,
  name: string | undefined,
  day: string | undefined,
): string | undefined {
  return fromMonth(year, monthNamed(name), day);
}

function fromMonth(year = '', month: number | undefined, day = ''): string | undefined {
  if (month === undefined) return undefined;
  const written = Number(year.length === 2 ? `20${year}` : year);
  return calendarDay(written > LATEST_YEAR + 400 ? written - THAI_YEARS : written, month, Number(day));
}

/** The month that a word names behind a day, or by itself; `dot` is what follows the number of the day. */
export function monthNamed(name = '', dot = ''): number | undefined {
  // The Croatian October is the Polish November: Poles put no dot behind a day.
  return dot === '.' && name.toLowerCase() === 'listopada' ? 10 : monthOf(foldDotless(name));
}

/** The month that the word is short for, or whose name begins as it does: the longest beginning counts. */
function monthOf(word: string): number | undefined {
  const short = SHORT_MONTHS.get(word);
  if (short !== undefined) return short;
  for (let length = Math.min(LONGEST, word.length); length >= SHORTEST; length--) {
    const month = MONTHS.get(word.slice(0, length));
    if (month !== undefined) return month;
  }
  return undefined;
}

function calendarDay(year: number, month: number, day: number): string | undefined {
  if (year < EARLIEST_YEAR || year > LATEST_YEAR || month < 1 || month > 12 || day < 1 || day > 31) return undefined;
  const text = `${String(year)}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return new Date(`${text}T00:00:00Z`).getUTCDate() === day ? text : undefined;
}
