import { isTermsHeading } from '../lines/terms-heading.js';
import type { Element } from '../tree/html.js';
import { BOLD_LINE, parentOf, type Leaf, type PageTree } from '../tree/page-tree.js';

type Range = readonly [number, number];

/**
 * Records with the terms that stand in the next part of the page, below a heading that says so: those of every record
 * do, or none is changed.
 */
export function withOwnTerms(records: readonly Range[], titles: readonly number[], tree: PageTree): readonly Range[] {
  if (records.length < 2 || records.length !== titles.length) return records;
  const extended = records.map(([from, to], at): Range | undefined => {
    const [head, next] = [tree.leaves[to], records[at + 1]?.[0] ?? Infinity];
    const isOwn = head !== undefined && to < next && isHeadingOfTerms(head);
    return isOwn ? [from, endOfPart(head, next, tree)] : undefined;
  });
  return extended.every((range) => range !== undefined) ? extended : records;
}

function isHeadingOfTerms({ rank, text }: Leaf): boolean {
  return rank < BOLD_LINE && isTermsHeading(text);
}

/** The end of the largest element that begins with a heading and holds nothing of the next record. */
function endOfPart(head: Leaf, next: number, tree: PageTree): number {
  let end = head.index + 1;
  for (let element: Element | undefined = head.element; element; element = parentOf(element)) {
    const [from, to] = tree.rangeOf(element);
    if (from !== head.index || to > next) break;
    end = Math.max(end, to);
  }
  return end;
}
