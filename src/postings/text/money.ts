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

/** Signs and codes of currencies, longer ones first. A bare $ is decided by the place. */
const CURRENCIES: [string, string][] = [
  ['CDN$', 'CAD'],
  ['US$', 'USD'],
  ['CA$', 'CAD'],
  ['AU$', 'AUD'],
  ['NZ$', 'NZD'],
  ['HK$', 'HKD'],
  ['R$', 'BRL'],
  ['S$', 'SGD'],
  ['A$', 'AUD'],
  ['C$', 'CAD'],
  ['MX$', 'MXN'],
  ['NT$', 'TWD'],
  ['USD', 'USD'],
  ['EUR', 'EUR'],
  ['GBP', 'GBP'],
  ['CHF', 'CHF'],
  ['CAD', 'CAD'],
  ['AUD', 'AUD'],
  ['NZD', 'NZD'],
  ['SGD', 'SGD'],
  ['HKD', 'HKD'],
  ['INR', 'INR'],
  ['PLN', 'PLN'],
  ['CZK', 'CZK'],
  ['SEK', 'SEK'],
  ['DKK', 'DKK'],
  ['NOK', 'NOK'],
  ['HUF', 'HUF'],
  ['RON', 'RON'],
  ['BGN', 'BGN'],
  ['BRL', 'BRL'],
  ['MXN', 'MXN'],
  ['JPY', 'JPY'],
  ['CNY', 'CNY'],
  ['KRW', 'KRW'],
  ['ILS', 'ILS'],
  ['ZAR', 'ZAR'],
  ['AED', 'AED'],
  ['SAR', 'SAR'],
  ['TRY', 'TRY'],
  ['UAH', 'UAH'],
  ['PHP', 'PHP'],
  ['THB', 'THB'],
  ['MYR', 'MYR'],
  ['IDR', 'IDR'],
  ['VND', 'VND'],
  ['COP', 'COP'],
  ['CLP', 'CLP'],
  ['ARS', 'ARS'],
  ['Euros', 'EUR'],
  ['Euro', 'EUR'],
  ['euros', 'EUR'],
  ['euro', 'EUR'],
  ['dollars', '$'],
  ['SFr.', 'CHF'],
  ['Fr.', 'CHF'],
  ['Kč', 'CZK'],
  ['zł', 'PLN'],
  ['Ft', 'HUF'],
  ['lei', 'RON'],
  ['лв', 'BGN'],
  ['kr.', 'kr'],
  ['kr', 'kr'],
  ['€', 'EUR'],
  ['Â£', 'GBP'],
  ['£', 'GBP'],
  ['₹', 'INR'],
  ['₪', 'ILS'],
  ['¥', 'JPY'],
  ['₩', 'KRW'],
  ['₺', 'TRY'],
  ['₱', 'PHP'],
  ['₴', 'UAH'],
  ['$', '$'],
];
const CODES = new Map(CURRENCIES);
const SIGN = CURRENCIES.map(
  ([sign]) => sign.replace(/[.$]/g, '\\$&') + (/^[A-Za-z]/.test(sign) ? '(?![A-Za-z])' : ''),
).join('|');

const NUMBER = String.raw`\d{1,3}(?:[.,'’  ]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d{1,2})?(?!\d)`;
/** Thousands, lakhs and what is never a salary. */
const SCALE = String.raw`\s?(?:k|K|lakhs?|LPA|L(?=\s*(?:-|–|to|p\.?a))|mn|mm|MM|m|M|bn|b|B|[mM]illions?|[bB]illions?|[tT]rillions?|Milliarden|Millionen|Mio\.?|Mrd\.?)(?![A-Za-z])`;
const AMOUNT = String.raw`(?<sign>${SIGN})?\s?(?<number>${NUMBER})(?<scale>${SCALE})?\s?(?<tail>${SIGN})?`;
const BETWEEN = String.raw`\s?(?:gross|brutto|brut|per year|per annum|p\.?a\.?|\/ ?(?:yr|year|hr|hour))?\s*(?:-{1,2}|–|—|−|~|to|bis|and|und|et|à|a|til|till|do|y|e|en|tot|al|až|és)\s*(?:-\s*)?`;
const MONEY = new RegExp(`(?<![\\w.,'])${named(AMOUNT, '1')}(?:${BETWEEN}${named(AMOUNT, '2')})?`, 'g');

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
  const scales = [groups['scale1'], groups['scale2']].map((scale) => scale?.trim());
  if (scales.some((scale) => scale !== undefined && /^(?:m|b|t)/i.test(scale))) return undefined;
  const first = amountOf(groups['number1'] ?? '', scales[0]);
  const second = groups['number2'] === undefined ? undefined : amountOf(groups['number2'], scales[1]);
  const factor = scales[0] === undefined && second !== undefined && first < 1000 ? factorOf(scales[1]) : 1;
  const sign = groups['sign1'] ?? groups['tail2'] ?? groups['sign2'] ?? groups['tail1'];
  const tail = groups['tail2'] ?? (second === undefined ? groups['tail1'] : undefined);
  const start = match.index ?? 0;
  return {
    min: first * factor,
    max: second ?? first * factor,
    // "$100,000 AUD": the code says more than the sign. Lakhs are rupees.
    currency: scales.some((scale) => /^l/i.test(scale ?? '')) ? 'INR' : currencyOf(sign, tail),
    isRange: second !== undefined,
    start,
    end: start + match[0].length,
  };
}

function currencyOf(sign: string | undefined, tail: string | undefined): string | undefined {
  const bySign = sign === undefined ? undefined : CODES.get(sign);
  const byTail = tail === undefined ? undefined : CODES.get(tail);
  return bySign === '$' ? (byTail ?? bySign) : (bySign ?? byTail);
}

function factorOf(scale: string | undefined): number {
  if (scale === undefined) return 1;
  return /^k/i.test(scale) ? 1000 : 100_000;
}

/** The number of a written amount: the last separator with one or two digits behind it is the decimal one. */
function amountOf(written: string, scale: string | undefined): number {
  const decimal = /[.,](\d{1,2})$/.exec(written);
  const whole = (decimal ? written.slice(0, decimal.index) : written).replace(/\D/g, '');
  return Number(decimal ? `${whole}.${decimal[1] ?? ''}` : whole) * factorOf(scale);
}
