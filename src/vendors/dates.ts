import { list, numeric, record, text } from '../postings/text/words.js';

/** Where something ended that cannot be read: it is over, and nobody knows since when. */
export const AT_SOME_TIME = 'at some time';

/** Words, and dates that are none, for what goes on. */
const GOES_ON = /^(?:present|current(?:ly)?|now|today|ongoing|heute|null|none|n\/?a|-+|0000\b.*|9999\b.*)$/i;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** Numbers from here on are no years but times: in seconds, and from the second one on in milliseconds. */
const SECONDS = 100_000_000;
const MILLISECONDS = 100_000_000_000;

/** A date as precise as a vendor has it (2026, 2026-09 or 2026-09-30), however it is written; else undefined. */
export function readDate(value: unknown): string | undefined {
  const parts = record(Array.isArray(value) ? list(value)[0] : value);
  if (parts['year'] !== undefined) return dateOf(parts['year'], parts['month'], parts['day']);
  const written = text(value);
  if (written === undefined) return undefined;
  if (/^\d{9,14}$/.test(written)) return dayOf(Number(written));
  const [, year, month, day] = /^(\d{4})(?:[-/.](\d{1,2})(?:[-/.](\d{1,2}))?)?(?:[T ].*)?$/.exec(written) ?? [];
  if (year !== undefined) return dateOf(year, month, day);
  const [, first, second] = /^(\d{1,2}|\p{L}{3,9})\.?[-/., ]{1,2}(\d{4})$/u.exec(written) ?? [];
  if (first === undefined) return undefined;
  const named = MONTHS.indexOf(first.slice(0, 3).toLowerCase()) + 1;
  return /\d/.test(first) ? dateOf(second, first) : named > 0 ? dateOf(second, named) : undefined;
}

/** When something ended; undefined where it goes on. */
export function readEnd(value: unknown): string | undefined {
  const written = text(value);
  if (written === undefined && Object.keys(record(value)).length === 0 && list(value).length === 0) return undefined;
  if (written !== undefined && GOES_ON.test(written)) return undefined;
  return readDate(value) ?? (isNothing(value) ? undefined : AT_SOME_TIME);
}

/** Members that are all empty: a date that was not given. */
function isNothing(value: unknown): boolean {
  const members = Object.values(record(value));
  return members.length > 0 && members.every((member) => member === null || member === '' || member === 0);
}

function dayOf(time: number): string | undefined {
  if (time < SECONDS) return undefined;
  return new Date(time < MILLISECONDS ? time * 1000 : time).toISOString().slice(0, 10);
}

function dateOf(...given: readonly unknown[]): string | undefined {
  const [year, month, day] = given.map(numeric);
  if (year === undefined || year < 1900 || year > 2200) return undefined;
  const isMonth = month !== undefined && month >= 1 && month <= 12;
  if (month !== undefined && month !== 0 && !isMonth) return undefined;
  if (!isMonth) return String(year);
  const isDay = day !== undefined && day >= 1 && day <= 31;
  return [year, month, ...(isDay ? [day] : [])].map((part) => String(part).padStart(2, '0')).join('-');
}
