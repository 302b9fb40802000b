import { saysKind } from '../../../text/kinds/job-type.js';
import { GROUP_WORDS } from '../../../text/words/sentences/condition-words.js';
import { anyOfFolded } from '../../../text/words/pattern-parts.js';
import { JOINERS } from '../../../text/words/clause-joiners.js';
import { wordPattern } from '../../../text/word-pattern.js';
import { fold } from '../../../text/words.js';
import { jobTitleScore } from '../../lines/titles/job-titles.js';
import type { PageTree } from '../../tree/page-tree.js';
import type { RecordSet } from '../records/record-sets.js';

const GROUPS = anyOfFolded(GROUP_WORDS);
const OF_GROUP = wordPattern(`^${GROUPS}(?: ?(?:&|\\+|/|,|${anyOfFolded(JOINERS)}) ?${GROUPS})?$`, 'u');

/** "Graduates", "Students & graduates": whether a heading says, and says nothing else, for which people a part is. */
export function isOfGroup(heading: string): boolean {
  return OF_GROUP.test(fold(heading).trim());
}

/** Lines that all name groups of people, not all of them such as may be sought. */
export function areGroups(lines: readonly (string | undefined)[]): boolean {
  const areAll = lines.length > 1 && lines.every((line) => line !== undefined && isOfGroup(line));
  return areAll && lines.some((line) => line !== undefined && !saysKind(line));
}

/** The titles of what there is for students, for professionals: cards that lead each of them on. */
export function groupsIn(sets: readonly RecordSet[], tree: PageTree): readonly number[] {
  return sets.flatMap((set) => (areOfGroups(set, tree) ? set.titles : []));
}

/**
 * Cards for students, for professionals, each with what there is for them below it: parts of a site. Groups all of
 * which are kinds of jobs as well may be sought: "Interns", "Apprentices".
 */
export function areOfGroups({ by, titles, records }: RecordSet, { leaves }: PageTree): boolean {
  if (by !== 'class' || titles.length < 2) return false;
  const groups = titles.map((title, at) => groupOf(title, records[at]?.[0] ?? title));
  return areGroups(groups);

  function groupOf(title: number, from: number): string | undefined {
    const [above, own] = [leaves[title - 1], leaves[title]];
    // "Professionals" above "Controller" says who may apply; above "Controllers, engineers" it heads what there is.
    const isRole = own !== undefined && jobTitleScore(own.text) > 0 && !/[,;、،]/u.test(own.text);
    const isHeaded = above !== undefined && own !== undefined && !isRole && from < title && above.rank < own.rank;
    return [own, isHeaded ? above : undefined].find((leaf) => leaf !== undefined && isOfGroup(leaf.text))?.text;
  }
}
