import { isPlaceName } from '../../text/place.js';
import { labelOf } from '../lines/field-labels.js';
import { findAll, lineOf, type Element } from './html.js';
import { closest } from './page-tree.js';
import { columnHead } from './table-columns.js';

const NO_NAMES: ReadonlySet<string> = new Set();
/** What the columns of a table say, each by its head; read once for all its rows. */
const known = new WeakMap<Element, ReadonlyMap<string, readonly string[]>>();

/**
 * What a row of a table says in columns whose heads name nothing we know and that do not mostly name places:
 * "Reading" as a subject beside "Mathematics" is no town.
 */
export function namesOfOtherColumns(row: Element | undefined): ReadonlySet<string> {
  const table = row?.name === 'tr' ? closest(row, ({ name }) => name === 'table') : undefined;
  if (!row || !table) return NO_NAMES;
  const columns = known.get(table) ?? columnsOf(table);
  known.set(table, columns);
  const isOther = (head: string): boolean =>
    head !== '' && labelOf(head) === undefined && !areMostlyPlaces(columns.get(head) ?? []);
  return new Set(
    cellsOf(row)
      .flatMap((cell) => (isOther(columnHead(cell)) ? lineOf(cell) : []))
      .filter(isPlaceName),
  );
}

/** Villages that no list knows stand among them, and what is called after its town: "Poitiers Sud". */
function areMostlyPlaces(cells: readonly string[]): boolean {
  return cells.filter((cell) => isPlaceName(cell) || namesTown(cell)).length * 2 > cells.length;
}

function namesTown(cell: string): boolean {
  return cell.split(/[\s,;/()]+/u).some((word) => word.length > 2 && isPlaceName(word));
}

function columnsOf(table: Element): ReadonlyMap<string, readonly string[]> {
  const columns = new Map<string, string[]>();
  for (const cell of cellsOf(table)) {
    const [head, text] = [columnHead(cell), lineOf(cell)];
    const said = columns.get(head) ?? [];
    if (head === '' || text === '') continue;
    said.push(text);
    columns.set(head, said);
  }
  return columns;
}

function cellsOf(part: Element): Element[] {
  return findAll(part, ({ name }) => name === 'td');
}
