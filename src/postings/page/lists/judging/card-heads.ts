import { elementsAround, isTag, type Element } from '../../tree/html.js';
import type { FreeRecord } from './lone-title.js';

/**
 * Which records below one heading only head the next ones although they have their form: they name no occupation, state
 * nothing, and right behind their block stands one that holds several others, each of which does either.
 */
export function headsOfCards(
  records: readonly FreeRecord[],
  states: (record: FreeRecord) => boolean,
): readonly FreeRecord[] {
  const says = (record: FreeRecord): boolean => record.score > 0 || states(record);
  return records.filter((record, at) => {
    const before = records[at - 1];
    const [next, second] = records.slice(at + 1, at + 3);
    if (says(record) || !next || !second || !says(next) || !says(second)) return false;
    const [block, behind] = blocksOf(record.leaf.element, next.leaf.element);
    if (!block || !behind || !around(second.leaf.element).has(behind)) return false;
    return !before || !around(before.leaf.element).has(block);
  });
}

/** The block around an element, and the one right behind it that holds another element. */
function blocksOf(element: Element, other: Element): readonly [] | readonly [Element, Element] {
  const aroundOther = around(other);
  for (const block of around(element)) {
    let { next } = block;
    while (next && !isTag(next)) ({ next } = next);
    if (next && aroundOther.has(next)) return [block, next];
  }
  return [];
}

/** An element and all around it, the innermost first. */
function around(element: Element): ReadonlySet<Element> {
  return new Set([element, ...elementsAround(element)]);
}
