import { jobTitleScore } from '../../lines/titles/job-titles.js';
import { isTag, isText, lineOf, type Element } from '../../tree/html.js';

/** A dash or a colon between two links of a line. */
const JOINS = /^\s*[-–—:]\s*$/u;
/** So many links of a line may tell more of its first. */
const MAX_BEHIND = 4;

/**
 * "Baker – Further particulars – Person specification": whether a link that names no occupation tells more of one that
 * does, which stands before it in its line.
 */
export function isBehindTitle(text: string, link: Element | undefined, left = MAX_BEHIND): boolean {
  if (link === undefined || left === 0 || jobTitleScore(text) > 0) return false;
  const before = linkBefore(link);
  if (before === undefined) return false;
  const title = lineOf(before);
  return jobTitleScore(title) > 0 || isBehindTitle(title, before, left - 1);
}

/** The link of the same line before one, where a dash alone stands between the two. */
function linkBefore({ prev }: Element): Element | undefined {
  let [at, between] = [prev, ''];
  for (; at !== null && !isTag(at); at = at.prev) if (isText(at)) between = at.data + between;
  return at?.name === 'a' && JOINS.test(between) ? at : undefined;
}
