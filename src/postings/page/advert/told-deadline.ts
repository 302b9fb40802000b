import { isMonthName } from '../../text/days/date.js';
import { datedLabel } from '../lines/headings/field-labels.js';
import { lastDay } from '../lines/headings/short-values.js';
import { saysApplication } from './application-mailbox.js';

/** A label with its day is no longer (characters). */
const MAX_TOLD = 90;
/** Further on in a sentence it has so many words in front of its day. */
const MIN_WORDS = 3;

/**
 * "Closing date for applications is Friday, 17 September 2027", "… open until filled, with an application deadline of
 * 17 September 2027": the day behind a label that begins a sentence, or further on speaks of applications.
 */
export function deadlineTold(sentence: string): string | undefined {
  return dayBehind(sentence) ?? (saysApplication(sentence) ? deadlineWithin(sentence) : undefined);
}

function deadlineWithin(sentence: string): string | undefined {
  for (const { index } of sentence.matchAll(/(?<=\s)\p{L}/gu)) {
    const told = sentence.slice(index, index + MAX_TOLD);
    const day = namesDeadline(told) ? dayBehind(told) : undefined;
    if (day !== undefined) return day;
  }
  return undefined;
}

/** "application deadline of" in front of a day; "applications by" is said of much else. */
function namesDeadline(told: string): boolean {
  const ahead = /^\D*/.exec(told)?.[0] ?? '';
  const words = ahead.match(/\p{L}+/gu)?.filter((word) => !isMonthName(word)) ?? [];
  return words.length >= MIN_WORDS && saysApplication(ahead);
}

function dayBehind(told: string): string | undefined {
  return datedLabel(told) === 'application_deadline' ? lastDay(told) : undefined;
}
