import { labelOf } from '../lines/headings/field-labels.js';
import { kindOfHeading } from '../lines/headings/section-headings.js';
import { elementsNamed, isTag, lineOf, type Element } from './html.js';

/** A column of a table below a head that says what an advert asks or offers. */
export interface AskedColumn {
  readonly head: string;
  readonly cells: readonly Element[];
}

/** A longer head (characters) is a text. */
const MAX_HEAD = 60;

/**
 * The columns of a table that tells by their heads what is required, welcome or offered: "Requirement | Essential |
 * Desirable" of a person specification, "Your tasks | Your profile | We offer" side by side; empty for any other table,
 * one of openings or their facts among them ("Place | Experience | Pay"). Where a sign says in which column a row is
 * ("Degree | ✓ |"), its name stands there.
 */
export function askedColumns(table: Element): readonly AskedColumn[] {
  const [first, ...rows] = elementsNamed(table, 'tr').map(cellsOf);
  if (!first || rows.length === 0 || first.length < 2 || elementsNamed(table, 'table').length > 0) return [];
  const heads = first.map(lineOf);
  const kinds = heads.map((head) => (head.length <= MAX_HEAD ? kindOfHeading(head) : undefined));
  const isOfFacts = heads.some((head) => !['experience', 'other', undefined].includes(labelOf(head)));
  const said = new Set(kinds.filter((kind) => kind !== undefined));
  if (isOfFacts || said.size < 2) return [];
  const full = rows.filter(({ length }) => length === first.length);
  const from = namesRows(kinds) ? 1 : 0;
  return heads.slice(from).map((head, at) => ({
    head,
    cells: full.flatMap((cells) => {
      const [name, cell] = [cells[0], cells[at + from]];
      const isSign = from > 0 && cell !== undefined && IS_SIGN.test(lineOf(cell));
      return (isSign ? name : cell) ?? [];
    }),
  }));
}

/** "✓", "X": the row is in this column. A sign that crosses out ("✗", "❌") says that it is not. */
const IS_SIGN = /^[✓✔☑✅●•×xX*]\uFE0F?$/u;

type Kind = ReturnType<typeof kindOfHeading>;

/** Whether the first column names the rows: its head says nothing, or another column tells the same of them. */
function namesRows([first, ...others]: readonly Kind[]): boolean {
  return first === undefined || (first === 'requirements' && others.includes('requirements'));
}

function cellsOf(row: Element): Element[] {
  return row.children.filter(isTag).filter(({ name }) => name === 'td' || name === 'th');
}
