import { findMoney, type Money } from './money.js';
import { sizeOf } from './salary-limits.js';
import { SAMPLES_OF_PAY } from '../words/pay/pay-cap-words.js';
import { patternOf } from '../words/pay/pay-words.js';

const IS_SAMPLE = patternOf(SAMPLES_OF_PAY);
/** "主任/", "Chef:" in front of an amount in brackets. */
const IS_OF_ROLE = /^\s?\p{L}{2,20}\s?[:/：／]/u;

/** So many times as much is paid by a longer span: a day has eight hours, a year twelve months. */
const TIMES = 7;

/** So far (characters) in front of an amount in brackets stands the one that it says by a shorter span. */
const MAX_ANEW = 90;

/** "3.200 € (19,50 € pro Stunde)": what stands in brackets right behind an amount says it by a shorter span. */
export function saysAnew(text: string, money: Money): boolean {
  const { start } = money;
  const line = text.slice(Math.max(0, start - MAX_ANEW), start).replace(/^[^]*\n/, '');
  const [, before = ''] = /^(.*\d.{0,24})\([^()\d]{0,24}$/u.exec(line) ?? [];
  return findMoney(before).some((other) => other.currency !== undefined && sizeOf(other) > TIMES * sizeOf(money));
}

/** "月収例 24万円", "250 € (chief/350 € head/450 €)": what one may come to, or others get, beside what is paid. */
export function isSample(text: string, { start }: Money): boolean {
  const line = text.slice(Math.max(0, start - MAX_ANEW), start).replace(/^[^]*\n/, '');
  const [, outside = '', inside = ''] = /^([^(（]+)[(（]([^()（）]*)$/u.exec(line) ?? [];
  return IS_SAMPLE.test(line) || (IS_OF_ROLE.test(inside) && findMoney(outside).length > 0);
}
