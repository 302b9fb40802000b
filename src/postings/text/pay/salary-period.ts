import { bareUnitIn, behindNumber, periodsIn } from './period.js';
import { OTHER_MONEY } from '../words/pay/not-pay-words.js';
import { ON_TOP_WORDS } from '../words/pay/on-top-words.js';
import { anyOf } from '../words/pattern-parts.js';
import { patternOf } from '../words/pay/pay-words.js';
import type { SalaryPeriod } from '../words/pay/period-words.js';
import { wordPattern } from '../word-pattern.js';
import { matchesOf } from '../words.js';

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
  const said = /^(?:[^\d]|(?<=\p{L})\d|(?<=\/\s?)1(?=\s?\p{L})|\(\d+\s?%\))*/u.exec(after.slice(0, 60))?.[0] ?? '';
  const behind = withoutExtras(said);
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

/** What joins to an amount something that comes on top of it, and the rest of its clause. */
const ON_TOP = wordPattern(String.raw`(?<=[+＋]|(?<!\p{L})(?:${anyOf(ON_TOP_WORDS)})\s)[^,;.()\n+＋]{2,60}`, 'giu');
const EXTRA = wordPattern(patternOf(OTHER_MONEY), 'giu');
/** "Prime mensuelle": in these languages the span of a thing follows it. */
const FOLLOWS = /^\p{L}*\s(?:mensu|mensil|mensa[il]|anua|annu|hebdo|seman|settim|lunar)\p{L}*/iu;

/**
 * "$40K – $50K + monthly bonus": what is said of something on top is said of no pay, but for what follows it: "£30k
 * plus bonus per annum".
 */
function withoutExtras(behind: string): string {
  return behind.replace(ON_TOP, (clause) => {
    const extra = matchesOf(clause, EXTRA).at(-1);
    return extra ? extra[0] + clause.slice(extra.index + extra[0].length).replace(FOLLOWS, '') : clause;
  });
}

/** What a text says before its first line break. */
export function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? '';
}
