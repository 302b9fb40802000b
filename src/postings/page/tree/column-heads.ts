import { isPlaceName } from '../../text/places/place.js';
import type { LabelledField } from '../../text/words/labels/labels.js';
import { jobTitleScore } from '../lines/titles/job-titles.js';

/** Labels above columns, and what the first rows below them say in each. */
type Labels = readonly (LabelledField | undefined)[];
type Rows = readonly (readonly string[])[];

/** So many rows are asked whether they say what the labels above them call it. */
export const ROWS_ASKED = 6;

/**
 * Whether rows of as many parts may stand below labels: a list may also be sorted or filtered by what stands above it
 * in another order. Then a column called something else has the occupations, or one called a date has them or places.
 */
export function mayHeadColumns(labels: Labels, rows: Rows): boolean {
  const columns = labels.map((label, at) => ({ label, cells: rows.map((row) => row[at] ?? '') }));
  const isElsewhere = (called: LabelledField, isOne: (cell: string) => boolean): boolean => {
    const others = columns.filter(({ label }) => label !== called);
    const own = columns.filter(({ label }) => label === called);
    const isHere = own.length === 0 || own.some(({ cells }) => cells.some(isOne));
    return !isHere && others.some(({ cells }) => areMostly(cells, isOne));
  };
  if (isElsewhere('title', namesOccupation) || isElsewhere('location', isPlaceName)) return false;
  return columns.every(({ label, cells }) => label === undefined || mayBeCalled(label, cells));
}

const NAMES_OTHERS: ReadonlySet<LabelledField> = new Set(['location', 'department', 'kind']);
const DATES: ReadonlySet<LabelledField> = new Set(['posted_at', 'application_deadline']);

function mayBeCalled(label: LabelledField, cells: readonly string[]): boolean {
  if (NAMES_OTHERS.has(label)) return !areMostly(cells, namesOccupation);
  // "Until filled", "Today": a day may be said in words.
  return !DATES.has(label) || !areMostly(cells, (cell) => isPlaceName(cell) || namesOccupation(cell));
}

function areMostly(cells: readonly string[], isOne: (cell: string) => boolean): boolean {
  return cells.length > 0 && cells.filter(isOne).length * 2 > cells.length;
}

function namesOccupation(cell: string): boolean {
  return jobTitleScore(cell) > 0;
}
