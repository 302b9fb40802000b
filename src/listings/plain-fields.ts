import { unescapeHtml } from '../postings/page/tree/html.js';
import type { PostingField } from '../postings/fields.js';
import type { FoundPosting } from '../postings/posting.js';
import type { Listing } from './listing.js';

/** Fields that are one line of words. Interfaces keep some of them as they stand in a page. */
const LINES = [
  'job_title',
  'location',
  'city',
  'street_address',
  'department',
  'company_name',
  'industry',
  'hiring_manager_name',
] as const;
/** A part of a place that nobody filled in: "Warsaw, , Poland", ", , Poland". */
const EMPTY_PART = /,(?:\s*,)+/g;
const EMPTY_END = /^[\s,]*,\s*|,\s*$/g;
/** What stands in a field that nobody filled in. */
const NO_VALUE =
  /^(?:n\/?a|none|null|undefined|unspecified|unknown|unavailable|not (?:specified|applicable|available)|no department|tb[ad]|[-–—.]+)$/i;
/** What a line has that is not plain. */
const MARKED = /[<&]|,\s*,|^\s*,|,\s*$/;
/** Times that a line may have been escaped on its way: "R&amp;amp;D". */
const ESCAPES = 3;

const ENTITY = /&(?:[a-z]{2,8}|#\d{1,6}|#x[\da-f]{1,5});/i;
const TAG = /<\/?(?:b|i|u|em|strong|small|span|font|sup|sub|br|p|div|a|h[1-6])(?:\s[^<>]{0,300})?\/?>/gi;

/** How interfaces write currencies beside their codes. A "$" is the money of many countries. */
const CURRENCIES: Readonly<Record<string, string>> = {
  '€': 'EUR',
  EURO: 'EUR',
  EUROS: 'EUR',
  '£': 'GBP',
  US$: 'USD',
  CA$: 'CAD',
  C$: 'CAD',
  A$: 'AUD',
  R$: 'BRL',
  '₹': 'INR',
  ZŁ: 'PLN',
  KČ: 'CZK',
};

/** The listing, its fields as postings have them: lines without markup, pay from less to more, currencies as codes. */
export function withPlainFields(listing: Listing): Listing {
  return {
    ...listing,
    read(body, request) {
      const page = listing.read(body, request);
      return {
        ...page,
        postings: page.postings.map(plain),
        ...(page.rejected && { rejected: page.rejected.map((row) => ({ ...row, posting: plain(row.posting) })) }),
      };
    },
    ...(listing.readDetail && {
      readDetail: (body, posting) => plain(listing.readDetail?.(body, posting) ?? posting),
    }),
  };
}

/** "US Dollar (USD)", "EUR - Euro": the code beside the name. */
function codeBeside(currency: string): string | undefined {
  return /\(([A-Z]{3})\)$|^([A-Z]{3})\s?[-–(]/.exec(currency)?.slice(1).find(Boolean);
}

type Changed = { [F in PostingField]?: string | number | undefined };

function plain(posting: FoundPosting): FoundPosting {
  const changed: Changed = { ...plainLines(posting), ...plainPay(posting) };
  return Object.keys(changed).length === 0 ? posting : withChanged(posting, changed);
}

function plainLines({ fields }: FoundPosting): Changed {
  const changed: Changed = {};
  for (const name of LINES) {
    const line = fields[name];
    const told = line === undefined ? undefined : valueOf(name, line);
    if (told !== line) changed[name] = told;
  }
  return changed;
}

function plainPay({ fields: { salary_min: min, salary_max: max, salary_currency: currency } }: FoundPosting): Changed {
  const isTurned = min !== undefined && max !== undefined && min > max;
  const isCode = currency === undefined || /^[A-Z]{3}$/.test(currency);
  return {
    ...(isTurned && { salary_min: max, salary_max: min }),
    ...(!isCode && { salary_currency: CURRENCIES[currency.toUpperCase()] ?? codeBeside(currency) }),
  };
}

/** With the values in place of the posting's own; undefined takes a value out. */
function withChanged(posting: FoundPosting, changed: Changed): FoundPosting {
  const entries = Object.entries({ ...posting.fields, ...changed }).filter(([, value]) => value !== undefined);
  const fields = Object.fromEntries(entries);
  const evidence = Object.entries(posting.evidence).filter(([name]) => name in fields || !(name in changed));
  return { ...posting, fields, evidence: Object.fromEntries(evidence) };
}

/** A title is one, whatever it says. */
function valueOf(name: PostingField, line: string): string | undefined {
  if (name !== 'job_title' && NO_VALUE.test(line)) return undefined;
  return MARKED.test(line) ? plainLine(line) : line;
}

function plainLine(line: string): string | undefined {
  let told = line;
  for (let times = 0; times < ESCAPES && ENTITY.test(told); times++) told = unescapeHtml(told);
  const text = told.replace(TAG, ' ').replace(EMPTY_PART, ',').replace(EMPTY_END, '').replace(/\s+/g, ' ').trim();
  return text === '' ? undefined : text;
}
