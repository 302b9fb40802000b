/** Names longer than this (characters) are like no field of ours. */
const LENGTH_MAX = 64;

/** A name without what people write differently: case, hyphens, underscores, blanks. */
const folded = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/** The candidate that was probably meant by a misspelt name: at most one in `share` of its characters differ. */
export function nearestName(name: string, candidates: readonly string[], share = 3): string | undefined {
  if (name.length > LENGTH_MAX) return undefined;
  const written = folded(name);
  let best: { candidate: string; distance: number } | undefined;
  for (const candidate of candidates) {
    const meant = folded(candidate);
    const most = Math.min(Math.floor(meant.length / share), (best?.distance ?? Infinity) - 1);
    if (Math.abs(meant.length - written.length) > most) continue;
    const distance = distanceOf(written, meant);
    if (distance <= most) best = { candidate, distance };
  }
  return best?.candidate;
}

/** Characters to insert, delete, replace or swap with their neighbour until one text is the other. */
function distanceOf(from: string, to: string): number {
  let rows: [number[], number[]] = [[], Array.from({ length: to.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= from.length; row++) {
    const next = [row];
    for (let column = 1; column <= to.length; column++) next.push(stepsTo({ from, to, row, column, next, rows }));
    rows = [rows[1], next];
  }
  return rows[1][to.length] ?? 0;
}

interface Cell {
  readonly from: string;
  readonly to: string;
  readonly row: number;
  readonly column: number;
  /** The row that is being filled, and the two before it. */
  readonly next: readonly number[];
  readonly rows: readonly [readonly number[], readonly number[]];
}

function stepsTo({ from, to, row, column, next, rows: [beforeLast, last] }: Cell): number {
  const at = (cells: readonly number[], index: number): number => cells[index] ?? Infinity;
  const isEqual = from[row - 1] === to[column - 1];
  const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
  const kept = at(last, column - 1) + (isEqual ? 0 : 1);
  const swapped = isSwapped ? at(beforeLast, column - 2) + 1 : Infinity;
  return Math.min(at(last, column) + 1, at(next, column - 1) + 1, kept, swapped);
}
