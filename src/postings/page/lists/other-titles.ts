import { isTagUrl } from '../lines/career-words.js';
import type { Share } from './set-features.js';

/**
 * Whether titles are something else by themselves: controls, what leads to articles, offices above what is open there.
 */
export function areOtherTitles(share: Share, pageUrl: string): boolean {
  if (share('title action') >= 0.5) return true;
  const areArticles = share('leads to content') === 1 && share('below openings') === 0;
  if (areArticles && !(isTagUrl(pageUrl) && areTaggedNames(share))) return true;
  return share('title place') >= 0.8 && share('title role') < 0.3;
}

/** Headings of articles that are all named after occupations: on the page of a tag for careers adverts among news. */
function areTaggedNames(share: Share): boolean {
  const areNamed = share('title role') + share('title sure') === 1 && share('single') === 0;
  const areHeads = share('title heading') + share('title main heading') === 1 && share('title link') === 1;
  return areNamed && areHeads && share('page title career') > 0;
}
