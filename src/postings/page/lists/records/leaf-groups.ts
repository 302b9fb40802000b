import { isAction } from '../../lines/seeking/actions.js';
import { attribute, elementsAround, type Element } from '../../tree/html.js';
import { blockAround, closest, parentOf, type Leaf } from '../../tree/page-tree.js';

/** A link around more pieces of one form than the title, the place and the kind of a posting is around a whole list. */
const MAX_IN_LINK = 5;

/** Where pieces stand in the page. */
export function indexesOf(leaves: readonly Leaf[]): number[] {
  return leaves.map(({ index }) => index);
}

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

/** A group without pieces that stand in one heading, or in one link of a line, right behind another: "Baker | Firm". */
export function onePerHeading(group: readonly Leaf[]): readonly Leaf[] {
  return group.filter((leaf, at) => {
    const before = group[at - 1];
    return before?.index !== leaf.index - 1 || !areOfOneHead(before, leaf);
  });
}

/**
 * The first pieces of all links of a group, the second ones, and so on, where some links hold several in blocks of one
 * form: the title, its place and its kind; else the whole group.
 */
export function columnsOfLinks(group: readonly Leaf[]): readonly (readonly Leaf[])[] {
  const links = Map.groupBy(group, ({ link, index }) => link ?? index);
  const columns = [...links.values()].reduce((most, { length }) => Math.max(most, length), 0);
  if (columns < 2 || columns > MAX_IN_LINK || links.size < 2) return [group];
  return Array.from({ length: columns }, (_, at) => [...links.values()].flatMap((pieces) => pieces[at] ?? []));
}

/** "Click here to view the advert", made like the title that it stands right behind in one cell or item, is none. */
function withoutActions(group: readonly Leaf[]): readonly Leaf[] {
  const others = group.filter((leaf, at) => !isRightBehind(leaf, group[at - 1]) || !isAction(leaf.text));
  return others.length > 1 ? others : group;
}

/** Whether a piece is the next one of the page, in the same cell or item. */
function isRightBehind({ index, element }: Leaf, before: Leaf | undefined): boolean {
  return before?.index === index - 1 && parentOf(before.element) === parentOf(element);
}

/** Of so many entries one may say more in a piece made like its title. */
const ONE_IN = 3;

/**
 * A group without what few entries say right behind their title in a piece of another class, as where it is:
 * `<li><span class="title">Baker</span><span class="place">Mill</span></li>`.
 */
function withoutPiecesBehind(group: readonly Leaf[]): readonly Leaf[] {
  const isBehind = (leaf: Leaf, at: number): boolean =>
    isRightBehind(leaf, group[at - 1]) && group[at - 1]?.element !== leaf.element;
  const classOf = ({ element }: Leaf): string => attribute(element, 'class');
  const first = group.filter((leaf, at) => !isBehind(leaf, at));
  const names = new Set(first.map(classOf));
  const others = group.filter((leaf, at) => !isBehind(leaf, at) || names.has(classOf(leaf)));
  return (group.length - others.length) * ONE_IN <= first.length ? others : group;
}

/** A group without what stands right behind the titles of its entries, made like them. */
export function titlesOfEntries(group: readonly Leaf[]): readonly Leaf[] {
  return withoutPiecesBehind(withoutActions(group));
}

/** Whether two pieces stand in one heading, or in one link of a line. */
export function areOfOneHead(one: Leaf, other: Leaf): boolean {
  const heading = headingAround(other);
  if (heading !== undefined) return heading === headingAround(one);
  const isOneLink = other.link !== undefined && other.link === one.link;
  return isOneLink && blockAround(one.element) === blockAround(other.element);
}

function headingAround({ element }: Leaf): Element | undefined {
  return closest(element, ({ name }) => /^h[1-6]$/.test(name));
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
