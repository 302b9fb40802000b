import { htmlToText, unescapeHtml } from '../../postings/page/tree/html.js';
import { kindOfHeading } from '../../postings/page/lines/headings/section-headings.js';
import { itemsOf } from '../../postings/page/tree/section-lines.js';
import type { JobPosting } from '../../postings/fields.js';
import { completed, foundPosting, type FoundPosting } from '../../postings/posting.js';
import { isHumanMailbox } from '../../postings/text/people/mailbox.js';
import { readCountry } from '../../postings/text/places/countries.js';
import { readDate } from '../../postings/text/days/date.js';
import { readContractType, readJobType } from '../../postings/text/kinds/job-type.js';
import { findMoney } from '../../postings/text/pay/money.js';
import { readSalary } from '../../postings/text/pay/salary.js';
import { joined, list, numeric, record, text } from '../../postings/text/words.js';

type Fields<K extends keyof JobPosting> = { [F in K]?: JobPosting[F] | undefined };

/** HTML that was escaped once more on its way: no tag, but the escaped form of one. */
const ESCAPED = /^[^<]{0,200}&lt;\/?(?:p|div|ul|li|br|span|strong|b|h\d)\b/i;

/** The text of the first value that has one, as plain text: HTML fields first, then their plain twins. */
export function prose(...values: unknown[]): string {
  for (const value of values) {
    const html = typeof value === 'string' ? value : '';
    const plain = htmlToText(ESCAPED.test(html) ? unescapeHtml(html) : html);
    if (plain !== '') return plain;
  }
  return '';
}

/** Headed and unheaded blocks as one text; blocks without content are left out, with their headings. */
export function description(
  ...blocks: readonly (string | undefined | readonly [heading: string | undefined, content: string])[]
): string {
  return blocks
    .map((block) => (typeof block === 'object' ? block : ([undefined, block ?? ''] as const)))
    .filter(([, content]) => content !== '')
    .map(([heading = '', content]) => (heading === '' ? content : `${heading}\n${content}`))
    .join('\n');
}

/** A part of a posting as its system keeps it: a heading and its text, both plain. */
export interface Block {
  readonly heading: string;
  readonly content: string;
}

/** A posting kept in headed parts: the whole text, and the lists whose heading says what they are. */
export function readBlocks(
  blocks: readonly Block[],
): Fields<'job_description' | 'requirements' | 'nice_to_have' | 'benefits'> {
  const under = (kind: string): string[] =>
    blocks.filter(({ heading }) => kindOfHeading(heading) === kind).flatMap(({ content }) => itemsOf(content));
  return {
    requirements: under('requirements'),
    nice_to_have: under('nice_to_have'),
    benefits: under('benefits'),
    job_description: description(...blocks.map(({ heading, content }) => [heading, content] as const)),
  };
}

/** One workplace as a system tells it. */
export interface Workplace {
  /** As the system words it; put together from the parts when it does not. */
  readonly written?: string | undefined;
  readonly city?: string | undefined;
  readonly region?: string | undefined;
  /** Name or code. */
  readonly country?: string | undefined;
  readonly postalCode?: string | undefined;
  readonly street?: string | undefined;
}

/** The fields of places: all of them as the location; city, country and address where there is one place only. */
export function placeFields(
  stated: readonly Workplace[],
): Fields<'location' | 'city' | 'country' | 'postal_code' | 'street_address'> {
  const places = stated.filter((place) => Object.values(place).some((part) => part !== undefined));
  const written = places.map(
    ({ written: own, city, region, country }) => own ?? joined(city, region, readCountry(country) ?? country),
  );
  const [only, ...more] = places;
  const single = only && more.length === 0 ? only : undefined;
  return {
    location: placesOf(written),
    city: single?.city,
    country: readCountry(single?.country),
    // Words in the field of the code are the town again.
    postal_code: /\d/.test(single?.postalCode ?? '') ? single?.postalCode : undefined,
    street_address: single?.street,
  };
}

/** The places of a posting, each once, as one line; undefined without any. */
export function placesOf(places: readonly (string | undefined)[]): string | undefined {
  const named = places.filter((place) => place !== undefined && place !== '');
  return [...new Set(named)].join('; ') || undefined;
}

/** Places beside the first: the posting's own field holds one, a search for a place looks at all. */
export function furtherPlaces(places: readonly unknown[]): { extras?: { locations: string[] } } {
  const named = places.flatMap((place) => text(place) ?? []);
  return named.length > 0 ? { extras: { locations: named } } : {};
}

type Pay = Fields<'salary_min' | 'salary_max' | 'salary_currency' | 'salary_period'>;

/**
 * Pay that a system keeps in fields. Without an amount above 0 there is none; a currency or period alone says nothing.
 */
export function readPay(pay: { min?: unknown; max?: unknown; currency?: unknown; period?: unknown }): Pay {
  const [min, max] = [amount(pay.min), amount(pay.max)];
  const isOnce = ONE_TIME.test(text(pay.period) ?? '');
  if (isOnce || (min === undefined && max === undefined)) return {};
  return {
    salary_min: min,
    salary_max: max,
    salary_currency: text(pay.currency)?.toUpperCase(),
    salary_period: readPeriod(text(pay.period)),
  };
}

/** Between the pay of two places is no such factor; between that of an hour and of a month or year there is. */
const MOST_APART = 20;

/** Earnings on target are more than the pay; shares and bonuses are beside it, unless the title names the pay too. */
function isBesidePay(title: string): boolean {
  const isBeside = /\b(?:equity|rsus?|stock|shares|bonus|commission)\b/i.test(title);
  return /\bon[- ]target\b|\bote\b/i.test(title) || (isBeside && !/salary|\bbase\b|\bpay\b|wage/i.test(title));
}

/**
 * Pay ranges of a job in cents, from the lowest to the highest; nothing where they are in several currencies or of
 * several periods, said or seen.
 */
export function readRanges(value: unknown): Pay {
  const ranges = list(value)
    .filter(Boolean)
    .map(record)
    .filter(({ title }) => !isBesidePay(text(title) ?? ''));
  const periods = new Set(ranges.flatMap(({ title }) => readPeriod(text(title)) ?? []));
  if (periods.size > 1) return {};
  const [range] = ranges;
  const cents = (name: string): number[] =>
    ranges.flatMap((one) => numeric(one[name]) ?? []).filter((money) => money > 0);
  if (!range || ranges.some((one) => one['currency_type'] !== range['currency_type'])) return {};
  const [low, high] = [cents('min_cents'), cents('max_cents')];
  if (Math.max(...low) > Math.min(...low) * MOST_APART) return {};
  return readPay({
    min: low.length > 0 ? Math.min(...low) / 100 : undefined,
    max: high.length > 0 ? Math.max(...high) / 100 : undefined,
    currency: range['currency_type'],
    period: [...periods][0],
  });
}

/** What companies call a field of their own that holds the pay. */
export const PAY_LABEL = /salary|pay (?:range|scale|rate)|compensation range|base pay/i;

/** Pay that a system keeps as a line of text: "$1.40k - $1.80k". */
export function readPayLine(line: unknown, country?: string): Pay {
  const written = text(line);
  const found = written === undefined ? undefined : readSalary(written, { isSalaryField: true, country });
  return found ? readPay(found) : {};
}

function amount(value: unknown): number | undefined {
  const number = typeof value === 'string' && !DATA_NUMBER.test(value) ? writtenAmount(value.trim()) : numeric(value);
  return number === undefined || number <= 0 ? undefined : number;
}

/** As programs write numbers: with a point, and in English with commas. Three digits behind a point are thousands. */
const DATA_NUMBER = /^\s*\d+(?:,\d{3})*(?:\.(?:\d{1,2}|\d{4,}))?\s*$/;

/** An amount as people fill it in: "45.000,00", "3 200 €". */
function writtenAmount(line: string): number | undefined {
  const [money] = findMoney(line);
  return money && !money.isRange && money.start === 0 && money.end === line.length ? money.min : undefined;
}

/** What is paid once, or for a piece of work, is no salary. */
const ONE_TIME = /^(?:1|one)[-_ ]?time\b|^once$|\b(?:project|piece|assignment)\b/i;

/** Periods that have no name of ours: the amount is of no week and of no month. */
const OTHER_PERIOD = /bi-?\s?(?:week|month)|semi-?\s?(?:month|annual)|fortnight|twice|quarter|\b[2-9] /;

/** The period that a system's word stands for: "per-year-salary", "YEARLY", "1 MONTH", "Hourly", "p.a.", "Stunde". */
function readPeriod(label: string | undefined): string | undefined {
  const word = label?.toLowerCase() ?? '';
  if (OTHER_PERIOD.test(word)) return undefined;
  if (/annu|p\.?\s?a\.?$|jahr|jähr|\byrs?\b/.test(word)) return 'year';
  if (/daily/.test(word)) return 'day';
  if (/\bhrs?\b/.test(word)) return 'hour';
  if (/monat/.test(word)) return 'month';
  if (/stunde|stünd/.test(word)) return 'hour';
  return /hour|day|week|month|year/.exec(word)?.[0];
}

/** What labels say of the kind of job and of its contract: "permanent_full_time". */
export function readEmployment(...labels: unknown[]): Fields<'job_type' | 'contract_type'> {
  const words = labels.flatMap((label) => text(label)?.replaceAll('_', ' ') ?? []);
  return {
    job_type: words.map(readJobType).find((type) => type !== undefined),
    contract_type: words.map(readContractType).find((type) => type !== undefined),
  };
}

/** A span of years that a system asks for, "1-3 Years", "5+ years": its lower end. */
export function leastYears(span: unknown): number | undefined {
  return numeric(/^(\d{1,2})(?:\.\d)?\s{0,3}(?:[-–+]|to\b|years?\b|yrs?\b)/i.exec(text(span) ?? '')?.[1]);
}

/** A date in digits, whose order its system knows: "7/4/2026", "28-01-2026"; any other date as everywhere. */
export function readDigitDate(value: unknown, isMonthFirst: boolean): string | undefined {
  const [, first = '', second = '', year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\b/.exec(text(value) ?? '') ?? [];
  if (year === undefined) return readDate(value);
  const [month, day] = isMonthFirst ? [first, second] : [second, first];
  return readDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}

/** The mailbox where a person reads it. */
export function mailbox(value: unknown): string | undefined {
  const address = text(value);
  return address !== undefined && isHumanMailbox(address) ? address : undefined;
}

/** Fields of one detail answer; what it says wins over what the list said. */
export function detailed(posting: FoundPosting, fields: Parameters<typeof foundPosting>[1]): FoundPosting {
  const { extras: _extras, ...complete } = completed(foundPosting('ats', fields), posting);
  return complete;
}
