import { htmlToText } from '../../postings/page/html.js';
import { itemsOf, kindOfHeading } from '../../postings/page/sections.js';
import type { JobPosting } from '../../postings/fields.js';
import { readContractType, readJobType } from '../../postings/text/job-type.js';
import { readSalary } from '../../postings/text/salary.js';
import { numeric, text } from '../../postings/text/words.js';

type Fields<K extends keyof JobPosting> = { [F in K]?: JobPosting[F] | undefined };

/** The text of the first value that has one, as plain text: HTML fields first, then their plain twins. */
export function proseOf(...values: unknown[]): string {
  for (const value of values) {
    const plain = typeof value === 'string' ? htmlToText(value) : '';
    if (plain !== '') return plain;
  }
  return '';
}

/** The texts that are there, one below the other. */
export function linesOf(...parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== '').join('\n');
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
    job_description: linesOf(
      ...blocks.map(({ heading, content }) => (content === '' ? '' : linesOf(heading, content))),
    ),
  };
}

type Pay = Fields<'salary_min' | 'salary_max' | 'salary_currency' | 'salary_period'>;

/** Pay that a system keeps in fields. Without an amount above 0 there is none; a currency or period alone says nothing. */
export function readPay(pay: { min?: unknown; max?: unknown; currency?: unknown; period?: unknown }): Pay {
  const [min, max] = [amount(pay.min), amount(pay.max)];
  if (min === undefined && max === undefined) return {};
  return {
    salary_min: min,
    salary_max: max,
    salary_currency: text(pay.currency)?.toUpperCase(),
    salary_period: readPeriod(text(pay.period)),
  };
}

/** Pay that a system keeps as a line of text: "$1.40k - $1.80k". */
export function readPayLine(line: unknown, country?: string): Pay {
  const written = text(line);
  const found = written === undefined ? undefined : readSalary(written, { isSalaryField: true, country });
  return found
    ? {
        salary_min: found.min,
        salary_max: found.max,
        salary_currency: found.currency,
        salary_period: found.period,
      }
    : {};
}

function amount(value: unknown): number | undefined {
  const number = numeric(value);
  return number === undefined || number <= 0 ? undefined : number;
}

/** "per-year-salary", "YEARLY", "1 MONTH", "Hourly", "per annum". */
export function readPeriod(label: string | undefined): string | undefined {
  const word = /hour|day|daily|week|month|year|annual|annum/i.exec(label ?? '')?.[0].toLowerCase();
  if (word === undefined) return undefined;
  return word === 'daily' ? 'day' : word.startsWith('annu') ? 'year' : word;
}

/** What a label says of the kind of job and of its contract: "permanent_full_time". */
export function readEmployment(...labels: unknown[]): Fields<'job_type' | 'contract_type'> {
  const words = labels.flatMap((label) => text(label)?.replaceAll('_', ' ') ?? []);
  return {
    job_type: words.map(readJobType).find((type) => type !== undefined),
    contract_type: words.map(readContractType).find((type) => type !== undefined),
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
