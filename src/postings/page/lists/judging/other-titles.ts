import { isTagUrl } from '../../lines/headings/career-words.js';
import { titleInSentence } from '../../lines/titles/job-titles.js';
import type { Leaf } from '../../tree/page-tree.js';
import type { Share } from './set-features.js';

/**
 * Whether titles are something else by themselves: controls, what leads to articles, offices above what is open there.
 */
export function areOtherTitles(share: Share, pageUrl: string, titles: readonly Leaf[]): boolean {
  if (share('title action') >= 0.5) return true;
  const areArticles = share('leads to content') === 1 && share('below openings') === 0;
  if (areArticles && !(isTagUrl(pageUrl) && areTaggedNames(share, titles))) return true;
  return share('title place') >= 0.8 && share('title role') < 0.3;
}

/**
 * Headings of articles that are all named after occupations, one of which surely seeks somebody or says of which kind
 * its job is: on the page of a tag for careers adverts among news; "Electrician", "Plumber" are what it explains.
 */
function areTaggedNames(share: Share, titles: readonly Leaf[]): boolean {
  const isSought = titles.some(({ text }) => titleInSentence(text) !== text);
  if (!isSought && share('title sure') === 0 && share('record kind') === 0) return false;
  const areNamed = share('title role') + share('title sure') === 1 && share('single') === 0;
  const areHeads = share('title heading') + share('title main heading') === 1 && share('title link') === 1;
  return areNamed && areHeads && share('page title career') > 0;
}
