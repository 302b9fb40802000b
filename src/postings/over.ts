import type { JudgedPosting } from './posting.js';
import { reasonOf } from './reasons.js';
import { text } from './text/words.js';

/** The extra of a posting whose own page says that it is over: in the words of the page. */
export const IS_OVER = 'is_over';

/** A posting whose own page says that it is over is open no more, whatever list still names it. */
export function withoutOver(posting: JudgedPosting): JudgedPosting {
  const words = text(posting.extras?.[IS_OVER]);
  const isOpen = posting.disposition !== 'returned' || words === undefined;
  return isOpen ? posting : { ...posting, disposition: 'dropped', ...reasonOf('page_says_over', words) };
}
