import { isClosedEntry } from '../../../postings/page/advert/closed-entries.js';
import { languageOf } from '../../../postings/page/advert/site-countries.js';
import { carriedData, codeOf, datasetsOf } from '../../../postings/page/data/carried-data.js';
import { withCarriedDetails, withProgramDetails } from '../../../postings/page/data/carried-details.js';
import type { Document } from '../../../postings/page/tree/html.js';
import type { FoundPosting } from '../../../postings/posting.js';

/**
 * What a page lists, its entries without a text or page completed by what its own scripts and attributes carry of
 * them: the advert that a dialog shows.
 */
export function withCarriedTexts(
  listed: readonly FoundPosting[],
  document: Document,
  url: string,
): readonly FoundPosting[] {
  const closed = listed.filter((posting) => isClosedEntry(posting, url));
  if (closed.length === 0) return listed;
  const values = [...carriedData(document), ...datasetsOf(document)];
  const origin = { url: '', pageUrl: url, language: languageOf(document, url) };
  const carried = withCarriedDetails(closed, values, origin);
  const isUntold = carried.some((posting, at) => posting === closed[at]);
  const detailed = isUntold ? withProgramDetails(carried, codeOf(document), origin) : carried;
  const told = new Map(closed.map((posting, at) => [posting, detailed[at] ?? posting]));
  return listed.map((posting) => told.get(posting) ?? posting);
}
