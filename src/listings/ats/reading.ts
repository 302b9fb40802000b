import { ParseError } from '../../errors.js';
import { isOpenApplication } from '../../postings/page/lines/seeking/open-application.js';
import { balanced } from '../../postings/page/data/embedded-state.js';
import type { FoundPosting } from '../../postings/posting.js';
import { reasonOf, type ReasonCode } from '../../postings/reasons.js';
import { jsonOf, list, numeric, record, text } from '../../postings/text/words.js';
import type { ListingPage } from '../listing.js';

/** Unknown data as an object. */
export type Data = Readonly<Record<string, unknown>>;

/** The object at a path, which a reader cannot do without. @throws ParseError naming the path */
export function neededObject(data: unknown, path: string, system: string): Data {
  const found = at(data, path);
  if (typeof found !== 'object' || found === null || Array.isArray(found))
    throw new ParseError(`${system}: the answer has no ${path === '' ? 'object' : path}`);
  return found as Data;
}

/** The list at a path, which a reader cannot do without. @throws ParseError naming the path */
export function neededList(data: unknown, path: string, system: string): readonly Data[] {
  const found = at(data, path);
  if (!Array.isArray(found)) throw new ParseError(`${system}: the answer has no list${path === '' ? '' : ` ${path}`}`);
  return found.map(record);
}

/** The value at a path of names with dots between them. */
export function at(data: unknown, path: string): unknown {
  return path
    .split('.')
    .filter((name) => name !== '')
    .reduce<unknown>((value, name) => record(value)[name], data);
}

/** The text at a path, trimmed. */
export function textAt(data: unknown, path: string): string | undefined {
  return text(at(data, path));
}

/** The first text that an object has under one of these names, trimmed. */
export function firstText(data: Data, ...names: string[]): string | undefined {
  for (const name of names) {
    const found = text(data[name]);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Labels of a list of objects, or of strings. */
export function labels(value: unknown, name = 'name'): string[] {
  return list(value)
    .map((item) => text(item) ?? text(record(item)[name]))
    .filter((label) => label !== undefined);
}

/** What a Next.js page was given to show; undefined when the page has none. */
export function readNextData(html: string): unknown {
  return jsonOf(/<script[^>]{0,200}id="__NEXT_DATA__"[^>]{0,200}>([\s\S]*?)(?:<\/script>|$)/.exec(html)?.[1] ?? '');
}

/** The object or list of that name which a newer Next.js page is given, in pieces of text. */
export function readFlight(html: string, name: string): unknown {
  const pieces = [...html.matchAll(/self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)/g)];
  const whole = pieces.map(([, literal = '']) => text(jsonOf(literal)) ?? '').join('');
  const start = whole.search(new RegExp(`"${name}":[{[]`));
  return start < 0 ? undefined : jsonOf(balanced(whole, start + name.length + 3));
}

/** Postings, and beside them, with the reason, those that are none of the results. */
type SortedRows = Required<Pick<ListingPage, 'postings' | 'rejected'>>;

/** Postings of rows; those that the board marks as not open to everybody are told beside them, with that reason. */
export function publicRows<Row>(
  rows: readonly Row[],
  isPublic: (row: Row) => boolean,
  read: (row: Row) => FoundPosting,
): SortedRows {
  return sortedRows(rows, isPublic, read, 'not_public');
}

/** Postings with the open applications beside them, which boards list like postings. */
export function apartFromOpenApplications(postings: readonly FoundPosting[]): SortedRows {
  const isPosting = ({ fields }: FoundPosting): boolean => !isOpenApplication(fields.job_title ?? '');
  return sortedRows(postings, isPosting, (posting) => posting, 'open_application');
}

/** Postings of rows; what is none of the results is told beside them, with the reason. */
export function sortedRows<Row>(
  rows: readonly Row[],
  isWanted: (row: Row) => boolean,
  read: (row: Row) => FoundPosting,
  reason: ReasonCode,
): SortedRows {
  const [wanted, others] = [rows.filter(isWanted), rows.filter((row) => !isWanted(row))];
  return {
    postings: wanted.map(read),
    rejected: others.map((row) => ({ posting: read(row), ...reasonOf(reason) })),
  };
}

/** Whether a flag is set, however the answer writes it: true, "true", 1, "1", "yes". */
export function isTrue(value: unknown): boolean {
  return value === true || /^(?:true|1|yes)$/i.test(text(value) ?? '');
}

/** Whether a flag is there and not set: false, "false", 0, "0", "no". */
export function isFalse(value: unknown): boolean {
  return value === false || /^(?:false|0|no)$/i.test(text(value) ?? '');
}

/** How far a paged list has come. */
export interface Progress {
  /** Rows of this page. */
  readonly rows: number;
  /** Rows of this page and all before it. */
  readonly end: number;
  /** As the answer counts them; undefined where it does not. */
  readonly total: unknown;
  /** Rows of a full page. */
  readonly size: number;
}

/**
 * Whether a list goes on: by the number of all where that can be true; where there is none, or fewer are counted than
 * have come, behind every full page.
 */
export function goesOn({ rows, end, total, size }: Progress): boolean {
  const all = numeric(total);
  return rows > 0 && (all === undefined || all < end ? rows >= size : end < all);
}
