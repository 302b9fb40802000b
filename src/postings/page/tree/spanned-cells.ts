import { jobTitleScore } from '../lines/titles/job-titles.js';
import { attribute, elementsNamed, isTag, lineOf, Element, Text, type Document } from './html.js';

/** A longer cell (characters) is a text; one that spans more rows is no part of a list, nor a row of more columns. */
const [MAX_CELL, MAX_ROWS, MAX_COLUMNS] = [60, 60, 20];
const MAX_TITLE = 140;

/**
 * Says again in each row what a cell of several rows says once, a department or a place: the columns of all rows are
 * then those below the same heads. A title that spans rows stays as it is: they are all of one posting.
 */
export function repeatSpannedCells(document: Document): void {
  for (const table of elementsNamed(document, 'tbody', 'table')) {
    const rows = table.children.filter((child): child is Element => isTag(child) && child.name === 'tr');
    const grid = rows.some((row) => cellsOf(row).some((cell) => rowsOf(cell) > 1)) ? gridOf(rows) : [];
    const repeated = new Set(spansOf(grid).filter((span) => mayRepeat(span, grid)));
    for (const [at, cells] of grid.entries()) {
      const spans = cells.filter((cell) => cell.from < at);
      const row = rows[at];
      if (row && spans.length > 0 && spans.every((span) => repeated.has(span))) repeat(cells, { row, at });
    }
  }
}

/** A cell with the rows it stands in, the first and the one behind the last. */
interface Placed {
  readonly cell: Element;
  readonly from: number;
  readonly to: number;
}

/** The cells of each row in the order of its columns, those of rows above that span it among them. */
function gridOf(rows: readonly Element[]): Placed[][] {
  const grid: Placed[][] = [];
  for (const [at, row] of rows.entries()) {
    const above = grid[at - 1] ?? [];
    const own = cellsOf(row).slice(0, MAX_COLUMNS);
    const placed: Placed[] = [];
    for (let column = 0; column < MAX_COLUMNS; column++) {
      const over = above[column];
      const cell = over && over.to > at ? undefined : own.shift();
      if (over && over.to > at) placed.push(over);
      else if (cell) placed.push({ cell, from: at, to: at + Math.min(rowsOf(cell), MAX_ROWS) });
      else break;
    }
    grid.push(placed);
  }
  return grid;
}

function spansOf(grid: readonly (readonly Placed[])[]): Placed[] {
  return grid.flatMap((cells, at) => cells.filter(({ from, to }) => from === at && to > at + 1));
}

/** Whether a cell is said of all its rows, which have the same columns and name something of their own. */
function mayRepeat(span: Placed, grid: readonly (readonly Placed[])[]): boolean {
  const { cell, from, to } = span;
  if (!isOfSeveral(cell)) return false;
  const rows = grid.slice(from, to);
  // Rows that name nothing of their own tell about what spans them: "Place", "Hours".
  return (
    rows.every((row) => row.length === rows[0]?.length && row.length > 1) &&
    rows.some((row) => row.some((own) => own.to === own.from + 1 && namesEntry(own.cell)))
  );
}

function cellsOf(row: Element): Element[] {
  return row.children.filter((child): child is Element => isTag(child) && /^t[dh]$/.test(child.name));
}

/** How many rows a cell takes. */
function rowsOf(cell: Element): number {
  const written = attribute(cell, 'rowspan');
  return /^[1-9]\d?$/.test(written) ? Number(written) : 1;
}

function isOfSeveral(cell: Element): boolean {
  const text = lineOf(cell);
  return text !== '' && text.length <= MAX_CELL && jobTitleScore(text) <= 0 && !cell.children.some(isLink);
}

/** Whether a cell leads on or names an occupation. */
function namesEntry(cell: Element): boolean {
  const text = lineOf(cell);
  return elementsNamed(cell, 'a').length > 0 || (text.length <= MAX_TITLE && jobTitleScore(text) > 0);
}

function isLink(child: Element['children'][number]): boolean {
  return isTag(child) && child.name === 'a';
}

/** Puts cells with the words of those that span a row into it, each into its column. */
function repeat(cells: readonly Placed[], { row, at }: { row: Element; at: number }): void {
  let before = row.children.length;
  for (const { cell, from } of cells.toReversed()) {
    if (from === at) before = row.children.indexOf(cell);
    else row.children.splice(before, 0, copyOf(cell));
  }
  for (const [place, child] of row.children.entries()) {
    child.parent = row;
    child.prev = row.children[place - 1] ?? null;
    child.next = row.children[place + 1] ?? null;
  }
}

function copyOf(cell: Element): Element {
  const copy = new Element(cell.name, {}, [new Text(lineOf(cell))]);
  for (const child of copy.children) child.parent = copy;
  return copy;
}
