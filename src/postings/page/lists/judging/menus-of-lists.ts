import { isTag, type ChildNode, type Element } from 'domhandler';
import { parentOf, type Leaf, type PageTree } from '../../tree/page-tree.js';
import { partLedToBy } from '../records/parts-by-id.js';
import type { RecordSet } from '../records/record-sets.js';

/**
 * The titles of lists whose entries only lead to those of another one, each to one of them: the menu of a page that
 * says its openings in other words below, "Nurse" for "Registered nurse, practical nurse".
 */
export function titlesOfMenus(lists: readonly RecordSet[], tree: PageTree): ReadonlySet<number> {
  const menus = lists.filter((list) => {
    const starts = startsLedTo(list, tree);
    return starts !== undefined && lists.some(({ titles }) => areOneInEach(titles, starts));
  });
  return new Set(menus.flatMap(({ titles }) => titles));
}

/** Where the parts begin that the entries of a list lead to; undefined where one leads to none or says more. */
function startsLedTo({ titles, records }: RecordSet, tree: PageTree): readonly number[] | undefined {
  if (titles.length < 2 || records.some(([from, to]) => to - from > 1)) return undefined;
  const starts: number[] = [];
  for (const title of titles) {
    const start = startOfPart(tree.leaves[title], tree);
    if (start === undefined) return undefined;
    starts.push(start);
  }
  return starts;
}

/** Whether one of the titles stands in each part, in their order. */
function areOneInEach(titles: readonly number[], starts: readonly number[]): boolean {
  return (
    titles.length === starts.length &&
    titles.every((title, at) => (starts[at] as number) <= title && title < (starts[at + 1] ?? Infinity))
  );
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
