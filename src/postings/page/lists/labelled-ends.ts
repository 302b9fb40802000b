import type { Element } from '../tree/html.js';
import { closest, type PageTree } from '../tree/page-tree.js';

/**
 * Where the last of several labelled adverts ends, where each of the others is a list of terms, a table or an item of a
 * list and the next one begins right behind it: the last one is no more than that either.
 */
export function endOfLast(tree: PageTree, starts: readonly number[]): number | undefined {
  const ends = starts.map((start) => {
    const around = closest(tree.leaves[start]?.element as Element, holdsTerms);
    return around && tree.rangeOf(around)[1];
  });
  const areWhole = ends.slice(0, -1).every((end, at) => end === starts[at + 1]);
  return starts.length > 1 && areWhole ? ends.at(-1) : undefined;
}

function holdsTerms({ name }: Element): boolean {
  return name === 'dl' || name === 'table' || name === 'li';
}
