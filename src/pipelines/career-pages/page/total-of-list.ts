import type { HtmlListing } from '../../../postings/page/lists/html-listing.js';
import { statedTotal } from '../../../postings/page/lines/headings/stated-total.js';

/** So many lines of a page are asked what they say of its list at most. */
const MAX_LINES = 3000;

/**
 * How many entries a page says that its list has. A line that says which part of them stands here must say as many as
 * are there: news have pages, too.
 */
export function totalOf(
  { tree, lists }: Pick<HtmlListing, 'tree' | 'lists'>,
  { isCareerPage, shown }: { isCareerPage: boolean; shown: number },
): { readonly statedTotal?: number } {
  if (!isCareerPage || shown < 2) return {};
  const stated = tree.leaves.slice(0, MAX_LINES).flatMap(({ text, index }) => ({ index, ...statedTotal(text) }));
  const parts = stated.filter((said) => said.shown !== undefined && Math.abs(said.shown - shown) <= shown / 4);
  const totals = [...parts.flatMap(({ total }) => total ?? []), ...countAhead(stated, firstEntry(lists))];
  return totals.length > 0 ? { statedTotal: Math.max(...totals) } : {};
}

/** "57 open positions" above a list; several of such are of its parts, and below a title it is how many it seeks. */
function countAhead(
  stated: readonly { readonly index: number; readonly shown?: number; readonly total?: number }[],
  first: number,
): number[] {
  const counts = stated.filter(({ shown, total }) => shown === undefined && total !== undefined);
  const totals = new Set(counts.flatMap(({ total }) => total ?? []));
  return totals.size === 1 && counts.some(({ index }) => index < first) ? [...totals] : [];
}

function firstEntry({ records }: HtmlListing['lists']): number {
  return records.reduce((first, { title }) => Math.min(first, title.index), Infinity);
}
