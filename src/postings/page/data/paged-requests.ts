import { jsonOf, list, record, text } from '../../text/words.js';

/** A request as a page made it. */
export interface PartRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Its body, where it had one. */
  readonly sent?: string;
}

/** A request and the part of a list that it brought. */
export interface ListPart extends PartRequest {
  readonly body: string;
  /** Entries of the list in this part. */
  readonly count: number;
  /** Address of the part that follows, where the answer's headers link it. */
  readonly link?: string | undefined;
}

const PAGE =
  /^(?:page|paged|pg|p|seite|pagina|curr(?:ent)?_?page|page_?(?:number|num|no|nr|index|id)|pageindex|jobs?_?page)$/i;
const OFFSET =
  /^(?:offset|start|skip|from|first_?(?:result|record|row)|start_?(?:row|index|at|from|record)|job_?offset|begin)$/i;
const CURSOR_SENT =
  /^(?:after|cursor|(?:next_?)?page_?token|next_?token|continuation(?:_?token)?|(?:start|from)_?cursor)$/i;
const CURSOR_TOLD =
  /^(?:end_?cursor|next_?cursor|cursor|(?:next_?)?page_?token|next_?token|continuation(?:_?token)?|after)$/i;
const HAS_NEXT = /^has_?(?:next|more)(?:_?page)?$/i;
const NEXT_LINK = /^(?:next|next_?page|next_?(?:page_?)?(?:url|link|href))$/i;
/** A name and its number, in an address, a form, a JSON body, or an address within one. */
const NUMBERS = /(?:^|[?&"{,\s])([A-Za-z_][\w.[\]-]{0,40})"?\s{0,3}[=:]\s{0,3}"?(\d{1,6})(?!\w)/g;
const MAX_NODES = 20_000;

/**
 * The request for the part of a list that follows the given ones, in the order in which they were asked for; undefined
 * where neither the requests nor the last answer tell how to ask for it.
 */
export function nextPart(parts: readonly ListPart[]): PartRequest | undefined {
  const last = parts.at(-1);
  if (!last || find(jsonOf(last.body), CURSOR_TOLD).isLast) return undefined;
  return byDifference(parts, last) ?? byCursor(last) ?? byLink(last) ?? byRange(last) ?? byName(last);
}

/** True where an answer says of itself that another part follows: by a cursor, a link or in so many words. */
export function saysMore({ url, body, link }: Pick<ListPart, 'url' | 'body' | 'link'>): boolean {
  const root = jsonOf(body);
  const { value, isLast, isMore } = find(root, CURSOR_TOLD);
  if (isLast) return false;
  return isMore || value !== undefined || linkedPart(url, link ?? find(root, NEXT_LINK).value) !== undefined;
}

/** Two requests that differ in one number only: the number goes on as it went. */
function byDifference(parts: readonly ListPart[], last: ListPart): PartRequest | undefined {
  const before = parts.at(-2);
  if (!before) return undefined;
  const [a, b] = [numbersOf(wholeOf(before)), numbersOf(wholeOf(last))];
  if (a.text !== b.text || a.numbers.length !== b.numbers.length) return undefined;
  const changed = b.numbers.flatMap(({ value }, index) => (a.numbers[index]?.value === value ? [] : [index]));
  const [only] = changed;
  if (changed.length !== 1 || only === undefined) return undefined;
  const [from, to] = [a.numbers[only]?.value ?? 0, b.numbers[only]];
  if (!to || to.value <= from) return undefined;
  return withNumber(last, to, to.value + (to.value - from));
}

/** The request's one number that by its name counts pages or entries. */
function byName(last: ListPart): PartRequest | undefined {
  const whole = wholeOf(last);
  for (const match of whole.matchAll(NUMBERS)) {
    const [found = '', name = '', digits = ''] = match;
    const names = [name.replaceAll('[', '_').replaceAll(']', ''), name.replace(/^.*\./, '')];
    const counts = (pattern: RegExp): boolean => names.some((one) => pattern.test(one));
    const step = counts(PAGE) ? 1 : counts(OFFSET) ? last.count : 0;
    if (step === 0) continue;
    const value = Number(digits);
    return withNumber(
      last,
      { at: match.index + found.length - digits.length, length: digits.length, value },
      value + step,
    );
  }
  const inPath = /\/page[-_/]?(\d{1,4})(?=[./?\n]|$)/i.exec(whole);
  if (!inPath) return undefined;
  const digits = inPath[1] ?? '';
  const at = inPath.index + inPath[0].length - digits.length;
  return withNumber(last, { at, length: digits.length, value: Number(digits) }, Number(digits) + 1);
}

/** The answer names its end, and the request has a place for it. */
function byCursor(last: ListPart): PartRequest | undefined {
  const told = find(jsonOf(last.body), CURSOR_TOLD);
  if (told.value === undefined) return undefined;
  const sent = jsonOf(last.sent ?? '');
  const place = typeof sent === 'object' ? pathOf(sent, CURSOR_SENT) : undefined;
  if (place) {
    const changed = structuredClone(sent) as Record<string, unknown>;
    let at = changed;
    for (const key of place.slice(0, -1)) at = at[key] as Record<string, unknown>;
    const key = place.at(-1) ?? '';
    if (at[key] === told.value) return undefined;
    at[key] = told.value;
    return { ...last, sent: JSON.stringify(changed) };
  }
  const url = new URL(last.url);
  const name = [...url.searchParams.keys()].find((key) => CURSOR_SENT.test(key));
  if (name === undefined || url.searchParams.get(name) === told.value) return undefined;
  url.searchParams.set(name, told.value);
  return { ...last, url: url.href };
}

/** The answer links the next one, on the same host. */
function byLink(last: ListPart): PartRequest | undefined {
  const url = linkedPart(last.url, last.link ?? find(jsonOf(last.body), NEXT_LINK).value);
  if (url === undefined) return undefined;
  const { sent: _sent, ...request } = last;
  return { ...request, method: 'GET', url };
}

function linkedPart(from: string, link: string | undefined): string | undefined {
  if (link === undefined || !/^(?:https?:\/\/|[/?])/.test(link) || !URL.canParse(link, from)) return undefined;
  const url = new URL(link, from);
  return url.hostname !== new URL(from).hostname || url.href === from ? undefined : url.href;
}

/** The request asks for a range of entries in a header: "0-9". */
function byRange(last: ListPart): PartRequest | undefined {
  const [, unit = '', , end] = /^(?!bytes)(\w{1,20}=)?(\d{1,6})-(\d{1,6})$/.exec(last.headers['range'] ?? '') ?? [];
  if (end === undefined) return undefined;
  const from = Number(end) + 1;
  return { ...last, headers: { ...last.headers, range: `${unit}${String(from)}-${String(from + last.count - 1)}` } };
}

/** Address and body as one text; an address has no line end. */
function wholeOf({ url, sent }: PartRequest): string {
  return `${url}\n${sent ?? ''}`;
}

interface Numbered {
  readonly at: number;
  readonly length: number;
  readonly value: number;
}

function numbersOf(whole: string): { text: string; numbers: Numbered[] } {
  const numbers: Numbered[] = [];
  const rest = whole.replace(/\d{1,9}/g, (digits, at: number) => {
    numbers.push({ at, length: digits.length, value: Number(digits) });
    return '#';
  });
  return { text: rest, numbers };
}

function withNumber(request: ListPart, { at, length }: Numbered, value: number): PartRequest {
  const whole = wholeOf(request);
  const changed = whole.slice(0, at) + String(value) + whole.slice(at + length);
  const [url = '', ...sent] = changed.split('\n');
  return { ...request, url, ...(request.sent !== undefined && { sent: sent.join('\n') }) };
}

/** The first text under a name that fits, and whether the answer says that nothing, or something, follows. */
function find(root: unknown, name: RegExp): { value?: string; isLast: boolean; isMore: boolean } {
  let value: string | undefined;
  let [isLast, isMore] = [false, false];
  for (const [key, inner] of namedValues(root)) {
    if (HAS_NEXT.test(key)) {
      isLast ||= inner === false;
      isMore ||= inner === true;
    }
    if (name.test(key) && typeof inner === 'string') value ??= text(inner);
  }
  return { isLast, isMore, ...(value !== undefined && { value }) };
}

/** All values in a body that have names, those further out first. */
function* namedValues(root: unknown): Generator<readonly [string, unknown]> {
  const waiting: unknown[] = [root];
  for (let seen = 0; seen < waiting.length && seen < MAX_NODES; seen++) {
    const node = waiting[seen];
    for (const entry of Object.entries(record(node))) {
      yield entry;
      if (typeof entry[1] === 'object') waiting.push(entry[1]);
    }
    for (const inner of list(node)) waiting.push(inner);
  }
}

/** Where in a body a name that fits stands: also one whose value is still null. */
function pathOf(root: unknown, name: RegExp): string[] | undefined {
  const waiting: { node: unknown; path: string[] }[] = [{ node: root, path: [] }];
  for (let seen = 0; seen < waiting.length && seen < MAX_NODES; seen++) {
    const { node, path } = waiting[seen] as (typeof waiting)[number];
    for (const [key, inner] of Object.entries(
      Array.isArray(node) ? Object.fromEntries(node.entries()) : record(node),
    )) {
      if (name.test(key) && (inner === null || typeof inner === 'string')) return [...path, key];
      if (typeof inner === 'object' && path.length < 8) waiting.push({ node: inner, path: [...path, key] });
    }
  }
  return undefined;
}
