import { monthNamed } from './date.js';
import { matchesOf, plainDigits } from '../words.js';

/** "15. März", "15th of March", "15 de marzo" */
const DAY_FIRST =
  /(?<![\d.,:])(\d{1,2})(\.|st|nd|rd|th|er|°|º)?\s(?:(?:de|of|ng)\s+|d['’])?([\p{L}\p{M}]{3,})\.?(?![\p{L}\d])/gu;
/** "March 15", "március 15." */
const MONTH_FIRST = /(?<!\p{L})([\p{L}\p{M}]{3,})\.?\s(\d{1,2})(?:\.|st|nd|rd|th)?(?![\d:\p{L}])/gu;
/** "15.03." */
const NUMBERS = /(?<![\d.])(\d{1,2})\.\s?(\d{1,2})\.(?!\s?\d)/g;
/** "3月15日", "3월 15일" */
const MONTH_SIGN = /(?<!\d)(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日일]/gu;
/** "15 tháng 3" */
const MONTH_BY_NUMBER = /(?<!\d)(\d{1,2})\s+tháng\s+(\d{1,2})(?!\d)/giu;
const HAS_YEAR = /\d{4}/;

/** The one day that a text names without its year, as `--MM-DD`; undefined where it names none, or several. */
export function readDayOfYear(written: string): string | undefined {
  const text = plainDigits(written);
  if (HAS_YEAR.test(text)) return undefined;
  const days = new Set(
    [
      ...matchesOf(text, DAY_FIRST).map(([, day, dot, name]) => dayOf(monthIn(name, dot), day)),
      ...matchesOf(text, MONTH_FIRST).map(([, name, day]) => dayOf(monthIn(name), day)),
      ...matchesOf(text, NUMBERS).map(([, day, month]) => dayOf(Number(month), day)),
      ...matchesOf(text, MONTH_SIGN).map(([, month, day]) => dayOf(Number(month), day)),
      ...matchesOf(text, MONTH_BY_NUMBER).map(([, day, month]) => dayOf(Number(month), day)),
    ].filter((day) => day !== undefined),
  );
  return days.size === 1 ? [...days][0] : undefined;
}

/**
 * A text with a year behind the one day that it names without, for what reads whole dates: any year, as long as it has
 * all days. Undefined where it names none, or several.
 */
export function withAnyYear(written: string): string | undefined {
  if (readDayOfYear(written) === undefined) return undefined;
  const year = String(LEAP_YEAR);
  const text = plainDigits(written);
  const named = text.replace(DAY_FIRST, (said: string, day: string, dot?: string, name?: string) =>
    dayOf(monthIn(name, dot), day) === undefined ? said : `${said} ${year}`,
  );
  if (named !== text) return named;
  const monthFirst = text.replace(MONTH_FIRST, (said: string, name: string, day: string) =>
    dayOf(monthIn(name), day) === undefined ? said : `${said.replace(/\.$/, '')}, ${year}`,
  );
  if (monthFirst !== text) return monthFirst;
  const numbers = text.replace(NUMBERS, (said) => `${said}${year}`);
  return numbers === text ? undefined : numbers;
}

/** A date of `withAnyYear` as a day of the year. */
export function withoutYear(date: string): string {
  return `-${date.slice(YEAR_LENGTH)}`;
}

/** Whether a date is a day without its year. */
export function isDayOfYear(date: string | undefined): boolean {
  return date?.startsWith('--') === true;
}

/** A year that has all days. */
const LEAP_YEAR = 2024;
const YEAR_LENGTH = 4;

/** "2 settimane" begins like September. */
const NO_MONTH = /^settiman/i;

function monthIn(name = '', dot = ''): number | undefined {
  return NO_MONTH.test(name) ? undefined : monthNamed(name, dot);
}

function dayOf(month: number | undefined, day = ''): string | undefined {
  const named = `--${String(month ?? 0).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return inYear(named, LEAP_YEAR) === undefined ? undefined : named;
}

function inYear(day: string, year: number): string | undefined {
  const date = `${String(year)}${day.slice(1)}`;
  const time = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(date) ? date : undefined;
}

/** A day that has passed for no longer is that of a posting that is still shown; so far ahead lies a day that is. */
const [PASSED, AHEAD] = [31, 183];

/**
 * A day with its year: the next such day from the posting's date on, else from a month before the day of the run on, if
 * that is within half a year. Undefined where nothing tells the year; a whole date as it is.
 *
 * @param day As `readDayOfYear` gives it, or a date.
 * @param on Dates as ISO 8601.
 */
export function withYear(
  day: string,
  { today, posted }: { readonly today: string; readonly posted?: string | undefined },
): string | undefined {
  if (!isDayOfYear(day)) return day;
  const from = posted?.slice(0, 10) ?? daysAfter(today, -PASSED);
  const year = Number(from.slice(0, 4));
  const next = [year, year + 1].map((one) => inYear(day, one)).find((date) => date !== undefined && date >= from);
  const isTold = posted !== undefined || (next !== undefined && next <= daysAfter(today, AHEAD));
  return isTold ? next : undefined;
}

function daysAfter(date: string, days: number): string {
  const time = new Date(`${date.slice(0, 10)}T00:00:00Z`);
  time.setUTCDate(time.getUTCDate() + days);
  return time.toISOString().slice(0, 10);
}
