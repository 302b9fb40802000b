import { isCounter } from '../../lines/headings/counters.js';
import { closest, type Leaf, type PageTree } from '../../tree/page-tree.js';

/** Whether a piece is what a number right above it counts, beside others that are counted: "30", "Colleagues". */
export function isCounted(leaf: Leaf, tree: PageTree): boolean {
  const { index, element } = leaf;
  const [above, own, below] = [-3, -1, 1].map((way) => tree.leaves[index + way]?.text ?? '');
  if (!isCounter(own ?? '') || closest(element, ({ name }) => name === 'table')) return false;
  // "1", "Baker", "2", "Miller" are numbered: numbers of things are rounded, or shares.
  const beside = [above, below].filter((text) => isCounter(text ?? ''));
  const areThings = beside.length > 0 && [own, ...beside].some((text) => /\D$/.test(text ?? ''));
  return areThings && !(isCounter(below ?? '') && headsNext(leaf, tree));
}

/** "Baker" above "80 %": with what is right below it a piece is closer together than with what is right above. */
function headsNext({ index, element, rank }: Leaf, tree: PageTree): boolean {
  const around = closest(element, (outer) => {
    const [from, to] = tree.rangeOf(outer);
    return from < index || to > index + 1;
  });
  const [from, to] = around ? tree.rangeOf(around) : [0, tree.leaves.length];
  if (to <= index + 1) return false;
  return from === index || rank < (tree.leaves[index + 1]?.rank ?? 0);
}
