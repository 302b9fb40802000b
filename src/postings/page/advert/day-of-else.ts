import { labelOf } from '../lines/headings/field-labels.js';
import { findFirst, isTag, lineOf, type Element } from '../tree/html.js';
import { closest } from '../tree/page-tree.js';
import { columnHead } from '../tree/table-columns.js';

/**
 * Whether mark-up says of a date that it is not when the posting was published: that it is the last day, or the value
 * of a term or a head of its row that no table knows ("Interviews" before "18 March 2027"), or of a column called
 * something else ("Start").
 */
export function isDayOfElse(element: Element): boolean {
  return endsApplying(element) || isBehindTerm(element) || isInOtherColumn(element);
}

function isInOtherColumn(element: Element): boolean {
  const called = labelOf(columnHead(element));
  return called !== undefined && called !== 'posted_at';
}

function endsApplying(element: Element): boolean {
  return (
    findFirst(element, ({ attribs }) => /validThrough$/i.test(attribs['itemprop'] ?? attribs['property'] ?? '')) !==
    undefined
  );
}

/** What names the value in an element of each kind. */
const TERMS: Readonly<Record<string, string>> = { dd: 'dt', td: 'th' };

function isBehindTerm(element: Element): boolean {
  const value = closest(element, ({ name }) => name in TERMS);
  if (value === undefined) return false;
  let before = value.prev;
  while (before !== null && !isTag(before)) before = before.prev;
  return before !== null && before.name === TERMS[value.name] && lineOf(before) !== '';
}
