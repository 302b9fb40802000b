import { saysKind } from './job-type.js';
import { findMoney, type Money } from './money.js';
import { sizeOf } from './salary-limits.js';
import { SAMPLES_OF_PAY } from './words/pay-cap-words.js';
import { patternOf } from './words/pay-words.js';

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

/** "40 hours", "39h/semaine", "3 days a week". */
const IS_COUNTED_TIME = /^\d{1,2}(?:[.,:]\d{1,2})?\s?[^\d,;]{1,24}$/u;

/** "Full time, 40 hours, £32k–£36k": an amount behind nothing but the kind of the job and its hours. */
export function isBehindKinds(before: string): boolean {
  const line = before.slice(before.lastIndexOf('\n') + 1);
  const parts = line.slice(0, MAX_ANEW).split(/[,;]\s|\s[–—-]\s/);
  const facts = parts.slice(0, -1);
  return (
    line.length < MAX_ANEW &&
    parts.at(-1) === '' &&
    facts.some(saysKind) &&
    facts.every((part) => saysKind(part) || IS_COUNTED_TIME.test(part))
  );
}
