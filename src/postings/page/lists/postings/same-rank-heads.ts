import { jobTitleScore } from '../../lines/titles/job-titles.js';
import { kindOfHeading } from '../../lines/headings/section-headings.js';
import { topicOf } from '../../lines/headings/topics.js';
import type { PostingRecord } from '../judging/lists-found.js';
import { closest, elementBefore, type Leaf, type PageTree } from '../../tree/page-tree.js';

/**
 * Whether a heading of the same rank as a title stands right before the element that holds it with others: a group of
 * openings is headed so where the page makes no difference between the headings of groups and the titles in them.
 */
export function headsGroupOf(title: Leaf, heading: Leaf): boolean {
  if (heading.rank !== title.rank || jobTitleScore(heading.text) > 0 || speaksOfElse(heading.text)) return false;
  const own = closest(heading.element, isHeading);
  const group = own && closest(title.element, (element) => elementBefore(element) === own);
  return group !== undefined && !isHeading(group);
}

/** "Our values", "What we offer": a part of the page, whatever stands below it. */
function speaksOfElse(heading: string): boolean {
  return kindOfHeading(heading) !== undefined || topicOf(heading) !== undefined;
}

function isHeading({ name }: { readonly name: string }): boolean {
  return /^h[1-6]$/.test(name);
}

/** The heading that a card stands right below; "Open positions" may be made like the titles below it. */
export function headRightAbove(
  { leaves }: PageTree,
  [record]: readonly PostingRecord[],
): (record: PostingRecord, headings: readonly string[]) => string | undefined {
  const first = record?.title.index ?? 0;
  const onTop = leaves.slice(Math.max(0, first - 1), first + 1).find(({ text }) => topicOf(text) === 'openings');
  return ({ title }, [heading]) => (onTop?.rank === title.rank ? onTop.text : heading);
}
