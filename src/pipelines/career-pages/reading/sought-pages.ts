import type { PageFacts } from '../page/page-facts.js';
import { postingsOf } from './witnesses.js';
import { listedPostings, type ReadBoard } from './read-boards.js';

/**
 * The pages with the occupations that their sentences seek as postings, where nothing of the site or its boards lists
 * any: "Our garage is looking for a mechanic". Beside a list such a sentence only speaks of it.
 */
export function withSoughtPostings(pages: readonly PageFacts[], boards: readonly ReadBoard[]): readonly PageFacts[] {
  const hasOthers =
    pages.some((page) => page.past.length > 0 || postingsOf(page).length > 0) ||
    boards.some((board) => listedPostings(board).length > 0);
  if (hasOthers) return pages;
  return pages.map((page) =>
    page.sought
      ? { ...page, listed: page.sought, seen: page.seen + page.sought.length, isAdvert: page.sought.length === 1 }
      : page,
  );
}
