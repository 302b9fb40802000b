import { isTag, type ChildNode, type Element } from 'domhandler';
import { parentOf, type Leaf, type PageTree } from '../tree/page-tree.js';
import { partLedToBy } from './parts-by-id.js';
import type { RecordSet } from './record-sets.js';

/**
 * The titles of lists whose entries only lead to those of another one, each to one of them: the menu of a page that
 * says its openings in other words below, "Nurse" for "Registered nurse, practical nurse".
 */
export function titlesOfMenus(lists: readonly RecordSet[], tree: PageTree): ReadonlySet<number> {
  const menus = lists.filter((list) => lists.some((other) => isMenuOf(list, other, tree)));
  return new Set(menus.flatMap(({ titles }) => titles));
}

function isMenuOf({ titles, records }: RecordSet, others: RecordSet, tree: PageTree): boolean {
  if (titles.length < 2 || titles.length !== others.titles.length) return false;
  if (records.some(([from, to]) => to - from > 1)) return false;
  const starts = titles.map((title) => startOfPart(tree.leaves[title], tree));
  return starts.every((start, at) => {
    const led = others.titles[at] as number;
    return start !== undefined && start <= led && led < (at + 1 < starts.length ? (starts[at + 1] ?? 0) : Infinity);
  });
}

/** Where the part begins that a piece leads to, where that is below it. */
function startOfPart(leaf: Leaf | undefined, tree: PageTree): number | undefined {
  const part = leaf?.link && partLedToBy(leaf.link, tree);
  const start = part && firstPieceFrom(part, tree);
  return leaf && start !== undefined && start > leaf.index ? start : undefined;
}

/** Nodes behind a part, and elements around it, that are asked for its first piece: it may hold a picture only. */
const [MAX_BEHIND, MAX_AROUND] = [6, 3];

function firstPieceFrom(part: Element, tree: PageTree): number | undefined {
  for (let around: Element | undefined = part, up = 0; around && up < MAX_AROUND; around = parentOf(around), up++) {
    let node: ChildNode | null = around;
    for (let behind = 0; node && behind < MAX_BEHIND; node = node.next, behind++) {
      const [from, to] = isTag(node) ? tree.rangeOf(node) : [0, 0];
      if (to > from) return from;
    }
  }
  return undefined;
}
