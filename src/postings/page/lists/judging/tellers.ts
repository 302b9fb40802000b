import { mayBeNameOfTeller } from '../../lines/people/person-name.js';
import { tellsOfOwnWork } from '../../lines/people/told-of-colleagues.js';
import type { Leaf } from '../../tree/page-tree.js';

/** The role of somebody whose name stands right above, and who tells of it right below. */
export function isTeller({ index, rank, text }: Leaf, leaves: readonly Leaf[]): boolean {
  const [before, behind] = [leaves[index - 1], leaves[index + 1]];
  const isNamed = before !== undefined && before.rank < rank && mayBeNameOfTeller(before.text);
  return isNamed && behind !== undefined && behind.rank >= rank && tellsOfOwnWork(text, behind.text);
}
