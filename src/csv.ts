/** What a cell may hold: a list becomes its entries with "; " between them, anything else that is no text its JSON. */
export type Cell = string | number | boolean | null | undefined | readonly unknown[] | object;

/** Excel takes a file for UTF-8 by this mark alone. */
const BYTE_ORDER_MARK = '\ufeff';

/** Signs that begin a formula, in the wide forms of East Asian keyboards too. */
const FORMULA = /^[=+\-@＝＋－＠]/;
const GUARDED = new RegExp(`^'(?=${FORMULA.source.slice(1)})`);
const QUOTED = /[",\n]/;
/** Control characters other than the end of a line. */
const CONTROL = /[\u0000-\u0009\u000b-\u001f\u007f]/;
const CONTROLS = new RegExp(`${CONTROL.source}+`, 'g');

/** The first line of every CSV file of the service: UTF-8 with its mark, CRLF. */
export function csvHead(names: readonly string[]): string {
  return BYTE_ORDER_MARK + csvLines([names]);
}

/**
 * Lines of a CSV file (RFC 4180); cells that a spreadsheet would take for a formula begin with an apostrophe. Written
 * here because a run may have a million rows: a third of the time that csv-stringify takes (`npm run bench delivery`).
 */
export function csvLines(rows: readonly (readonly Cell[])[]): string {
  let lines = '';
  for (const row of rows) lines += `${row.map(written).join(',')}\r\n`;
  return lines;
}

/** Numbers stay as they are: a minus is no formula. */
function written(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return String(cell);
  const text = textOf(cell);
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The value of a cell of ours: the apostrophe that keeps spreadsheets from running it is none of it. */
export function valueOfCell(cell: string): string {
  return cell.replace(GUARDED, '');
}

/** Without control characters, and spaces around it, which hide a formula's first sign. Lines within a text stay. */
function textOf(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (Array.isArray(cell)) return cell.map((entry) => textOf(entry as Cell)).join('; ');
  const text = typeof cell === 'string' ? cell : JSON.stringify(cell);
  // Most texts have none: to look is a third of what replacing costs.
  return (CONTROL.test(text) ? text.replace(/\r\n?/g, '\n').replace(CONTROLS, ' ') : text).trim();
}
