import { createHash } from 'node:crypto';
import { InvalidRequestError } from '../http/http-errors.js';

/** Changes when cursors of an earlier version can no longer be read. */
const VERSION = 1;

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
  const msg = 'This cursor is not one of this list with these filters';
  throw new InvalidRequestError([{ type: 'cursor_invalid', loc: ['query', 'cursor'], msg, input: cursor }]);
}

function mark(filters: object): string {
  return createHash('sha256')
    .update(JSON.stringify(Object.entries(filters).sort()))
    .digest('base64url')
    .slice(0, 8);
}
