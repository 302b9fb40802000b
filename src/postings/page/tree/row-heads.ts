import { kindOfHeading } from '../lines/headings/section-headings.js';
import { elementsNamed, isTag, lineOf, type Element } from './html.js';

/** A longer cell (characters) heads no row. */
const MAX_HEAD = 40;

/**
 * The cells that head the rows of a table of parts: "Requirements", "We offer" beside what they say. None in a table
 * whose rows have other than two cells, or that tells of something else.
 */
export function rowHeads(table: Element): readonly Element[] {
  const rows = elementsNamed(table, 'tr').map(({ children }) =>
    children.filter(isTag).filter(({ name }) => /^t[dh]$/.test(name)),
  );
  if (rows.length < 2 || rows.some((cells) => cells.length !== 2)) return [];
  const heads = rows.flatMap(([head]) => head ?? []);
  const kinds = heads.map((head) => kindOfHeading(lineOf(head)));
  const areShort = heads.every((head) => lineOf(head).length <= MAX_HEAD);
  return areShort && kinds.some((kind) => kind !== undefined && kind !== 'other') ? heads : [];
}
