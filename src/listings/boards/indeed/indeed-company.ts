// https://<country>.indeed.com/cmp/<slug> — the facts lie as JSON in <script id="comp-initialData">, sizes and revenues
// as codes.
import { sourceOf } from '../../../postings/page/tree/scripts.js';
import { ParseError } from '../../../errors.js';
import { findFirst, parseHtml } from '../../../postings/page/tree/html.js';
import { foundPosting, type FoundPosting } from '../../../postings/posting.js';
import { record, text } from '../../../postings/text/words.js';

/** What an employer's page says of it. @throws ParseError when it is another page */
export function readIndeedCompany(body: string): FoundPosting {
  const script = findFirst(
    parseHtml(body),
    ({ name, attribs }) => name === 'script' && attribs['id'] === 'comp-initialData',
  );
  const source = script && sourceOf(script);
  let state: unknown;
  try {
    state = JSON.parse(source ?? '');
  } catch (error) {
    throw new ParseError('indeed: the page of an employer has no data', { cause: error });
  }
  const company = record(record(record(state)['aboutSectionViewModel'])['aboutCompany']);
  const site = text(record(company['websiteUrl'])['url']);
  return foundPosting('page-data', {
    company_size: sizeOf(text(company['employeeRange'])),
    founded: text(company['founded']),
    revenue: revenueOf(text(company['revenue'])),
    industry: text(company['industry']),
    headquarters: text(record(company['headquartersLocation'])['address']) ?? text(company['headquartersLocation']),
    company_website: site !== undefined && /^https?:\/\//i.test(site) && URL.canParse(site) ? site : undefined,
  });
}

/** `ERv1_1001_5000` is "1001 to 5,000", `ERv1_10000_PLUS` "10,000+". Codes that are not known say nothing. */
function sizeOf(code: string | undefined): string | undefined {
  const [, from, to] = /^ERv1_(\d+)_(\d+|PLUS)$/.exec(code ?? '') ?? [];
  if (from === undefined || to === undefined) return undefined;
  const grouped = (digits: string): string => Number(digits).toLocaleString('en-US');
  return to === 'PLUS' ? `${grouped(from)}+` : `${from} to ${grouped(to)}`;
}

/** `RRv1_OVER_10B` is "more than $10B", `RRv1_1B_5B` "$1B to $5B". */
const REVENUES: readonly (readonly [code: RegExp, words: (from: string, to: string) => string])[] = [
  [/^RRv1_OVER_(\d+[MB])$/, (over) => `more than $${over}`],
  [/^RRv1_(?:UNDER|LESS_THAN)_(\d+[MB])$/, (below) => `less than $${below}`],
  [/^RRv1_(\d+[MB])_(?:TO_)?(\d+[MB])$/, (from, to) => `$${from} to $${to}`],
];

function revenueOf(code: string | undefined): string | undefined {
  for (const [pattern, words] of REVENUES) {
    const [whole, from = '', to = ''] = pattern.exec(code ?? '') ?? [];
    if (whole !== undefined) return words(from, to);
  }
  return undefined;
}
