import { POSTING_FIELD_NAMES, type PostingField } from '../postings/fields.js';

/** `job_title` as the Prisma client calls it: `jobTitle`. */
type ColumnOf<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<ColumnOf<Tail>>}`
  : Name;

const columnOf = (name: string): string =>
  name.replaceAll(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase());

/** Fields of postings for a `select` of the Prisma client: all of them, unless some are named. */
export function selectFields<Name extends PostingField = PostingField>(
  names: readonly Name[] = POSTING_FIELD_NAMES as Name[],
): Record<ColumnOf<Name>, true> {
  return Object.fromEntries(names.map((name) => [columnOf(name), true])) as Record<ColumnOf<Name>, true>;
}

/** These fields of a row by their own names. */
export function fieldsOf<Name extends PostingField = PostingField>(
  row: Record<ColumnOf<Name>, unknown>,
  names: readonly Name[] = POSTING_FIELD_NAMES as Name[],
): Record<Name, unknown> {
  const columns: Record<string, unknown> = row;
  return Object.fromEntries(names.map((name) => [name, columns[columnOf(name)]])) as Record<Name, unknown>;
}
