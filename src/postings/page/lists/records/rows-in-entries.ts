import { attribute, type Element } from '../../tree/html.js';
import { closest, type Leaf, type PageTree } from '../../tree/page-tree.js';
import { classesOf, type PathIds } from './leaf-paths.js';

/** More that are alike beside each other are a row. */
const MOST_ALONE = 2;

/**
 * Whether a piece stands within an entry in a row of links of one form that lead to several pages, a menu in it, or in
 * a row of controls: tabs and filters above the first entry.
 */
export function isOneOfRow(index: number, entry: readonly [number, number], tree: PageTree, paths: PathIds): boolean {
  const piece = tree.leaves[index] as Leaf;
  const near = tree.leaves.slice(Math.max(entry[0], index - 2), Math.min(entry[1], index + 3));
  return isOneOfLinks(piece, near, paths) || isOneOfControls(piece, near, paths);
}

function isOneOfLinks(piece: Leaf, near: readonly Leaf[], paths: PathIds): boolean {
  if (!piece.link) return false;
  const formOf = (leaf: Leaf): string => `${String(paths.of(leaf.element))} ${classesOf(leaf)}`;
  const alike = near.filter((other) => other.link !== undefined && formOf(other) === formOf(piece));
  return new Set(alike.map(({ link }) => attribute(link, 'href'))).size > MOST_ALONE;
}

/** One of the controls looks as the one that is on. */
function isOneOfControls({ element }: Leaf, near: readonly Leaf[], paths: PathIds): boolean {
  if (!closest(element, isPressed)) return false;
  const alike = near.filter((other) => paths.of(other.element) === paths.of(element));
  return new Set(alike.flatMap((other) => closest(other.element, isPressed) ?? [])).size > MOST_ALONE;
}

function isPressed(element: Element): boolean {
  return element.name === 'button' || /^(?:button|tab)$/.test(attribute(element, 'role'));
}
