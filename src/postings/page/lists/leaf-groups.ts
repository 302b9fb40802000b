import { elementsAround, type Element } from '../tree/html.js';
import { parentOf, type Leaf } from '../tree/page-tree.js';

/** Items by what they have in common, in the order in which it first comes. */
export function grouped<T>(items: readonly T[], keyOf: (item: T) => unknown): T[][] {
  return [...Map.groupBy(items, keyOf).values()];
}

/** The parts of a group below the children of the element that holds all of it. */
export function splitByElement(group: readonly Leaf[]): Leaf[][] {
  const first = chainOf((group[0] as Leaf).element);
  const last = new Set(chainOf((group.at(-1) as Leaf).element));
  const top = first.find((element) => last.has(element));
  if (!top) return [];
  return grouped(group, ({ element }) => childBelow(top, element));
}

function childBelow(top: Element, element: Element): Element {
  let child = element;
  for (let parent = parentOf(child); parent && child !== top && parent !== top; parent = parentOf(child))
    child = parent;
  return child;
}

function chainOf(element: Element): Element[] {
  return [element, ...elementsAround(element)];
}

/** Whether a piece is all that a range holds. */
export function isAloneIn([from, to]: readonly [number, number], index: number): boolean {
  return from === index && to === index + 1;
}
