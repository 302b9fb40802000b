import type { Element } from './html.js';
import { closest, type PageTree } from './page-tree.js';

/** The smallest element, from one outwards, that holds the pieces of the page up to `end`, which is not among them. */
export function elementReaching(end: number, from: Element, tree: PageTree): Element | undefined {
  return closest(from, (element) => tree.rangeOf(element)[1] >= end);
}
