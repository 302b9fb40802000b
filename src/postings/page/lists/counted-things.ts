import { isCounter } from '../lines/counters.js';
import { closest, type Leaf } from '../tree/page-tree.js';

/** Whether a piece is what a number right above it counts, beside others that are counted: "30", "Colleagues". */
export function isCounted({ index, element }: Leaf, leaves: readonly Leaf[]): boolean {
  const [above, own, below] = [-3, -1, 1].map((way) => leaves[index + way]?.text ?? '');
  if (!isCounter(own ?? '') || closest(element, ({ name }) => name === 'table')) return false;
  // "1", "Baker", "2", "Miller" are numbered: numbers of things are rounded, or shares.
  const beside = [above, below].filter((text) => isCounter(text ?? ''));
  return beside.length > 0 && [own, ...beside].some((text) => /\D$/.test(text ?? ''));
}
