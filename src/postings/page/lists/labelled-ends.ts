import type { Element } from '../tree/html.js';
import { closest, type PageTree } from '../tree/page-tree.js';

/**
 * Where the last of several labelled adverts ends, where each of the others is a list of terms, a table or an item of a
 * list and ends with it: the last one is no more than that either. `ends` are those of the others.
 */
export function endOfLast(tree: PageTree, starts: readonly number[], ends: readonly number[]): number | undefined {
  const own = starts.map((start) => {
    const around = closest(tree.leaves[start]?.element as Element, holdsTerms);
    return around && tree.rangeOf(around)[1];
  });
  const areWhole = ends.every((end, at) => end === own[at]);
  return starts.length > 1 && areWhole ? own.at(-1) : undefined;
}

function holdsTerms({ name }: Element): boolean {
  return name === 'dl' || name === 'table' || name === 'li';
}
