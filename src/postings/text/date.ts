import { plainDigits } from './words.js';

/** Months by their first letters in the languages the service reads. */
const MONTHS: Record<string, number> = {
  jan: 1,
  janv: 1,
  ene: 1,
  gen: 1,
  sty: 1,
  feb: 2,
  fev: 2,
  febr: 2,
  lut: 2,
  mar: 3,
  marz: 3,
  mars: 3,
  mrt: 3,
  maart: 3,
  mai: 5,
  may: 5,
  maj: 5,
  mei: 5,
  mag: 5,
  maggio: 5,
  apr: 4,
  avr: 4,
  abr: 4,
  kwi: 4,
  jun: 6,
  juin: 6,
  giu: 6,
  cze: 6,
  jul: 7,
  juil: 7,
  lug: 7,
  lip: 7,
  aug: 8,
  aou: 8,
  ago: 8,
  agu: 8,
  agt: 8,
  ogo: 8,
  sie: 8,
  sep: 9,
  sept: 9,
  set: 9,
  wrz: 9,
  oct: 10,
  okt: 10,
  ott: 10,
  out: 10,
  paz: 10,
  nov: 11,
  lis: 11,
  dec: 12,
  dez: 12,
  dic: 12,
  des: 12,
  dis: 12,
  يناير: 1,
  فبراير: 2,
  مارس: 3,
  ابريل: 4,
  مايو: 5,
  يونيو: 6,
  يوليو: 7,
  اغسطس: 8,
  سبتمبر: 9,
  اكتوبر: 10,
  نوفمبر: 11,
  ديسمبر: 12,
  gru: 12,
};

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
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?) ?(Z|UTC|[+-]\d{2}:?\d{2})?)?/.exec(
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

/** "2026年3月4日", "2026. 3. 4", "2026/03/04", "2026년 3월 4일": the year first, as East Asia writes it. */
const YEAR_FIRST = /(?<!\d)(20\d{2})\s?[年년./]\s?(\d{1,2})\s?[月월./]\s?(\d{1,2})(?!\d)/u;
/** "4 tháng 3 năm 2026", "4 tháng 3, 2026" */
const MONTH_BY_NUMBER = /(?<!\d)(\d{1,2})\s+tháng\s+(\d{1,2})(?:,?\s+năm)?,?\s+(20\d{2})(?!\d)/iu;

function fromWords(written: string): string | undefined {
  const text = plainDigits(written);
  const yearFirst = YEAR_FIRST.exec(text);
  if (yearFirst) return calendarDay(Number(yearFirst[1]), Number(yearFirst[2]), Number(yearFirst[3]));
  const byNumber = MONTH_BY_NUMBER.exec(text);
  if (byNumber) return calendarDay(Number(byNumber[3]), Number(byNumber[2]), Number(byNumber[1]));
  const numbers = /\b(\d{1,2})[./](\d{1,2})[./](\d{4})\b/.exec(text);
  if (numbers) return fromNumbers(text, Number(numbers[1]), Number(numbers[2]), Number(numbers[3]));
  const dayFirst =
    /\b(\d{1,2})(?:\.|st|nd|rd|th)?[\s-]+(?:de\s+)?(\p{L}{3,})\.?,?[\s-]+(?:de\s+)?(\d{4}|\d{2})\b/u.exec(text);
  const byDay = dayFirst && fromMonthName(dayFirst[3], dayFirst[2], dayFirst[1]);
  // "02:00:00 UTC 2026" looks like a day, a month and a year: its month is none.
  if (byDay) return byDay;
  // "Wed Sep 02 02:00:00 UTC 2026", "September 2, 2026"
  const monthFirst = /\b(\p{L}{3,})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(?:[\d:]+\s+\p{Lu}+\s+)?(\d{4})\b/u.exec(text);
  return monthFirst ? fromMonthName(monthFirst[3], monthFirst[1], monthFirst[2]) : undefined;
}

/** Day and month as Europe writes them; with slashes only where the order can be told. */
function fromNumbers(text: string, first: number, second: number, year: number): string | undefined {
  if (!text.includes('/')) return calendarDay(year, second, first);
  if (first > 12) return calendarDay(year, second, first);
  return second > 12 || first === second ? calendarDay(year, first, second) : undefined;
}

function fromMonthName(year = '', name = '', day = ''): string | undefined {
  const folded = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const month = MONTHS[folded] ?? MONTHS[folded.slice(0, 4)] ?? MONTHS[folded.slice(0, 3)];
  if (month === undefined) return undefined;
  return calendarDay(Number(year.length === 2 ? `20${year}` : year), month, Number(day));
}

function calendarDay(year: number, month: number, day: number): string | undefined {
  if (year < EARLIEST_YEAR || year > LATEST_YEAR || month < 1 || month > 12 || day < 1 || day > 31) return undefined;
  const text = `${String(year)}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return new Date(`${text}T00:00:00Z`).getUTCDate() === day ? text : undefined;
}
