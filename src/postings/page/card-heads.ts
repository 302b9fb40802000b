import { isTag, type Element } from './html.js';
import type { FreeRecord } from './lone-title.js';
import { parentOf } from './page-tree.js';

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
    const isAlone = block !== undefined && !(before && isIn(before.leaf.element, block));
    return isAlone && behind !== undefined && isIn(second.leaf.element, behind);
  });
}

/** The block around an element, and the one right behind it that holds another element. */
function blocksOf(element: Element, other: Element): readonly [] | readonly [Element, Element] {
  for (let around: Element | undefined = element; around; around = parentOf(around)) {
    let { next } = around;
    while (next && !isTag(next)) ({ next } = next);
    if (next && isIn(other, next)) return [around, next];
  }
  return [];
}

function isIn(element: Element, block: Element): boolean {
  for (let around: Element | undefined = element; around; around = parentOf(around)) if (around === block) return true;
  return false;
}
