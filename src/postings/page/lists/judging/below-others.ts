import { isDepartmentName } from '../../lines/people/department-names.js';
import { jobTitleScore } from '../../lines/titles/job-titles.js';
import { headsProfessions, isApartHeading, topicOf } from '../../lines/headings/topics.js';
import { townIn } from '../../lines/openings/town-heading.js';
import { closest, type Leaf, type PageTree } from '../../tree/page-tree.js';
import type { Share } from './set-features.js';

/** Whether pieces are those of a part of people or services, or what is done in the opening they stand within. */
export function areOfOtherPart(
  leaves: readonly Leaf[],
  tree: PageTree,
  headOf: (leaf: Leaf) => Leaf | undefined,
): boolean {
  return areTasksOfItem(leaves, tree) || leaves.every((leaf) => isOfNamedPart(leaf, tree.leaves, headOf));
}

/**
 * Whether a piece stands right below a heading of its own within a part of people, services or the like ("Our team",
 * somebody's name, what that person is): names of scripts without capitals, and those no list knows, are told by it.
 * Below a town, a department or words for openings it may be sought there.
 */
function isOfNamedPart(leaf: Leaf, leaves: readonly Leaf[], headOf: (leaf: Leaf) => Leaf | undefined): boolean {
  const above = leaves[leaf.index - 1];
  if (!above || above.rank >= leaf.rank || mayHeadOpenings(above.text)) return false;
  const heading = headOf(above)?.text ?? '';
  return isApartHeading(heading) && !headsProfessions(heading);
}

function mayHeadOpenings(heading: string): boolean {
  return topicOf(heading) !== undefined || isDepartmentName(heading) || townIn(heading) !== undefined;
}

/** Items of a list within an item that names an occupation, as none of them does: what is done in it. */
function areTasksOfItem(leaves: readonly Leaf[], tree: PageTree): boolean {
  const list = listOf(leaves[0]);
  const item = list && closest(list, ({ name }) => name === 'li');
  const title = item && tree.leaves[tree.rangeOf(item)[0]];
  if (!list || !title || leaves.some((leaf) => listOf(leaf) !== list || jobTitleScore(leaf.text) > 0)) return false;
  return title.index < (leaves[0]?.index ?? 0) && jobTitleScore(title.text) > 0;
}

function listOf(leaf: Leaf | undefined): ReturnType<typeof closest> {
  return leaf && closest(leaf.element, ({ name }) => name === 'ul' || name === 'ol');
}

/** One line alone; or one occupation beside where it is and for how many hours, all made alike: pieces of one entry. */
export function isOneEntry({ length }: readonly number[], share: Share): boolean {
  const roles = share('title role') + share('title sure');
  const facts = share('title place') + share('title kind');
  const arePieces = share('title place') > 0 && roles > 0 && roles * length < 1.5 && roles + facts > 0.99;
  return length < 2 || arePieces;
}

/** Headings of departments above what is open in each; what says of which kind it is is open itself. */
export function areDepartments(leaves: readonly Leaf[], share: Share): boolean {
  const headOthers = share('record role') > 0 || (share('record link') === 1 && share('record kind') === 0);
  return headOthers && leaves.every(({ text }) => isDepartmentName(text));
}
