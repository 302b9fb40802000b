import { findMoney } from '../../text/money.js';
import { periodsIn } from '../../text/period.js';
import { withoutLimit } from '../../text/salary-limits.js';

/** "Area Supervisor (£135 for the night)", "Zedník (35 000 Kč)" */
const IN_BRACKETS = /^(.+?) ?\(([^()]{1,120})\)$/su;
/** "Gardener – full time, £28k", "Driver, Leeds, £13 an hour" */
const BEHIND = /^(.{3,100}?)(?:\s[–—|-]\s|,\s)(.{2,120})$/su;

/** A title and the words behind it that say what it pays. */
interface PaidTitle {
  readonly title: string;
  readonly behind: string;
}

/** The title before the pay of its line; `isTitle` tells whether what stands before a dash or comma may be one. */
export function paidTitle(line: string, isTitle: (text: string) => boolean): PaidTitle | undefined {
  if (!/\d/.test(line)) return undefined;
  const bracketed = parted(line, IN_BRACKETS);
  if (bracketed && isPay(bracketed.behind)) return bracketed;
  const paid = dividedByPay(line, endedByPay(line));
  return paid && isTitle(paid.title) ? paid : undefined;
}

/** The title before a dash or comma and its pay; the dash of a range divides the amounts and not the line. */
function dividedByPay(line: string, ended: PaidTitle | undefined): PaidTitle | undefined {
  const divided = parted(line, BEHIND);
  if (!divided || !isPay(divided.behind)) return ended;
  return ended && ended.title.length < divided.title.length ? ended : divided;
}

/** Behind an amount that ends a title its span may stand, and whether it is gross (characters). */
const MAX_SPAN = 16;

/** "Baker in Leeds £28,000": an amount that ends a line without a mark before it. */
function endedByPay(line: string): PaidTitle | undefined {
  const money = findMoney(line).at(-1);
  if (money?.currency === undefined || /\d/.test(line.slice(money.end))) return undefined;
  if (line.length - money.end > MAX_SPAN) return undefined;
  const title = withoutLimit(line.slice(0, money.start)).trim();
  return { title, behind: line.slice(title.length).trim() };
}

function parted(line: string, pattern: RegExp): PaidTitle | undefined {
  const [, title, behind] = pattern.exec(line) ?? [];
  return title === undefined || behind === undefined ? undefined : { title, behind };
}

function isPay(text: string): boolean {
  return /\d/.test(text) && findMoney(text).some(({ currency }) => currency !== undefined);
}

/** What stands behind an amount that is nothing but pay: "/month", "per hour (gross)". */
const ONLY_SPAN = /^\s?(?:\/\s?|\p{L}{1,4}\s)?\p{L}{1,12}\.?(?:\s?\([^()]{2,20}\))?$/u;

/** Whether a piece of a card is an amount with its span and nothing else: "from £1,700/month". */
export function isPayAlone(piece: string): boolean {
  if (!/\d/.test(piece)) return false;
  const amounts = findMoney(piece);
  const [first, last] = [amounts[0], amounts.at(-1)];
  if (first?.currency === undefined || last === undefined) return false;
  const behind = piece.slice(last.end);
  return (
    withoutLimit(piece.slice(0, first.start)).trim() === '' && ONLY_SPAN.test(behind) && periodsIn(behind).length > 0
  );
}
