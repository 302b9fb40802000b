import { isDayOfElse } from '../../advert/day-of-else.js';
import { onlyDate } from '../../advert/lone-date.js';
import { textWithDates } from '../../advert/text-with-dates.js';
import { closest, type PageTree } from '../../tree/page-tree.js';
import type { PostingRecord } from '../judging/lists-found.js';

/** So many pieces below the heading of a post say when it was published, by whom, and what it is about. */
const HEAD = 3;

/**
 * When the post was published that tells of all openings of a page: the one day that stands by itself right below its
 * heading, in the article that holds them all.
 */
export function postedOfAll({ leaves }: PageTree, records: readonly PostingRecord[]): string | undefined {
  const titles = records.map(({ title }) => title);
  const first = Math.min(...titles.map(({ index }) => index));
  const head = leaves.slice(0, first).findLast(({ rank }) => rank === 1);
  const post = head && closest(head.element, ({ name }) => name === 'article');
  if (!head || !post || titles.some(({ element }) => closest(element, (one) => one === post) === undefined))
    return undefined;
  const below = leaves.slice(head.index + 1, Math.min(first, head.index + 1 + HEAD));
  return onlyDate(below.flatMap((leaf) => (isDayOfElse(leaf.element) ? [] : textWithDates(leaf))));
}
