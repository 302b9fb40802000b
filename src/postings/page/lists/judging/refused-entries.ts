import { elementsAround, type Element } from '../../tree/html.js';
import { mayNameOpening } from '../../lines/openings/opening-like.js';
import { parentOf, type Leaf, type PageTree } from '../../tree/page-tree.js';
import type { RecordSet } from '../records/record-sets.js';
import { soughtTitles } from '../../lines/openings/sought-titles.js';

/** The titles of one list. */
type Titles = readonly number[];

/**
 * Lines that are made like the titles of a list, stand within the part of the page that holds it and may name openings:
 * what it refused. Only groups of one form count; what merely stands at the same place is a fact or a text.
 */
export function refusedLines(tree: PageTree, sets: readonly RecordSet[], lists: readonly Titles[]): Leaf[] {
  const long = lists.filter(({ length }) => length > 1);
  const groups = groupsOf(sets, long);
  const lines = long.flatMap((titles) => {
    const [from, to] = rangeAround(tree, titles);
    return (groups.get(titles) ?? []).flat().filter((title) => title >= from && title < to);
  });
  return [...new Set(lines)]
    .sort((one, other) => one - other)
    .map((line) => tree.leaves[line] as Leaf)
    .filter(({ text }) => mayNameOpening(text) || soughtTitles(text).length > 0);
}

/** The pieces of the smallest element around all titles of a list. */
function rangeAround(tree: PageTree, titles: Titles): readonly [number, number] {
  const part = partOf(titles.map((title) => (tree.leaves[title] as Leaf).element));
  return part ? tree.rangeOf(part) : [0, 0];
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

/** The smallest element around all of some. */
function partOf([first, ...others]: readonly Element[]): Element | undefined {
  let part = first;
  for (const element of others) {
    const around = new Set([element, ...elementsAround(element)]);
    while (part && !around.has(part)) part = parentOf(part);
  }
  return part;
}
