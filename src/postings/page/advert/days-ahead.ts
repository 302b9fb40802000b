import { labelOf } from '../lines/headings/field-labels.js';
import { isDay } from '../lines/headings/short-values.js';
import { jobTitleScore } from '../lines/titles/job-titles.js';
import type { Leaf } from '../tree/page-tree.js';

/** So many pieces in front of the title of an advert may stand in a column beside it. A rule, no cut. */
const NEAR_TITLE = 12;

/**
 * The labels of a day, with their days, among the pieces in front of the title of an advert: "Date posted" above
 * "3 May 2027" in a box beside it. None where one of the pieces is another opening, or where a label stands twice.
 */
export function daysAhead(before: readonly Leaf[]): readonly Leaf[] {
  const near = before.slice(-NEAR_TITLE);
  const at = near.flatMap(({ text }, index) => (labelsDay(text) && isDay(near[index + 1]?.text ?? '') ? [index] : []));
  const fields = at.map((index) => labelOf(near[index]?.text ?? ''));
  const areAlone = new Set(fields).size === fields.length && !near.some(({ text }) => jobTitleScore(text) > 0);
  return areAlone ? at.flatMap((index) => near.slice(index, index + 2)) : [];
}

/** Whether a piece stands before the day that a posting was published, or the last one to apply. */
export function labelsDay(text: string): boolean {
  const field = labelOf(text);
  return field === 'posted_at' || field === 'application_deadline';
}
