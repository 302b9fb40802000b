import { isMonthName, monthNamed } from '../postings/text/days/date.js';
import { list, numeric, record, text } from '../postings/text/words.js';

/** Where something ended that cannot be read: it is over, and nobody knows since when. */
export const AT_SOME_TIME = 'at some time';

/** Words, and dates that are none, for what goes on. */
const GOES_ON = /^(?:present|current(?:ly)?|now|today|ongoing|heute|null|none|n\/?a|-+|0000\b.*|9999\b.*)$/i;
/** Numbers from here on are no years but times: in seconds, and from the second one on in milliseconds. */
const SECONDS = 100_000_000;
const MILLISECONDS = 100_000_000_000;

/** A date as precise as a vendor has it (2026, 2026-09 or 2026-09-30), however it is written; else undefined. */
export function readDate(value: unknown): string | undefined {
  const { year, month, day } = record(Array.isArray(value) ? list(value)[0] : value);
  if (year !== undefined) return dateOf(year, month, day);
  const written = text(value);
  if (written === undefined) return undefined;
  return /^\d{9,14}$/.test(written) ? dayOf(Number(written)) : (yearFirst(written) ?? monthFirst(written));
}

/** "2026", "2026-9", "2026/09/30", "2026-09-30T00:00:00Z" */
function yearFirst(written: string): string | undefined {
  const [, ...parts] = /^(\d{4})(?:[-/.](\d{1,2})(?:[-/.](\d{1,2}))?)?(?:[T ].*)?$/.exec(written) ?? [];
  return dateOf(...parts);
}

/** "09/2026", "Sep 2026", "September 2026", "Marraskuu 2026" */
function monthFirst(written: string): string | undefined {
  const [, month = '', year] = /^(\d{1,2}|\p{L}{3,12})\.?[-/., ]{1,2}(\d{4})$/u.exec(written) ?? [];
  if (/^\d/.test(month)) return dateOf(year, month);
  const named = isMonthName(month) ? monthNamed(month) : undefined;
  return named === undefined ? undefined : dateOf(year, named);
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
  const [year = 0, month = 0, day = 0] = given.map((part) => numeric(part) ?? 0);
  if (!isWithin(year, 1900, 2200) || !isWithin(month, 0, 12)) return undefined;
  const parts = [year, month, isWithin(day, 1, 31) ? day : 0];
  const first = parts.indexOf(0);
  return parts
    .slice(0, first < 0 ? 3 : first)
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}

function isWithin(value: number, least: number, most: number): boolean {
  return least <= value && value <= most;
}
