import type { FoundPosting } from '../../../postings/posting.js';
import type { PageFacts } from '../page/page-facts.js';
import { postingsOf } from './witnesses.js';
import { listedPostings, type ReadBoard } from './read-boards.js';

/**
 * The pages with the occupations that their sentences seek as postings, where nothing of the site or its boards lists
 * any: "Our garage is looking for a mechanic". Beside a list such a sentence only speaks of it. What a page about
 * something else tells in full counts where the site has no career page.
 */
export function withSoughtPostings(pages: readonly PageFacts[], boards: readonly ReadBoard[]): readonly PageFacts[] {
  const hasOthers =
    pages.some((page) => page.past.length > 0 || postingsOf(page).length > 0) ||
    boards.some((board) => listedPostings(board).length > 0);
  if (hasOthers) return pages;
  const hasCareers = pages.some(({ isCareerPage }) => isCareerPage);
  return pages.map((page) => (page.sought && (page.isCareerPage || !hasCareers) ? asSeeking(page, page.sought) : page));
}

function asSeeking(page: PageFacts, sought: readonly FoundPosting[]): PageFacts {
  const seen = page.seen + sought.length;
  return { ...page, listed: sought, seen, isAdvert: sought.length === 1, isCareerPage: true };
}
