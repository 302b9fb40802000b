import { createHash } from 'node:crypto';
import { InvalidRequestError } from '../../http/http-errors.js';

/** Changes when cursors of an earlier version can no longer be read. */
const VERSION = 1;
/** Largest number of a row that Postgres takes. */
const NUMBER_MAX = 2_147_483_647;

/** A place in a list that callers pass on and need not understand; it holds for the same filters only. */
export function writeCursor(place: readonly (string | number)[], filters: object): string {
  return Buffer.from(JSON.stringify([VERSION, mark(filters), ...place])).toString('base64url');
}

/**
 * The place that a cursor names; undefined without one.
 * @throws InvalidRequestError for one that is not ours or belongs to other filters
 */
export function readCursor(cursor: string | undefined, filters: object): unknown[] | undefined {
  if (cursor === undefined) return undefined;
  try {
    const [version, filtered, ...place] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[];
    if (version === VERSION && filtered === mark(filters)) return place;
  } catch {
    // Not ours: told below.
  }
  throw notOurs(cursor);
}

/** The number of a row that a cursor names; 0 without one. @throws InvalidRequestError like readCursor */
export function readPlaceInOrder(cursor: string | undefined, filters: object): number {
  const [number = 0] = readCursor(cursor, filters) ?? [];
  if (typeof number === 'number' && Number.isInteger(number) && number >= 0 && number <= NUMBER_MAX) return number;
  throw notOurs(cursor);
}

function notOurs(cursor: string | undefined): InvalidRequestError {
  const msg = 'This cursor is not one of this list with these filters';
  return new InvalidRequestError([{ type: 'cursor_invalid', loc: ['query', 'cursor'], msg, input: cursor ?? null }]);
}

/** A row's place among rows that are listed newest first. */
export interface PlaceInTime {
  readonly createdAt: Date;
  readonly id: string;
}

/** The place in time that a cursor names; undefined without one. @throws InvalidRequestError like readCursor */
export function readPlaceInTime(cursor: string | undefined, filters: object): PlaceInTime | undefined {
  const place = readCursor(cursor, filters);
  if (place === undefined) return undefined;
  const [time, id] = place.map(String);
  const createdAt = new Date(time ?? '');
  // Postgres takes neither every time that Node does nor every text.
  const isTime = !Number.isNaN(createdAt.getTime()) && /^(?!0000)\d{4}-/.test(createdAt.toISOString());
  if (!isTime || !/^[\w-]{1,64}$/.test(id ?? '')) throw notOurs(cursor);
  return { createdAt, id: id ?? '' };
}

/** What is older than a place, as Prisma asks for it: a range of the index that begins there. */
export function olderThan({ createdAt, id }: PlaceInTime): {
  createdAt: { lte: Date };
  OR: [{ createdAt: { lt: Date } }, { id: { lt: string } }];
} {
  return { createdAt: { lte: createdAt }, OR: [{ createdAt: { lt: createdAt } }, { id: { lt: id } }] };
}

/** Where a row stands in time, for a cursor. */
export function placeInTime({ createdAt, id }: PlaceInTime): string[] {
  return [createdAt.toISOString(), id];
}

/**
 * Up to `limit` of the rows, of which one more was asked for; `next` is the cursor behind the last one while there are
 * more.
 */
export function pageOf<Row>(
  found: readonly Row[],
  { limit, filters, place }: { limit: number; filters: object; place: (last: Row) => readonly (string | number)[] },
): { rows: readonly Row[]; next: string | undefined } {
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  return { rows, next: last && writeCursor(place(last), filters) };
}

function mark(filters: object): string {
  return createHash('sha256')
    .update(JSON.stringify(Object.entries(filters).sort()))
    .digest('base64url')
    .slice(0, 8);
}
