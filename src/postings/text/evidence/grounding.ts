import type { JobPosting } from '../../fields.js';
import { addressesModel, speaksOf, type AskableField } from './field-cues.js';
import { readContractType, readJobType } from '../kinds/job-type.js';
import { findMoney } from '../pay/money.js';
import { periodsIn } from '../pay/period.js';
import { plainText } from './plain-line.js';
import { currencyIn } from '../pay/salary-currency.js';
import { fold } from '../words.js';
import { wordPattern } from '../word-pattern.js';

/** A value that a model read, with the words it says it read it from. */
export interface QuotedValue {
  readonly field: string;
  readonly value: string;
  readonly quote: string;
}

/** Words of a place to work; kinds of work, contracts, spans and money are read as everywhere else. */
const POLICIES: ReadonlyMap<string, RegExp> = new Map([
  ['remote', /remote|home.?office|teletravail|teletrabajo|from home|from anywhere|ortsunabhangig|thuiswerk|distans/],
  ['hybrid', /hybrid|days? (?:a|per) week|tage? (?:pro|die) woche|jours? par semaine|home.?office|partly|teilweise/],
  ['on-site', /on.?site|(?<!home.?)office|vor ort|sur site|presencial|in sede|kantoor|pa plats/],
]);

/**
 * The value, when the text really says it: the quote occurs in it word for word, does not speak to machines, and holds
 * the value itself (the digits of a number, the sign or code of a currency, the word of a kind). Else undefined.
 * A bare $ or kr is the money of the workplace's country.
 */
export function readGrounded(
  text: string,
  { field, value, quote }: QuotedValue,
  country?: string,
): { value: JobPosting[AskableField]; quote: string } | undefined {
  const plainQuote = comparable(quote);
  const line = surrounding(text, quote);
  if (plainQuote.length < 3 || !comparable(text).includes(plainQuote) || addressesModel(line)) return undefined;
  // Any text has numbers: only a line that speaks of the field has its own.
  if (NUMBERS.has(field) && !speaksOf(line, field as AskableField)) return undefined;
  const grounded = VALUES.get(field)?.(value.trim(), plainText(quote), country);
  return grounded === undefined ? undefined : { value: grounded, quote };
}

/** An amount as readers understand it, in the answer as in the quote: "65.000" is no 65, and "15,50" no 1550. */
function groundedPay(value: string, quote: string): number | undefined {
  const [amount, ...others] = findMoney(value);
  if (amount?.min === undefined || amount.isRange || others.length > 0) return undefined;
  return findMoney(quote).some(({ min, max }) => amount.min === min || amount.min === max) ? amount.min : undefined;
}

function groundedYears(value: string, quote: string): number | undefined {
  if (!/^\d{1,2}$/.test(value) || Number(value) > 40) return undefined;
  const stated = quote.match(/(?<![\d.,])\d{1,2}(?!\d|[.,]\d)/g) ?? [];
  return stated.some((digits) => Number(digits) === Number(value)) ? Number(value) : undefined;
}

function groundedCurrency(value: string, quote: string, country?: string): string | undefined {
  const code = value.toUpperCase();
  if (!/^[A-Z]{3}$/.test(code)) return undefined;
  const stated = findMoney(quote).map(({ currency }) => currencyIn(currency, quote, country));
  return stated.includes(code) || wordPattern(`\\b${code}\\b`, 'i').test(quote) ? code : undefined;
}

/** Case, dashes, quotation marks and white space differ between what a model copies and what stands there. */
function comparable(text: string): string {
  return fold(plainText(text))
    .replace(/[‐-―−]/g, '-')
    .replace(/[“”„«»"'‘’`´]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
}

/** The line of the text that the quote stands in. */
function surrounding(text: string, quote: string): string {
  const wanted = comparable(quote);
  return text.split('\n').find((line) => comparable(line).includes(wanted)) ?? quote;
}

const NUMBERS: ReadonlySet<string> = new Set(['salary_min', 'salary_max', 'min_years_of_experience']);

/** A value where the quote holds it; a bare $ or kr is the money of the workplace's country. */
type Grounds = (value: string, quote: string, country?: string) => string | number | undefined;

const VALUES: ReadonlyMap<string, Grounds> = new Map<AskableField, Grounds>([
  ['salary_min', groundedPay],
  ['salary_max', groundedPay],
  ['salary_currency', groundedCurrency],
  ['salary_period', (value, quote) => periodsIn(quote).find((period) => period === value)],
  ['min_years_of_experience', groundedYears],
  ['remote_policy', (value, quote) => (POLICIES.get(value)?.test(comparable(quote)) === true ? value : undefined)],
  ['job_type', (value, quote) => (readJobType(quote) === value ? value : undefined)],
  ['contract_type', (value, quote) => (readContractType(quote) === value ? value : undefined)],
]);
