import { labelOf } from '../lines/headings/field-labels.js';
import { mayHeadColumns, ROWS_ASKED } from './column-heads.js';
import { attribute, findAll, findFirst, isTag, isText, lineOf, type Element } from './html.js';
import { closest, elementBefore, isIn, parentOf } from './page-tree.js';
import { kindOfHeading } from '../lines/headings/section-headings.js';

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

/** What the head of the column says that an element stands in; empty outside of columns, and in a head itself. */
export function columnHead(element: Element): string {
  const cell = closest(element, ({ name }) => name === 'td' || name === 'th' || name === 'table');
  if (!cell) return headInGrid(element);
  if (cell.name === 'table' || isAcross(cell)) return '';
  const row = parentOf(cell);
  const heads = row && headsOver(row);
  if (!heads) return '';
  const head = cellsOf(heads)[cellsOf(row).indexOf(cell)];
  const text = head ? lineOf(head) : '';
  return text.length <= MAX_HEAD ? text : '';
}

/**
 * Whether two elements stand in different columns of a row of three or more below heads of a table: "Experience" there
 * is what its own column says, and no label of the next one. Two columns may be labels and their values.
 */
export function areOfTwoColumns(one: Element, other: Element): boolean {
  const [first, second] = [one, other].map((element) => closest(element, isCell));
  const row = first && parentOf(first);
  if (!row || !second || first === second || parentOf(second) !== row || cellsOf(row).length < 3) return false;
  const heads = headsOver(row);
  return heads !== undefined && isMarkedAsHeads(heads);
}

/** What the heads of the tables in an element say, where mark-up says that they are heads and a row is below them. */
export function headsWithin(part: Element): readonly string[] {
  const rows = findAll(part, ({ name }) => name === 'tr').filter(isMarkedAsHeads);
  const heads = rows.filter((row) => cellsOf(row).length > 1 && hasRowBelow(row));
  return heads.flatMap((row) => cellsOf(row).map(lineOf));
}

function isMarkedAsHeads(row: Element): boolean {
  return parentOf(row)?.name === 'thead' || cellsOf(row).every(({ name }) => name === 'th');
}

function hasRowBelow(row: Element): boolean {
  const table = closest(row, ({ name }) => name === 'table');
  return table !== undefined && findFirst(table, ({ name }) => name === 'td') !== undefined;
}

/** How far above a piece its row is looked for, and the columns that rows of no table have at most. */
const MAX_ABOVE = 4;
const MAX_COLUMNS = 8;
/** Nodes of a list among which its heads are looked for: a heading may stand before them. */
const MAX_BEFORE = 12;

/** The same of rows that are no table's, below a row of labels of as many parts. */
function headInGrid(element: Element): string {
  let cell: Element | undefined = element;
  for (let up = 0; cell && up < MAX_ABOVE; up++) {
    const row = parentOf(cell);
    const heads = row && row.children.length <= 4 * MAX_COLUMNS ? headsOfGrid(row) : undefined;
    if (row && heads) return headsAbove(heads, row)[tagsOf(row).indexOf(cell)] ?? '';
    cell = row;
  }
  return '';
}

interface GridHeads {
  readonly row: Element;
  readonly texts: readonly string[];
}

/** Looked for once for all rows of a list. */
const gridHeads = new WeakMap<Element, GridHeads | null>();

function headsOfGrid(row: Element): GridHeads | undefined {
  const grid = parentOf(row);
  if (!grid) return undefined;
  const known = gridHeads.get(grid);
  if (known !== undefined) return known ?? undefined;
  const above = elementBefore(grid);
  const rows = [...grid.children.slice(0, MAX_BEFORE).filter(isTag), ...(above && !asksVisitor(above) ? [above] : [])];
  const heads = rows.flatMap((head) => asHeads(head) ?? []).find((one) => areAbove(one, grid));
  gridHeads.set(grid, heads ?? null);
  return heads;
}

/** "Position | Place | Apply until": at least two parts of a row are labels. Terms have their values beside them. */
function asHeads(row: Element): GridHeads | undefined {
  const cells = row.children.length > 4 * MAX_COLUMNS || row.name === 'dl' ? [] : tagsOf(row);
  if (cells.length < 2 || cells.length > MAX_COLUMNS || hasWordsOfItsOwn(row)) return undefined;
  const texts = cells.map(lineOf);
  const labels = texts.filter((text) => text.length <= MAX_HEAD && labelOf(text) !== undefined);
  return labels.length > 1 && texts.every((text) => text.length <= MAX_HEAD) ? { row, texts } : undefined;
}

/** "<b>Place:</b> Leeds <b>Pay:</b> …": words between the parts of a row are the values of labels. */
function hasWordsOfItsOwn({ children }: Element): boolean {
  return children.some((child) => isText(child) && /[\p{L}\p{N}]/u.test(child.data));
}

/** Whether the rows of a grid say what the heads above them call it. */
function areAbove({ row, texts }: GridHeads, grid: Element): boolean {
  const rows = tagsOf(grid).filter((other) => other !== row && tagsOf(other).length === texts.length);
  const asked = rows.slice(0, ROWS_ASKED).map((other) => tagsOf(other).map(lineOf));
  return mayHeadColumns(texts.map(labelOf), asked);
}

function headsAbove({ row: heads, texts }: GridHeads, row: Element): readonly string[] {
  return row !== heads && tagsOf(row).length === texts.length ? texts : [];
}

/** What a list is filtered by stands before it, too: "Department", "Place". */
function asksVisitor(row: Element): boolean {
  return findFirst(row, ({ name }) => /^(?:button|input|label|select)$/.test(name)) !== undefined;
}

const tagsOf = ({ children }: Element): Element[] => children.filter(isTag);

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
 * rows begin with labels as well: "Position | Baker" above "Experience | 2 years". Rows of other elements than those of
 * a table are looked at, too, where most of those beside them begin with labels.
 */
export function isLabelOfRow(label: Element, value: Element): boolean {
  const cell = closest(label, isCell);
  const row = cell && parentOf(cell);
  if (!row) return isLabelOfLine(label, value);
  const [first, second, ...others] = cellsOf(row);
  if (first !== cell || others.length > 0 || closest(value, isCell) !== second) return false;
  return rowsBeside(row).some((other) => startsWithLabel(cellsOf(other)));
}

function rowsBeside(row: Element): Element[] {
  const nodes = (parentOf(row)?.children ?? []).slice(0, 2 * MAX_ROWS);
  return nodes.filter(isTag).filter((other) => other.name === row.name && other !== row);
}

/** So many rows beside one that is no table's begin with labels: two lines of a text may do so by chance. */
const MIN_LABELLED = 3;

function isLabelOfLine(label: Element, value: Element): boolean {
  const row = parentOf(label);
  if (!row || !/^(?:div|li|p|section)$/.test(row.name)) return false;
  const [first, second, ...others] = tagsOf(row);
  if (first !== label || others.length > 0 || !isIn(value, second)) return false;
  return rowsBeside(row).filter((other) => startsWithLabel(tagsOf(other))).length >= MIN_LABELLED;
}

function startsWithLabel(cells: readonly Element[]): boolean {
  const text = cells.length === 2 ? lineOf(cells[0] as Element) : '';
  return text !== '' && (labelOf(text) ?? kindOfHeading(text)) !== undefined;
}

function isCell({ name }: Element): boolean {
  return name === 'td' || name === 'th';
}
