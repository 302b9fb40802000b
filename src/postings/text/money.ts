import { CURRENCIES, MILLIONS, RANGE_WORDS, SCALES } from './words/money-words.js';

/** An amount or a range of money as it stands in a text. */
export interface Money {
  readonly min: number | undefined;
  readonly max: number | undefined;
  readonly currency: string | undefined;
  readonly isRange: boolean;
  /** Where the words stand: from `start` up to `end`. */
  readonly start: number;
  readonly end: number;
}

const codes = new Map(CURRENCIES);
const factors = new Map(SCALES);

/** The words as alternatives, longer ones first; a word of letters ends where its letters do. */
function anyOf(words: readonly string[]): string {
  return [...words]
    .sort((one, other) => other.length - one.length)
    .map(
      (word) =>
        word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') +
        (/[\p{Script=Latin}\p{Script=Cyrillic}]$/u.test(word) ? '(?!\\p{L})' : ''),
    )
    .join('|');
}

const SIGN = anyOf(CURRENCIES.map(([written]) => written));
/** Groups of three, Indian groups of two and three, or plain digits; decimals behind. */
const NUMBER = String.raw`\d{1,2}(?:,\d{2}){1,3},\d{3}(?!\d)|\d{1,3}(?:[.,'’ \u00a0\u202f\u2009]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d{1,2})?(?!\d)`;
const SCALE = anyOf(SCALES.map(([written]) => written));
/** "3.100,-" and "2.450,--" */
const ROUND = String.raw`(?:,[-–—]{1,2})?`;
const AMOUNT = String.raw`(?<sign>${SIGN})?\s?(?<number>${NUMBER})${ROUND}(?:\s?(?<scale>${SCALE}))?\s?(?<tail>${SIGN})?`;
/** What may stand behind the first amount of a range: "gross", "/hour". */
const NOISE = String.raw`(?:\s?(?:gross|brutto|bruto|brut|bruts|per year|per annum|per month|per hour|an hour|p\.?[ah]\.?|\/\s?(?:yr|year|hr|hour|h|month)))?`;
const BETWEEN = String.raw`${NOISE}\s*(?:-{1,2}|[–—−~〜～]|(?:${RANGE_WORDS.join('|')})(?!\p{L}))\s*(?:-\s*)?`;
const MONEY = new RegExp(
  `(?<![\\p{Script=Latin}\\p{Script=Cyrillic}\\d.,'])${named(AMOUNT, '1')}(?:${BETWEEN}${named(AMOUNT, '2')})?`,
  'gu',
);

function named(pattern: string, suffix: string): string {
  return pattern.replace(/\(\?<(\w+)>/g, `(?<$1${suffix}>`);
}

/** All amounts and ranges of a text, also numbers without a currency: the caller knows what they may mean. */
export function findMoney(text: string): Money[] {
  const found: Money[] = [];
  for (const match of text.matchAll(MONEY)) {
    const money = readMatch(match);
    if (money) found.push(money);
  }
  return found;
}

function readMatch(match: RegExpMatchArray): Money | undefined {
  const groups = match.groups ?? {};
  const second = groups['number2'];
  const [scale1, scale2] = [factorOf(groups['scale1']), factorOf(groups['scale2'])];
  const sign = groups['sign1'] ?? groups['tail2'] ?? groups['sign2'] ?? groups['tail1'];
  const tail = groups['tail2'] ?? (second === undefined ? groups['tail1'] : undefined);
  // Lakhs are rupees.
  const currency = [scale1, scale2].includes(100_000) ? 'INR' : currencyOf(sign, tail);
  if (Math.max(scale1, scale2) >= 1_000_000 && !MILLIONS.has(currency ?? '')) return undefined;
  const low = amountOf(groups['number1'] ?? '');
  const min = low * (scale1 === 1 && second !== undefined && low < 1000 ? scale2 : scale1);
  const start = match.index ?? 0;
  return {
    min,
    max: second === undefined ? min : amountOf(second) * scale2,
    currency,
    isRange: second !== undefined,
    start,
    end: start + match[0].length,
  };
}

function factorOf(scale: string | undefined): number {
  return scale === undefined ? 1 : (factors.get(scale) ?? 1);
}

/** "$100,000 AUD": the code says more than the sign. */
function currencyOf(sign: string | undefined, tail: string | undefined): string | undefined {
  const bySign = sign === undefined ? undefined : codes.get(sign);
  const byTail = tail === undefined ? undefined : codes.get(tail);
  return bySign === '$' ? (byTail ?? bySign) : (bySign ?? byTail);
}

/** The number of a written amount: the last separator with one or two digits behind it is the decimal one. */
function amountOf(written: string): number {
  const decimal = /[.,](\d{1,2})$/.exec(written);
  const whole = (decimal ? written.slice(0, decimal.index) : written).replace(/\D/g, '');
  return Number(decimal ? `${whole}.${decimal[1] ?? ''}` : whole);
}
