import { isDay } from '../../lines/headings/short-values.js';
import type { PageTree } from '../../tree/page-tree.js';

/** The leaves of a record: the first, and one behind the last. */
export type Range = readonly [from: number, to: number];

/**
 * Records in their order, each without a day right in front of the next title: that is of the next record, where both
 * stand in one element.
 */
export function withoutNextDays(
  ranges: readonly Range[],
  titles: readonly number[],
  { leaves }: PageTree,
): readonly Range[] {
  return ranges.map(([from, to], at) => {
    const [next = to] = ranges[at + 1] ?? [];
    const isAhead = titles[at + 1] === to && next === to - 1 && next > (titles[at] as number);
    return [from, isAhead && isDay(leaves[next]?.text ?? '') ? next : to];
  });
}
