import { bareUnitIn, behindNumber, periodsIn } from './period.js';
import type { SalaryPeriod } from './words/period-words.js';

/** "月給24万円 時給1,200円": right in front of the amount stands the span that it is for. */
const WORD_IN_FRONT = /[\p{Script=Han}\p{Script=Hangul}]{1,6}[\s:：]{0,3}$/u;

/**
 * The span an amount is for: named behind it up to the next number, else the last one before it; what its own line
 * says goes before what stands above or below.
 */
export function periodOf(before: string, after: string, amount: string): SalaryPeriod | undefined {
  // Lakhs are counted by the year.
  if (/LPA|lakh|lacs/i.test(amount)) return 'year';
  // The Russian year is the Ukrainian hour.
  if (/грн\.?\s*$/u.test(amount) && /^\s?\/\s?год(?:ина)?(?!\p{L})/u.test(after)) return 'hour';
  const behind = /^(?:[^\d]|(?<=\p{L})\d|(?<=\/\s?)1(?=\s?\p{L})|\(\d+\s?%\))*/u.exec(after.slice(0, 60))?.[0] ?? '';
  const near = before.slice(-90);
  const ownLine = near.slice(near.lastIndexOf('\n') + 1);
  const named = [
    ...periodsIn(WORD_IN_FRONT.exec(ownLine)?.[0] ?? '').slice(-1),
    ...periodsIn(behindNumber(amount)),
    ...periodsIn(firstLine(behind)),
    bareUnitIn(after),
    ...periodsIn(ownLine).slice(-1),
    ...periodsIn(behind),
    ...periodsIn(near).slice(-1),
  ];
  return named.find((period) => period !== undefined);
}

/** What a text says before its first line break. */
export function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? '';
}
