import { isBarePay } from './bare-pay.js';
import { findMoney, namesCurrency, type Money } from './money.js';
import { currencyIn } from './salary-currency.js';
import {
  goesOn,
  isAlone,
  isAnotherClause,
  isBehindFacts,
  isFactByItself,
  isOneOfTiers,
  LEAST_BY_ITSELF,
  saysPurpose,
  standsApart,
} from './pay-apart.js';
import { isLabelledRate, isPieceRate } from './piece-rate.js';
import { isSample, saysAnew } from './salary-beside.js';
import { limitsOf, sizeOf, withoutLimit } from './salary-limits.js';
import { firstLine, periodOf } from './salary-period.js';
import { isPlausible, isYearly } from './salary-size.js';
import { firstSentence, lastSentence } from './pay-sentence.js';
import { isOfTrainingYear } from './training-pay.js';
import { plainAmounts } from './plain-amounts.js';
import { quoteOf } from './quote-of.js';
import { matchesOf, MAX_SEARCHED } from '../words.js';
import type { Span } from '../words/phrase-table.js';
import type { SalaryPeriod } from '../words/pay/period-words.js';
import { CAPS_OF_PAY, LABELS_OF_PAY, PAID_TO_OTHERS, PAY_OF_APPRENTICES } from '../words/pay/pay-cap-words.js';
import { GROSS_WORDS, ON_TOP_WORDS } from '../words/pay/on-top-words.js';
import { RANGE_OPENERS } from '../words/pay/limit-words.js';
import { anyOf } from '../words/pattern-parts.js';
import { TRADES_OF_MONEY } from '../words/pay/trade-words.js';
import { OTHER_MONEY, PENSION_WORDS } from '../words/pay/not-pay-words.js';
import { GROSS_THINGS, PAY_WORDS, patternOf } from '../words/pay/pay-words.js';
import { wordPattern } from '../word-pattern.js';

/** Pay as a source states it. `quote` is where it was read from. */
export interface Salary {
  readonly min: number | undefined;
  readonly max: number | undefined;
  readonly currency: string | undefined;
  readonly period: SalaryPeriod | undefined;
  readonly quote: string;
}

/** What is known about the text the salary is looked for in. */
interface SalaryContext {
  /** English name of the workplace's country: decides what a bare $ or kr is. */
  readonly country?: string | undefined;
  /** The text is a source's salary field, not prose: an amount needs no word that says what it is. */
  readonly isSalaryField?: boolean;
  /** Whether the opening is an apprenticeship or the like; false keeps the pay of apprentices from other openings. */
  readonly isTraining?: boolean;
}

const PAY = patternOf(PAY_WORDS);
const NOT_PAY = patternOf(OTHER_MONEY);
const IS_CAP = patternOf(CAPS_OF_PAY);
const IS_OF_OTHERS = patternOf(PAID_TO_OTHERS);
const IS_OF_APPRENTICES = patternOf(PAY_OF_APPRENTICES);
/**
 * "Prime de parrainage, salaire 2 500 €": a clause that begins with its label, or a label that begins with a capital
 * letter where the line lost a mark: "friendly with customers Pay £12.50".
 */
const LABEL_BEGINS = [
  wordPattern(String.raw`[,;|·–—]\s{0,3}(?=(?:${patternOf(LABELS_OF_PAY).source})(?![\p{L}-]))`, 'giu'),
  /(?<=\p{Ll})\s{1,3}(?=(?:Pay|Salary|Salaire|Salario|Salário|Stipendio|Salaris)(?!\p{L}))/gu,
];
/** "RAL 30-35k", "年薪20-30万": right behind its word an amount in thousands needs no currency. */
const LABEL_OF_PAY = wordPattern(`(?:${PAY.source})\\p{L}{0,3}[\\s:：】\\])-]{0,3}$`, 'iu');
const NAMES_RATE = /range|rate|wage/i;
/** "26-32k brutos/año" */
const GROSS = wordPattern(
  String.raw`^\s{0,3}(?:(?!gross (?:${GROSS_THINGS}))(?:${anyOf(GROSS_WORDS)}))(?!\p{L})`,
  'iu',
);
/** What follows the pay and comes on top of it, says nothing against it. */
const ON_TOP = wordPattern(
  String.raw`^[\s.)\]*]*(?:[+＋、，|（&,(/.;\n–—-]|(?:${anyOf([...ON_TOP_WORDS, ...GROSS_WORDS])})(?!\p{L})|per\s(?!hire|sale|referral|km|kilomet|person|employee|head|night|delivery|item|user|client|customer)|p\/?h|an?\s+hour|USD|EUR|GBP|CAD)`,
  'iu',
);
/** What is told apart from the total. */
const BASE = /\bbase\b|\bfix/i;
/** A multiple of the pay is none: "2x salary". */
const MULTIPLE = /\d(?:\.\d)?\s?[x×]\s+(?:\w+\s+){0,2}salary/giu;
const TOTAL = /\bOTE\b|on[- ]target|total (?:cash|target|compensation|earnings|rewards)|target earnings/i;
/** "$120,000 OTE"; of "basis + commissie (OTE €7k)" the words are said of the amount behind them. */
const IS_TOTAL_BEHIND = wordPattern(
  String.raw`^[^\n]{0,24}?(?:${TOTAL.source})(?!(?:\s(?:of|up to|von|bis|tot|van|de))?[\s:~]{0,3}(?:[A-Z]{3}\s?)?[€$£]?\s?\d)`,
  'i',
);
/** The patterns of which the last place in a text is asked for. */
const EACH = {
  pay: everywhere(PAY),
  notPay: everywhere(patternOf([...OTHER_MONEY, ...PENSION_WORDS])),
  total: everywhere(TOTAL),
  base: everywhere(BASE),
  trade: wordPattern(String.raw`(?<!\p{L})(?:${patternOf(TRADES_OF_MONEY).source})`, 'giu'),
};

function everywhere(pattern: RegExp): RegExp {
  return wordPattern(pattern, 'giu');
}

/** What is read of an amount, and the part of the text that says it. */
interface Candidate extends Omit<Salary, 'quote'> {
  readonly spans: readonly Span[];
  /** One of several by place, or by the days of a week. */
  readonly isTier: boolean;
  readonly isTotal: boolean;
  readonly score: number;
}

/** The pay a text states, or undefined: allowances, revenues, budgets and prizes are no pay. */
export function readSalary(text: string, context: SalaryContext = {}): Salary | undefined {
  const input = plainAmounts(text.slice(0, MAX_SEARCHED));
  const candidates = findMoney(input).flatMap((money) => judgeAmount(input, money, context) ?? []);
  const best = candidates.reduce<Candidate | undefined>(
    (top, next) => (top === undefined || next.score > top.score ? next : top),
    undefined,
  );
  if (!best) return undefined;
  const { spans, min, max, currency, period } = best.isTier ? spanned(best, candidates) : best;
  return { min, max, currency, period, quote: quoteOf(text, spans) };
}

/**
 * Pay that differs by place stands as several ranges, by the day or the year of a training as several amounts: lowest
 * to highest. The span may be said of one for all.
 */
function spanned(best: Candidate, candidates: readonly Candidate[]): Candidate {
  const tiers = candidates.filter(
    (other) =>
      other.isTier &&
      other.score >= best.score - (other.period === undefined ? 2 : 1) &&
      other.currency === best.currency &&
      (other.period ?? best.period) === best.period &&
      other.isTotal === best.isTotal,
  );
  if (tiers.length === 1) return best;
  const [min, max] = [Math.min(...tiers.map(leastOf)), Math.max(...tiers.map(sizeOf))];
  return { ...best, min, max, spans: tiers.flatMap(({ spans }) => spans) };
}

const leastOf = ({ min = Infinity }: Candidate): number => min;

/** What the sentence of an amount says around it. */
interface Around {
  readonly before: string;
  readonly after: string;
  /** The span that it names for the amount. */
  readonly stated: SalaryPeriod | undefined;
  /** Whether it is paid for a piece of work. */
  readonly isPiece: boolean;
  /** Whether a word for pay stands near. */
  readonly saysPay: boolean;
}

function judgeAmount(text: string, money: Money, context: SalaryContext): Candidate | undefined {
  const before = lastSentence(text.slice(Math.max(0, money.start - 160), money.start)).replace(MULTIPLE, '');
  const isField = context.isSalaryField === true;
  const after = firstSentence(text.slice(money.end, money.end + 70));
  if (!isField && !isMoney(money, { before, after })) return undefined;
  const unit = unitOf(before, after, text.slice(money.start, money.end));
  const around = { before, after, ...unit, saysPay: isCalledPay(text, money, { before, after }) };
  const isPay = around.saysPay || isField || isPayByItself(text, money, around);
  const isOthers =
    isOtherMoney(before, goesOn(text, money) ? after : '') || isOfApprentices(context, { before, after });
  if (!isPay || isOthers || isKnots(text.slice(money.start, money.end), money, unit.stated)) return undefined;
  return candidateOf(text, money, around, context);
}

/** What an amount is paid for: a span of time, or a piece of work. */
function unitOf(before: string, after: string, amount: string): Pick<Around, 'stated' | 'isPiece'> {
  const isPiece = isPieceRate(before, after);
  return { isPiece, stated: isPiece ? undefined : periodOf(before, after, amount) };
}

/** Whether an amount is what apprentices are paid, in the advert of another opening. */
function isOfApprentices({ isTraining }: SalaryContext, { before, after }: Pick<Around, 'before' | 'after'>): boolean {
  if (isTraining !== false) return false;
  return IS_OF_APPRENTICES.test(behindLabel(before)) || isOfTrainingYear(before, after) || isOfApprenticesBehind(after);
}

/** "1.100 € Ausbildungsvergütung"; "apprentices get 1.100 €" behind another amount is said of its own. */
function isOfApprenticesBehind(after: string): boolean {
  const [clause = ''] = after.slice(0, 40).split(/[,;|\n]/);
  const said = IS_OF_APPRENTICES.exec(clause);
  return said !== null && !namesCurrency(after.slice(said.index));
}

/** What stands before an amount, from the last label of pay that begins a clause. */
function behindLabel(before: string): string {
  const starts = LABEL_BEGINS.flatMap((begins) => matchesOf(before, begins).map((match) => match.index));
  return before.slice(Math.max(0, ...starts));
}

/** "20 kn" of a ship: the Croatian kuna is written alike, and nobody is paid so few of them. */
function isKnots(amount: string, money: Money, stated: SalaryPeriod | undefined): boolean {
  return stated === undefined && sizeOf(money) < 100 && /\d\s?kn$/.test(amount);
}

/** Pay with its currency and span, where its size is one of pay. */
function candidateOf(
  text: string,
  money: Money,
  { before, after, stated, isPiece, saysPay }: Around,
  { country, isSalaryField }: SalaryContext,
): Candidate | undefined {
  const currency = currencyIn(money.currency, before + text.slice(money.start, money.end) + after, country);
  const limits = limitsOf(money, before, after, text.slice(money.end));
  const size = sizeOf(limits);
  const isYear = isYearly(size, currency ?? (isSalaryField === true ? signOfBare(before + after) : ''), before + after);
  const period = stated ?? (isYear ? 'year' : undefined);
  const isRate = period === undefined && isBareRate(money, text.slice(money.start, money.end), before);
  const isLabelled = LABEL_OF_PAY.test(before);
  if (!isRate && !isPlausible(limits, { period, currency, isLabelled, isPiece })) return undefined;
  const isTotal = isToldAsTotal(before, after);
  return {
    ...limits,
    currency,
    period,
    spans: [{ start: money.start - Math.min(60, before.length), end: money.end + Math.min(30, after.length) }],
    isTier: isOneOfTiers(money, before, after),
    isTotal,
    score:
      scoreOf(money, { saysPay, stated, isTotal, size }) -
      (saysAnew(text, money) ? 3 : 0) -
      (isSample(text, money) ? 6 : 0),
  };
}

/** An amount has its currency, its thousands behind a word for pay or before "gross", or is pay by its label. */
function isMoney(money: Money, { before, after }: Pick<Around, 'before' | 'after'>): boolean {
  if (money.currency !== undefined || isBarePay(money, before, after)) return true;
  return money.isScaled && (LABEL_OF_PAY.test(withoutLimit(before)) || GROSS.test(after));
}

/** Pay of an hour, where no span is named. */
const [LEAST_RATE, MOST_RATE] = [10, 100];
const IN_CENTS = /[.,]\d{2}\D*$/;

/** "Pay range: 18 to 24", and with its cents one amount right behind its label: "Salary: starting at $31.00". */
function isBareRate(money: Money, amount: string, before: string): boolean {
  const size = sizeOf(money);
  if (size < LEAST_RATE || money.isRange) return size >= LEAST_RATE && NAMES_RATE.test(before);
  const isInCents = size < MOST_RATE && money.currency !== undefined && IN_CENTS.test(amount);
  return isInCents && (LABEL_OF_PAY.test(withoutLimit(before)) || NAMES_RATE.test(withoutLimit(before).slice(-9)));
}

function isToldAsTotal(before: string, after: string): boolean {
  const near = before.slice(-60);
  return lastIndex(near, EACH.total) > lastIndex(near, EACH.base) || IS_TOTAL_BEHIND.test(after);
}

/** In a field of pay a number without a currency is judged like dollars, but where nobody is paid in such. */
function signOfBare(around: string): string {
  return OF_SMALL_UNITS.test(around) ? '' : '$';
}

/** Scripts of countries in which fifteen thousand is no pay of a year. */
const OF_SMALL_UNITS = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Thai}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** How much speaks for an amount being the pay, for choosing among several. */
function scoreOf(
  money: Money,
  facts: { saysPay: boolean; stated: SalaryPeriod | undefined; isTotal: boolean; size: number },
): number {
  return [
    money.isRange ? 4 : 0,
    facts.saysPay ? 2 : 0,
    facts.stated ? 1 : 0,
    money.currency === undefined ? 0 : 1,
    facts.isTotal ? -3 : 0,
    facts.size >= 1000 || facts.stated === 'hour' ? 1 : 0,
  ].reduce((sum, point) => sum + point, 0);
}

/** A word for pay stands near; for the ranges of a table, in the heading some lines above. */
function isCalledPay(
  text: string,
  { start, isRange }: Money,
  { before, after }: Pick<Around, 'before' | 'after'>,
): boolean {
  return (
    PAY.test(before) ||
    isLabelledRate(before) ||
    isOfTrainingYear(before, after) ||
    PAY.test(after.slice(0, 40)) ||
    (isRange && PAY.test(text.slice(Math.max(0, start - 220), start)))
  );
}

/** Of a range that begins a line, no more (characters) follows in it. */
const MAX_BEHIND = 40;

/** A range with its span, what stands apart, or a line that is nothing but pay: "from 15,50 €/h". */
function isPayByItself(text: string, money: Money, around: Around): boolean {
  const { stated } = around;
  const said = text.slice(money.start, money.end);
  // "12 LPA" is said of pay alone.
  if ((money.isRange && stated !== undefined) || /LPA\s*$/i.test(said)) return true;
  if (isApartOrFact(money, { ...around, before: around.before + said.slice(0, -said.trimStart().length) })) return true;
  return isOwnLine(text, money) && (stated !== undefined || isRangeOrYearly(money) || isAlone(text, money, around));
}

function isApartOrFact(money: Money, around: Around): boolean {
  return isApartPay(money, around) || isFactByItself(sizeOf(money), around);
}

function isRangeOrYearly({ isRange, max = 0, currency = '' }: Money): boolean {
  return isRange || isYearly(max, currency, '');
}

/** An amount that nothing in its sentence, among its facts or between its bars stands before, and little behind. */
function isApartPay(money: Money, { stated, before, after }: Around): boolean {
  if (!standsApart(before) || firstLine(after).length > MAX_BEHIND || saysPurpose(after)) return false;
  const size = sizeOf(money);
  const isPlain = money.isRange || stated !== undefined || isYearly(size, money.currency ?? '', '');
  if (isPlain && isBehindFacts(before)) return true;
  return isEnoughByItself(money, size, stated);
}

/** Whether an amount is none of a price: so much for its span, or a range of so much as is paid by the year. */
function isEnoughByItself({ isRange, currency = '' }: Money, size: number, stated: SalaryPeriod | undefined): boolean {
  return (stated !== undefined && size >= LEAST_BY_ITSELF[stated]) || (isRange && isYearly(size, currency, ''));
}

/** "월 250만원", "月額25万円", "วันละ 400 บาท": a span and no more stands in front of the amount. */
const SPAN_IN_FRONT = /(?:월|[月日]額|วันละ|รายวัน|ค่าแรงวันละ|ชั่วโมงละ|เดือนละ)\s?$/u;

const OPENS_RANGE = wordPattern(String.raw`(?<!\p{L})${anyOf(RANGE_OPENERS)}\s{1,3}$`, 'iu');

/** "20 000 – 28 000 грн, залежить від досвіду", "De R$ 1.900 a R$ 2.400": a line begins with the amount. */
function isOwnLine(text: string, { start, end, isRange }: Money): boolean {
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  const amount = isRange ? line.replace(OPENS_RANGE, '') : line;
  const before = line.length > MAX_BEHIND ? line : withoutLimit(amount).replace(SPAN_IN_FRONT, '');
  const behind = /^[^\n]*/.exec(text.slice(end, end + MAX_BEHIND + 1))?.[0] ?? '';
  return /^[^\p{L}\d]*$/u.test(before) && behind.length <= MAX_BEHIND;
}

/** So far (characters) in front of an amount its own line may say what it is. */
const MAX_ABOUT = 110;

/** Nearness decides: the last word before the amount that says what it is, or what stands right behind it. */
function isOtherMoney(before: string, after: string): boolean {
  if (isLabelledRate(before)) return false;
  if (IS_CAP.test(before) || IS_OF_OTHERS.test(behindLabel(before))) return true;
  // A long line says at its beginning what it is about: "Prize of the team, which may come to …".
  const line = before.length - before.lastIndexOf('\n') - 1;
  const near = withoutOtherAmounts(before.slice(-Math.max(70, Math.min(line, MAX_ABOUT))));
  const lastPay = lastIndex(near, EACH.pay);
  if (lastIndex(withoutTrades(near), EACH.notPay) > lastPay) return true;
  // What the next line names is a thing of its own where this one calls its amount pay: "Salary: 2,000 €", "Bonus".
  const isCalledInLine = lastPay >= 0 && !near.slice(lastPay).includes('\n');
  return isOtherBehind(isCalledInLine ? firstLine(after) : after.replace(/^\n/, ''), lastPay >= 0);
}

/** Whether words behind an amount say that it is no pay. */
function isOtherBehind(after: string, isCalledPayBefore: boolean): boolean {
  const behind = after.slice(0, 45);
  const otherBehind = NOT_PAY.exec(withoutTrades(behind));
  if (!otherBehind || ON_TOP.test(behind) || isAnotherClause(behind, otherBehind.index)) return false;
  if (otherBehind.index < 18) return true;
  const payBehind = PAY.exec(behind);
  return !isCalledPayBefore && (!payBehind || payBehind.index > otherBehind.index);
}

/** "Cost Accountant": what a job is called says nothing of an amount; all else stays where it stands. */
function withoutTrades(text: string): string {
  return text.replace(EACH.trade, (trade) => ' '.repeat(trade.length));
}

/** Before an amount that begins its line: without the line above, where that names an amount of its own. */
function withoutOtherAmounts(before: string): string {
  const begin = before.lastIndexOf('\n') + 1;
  if (begin === 0 || /[\p{L}\d]/u.test(before.slice(begin))) return before;
  const above = before.slice(before.lastIndexOf('\n', begin - 2) + 1, begin);
  return namesCurrency(above) ? before.slice(begin) : before;
}

function lastIndex(text: string, pattern: RegExp): number {
  return matchesOf(text, pattern).at(-1)?.index ?? -1;
}
