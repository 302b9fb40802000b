import type { HtmlListing } from '../../../postings/page/lists/html-listing.js';
import { statedTotal } from '../../../postings/page/lines/stated-total.js';

/** So many lines of a page are asked what they say of its list at most. */
const MAX_LINES = 3000;

/**
 * How many entries a page says that its list has. A line that says which part of them stands here must say as many as
 * are there: news have pages, too.
 */
export function totalOf(
  { tree }: Pick<HtmlListing, 'tree'>,
  { isCareerPage, shown }: { isCareerPage: boolean; shown: number },
): { readonly statedTotal?: number } {
  if (!isCareerPage || shown < 2) return {};
  const totals = tree.leaves.slice(0, MAX_LINES).flatMap(({ text }) => {
    const stated = statedTotal(text);
    const isOfList = stated && (stated.shown === undefined || Math.abs(stated.shown - shown) <= shown / 4);
    return isOfList ? [stated.total] : [];
  });
  return totals.length > 0 ? { statedTotal: Math.max(...totals) } : {};
}
