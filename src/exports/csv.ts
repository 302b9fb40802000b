import { stringify } from 'csv-stringify/sync';

/** What a cell may hold: a list becomes its entries with "; " between them, anything else that is no text its JSON. */
export type Cell = string | number | boolean | null | undefined | readonly unknown[] | object;

/** Excel takes a file for UTF-8 by this mark alone. */
const BYTE_ORDER_MARK = '\ufeff';

/** The first line of every CSV file of the service: UTF-8 with its mark, CRLF. */
export function csvHead(names: readonly string[]): string {
  return BYTE_ORDER_MARK + csvLines([names]);
}

/** Lines of a CSV file; cells that a spreadsheet would take for a formula begin with an apostrophe. */
export function csvLines(rows: readonly (readonly Cell[])[]): string {
  return stringify(
    rows.map((row) => row.map(textOf)),
    { record_delimiter: 'windows', escape_formulas: true },
  );
}

/** Numbers stay as they are: a minus is no formula. */
function textOf(cell: Cell): string | number {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return cell;
  if (Array.isArray(cell)) return clean(cell.map((entry) => String(textOf(entry as Cell))).join('; '));
  return clean(typeof cell === 'string' ? cell : JSON.stringify(cell));
}

/** Without control characters, and spaces around it, which hide a formula's first sign. Lines within a text stay. */
function clean(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f]+/g, ' ')
    .trim();
}
