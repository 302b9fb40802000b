import { isMonthName } from '../days/date.js';
import { AND_WORDS } from '../words/and-words.js';
import { CURRENCIES, MILLIONS, RANGE_WORDS, SCALE_CURRENCIES, SCALES } from '../words/pay/money-words.js';
import { LEVEL_WORDS } from '../words/pay/level-words.js';
import { RISE_WORDS, SPANS_BETWEEN, TRIAL_WORDS } from '../words/pay/rise-words.js';
import { anyOf, anyOfWords, escaped, longestFirst } from '../words/pattern-parts.js';
import { wordPattern } from '../word-pattern.js';

/** An amount or a range of money as it stands in a text. */
export interface Money {
  readonly min: number | undefined;
  readonly max: number | undefined;
  readonly currency: string | undefined;
  readonly isRange: boolean;
  /** A word for thousands or more stands behind a number: "30k", "20万". */
  readonly isScaled: boolean;
  /** Where the words stand: from `start` up to `end`. */
  readonly start: number;
  readonly end: number;
}

const codes = new Map<string, string>([...CURRENCIES, ['e', 'EUR']]);
const factors = new Map(SCALES);

/** The words as alternatives, longer ones first; a word of letters ends where its letters do. */
function anySign(words: readonly string[]): string {
  const runs: { isOfLetters: boolean; words: string[] }[] = [];
  for (const word of longestFirst(words)) {
    const isOfLetters = /[\p{Script=Latin}\p{Script=Cyrillic}]$/u.test(word);
    const last = runs.at(-1);
    if (last?.isOfLetters === isOfLetters) last.words.push(escaped(word));
    else runs.push({ isOfLetters, words: [escaped(word)] });
  }
  // The end is asked for once for many words: to compile it for each of them costs a start 40 ms.
  return runs.map((run) => `(?:${run.words.join('|')})${run.isOfLetters ? '(?!\\p{L})' : ''}`).join('|');
}

/** "3000 e/kk": so Finns write euros before a span. */
const FINNISH_EURO = String.raw`e(?=\s?\/\s?(?:kk|h|t|tunti|kuukausi)(?!\p{L}))`;
const SIGN = `${anySign(CURRENCIES.map(([written]) => written))}|${FINNISH_EURO}`;
/** Groups of three, Indian groups of two and three, or plain digits; decimals behind. */
const NUMBER = String.raw`\d{1,2}(?:,\d{2}){1,3},\d{3}(?!\d)|\d{1,3}(?:[.,'’ \u00a0\u202f\u2009]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d{1,2})?(?!\d)`;
const SCALE = anySign(SCALES.map(([written]) => written));
/** "3.100,-", "2.450,--" and "5'500.–", Indian "20,000/-", African "150,000.Tsh" */
const ROUND = String.raw`(?:[,.][-–—]{1,2}|\/-|\.(?=\p{Lu}\p{L}{1,3}(?!\p{L})))?`;
/** "21万5,000円", "18万5千円", "3萬5": what is over, behind the ten thousands; "1万5险一金" tells of five insurances. */
const OVER = String.raw`(?:(?<=[万萬만])(?:\s?(?<over>\d,?\d{3}|\d{2,4}|\d(?=[千천元円원]))(?<thousands>[千천])?|(?<half>\d)(?=\s?[~～〜–—-]|\s|[,，、。/]|$)))?`;
/** "From 1 May 2027 $14 an hour": the sign belongs to the amount that it is written together with. */
const OF_NEXT = String.raw`(?!(?<=\s[$£€¥₹₱])\d)`;
const AMOUNT = String.raw`(?<sign>${SIGN})?\s?(?<number>${NUMBER})${ROUND}(?:\s?(?<scale>${SCALE})${OVER})?\s?(?:(?<tail>${SIGN})${OF_NEXT})?`;
/** In brackets in Asia: "（経験者）"; elsewhere a bonus may follow behind them. */
const IN_BRACKETS = String.raw`(?:\s?[(（](?=[^()（）\d\n]{0,15}[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hangul}\p{sc=Thai}])[^()（）\d\n]{1,16}[)）])?`;
/** What may stand behind the first amount of a range: such brackets, "gross", "/hour". */
const NOISE = String.raw`${IN_BRACKETS}(?:\s?(?:gross|brutto|bruto|brut|bruts|netto|net|per year|per annum|per month|per hour|an hour|p[./]?[adhw]r?\.?|\/\s?(?:yr|year|hr|hour|h|month|mån|mnd|mies\.|tháng)))?(?:\s?${anyOfWords(SPANS_BETWEEN)}(?!\p{L}))?(?:\s?\((?:[^()\n]{0,30}\s)?${anyOf(TRIAL_WORDS)}(?:\s[^()\n]{1,20})?\),?)?`;
/** "After 12 weeks", behind a comma or a dash or without. */
const RISE = String.raw`(?:[,;]\s|[–—-]\s?)?${anyOf(RISE_WORDS).replaceAll('#', String.raw`\d{1,2}`)}`;
/** With its currency an amount is none of anything else. */
const IS_SIGNED = String.raw`(?=(?:${SIGN})\s?\d|\d[\d.,'’ ]{0,12}\s?(?:${SIGN}))`;
/** "Step 10", "GS-13 Step 10", "EG 9": which step of a scale is paid so. */
const LEVEL = String.raw`(?:(?:\p{Lu}{1,3}[- ]?\d{1,2},?\s)?(?:${anyOf(LEVEL_WORDS)})\s\d{1,2}|\p{Lu}{1,3}[- ]?\d{1,2})(?!\p{L}|\d)`;
/** "min. CHF 78'547.00 – max. CHF 99'116.00" */
const MOST = String.raw`(?:max(?:imum|imal|imo)?|maks(?:imum)?|máx(?:imo)?|massimo)(?!\p{L})\.?\s*${IS_SIGNED}`;
/** Between the two ends of a range; those that "and" joins have to be of one size. */
const BETWEEN = String.raw`${NOISE}(?:\s?\(${LEVEL}\))?\s*(?:-{1,2}|[–—−~∼〜～]|\/(?=\d{2,3}\s?[kK])|(?:${longestFirst(RANGE_WORDS).join('|')}|(?<and>${longestFirst(AND_WORDS).join('|')}|${RISE}))(?!\p{L}))\s*(?:[-–—]\s*)?(?:${MOST}|${LEVEL}\s?(?:[-–—:=]\s?)?${IS_SIGNED})?`;
const MONEY = wordPattern(
  `(?:(?<=\\p{Ll})(?=\\d{1,3}(?:[.,'’ \u00a0\u202f\u2009]\\d{3})+(?!\\d))|(?<![\\p{Script=Latin}\\p{Script=Cyrillic}\\d.,']))${named(AMOUNT, '1')}(?<range>${BETWEEN}${named(AMOUNT, '2')})?`,
  'gu',
);

function named(pattern: string, suffix: string): string {
  return pattern.replace(/\(\?<(\w+)>/g, `(?<$1${suffix}>`);
}

/** All amounts and ranges of a text, also numbers without a currency: the caller knows what they may mean. */
export function findMoney(text: string): Money[] {
  const found: Money[] = [];
  MONEY.lastIndex = 0;
  for (let match = MONEY.exec(text); match; match = MONEY.exec(text)) {
    if (beginsInOther(text, match)) {
      MONEY.lastIndex -= (match.groups?.['range'] ?? '').length;
      continue;
    }
    const whole = readMatch(match);
    const second = apartFromFirst(match, whole);
    const money = second === '' ? whole : readMatch(match, second);
    // What was taken from the range is found next, as an amount of its own.
    MONEY.lastIndex -= second.length;
    if (money) found.push(money);
  }
  return found;
}

const IS_LEVEL = wordPattern(`^(?:${anyOf(LEVEL_WORDS)})$`, 'u');
/** "21/11/" or "21 November " in front of a year, "May " in front of a day, "21:" in front of minutes. */
const DAY_AHEAD = /\d{1,2}([/-])\d{1,2}\1$|(?<!\d)\d{1,2}:$|(\p{L}{3,15})\.?,?\s(?:del?\s)?$/u;
const MAX_DAY_AHEAD = 24;

/** "21/11/2026 – 2.100 €", "May 3 – €2,400", "to 21:30 – £14", "Step 1 – $50,000": none begins a range. */
function beginsInOther(text: string, { index, groups = {} }: RegExpExecArray): boolean {
  const { number1 = '', number2, sign1 } = groups;
  if (number2 === undefined || sign1 !== undefined || !/^(?:\d{1,2}|20\d\d)$/.test(number1)) return false;
  const ahead = DAY_AHEAD.exec(text.slice(Math.max(0, index - MAX_DAY_AHEAD), index));
  const [, , word] = ahead ?? [];
  return ahead !== null && (word === undefined || isMonthName(word) || IS_LEVEL.test(word));
}

/** Whether a text has an amount with its currency. */
export function namesCurrency(text: string): boolean {
  return findMoney(text).some(({ currency }) => currency !== undefined);
}

/**
 * "3 000 € and 30 days": the second of two amounts that "and" joins, with that word; empty where both are of one size,
 * which is a range.
 */
function apartFromFirst({ groups = {} }: RegExpExecArray, whole: Money | undefined): string {
  const { range = '', and } = groups;
  const isRange = and === undefined || (whole !== undefined && isOfOneSize(whole));
  return isRange ? '' : range;
}

function isOfOneSize({ min = 0, max = 0 }: Pick<Money, 'min' | 'max'>): boolean {
  return max >= min && max <= 4 * min;
}

type Groups = Readonly<Record<string, string | undefined>>;

/** The money of a match; without the second amount of it where that is `cut`. */
function readMatch(match: RegExpExecArray, cut = ''): Money | undefined {
  const { groups: all = {} } = match;
  const groups: Groups = cut === '' ? all : onlyFirst(all);
  const { number1 = '', number2 } = groups;
  const [scale1, scale2] = [factorOf(groups['scale1']), factorOf(groups['scale2'])];
  const scale = Math.max(scale1, scale2);
  const currency = currencyOf(groups);
  if (scale >= 1_000_000 && !MILLIONS.has(currency ?? '')) return undefined;
  const low = amountOf(number1);
  const factor = scale1 === 1 ? factorBehind(groups, low, scale2) : factorInFront(groups, scale1, scale2);
  const min = low * factor + overOf(groups, '1');
  return {
    min,
    max: number2 === undefined ? min : amountOf(number2) * scale2 + overOf(groups, '2'),
    currency,
    isRange: number2 !== undefined,
    isScaled: scale > 1,
    start: match.index,
    // A line that ends behind an amount ends there for whoever reads on.
    end: match.index + match[0].replace(/\n$/, '').length - cut.length,
  };
}

/** "22 - 25k": what a first number without a scale is counted in, by the second one. */
function factorBehind(groups: Groups, low: number, scale2: number): number {
  const isShort = groups['number2'] !== undefined && low < (scale2 === 10_000 ? 10_000 : 1000);
  return isShort ? Math.max(scale2, thousandsOfSecond(groups)) : 1;
}

/** "4천~5천만원": both are counted in the second scale, which the first one begins; "3 mil a 5 millones" are two. */
function factorInFront({ scale1 = '', scale2 = '' }: Groups, first: number, second: number): number {
  return second > first && /^[千천]$/u.test(scale1) && scale2.startsWith(scale1) ? second : first;
}

/** "£22 - 25,000": the thousands are written once, behind the second number; else 1. */
function thousandsOfSecond({ number1 = '', number2 = '', scale2 }: Groups): number {
  const isInThousands = scale2 === undefined && /^\d{1,3}[.,'’\s]\d{3}$/.test(number2);
  if (!isInThousands || !/^\d{1,3}(?:[.,]\d)?$/.test(number1)) return 1;
  const [min, max] = [amountOf(number1) * 1000, amountOf(number2)];
  return min <= max && isOfOneSize({ min, max }) ? 1000 : 1;
}

function onlyFirst(groups: Groups): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(groups).filter(([name]) => !name.endsWith('2')));
}

function overOf(groups: Groups, side: '1' | '2'): number {
  const [over, half] = [groups[`over${side}`], groups[`half${side}`]];
  if (half !== undefined) return Number(half) * 1000;
  return over === undefined ? 0 : amountOf(over) * (groups[`thousands${side}`] === undefined ? 1 : 1000);
}

function factorOf(scale: string | undefined): number {
  return scale === undefined ? 1 : (factors.get(scale) ?? 1);
}

/**
 * Of a scale that one currency is counted in, else of the signs: in "$100,000 AUD" the code says more than the sign.
 */
function currencyOf(groups: Groups): string | undefined {
  const { scale1, scale2, sign1, sign2, tail1, tail2 } = groups;
  const byScale = SCALE_CURRENCIES.get(scale2 ?? scale1 ?? '');
  if (byScale !== undefined) return byScale;
  const bySign = codeOf(sign1 ?? tail2 ?? sign2 ?? tail1);
  const byTail = codeOf(tailOf(groups));
  return bySign === '$' ? (byTail ?? bySign) : (bySign ?? byTail);
}

/** The sign behind the amount, of a range behind its second one. */
function tailOf({ number2, tail1, tail2 }: Groups): string | undefined {
  return number2 === undefined ? tail1 : tail2;
}

function codeOf(sign: string | undefined): string | undefined {
  return sign === undefined ? undefined : codes.get(sign);
}

/** The number of an amount as people write it, "2.450", "14,50": before one or two last digits the mark is decimal. */
export function amountOf(written: string): number {
  const decimal = /[.,](\d{1,2})$/.exec(written);
  const whole = (decimal ? written.slice(0, decimal.index) : written).replace(/\D/g, '');
  return Number(decimal ? `${whole}.${decimal[1] ?? ''}` : whole);
}
