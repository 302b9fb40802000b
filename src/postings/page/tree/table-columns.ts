import { labelOf } from '../lines/field-labels.js';
import { attribute, isTag, lineOf, type Element } from './html.js';
import { closest, parentOf } from './page-tree.js';
import { kindOfHeading } from '../lines/section-headings.js';

/** A head of more text (characters) names no column. */
const MAX_HEAD = 40;

/**
 * Whether an element stands in the heads of a table's columns: what follows it there is the next head, or the first
 * row.
 */
export function isInHeads(element: Element): boolean {
  const row = closest(element, ({ name }) => name === 'tr' || name === 'table');
  if (row?.name !== 'tr') return false;
  const table = closest(row, ({ name }) => name === 'table');
  return parentOf(row)?.name === 'thead' || (table !== undefined && firstRow(table) === row && isHead(row));
}

/** What the head of the column says that an element stands in; empty outside of tables, and in a head itself. */
export function columnHead(element: Element): string {
  const cell = closest(element, ({ name }) => name === 'td' || name === 'th' || name === 'table');
  if (!cell || cell.name === 'table' || isAcross(cell)) return '';
  const row = parentOf(cell);
  const heads = row && headsOver(row);
  if (!heads) return '';
  const head = cellsOf(heads)[cellsOf(row).indexOf(cell)];
  const text = head ? lineOf(head) : '';
  return text.length <= MAX_HEAD ? text : '';
}

/** A cell across several columns is a row of its own: a remark below the table, a part of it. */
function isAcross(cell: Element): boolean {
  return /^[2-9]|^\d\d/.test(attribute(cell, 'colspan'));
}

/** The heads of the table that a row stands in, unless it is that row. */
function headsOver(row: Element): Element | undefined {
  const table = closest(row, ({ name }) => name === 'table');
  const first = table && firstRow(table);
  return first && first !== row && isHead(first) ? first : undefined;
}

/**
 * A row of heads; in tables of labels and values the first row is a label and its value, in one of heads both are
 * labels.
 */
function isHead(row: Element): boolean {
  const cells = cellsOf(row);
  if (cells.every(({ name }) => name === 'th')) return true;
  return cells.length > 2
    ? cells.every(({ name }) => name === 'td')
    : cells.length === 2 && cells.every((cell) => labelOf(lineOf(cell)) !== undefined);
}

/** The first row; a table has thousands, so none is looked at beyond it. */
function firstRow(table: Element): Element | undefined {
  const first = table.children.find((child) => isTag(child) && /^t(?:r|head|body)$/.test(child.name)) as
    Element | undefined;
  if (!first || first.name === 'tr') return first;
  return first.children.find((child) => isTag(child) && child.name === 'tr') as Element | undefined;
}

function cellsOf(row: Element): Element[] {
  return row.children.filter(isTag).filter(isCell);
}

/** Rows that are looked at for other labels: a table of labels and values has them among its first. */
const MAX_ROWS = 12;

/**
 * Whether one element stands in the first and another in the second of the two cells of a row, in a table where other
 * rows begin with labels as well: "Position | Baker" above "Experience | 2 years".
 */
export function isLabelOfRow(label: Element, value: Element): boolean {
  const cell = closest(label, isCell);
  const row = cell && parentOf(cell);
  if (!row) return false;
  const [first, second, ...others] = cellsOf(row);
  if (first !== cell || others.length > 0 || closest(value, isCell) !== second) return false;
  return rowsBeside(row).some((other) => startsWithLabel(cellsOf(other)));
}

function rowsBeside(row: Element): Element[] {
  const nodes = (parentOf(row)?.children ?? []).slice(0, 2 * MAX_ROWS);
  return nodes.filter(isTag).filter((other) => other.name === 'tr' && other !== row);
}

function startsWithLabel(cells: readonly Element[]): boolean {
  const text = cells.length === 2 ? lineOf(cells[0] as Element) : '';
  return text !== '' && (labelOf(text) ?? kindOfHeading(text)) !== undefined;
}

function isCell({ name }: Element): boolean {
  return name === 'td' || name === 'th';
}
