import type { FieldKind } from '../postings/fields.js';
import type { Cell } from '../csv.js';

/** A column of an export; `json` holds what has no other form. */
export interface Column {
  readonly name: string;
  readonly kind: FieldKind | 'json';
}

export type Row = Readonly<Record<string, unknown>>;

/** What is exported: its columns, and its rows in batches, read as they are asked for. */
export interface Table {
  readonly columns: readonly Column[];
  readonly batches: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>;
}

/** The value as its column has it: null where there is none. */
export function valueOf(row: Row, { name, kind }: Column): Cell {
  const value = row[name] as Cell;
  if (value === null || value === undefined) return null;
  return kind === 'json' && typeof value !== 'string' ? JSON.stringify(value) : value;
}
