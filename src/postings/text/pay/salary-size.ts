import { sizeOf, type Limits } from './salary-limits.js';
import type { SalaryPeriod } from '../words/pay/period-words.js';

/** Currencies in which a yearly pay is recognised by its size. */
const MAIN_CURRENCIES = new Set(['USD', 'EUR', 'GBP', 'CHF', 'CAD', 'AUD', 'NZD', 'SGD', '$']);
const BOUNDS: Record<SalaryPeriod | 'piece', [number, number]> = {
  piece: [5, 5000],
  hour: [1, 1000],
  day: [20, 6000],
  week: [100, 30_000],
  month: [150, 250_000],
  year: [4000, 3_000_000],
};

/** From how much on a pay is one of a year; nobody is paid so much a month, nor the hundredth part of it a year. */
const LEAST_OF_YEAR = new Map([
  ...[...MAIN_CURRENCIES].map((code) => [code, 15_000] as const),
  ...['NOK', 'SEK', 'DKK'].map((code) => [code, 200_000] as const),
]);

/** Whether so much is paid by the year. */
export function isYearly(amount: number, currency: string, around: string): boolean {
  const least = LEAST_OF_YEAR.get(currency) ?? Infinity;
  return amount >= least && amount <= 2_000_000 && !/\bpackage\b/i.test(around);
}

/** So many times the lower end of a range is the higher one at most; more where its word stands right before it. */
const [MOST_TIMES, MOST_TIMES_LABELLED] = [12, 24];

/** What an amount is judged by, besides its size. */
interface Measure {
  readonly period: SalaryPeriod | undefined;
  readonly currency: string | undefined;
  /** Whether a word for pay stands right before it: "Salary: 30 000 - 500 000", with what sales make. */
  readonly isLabelled: boolean;
  /** Whether it is paid for a piece of work: "£90 per shift". */
  readonly isPiece: boolean;
}

/** Whether an amount or a range has the size of a pay. */
export function isPlausible(limits: Limits, { period, currency, isLabelled, isPiece }: Measure): boolean {
  const high = sizeOf(limits);
  const low = limits.min ?? high;
  if (high <= 0 || high > 1e9) return false;
  if (low > 0 && high / low > (isLabelled ? MOST_TIMES_LABELLED : MOST_TIMES)) return false;
  return !MAIN_CURRENCIES.has(currency ?? '$') || isUsual(low, high, isPiece ? 'piece' : period);
}

/** Whether so much is paid in the main currencies for such a span. */
function isUsual(low: number, high: number, period: keyof typeof BOUNDS | undefined): boolean {
  if (period === undefined) return high >= 100;
  const [least, most] = BOUNDS[period];
  return (low === 0 || low >= least) && high >= least && high <= most;
}
