import type { Leaf, PageTree } from '../tree/page-tree.js';

/** How many pieces of a kind stand before each piece of a page. */
export function countsOf({ leaves }: PageTree, isOne: (text: string) => boolean): readonly number[] {
  const counts = [0];
  for (const { text } of leaves) counts.push((counts.at(-1) ?? 0) + Number(isOne(text)));
  return counts;
}

/** Whether all that stands below a title in its record is of the kind that was counted. */
export function saysOnly(counts: readonly number[], { index }: Leaf, [, to]: readonly [number, number]): boolean {
  const below = to - index - 1;
  return below > 0 && (counts[to] ?? 0) - (counts[index + 1] ?? 0) === below;
}
