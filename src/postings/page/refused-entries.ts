import type { Element } from './html.js';
import { parentOf, type Leaf, type PageTree } from './page-tree.js';
import type { RecordSet } from './record-sets.js';

/** The titles of one list. */
type Titles = readonly number[];

/**
 * Lines that are made like the titles of a list and stand within the part of the page that holds it: all that it
 * refused. Only groups of one form count; what merely stands at the same place is a fact or a text.
 */
export function linesBeside(tree: PageTree, sets: readonly RecordSet[], lists: readonly Titles[]): Leaf[] {
  const groups = groupsOf(sets, lists);
  const lines = lists.flatMap((titles) => {
    const [from, to] = tree.rangeOf(partOf(titles.map((title) => (tree.leaves[title] as Leaf).element)) ?? NOTHING);
    return (groups.get(titles) ?? []).flat().filter((title) => title >= from && title < to);
  });
  return [...new Set(lines)].sort((one, other) => one - other).map((line) => tree.leaves[line] as Leaf);
}

/** Of each list the groups of one form that hold all of its titles. */
function groupsOf(sets: readonly RecordSet[], lists: readonly Titles[]): ReadonlyMap<Titles, readonly Titles[]> {
  const groups = new Map<Titles, Titles[]>();
  const byFirst = Map.groupBy(lists, ([first]) => first);
  for (const { by, titles: group } of sets) {
    if (by !== 'class') continue;
    const all = new Set(group);
    for (const list of group.flatMap((title) => byFirst.get(title) ?? []))
      if (list.every((title) => all.has(title))) groups.set(list, [...(groups.get(list) ?? []), group]);
  }
  return groups;
}

const NOTHING = {} as Element;

/** The smallest element around all of some. */
function partOf([first, ...others]: readonly Element[]): Element | undefined {
  let part = first;
  for (const element of others) {
    const around = new Set<Element>();
    for (let node: Element | undefined = element; node; node = parentOf(node)) around.add(node);
    while (part && !around.has(part)) part = parentOf(part);
  }
  return part;
}
