import { beginsWithSpan, periodsIn } from './period.js';
import type { Money } from './money.js';
import { PAY_WORDS, patternOf } from '../words/pay/pay-words.js';
import { wordPattern } from '../word-pattern.js';

const PAY = patternOf(PAY_WORDS);
const BEFORE_VALUE = wordPattern(`(?:${PAY.source})\\p{L}{0,3}\\s?[:：–—-]\\s{0,9}$`, 'iu');
/** The label of a line, in front of its value. */
const LABEL = /(?:^|\n)[^\S\n]*([^\n:：]{3,40})[:：]\s{0,9}$/u;
const ENDS_VALUE = /^\s?(?:$|[\n(,;+&])/u;

/** Of fewer nobody knows without a currency what they count: grades, points, days. */
const LEAST_BARE = 1000;
const [FIRST_YEAR, LAST_YEAR] = [1900, 2100];

/** Whether an amount without a currency is pay by its label: a range, or what is said to be paid for a span of time. */
export function isBarePay(money: Money, before: string, after: string): boolean {
  if (BEFORE_VALUE.test(before) && (isBareRange(money) || beginsWithSpan(after))) return true;
  const label = LABEL.exec(before)?.[1] ?? '';
  return PAY.test(label) && periodsIn(label).length > 0 && ENDS_VALUE.test(after);
}

/** "Salary: 45,000 - 55,000", "Gehalt: 3.200 – 4.000", but for one of years. */
function isBareRange({ isRange, min = 0, max = 0 }: Money): boolean {
  const isOfYears = max <= LAST_YEAR && min >= FIRST_YEAR;
  return isRange && min >= LEAST_BARE && !isOfYears;
}
