import { isPlaceName } from '../../text/places/place.js';
import { labelOf } from '../lines/headings/field-labels.js';
import { findAll, lineOf, type Element } from './html.js';
import { closest } from './page-tree.js';
import { columnHead, headsWithin } from './table-columns.js';

const NO_NAMES: ReadonlySet<string> = new Set();
/** The heads of a table that name nothing we know and stand above no places; found once for all its rows. */
const known = new WeakMap<Element, ReadonlySet<string>>();

/**
 * What a row of a table says in columns whose heads name nothing we know and that do not mostly name places:
 * "Reading" as a subject beside "Mathematics" is no town. Of a card that has a table in it the heads of its columns:
 * none is a fact.
 */
export function namesOfOtherColumns(card: Element | undefined): ReadonlySet<string> {
  if (card?.name !== 'tr') return card === undefined ? NO_NAMES : new Set(headsWithin(card));
  return ofRow(card);
}

function ofRow(row: Element): ReadonlySet<string> {
  const table = closest(row, ({ name }) => name === 'table');
  if (!table) return NO_NAMES;
  const heads = known.get(table) ?? otherHeads(table);
  known.set(table, heads);
  const said = heads.size === 0 ? [] : cellsOf(row).filter((cell) => heads.has(columnHead(cell)));
  return new Set(said.map(lineOf).filter(isPlaceName));
}

function otherHeads(table: Element): ReadonlySet<string> {
  const columns = Map.groupBy(cellsOf(table), columnHead);
  const others = [...columns].filter(([head, cells]) => {
    const texts = cells.map(lineOf).filter((text) => text !== '');
    return head !== '' && labelOf(head) === undefined && !areMostlyPlaces(texts);
  });
  return new Set(others.map(([head]) => head));
}

/** Villages that no list knows stand among them, and what is called after its town: "Poitiers Sud". */
function areMostlyPlaces(cells: readonly string[]): boolean {
  return cells.filter((cell) => isPlaceName(cell) || namesTown(cell)).length * 2 > cells.length;
}

function namesTown(cell: string): boolean {
  return cell.split(/[\s,;/()]+/u).some((word) => word.length > 2 && isPlaceName(word));
}

function cellsOf(part: Element): Element[] {
  return findAll(part, ({ name }) => name === 'td');
}
