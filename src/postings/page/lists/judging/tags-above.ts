import { saysKind } from '../../../text/kinds/job-type.js';
import { isTownName } from '../../../text/places/place.js';
import { isAction } from '../../lines/seeking/actions.js';
import { isDepartmentName } from '../../lines/people/department-names.js';
import type { Leaf, PageTree } from '../../tree/page-tree.js';
import type { RecordSet } from '../records/record-sets.js';

/** A longer piece (characters) tells of an opening. */
const MAX_NAME = 60;

/**
 * Whether the heads of records are tags, and their titles stand below: in each record one other name follows before
 * what tells of it, and those are longer ("Advisory", "Full-time", then "Junior Consultant of the Mill").
 */
export function areTagsAbove({ titles, records }: RecordSet, { leaves }: PageTree): boolean {
  const others = records.map(([, to], at) => {
    const below = leaves.slice((titles[at] ?? 0) + 1, to);
    const told = below.findIndex(({ text }) => text.length > MAX_NAME);
    return below.slice(0, told < 0 ? below.length : told).filter(mayBeTitle);
  });
  if (others.some((names) => names.length !== 1)) return false;
  const lengthOf = (all: readonly (Leaf | undefined)[]): number =>
    all.reduce((sum, leaf) => sum + (leaf?.text.length ?? 0), 0);
  return lengthOf(others.flat()) > lengthOf(titles.map((title) => leaves[title]));
}

function mayBeTitle({ text }: Leaf): boolean {
  const isFact = saysKind(text) || isTownName(text) || isAction(text) || isDepartmentName(text);
  return /^\p{Lu}.*\p{L}{2}/u.test(text) && !/[.!?:·|,]/.test(text) && !isFact;
}
