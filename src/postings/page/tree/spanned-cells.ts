import { jobTitleScore } from '../lines/job-titles.js';
import { attribute, elementsNamed, isTag, lineOf, Element, Text, type Document } from './html.js';

/** A longer cell (characters) is a text; one that spans more rows is no part of a list. */
const [MAX_CELL, MAX_ROWS] = [60, 60];
const MAX_TITLE = 140;

/**
 * Says again in each row what a cell in front of several rows says once, a department or a place: the columns of all
 * rows are then those below the same heads. A title that spans rows stays as it is: they are all of one posting.
 */
export function repeatSpannedCells(document: Document): void {
  for (const table of elementsNamed(document, 'tbody', 'table')) {
    const rows = table.children.filter((child): child is Element => isTag(child) && child.name === 'tr');
    for (const [at, row] of rows.entries()) {
      const [cell, ...others] = cellsOf(row);
      if (!cell || !isOfSeveral(cell) || others.length === 0) continue;
      const spanned = rows.slice(at + 1, at + Math.min(Number(attribute(cell, 'rowspan')), MAX_ROWS));
      const isSame = spanned.every((other) => cellsOf(other).length === others.length);
      // Rows that name nothing of their own tell about what spans them: "Place", "Hours".
      if (isSame && [row, ...spanned].some((one) => cellsOf(one).some((own) => own !== cell && namesEntry(own))))
        for (const other of spanned) repeat(cell, other);
    }
  }
}

function cellsOf(row: Element): Element[] {
  return row.children.filter((child): child is Element => isTag(child) && /^t[dh]$/.test(child.name));
}

function isOfSeveral(cell: Element): boolean {
  if (!/^[1-9]\d?$/.test(attribute(cell, 'rowspan')) || attribute(cell, 'rowspan') === '1') return false;
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

/** Puts a cell with the words of one in front of a row. */
function repeat(cell: Element, row: Element): void {
  const copy = new Element(cell.name, {}, [new Text(lineOf(cell))]);
  const [first] = row.children;
  for (const child of copy.children) child.parent = copy;
  copy.parent = row;
  copy.next = first ?? null;
  if (first) first.prev = copy;
  row.children.unshift(copy);
}
