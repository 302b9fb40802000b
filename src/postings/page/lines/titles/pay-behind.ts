import { saysKind } from '../../../text/kinds/job-type.js';
import { findMoney, namesCurrency, type Money } from '../../../text/pay/money.js';
import { LEAST_ALONE } from '../../../text/pay/pay-apart.js';
import { isPieceRate } from '../../../text/pay/piece-rate.js';
import { periodsIn, saysHoursOfWork } from '../../../text/pay/period.js';
import { isTownName } from '../../../text/places/place.js';
import { sizeOf, withoutLimit } from '../../../text/pay/salary-limits.js';
import { wordPattern } from '../../../text/word-pattern.js';
import { GROSS_WORDS } from '../../../text/words/pay/on-top-words.js';
import { anyOf } from '../../../text/words/pattern-parts.js';

/** "Area Supervisor (£135 for the night)", "Zedník (35 000 Kč)" */
const IN_BRACKETS = /^(.+?) ?\(([^()]{1,120})\)$/su;
/** "Steward (£54.55) - to work between 6 and 11 am": and what else is told behind. */
const BEFORE_TOLD = /^([^()]{2,100}?) ?(\([^()]{1,60}\)(?:\s[–—-]\s|,\s).{2,120})$/su;
/** "Gardener – full time, £28k", "Driver, Leeds, £13 an hour", "Baker / £14": signs behind a title. */
const DIVIDERS = /\s[–—|/·•-]\s|,\s|\/\s?(?=[€$£])/gu;
/** What stands between the facts behind a title. */
const BETWEEN_FACTS = /,\s+|\s[–—|·•-]\s/u;
/** A sign that divided a title from its pay, and is left at its end. */
const DIVIDER_LEFT = /\s?[–—|/·•:,-]$/u;

/** "$20/hr (Monday to Friday, contractor)", "Leeds – $20/hr": what divides what is said behind a title from its pay. */
export const PAY_AND_FACTS = /,\s+|\s[–—|/·•-]\s(?=\p{L})|(?<=\p{L})\s[–—|/·•-]\s|\s?[()（）[\]]\s?/u;

/** A title and the words behind it that say what it pays. */
export interface PaidTitle {
  readonly title: string;
  readonly behind: string;
}

/** The title before the pay of its line; `isTitle` tells whether what stands before a dash or comma may be one. */
export function paidTitle(line: string, isTitle: (text: string) => boolean): PaidTitle | undefined {
  if (!/\d/.test(line)) return undefined;
  const bracketed = parted(line, IN_BRACKETS);
  if (bracketed && isPay(bracketed.behind)) return bracketed;
  const paid = toldBehindPay(line) ?? dividedFromPay(line, isTitle) ?? endedByPay(line);
  return paid && isTitle(paid.title) ? paid : undefined;
}

/**
 * "Festival Crew – £90 per shift": what stands in front of an amount for a span of time or a piece of work, whether it
 * names an occupation or not. Names with numbers are of rates: "Over 21: £12 per hour".
 */
export function namePaidAtRate(line: string): PaidTitle | undefined {
  const paid = paidTitle(line, (text) => /\p{L}{2}/u.test(withoutLimit(text)) && !/\d/.test(text));
  return paid && isRate(paid.behind) ? paid : undefined;
}

/** Whether words are an amount for a span of time or a piece of work, whatever is told behind it. */
export function isRate(words: string): boolean {
  const amount = behindAmount(words.replace(/^[\s([:：–—-]+/u, ''));
  return amount !== undefined && isUnit(amount.behind);
}

/** "per hour", "per shift" */
function isUnit(behind: string): boolean {
  return periodsIn(behind).length > 0 || isPieceRate('', behind);
}

function toldBehindPay(line: string): PaidTitle | undefined {
  const told = parted(line, BEFORE_TOLD);
  return told && isPay(told.behind.split(')', 1)[0] ?? '') ? told : undefined;
}

/** No title is longer, nor what stands behind it (characters). */
const [MAX_TITLE, MAX_BEHIND] = [100, 120];

/**
 * The title before the facts that lead to its pay: what is neither a kind nor a place goes on with it, as in
 * "Baker - confectioner / 14 € an hour". The dash of a range divides the amounts and not the line.
 */
function dividedFromPay(line: string, isTitle: (text: string) => boolean): PaidTitle | undefined {
  const money = findMoney(line).find(({ currency }) => currency !== undefined);
  // A space before an amount is a part of it.
  const dividers = [...line.slice(0, (money?.start ?? 0) + 1).matchAll(DIVIDERS)];
  const [last] = dividers.slice(-1);
  if (!money || !last || isTitle(line.slice(endOf(last), money.start))) return undefined;
  const behindTitle = dividers.findLastIndex(
    (divider, at) => at === 0 || !isFact(line.slice(endOf(dividers[at - 1] as RegExpExecArray), divider.index)),
  );
  const divider = dividers[behindTitle] as RegExpExecArray;
  const [title, behind] = [line.slice(0, divider.index), line.slice(endOf(divider))];
  return title.length > MAX_TITLE || behind.length > MAX_BEHIND ? undefined : { title, behind };
}

function endOf({ index, 0: sign }: RegExpExecArray): number {
  return index + sign.length;
}

/** "full-time", "Leeds", "39 h": what a line says of a job beside its title. */
function isFact(piece: string): boolean {
  return saysKind(piece) || saysHoursOfWork(piece) || isTownName(piece);
}

/** Behind an amount that ends a title its span may stand, and whether it is gross (characters). */
const MAX_SPAN = 16;

/** "… (Monday to Wednesday, contractor)", "… – full-time, Leeds": what is told behind the pay that ends a title. */
const TOLD_BEHIND = /(?:\s?[([（]([^()[\]（）]{2,80})[)\]）]|(?:\s[–—|·•-]\s|,\s)([^()[\]（）]{2,80}))$/u;

/**
 * "Baker in Leeds £28,000": an amount that ends a line without more than a sign before it; or "Baker £14/hour (Monday
 * to Friday)", one for a span of time, or before a kind, with what is told behind it.
 */
function endedByPay(line: string): PaidTitle | undefined {
  const told = TOLD_BEHIND.exec(line);
  return (told && isTold(line, told) ? endedAt(line, told.index) : undefined) ?? endedAt(line, line.length);
}

/** Whether what is told behind an amount belongs to a job, and the amount is what it pays. */
function isTold(line: string, { index, 1: aside, 2: behind }: RegExpExecArray): boolean {
  const pieces = (aside ?? behind ?? '').split(BETWEEN_FACTS);
  const amount = findMoney(line.slice(0, index)).at(-1);
  if (amount === undefined || pieces.some(isPay)) return false;
  return periodsIn(line.slice(amount.end, index)).length > 0 || pieces.some(isFact);
}

/** The title before an amount that ends at a place of its line, or right before it. */
function endedAt(line: string, end: number): PaidTitle | undefined {
  const money = findMoney(line.slice(0, end)).at(-1);
  if (money?.currency === undefined || /\d/.test(line.slice(money.end, end))) return undefined;
  if (end - money.end > MAX_SPAN) return undefined;
  const title = withoutLimit(line.slice(0, money.start)).trim();
  return { title: title.replace(DIVIDER_LEFT, ''), behind: line.slice(title.length).trim() };
}

function parted(line: string, pattern: RegExp): PaidTitle | undefined {
  const [, title, behind] = pattern.exec(line) ?? [];
  return title === undefined || behind === undefined ? undefined : { title, behind };
}

function isPay(text: string): boolean {
  return /\d/.test(text) && namesCurrency(text);
}

/** What stands behind an amount that is nothing but pay: "/month", "per hour (gross)". */
const ONLY_SPAN = /^\s?(?:\/\s?|\p{L}{1,4}\s)?\p{L}{1,12}\.?(?:\s?\([^()]{2,20}\))?$/u;

/** What may stand behind an amount without its span: "+", "MXN", "brutto". */
const ENDS_SUM = wordPattern(String.raw`^\s?\+?(?:\s?(?:\p{Lu}{3}|\(?${anyOf(GROSS_WORDS)}\)?))?$`, 'u');

/** Whether a piece of a card is an amount with its span and nothing else: "from £1,700/month". */
export function isPayAlone(piece: string): boolean {
  const behind = behindAmount(piece)?.behind ?? '';
  return ONLY_SPAN.test(behind) && isUnit(behind);
}

/** Whether it is an amount without its span, so large that it is no rate of an hour: "R$ 11.000,00", "from 3 000 €". */
export function isSumAlone(piece: string): boolean {
  const { money, behind } = behindAmount(piece) ?? {};
  return money !== undefined && sizeOf(money) >= LEAST_ALONE && ENDS_SUM.test(behind ?? '');
}

/** The last amount of a piece that begins with one, but for a word or two of its limit, and what stands behind it. */
function behindAmount(piece: string): { readonly money: Money; readonly behind: string } | undefined {
  if (!/\d/.test(piece)) return undefined;
  const amounts = findMoney(piece);
  const [first, last] = [amounts[0], amounts.at(-1)];
  if (first?.currency === undefined || last === undefined) return undefined;
  const isAhead = withoutLimit(piece.slice(0, first.start)).trim() !== '';
  return isAhead ? undefined : { money: last, behind: piece.slice(last.end) };
}
