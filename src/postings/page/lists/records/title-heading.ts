import { isBadgeElement } from '../../tree/badges.js';
import type { Element } from '../../tree/html.js';
import { closest, type Leaf, type PageTree } from '../../tree/page-tree.js';

/** The pieces of the one heading that a title is part of: "We are hiring", then the title. */
export function headingAround(tree: PageTree, { element, index }: Leaf): readonly [number, number] {
  const heading = closest(element, ({ name }) => /^h[1-6]$/.test(name)) ?? badgedLine(tree, element, index);
  return heading ? tree.rangeOf(heading) : [index, index + 1];
}

/** The paragraph of a title with badges alone behind it: what it heads stands below it, as below a heading. */
function badgedLine(tree: PageTree, element: Element, index: number): Element | undefined {
  const line = closest(element, ({ name }) => name === 'p');
  const [from, to] = line ? tree.rangeOf(line) : [0, 0];
  const badges = tree.leaves.slice(index + 1, to);
  return from === index && badges.length > 0 && badges.every((badge) => isBadgeElement(badge.element))
    ? line
    : undefined;
}
