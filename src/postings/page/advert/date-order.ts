import type { Document } from '../tree/html.js';
import type { Leaf } from '../tree/page-tree.js';
import { languageOf, siteCountries } from './site-countries.js';

/** What stands first in a date of numbers: "04/12/2026" is in December in Leeds, in April in Boston. */
type DateOrder = 'day' | 'month';

/**
 * Two numbers that may each be a month, and a year, a short one behind slashes: "3/06/26". Behind dots the day stands
 * first where it can, and nothing is to be told.
 */
const NUMBERS = /(?<![\d./-])(\d{1,2})([/-])(\d{1,2})\2(20\d{2}|(?<=\/)[0-3]\d)(?![\d/-])/g;
const MAY_HOLD = /\d[/-](?:20\d\d|[0-3]\d(?!\d))/;
/** Languages whose dates of numbers begin with the year, or whose countries write them in either way. */
const EITHER = new Set(['en', 'ja', 'zh', 'ko', 'fil', 'tl']);
/** Countries that write the month first, and one that writes both. */
const [MONTH_FIRST, BOTH] = ['US', 'CA'];

/**
 * In which order a page writes its dates: as its own dates tell, else as its language and country do; undefined where
 * nothing tells.
 */
export function dateOrderOf(document: Document, url: string, leaves: readonly Leaf[]): DateOrder | undefined {
  return toldByDates(leaves) ?? toldByLanguage(document, url);
}

/** "15/01/2027" says it of all other dates of its page. */
function toldByDates(leaves: readonly Leaf[]): DateOrder | undefined {
  const orders = new Set<DateOrder>();
  for (const { text } of leaves)
    for (const [, first, , second] of text.matchAll(NUMBERS)) {
      if (Number(first) > 12) orders.add('day');
      if (Number(second) > 12) orders.add('month');
    }
  return orders.size === 1 ? [...orders][0] : undefined;
}

function toldByLanguage(document: Document, url: string): DateOrder | undefined {
  const language = languageOf(document, url);
  if (language === undefined) return undefined;
  if (!EITHER.has(language)) return 'day';
  const [country] = language === 'en' ? siteCountries(url, document) : [];
  if (country === undefined || country === BOTH) return undefined;
  return country === MONTH_FIRST ? 'month' : 'day';
}

/** Pieces of a page with the dates that could be read in two ways written in one (ISO 8601). */
export function withDatesInOrder(leaves: readonly Leaf[], order: DateOrder | undefined): readonly Leaf[] {
  if (order === undefined) return leaves;
  return leaves.map((leaf) => (MAY_HOLD.test(leaf.text) ? { ...leaf, text: inOrder(leaf.text, order) } : leaf));
}

function inOrder(text: string, order: DateOrder): string {
  return text.replace(NUMBERS, (...found: string[]) => {
    const [written = '', first = '', , second = '', year = ''] = found;
    const [day, month] = order === 'day' ? [first, second] : [second, first];
    if (Number(month) > 12) return written;
    return `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  });
}
