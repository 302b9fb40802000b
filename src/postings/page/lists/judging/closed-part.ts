import { isToLearn, readJobType, saysKind } from '../../../text/kinds/job-type.js';
import { isPlaceName, isTownName } from '../../../text/places/place.js';
import { fold } from '../../../text/words.js';
import { isDepartmentName } from '../../lines/people/department-names.js';
import { saysPast } from '../../lines/headings/topics.js';
import { townIn } from '../../lines/openings/town-heading.js';
import { BOLD_LINE, type Leaf, type PageTree } from '../../tree/page-tree.js';
import type { PostingRecord } from './lists-found.js';
import { isOfGroup } from './parts-for-groups.js';

/** "Rio de Janeiro", "Human Resources": towns and departments have so many words. */
const MAX_WORDS = 3;

/**
 * Whether a line that says that nothing is open says so of a part of the company, and the list below it is of another:
 * of a town none of whose openings it has, of a department or of internships, or below the heading of another part.
 */
export function isOfOtherPart(line: Leaf, records: readonly PostingRecord[], tree: PageTree): boolean {
  return (
    isOfOtherTown(line, records, tree) || isOfOtherKind(line, records, tree) || isBelowOtherHead(line, records, tree)
  );
}

/** "No openings in York", above some that say that they are in Leeds. */
function isOfOtherTown({ text }: Leaf, records: readonly PostingRecord[], tree: PageTree): boolean {
  const towns = namesIn(text, (name) => /^\p{Lu}/u.test(name) && isTownName(name)).map(fold);
  if (towns.length === 0) return false;
  return records.some((record) => {
    const pieces = piecesOf(record, tree);
    const said = pieces.filter(({ index }) => index !== record.title.index);
    const isThere = pieces.some((piece) => towns.some((town) => fold(piece.text).includes(town)));
    return !isThere && said.some((piece) => isPlaceName(piece.text));
  });
}

/** "No internships", "nothing in sales", above openings of another kind or department. */
function isOfOtherKind({ text }: Leaf, records: readonly PostingRecord[], tree: PageTree): boolean {
  const departments = namesIn(text, isDepartmentName).map(fold);
  const kind = readJobType(text);
  const isTraining = isToLearn(kind);
  if (departments.length === 0 && !isTraining) return false;
  return records.some((record) => {
    const pieces = piecesOf(record, tree);
    if (isTraining) return pieces.every((piece) => readJobType(piece.text) !== kind);
    return pieces.every((piece) => !departments.some((department) => fold(piece.text).includes(department)));
  });
}

function piecesOf({ range }: PostingRecord, { leaves }: PageTree): readonly Leaf[] {
  return leaves.slice(...range);
}

/** "York", nothing open, then "Leeds" above the list; between "York" and that may stand the name of its mill. */
function isBelowOtherHead({ index }: Leaf, [first]: readonly PostingRecord[], { leaves }: PageTree): boolean {
  if (!first) return false;
  return headsOver(leaves.slice(0, index)).some((head) => {
    if (!headsPart(head.text)) return false;
    const next = leaves.slice(index + 1, first.title.index).filter(({ rank }) => rank <= head.rank);
    return next.some(({ text }) => fold(text) !== fold(head.text)) && !next.some(({ text }) => saysPast(text));
  });
}

/** The last heading of some pieces, and those that it stands below itself; none of a whole page. */
function headsOver(leaves: readonly Leaf[]): Leaf[] {
  const heads: Leaf[] = [];
  for (const leaf of leaves.toReversed()) {
    const { rank = BOLD_LINE + 1 } = heads.at(-1) ?? {};
    if (leaf.rank < rank && (heads.length === 0 || leaf.rank > 1)) heads.push(leaf);
  }
  return heads;
}

/** Whether a heading is of a part of what a company offers: a town, a department, a kind of job or those it is for. */
export function headsPart(heading: string): boolean {
  return townIn(heading) !== undefined || isDepartmentName(heading) || saysKind(heading) || isOfGroup(heading);
}

/** What is named somewhere in a line, of one word to three. */
function namesIn(line: string, isOne: (name: string) => boolean): string[] {
  const words = line.match(/[\p{L}\p{M}'’-]+/gu) ?? [];
  return words.flatMap((_, at) =>
    Array.from({ length: MAX_WORDS }, (_each, more) => words.slice(at, at + more + 1).join(' ')).filter(
      (name, more) => at > 0 && at + more < words.length && isOne(name),
    ),
  );
}
