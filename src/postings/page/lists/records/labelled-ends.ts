import { jobTitleScore } from '../../lines/titles/job-titles.js';
import type { Element } from '../../tree/html.js';
import { closest, LAST_HEADING, type PageTree } from '../../tree/page-tree.js';

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

/** Where a lone labelled advert in a table ends: a heading below that names an occupation is of another one. */
export function endOfOnly(tree: PageTree, starts: readonly number[]): number | undefined {
  const [start, ...others] = starts;
  const element = start === undefined ? undefined : tree.leaves[start]?.element;
  const around = element && closest(element, ({ name }) => name === 'dl' || name === 'table');
  if (around === undefined || others.length > 0) return undefined;
  const behind = tree.leaves.slice(tree.rangeOf(around)[1]);
  return behind.find(({ rank, text }) => rank <= LAST_HEADING && jobTitleScore(text) > 0)?.index;
}

function holdsTerms({ name }: Element): boolean {
  return name === 'dl' || name === 'table' || name === 'li';
}
