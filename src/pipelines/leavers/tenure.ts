/** When somebody left, as precise as the source has it. */
export interface LeftDate {
  readonly date: string;
  readonly precision: 'day' | 'month' | 'year';
}

export interface Window {
  /** Day of the request, as 2026-11-21. */
  readonly asOf: string;
  readonly minMonths: number;
  readonly maxMonths: number;
}

/**
 * The end of a stay with its precision. Services render months as days: the last day of a month, or the first, means
 * the month; 31 December after a 1 January means the year.
 */
export function leftDateOf(end: string, start?: string): LeftDate {
  if (/^\d{4}$/.test(end)) return { date: end, precision: 'year' };
  if (/^\d{4}-\d{2}$/.test(end)) return { date: end, precision: 'month' };
  if (end.slice(5, 10) === '12-31' && start?.slice(5, 10) === '01-01')
    return { date: end.slice(0, 4), precision: 'year' };
  return isFirstOrLast(end)
    ? { date: end.slice(0, 7), precision: 'month' }
    : { date: end.slice(0, 10), precision: 'day' };
}

/** Whether a day is the first or the last one of its month. */
function isFirstOrLast(date: string): boolean {
  const [year = 0, month = 0, day = 0] = date.slice(0, 10).split('-').map(Number);
  return day === 1 || day === lastDayOf(year, month);
}

/** Months since somebody left; undefined where the month is not known. */
export function monthsSince({ date, precision }: LeftDate, asOf: string): number | undefined {
  if (precision === 'year') return undefined;
  const months = (text: string): number => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
  return months(asOf) - months(date);
}

/** True when the date lies in the window; of a year only when all of it does. Nobody has left in the future. */
export function isInWindow(left: LeftDate, { asOf, minMonths, maxMonths }: Window): boolean {
  if (left.precision === 'month') {
    const months = monthsSince(left, asOf) ?? -1;
    return minMonths <= months && months <= maxMonths;
  }
  const [first, last] = [monthsBefore(asOf, maxMonths), monthsBefore(asOf, minMonths)];
  if (left.precision === 'day') return first <= left.date && left.date <= last;
  return first <= `${left.date}-01-01` && `${left.date}-12-31` <= last;
}

/** The same day so many months earlier, or the last day of that month. */
export function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const index = year * 12 + month - 1 - months;
  const [earlierYear, earlierMonth] = [Math.floor(index / 12), (index % 12) + 1];
  const clamped = Math.min(date, lastDayOf(earlierYear, earlierMonth));
  return `${String(earlierYear).padStart(4, '0')}-${String(earlierMonth).padStart(2, '0')}-${String(clamped).padStart(2, '0')}`;
}

function lastDayOf(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}
