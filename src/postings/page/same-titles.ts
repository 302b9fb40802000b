import { attribute } from './html.js';
import { classesOf } from './leaf-paths.js';
import type { Leaf } from './page-tree.js';
import { townIn } from './town-heading.js';

/**
 * Whether entries of one title and form are two openings: they lead to two files or pages, or stand below the names of
 * two towns.
 */
export function areTwoOpenings(one: Leaf, other: Leaf, headingOver: (leaf: Leaf) => string): boolean {
  if (one.rank !== other.rank || classesOf(one) !== classesOf(other)) return false;
  const [first = '', second = ''] = [one, other].map(({ link }) => attribute(link, 'href'));
  if (first !== '' && second !== '') return first !== second && !`${first} ${second}`.includes('#');
  const [here, there] = [one, other].map((leaf) => townIn(headingOver(leaf)));
  return here !== undefined && there !== undefined && here !== there;
}
