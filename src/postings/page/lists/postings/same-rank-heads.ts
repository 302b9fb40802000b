import { jobTitleScore } from '../../lines/titles/job-titles.js';
import { kindOfHeading } from '../../lines/headings/section-headings.js';
import { topicOf } from '../../lines/headings/topics.js';
import { closest, elementBefore, type Leaf } from '../../tree/page-tree.js';

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
