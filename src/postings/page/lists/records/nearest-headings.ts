import { BOLD_LINE, LAST_HEADING, type Leaf } from '../../tree/page-tree.js';

/** The lowest rank of what heads parts of a page: one without headings has lines in bold instead. */
export function lowestHeading(leaves: readonly Leaf[]): number {
  return leaves.some(({ rank, region }) => rank <= LAST_HEADING && region === 'main') ? LAST_HEADING : BOLD_LINE;
}

/** For each rank r and place: where the next heading of rank r or above stands, from that place on. */
export function headingsAfter(leaves: readonly Leaf[]): Int32Array[] {
  return Array.from({ length: 8 }, (_, rank) => {
    const next = new Int32Array(leaves.length + 2).fill(0x7fffffff);
    for (let at = leaves.length - 1; at >= 0; at--)
      next[at] = (leaves[at] as Leaf).rank <= rank ? at : (next[at + 1] as number);
    return next;
  });
}

/**
 * For each rank r and place: where the last heading of rank r or above stands before that place; -1 where none does.
 */
export function headingsBefore(leaves: readonly Leaf[]): Int32Array[] {
  return Array.from({ length: 8 }, (_, rank) => {
    const last = new Int32Array(leaves.length + 2).fill(-1);
    for (let at = 1; at <= leaves.length; at++)
      last[at] = (leaves[at - 1] as Leaf).rank <= rank ? at - 1 : (last[at - 1] as number);
    return last;
  });
}

/** Where a record ends in front of the next one: headings directly above the next one are none of its own. */
export function withoutHeadingsAbove(leaves: readonly Leaf[], next: number): number {
  let end = next;
  while ((leaves[end - 1]?.rank ?? BOLD_LINE) < BOLD_LINE) end--;
  return end;
}
