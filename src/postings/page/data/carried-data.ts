import { noteCut } from '../../reading-limits.js';
import { jsonOf, list, record } from '../../text/words.js';
import { literalsIn } from './code-literals.js';
import { streamedData, unflattened } from './flattened-data.js';
import { elementsNamed, walk, type Document, type Element } from '../tree/html.js';
import { isProgram, sourceOf } from '../tree/scripts.js';

/** An attribute that may be data is at least this long. */
const MIN_ATTRIBUTE = 60;
/** Elements of one row of flight data; each is given its own values. */
const MAX_FLIGHT = 20_000;
/** What data of postings have among their names; a script without one is not looked at. */
const NAMES_TITLES =
  /titl|titel|titre|titul|titol|tittel|position|posi[cçsz]|poz[iíy]|name|naam|namn|navn|nome|nimi|n[aá]z[eiovwy]|role|heading|headline|naslov|rubrik|otsikko|denumi|megnevez|ba[sş]l[iı]k|judul|pavadin|nosauk|poste|puesto|cargo|vaga|stelle|stilling|job|vaca|munka|[aá]ll[aá]s|functie|fun[cz]|stanowisko|tyt|назв|наим|долж|посад|τίτλ/i;

/** What scripts carry: values, and the parts of streams that go on from one script to the next. */
interface Carried {
  readonly data: unknown[];
  /** Of Next. */
  readonly flight: string[];
  /** Of React Router. */
  readonly stream: string[];
}

/**
 * The data that a page brings for its own scripts, as values: JSON in scripts, lists and objects in code, flight data
 * of Next, payloads of Nuxt, React Router and SvelteKit, props of islands and of server-driven applications in
 * attributes.
 */
export function carriedData(document: Document): unknown[] {
  const carried: Carried = { data: [], flight: [], stream: [] };
  for (const script of elementsNamed(document, 'script')) addCarried(carried, script);
  const { data, flight, stream } = carried;
  if (flight.length > 0) data.push(...readFlight(flight.join('')));
  if (stream.length > 0) data.push(streamedData(stream.join('')));
  data.push(...attributesOf(document));
  return data.filter((value) => typeof value === 'object' && value !== null).map(unflattened);
}

/** The code that stands in a page, script by script. */
export function codeOf(document: Document): string[] {
  const scripts = elementsNamed(document, 'script');
  return scripts.filter(isProgram).map(sourceOf);
}

function typeOf(script: Element): string {
  return (script.attribs['type'] ?? '').trim();
}

function addCarried({ data, flight, stream }: Carried, script: Element): void {
  const type = typeOf(script);
  if (/ld\+json/i.test(type)) return;
  const source = sourceOf(script);
  if (/json/i.test(type)) data.push(jsonOf(source));
  else if (/__next_f\b/.test(source)) flight.push(...textsGiven(source, FLIGHT));
  else if (/\.enqueue\(/.test(source)) stream.push(...textsGiven(source, ENQUEUED));
  else if (isProgram(script) && NAMES_TITLES.test(source)) data.push(...literalsIn(source));
}

function attributesOf(document: Document): unknown[] {
  const found: unknown[] = [];
  walk(document, ({ name, attribs }) => {
    if (name === 'script' || name === 'img') return undefined;
    for (const value of Object.values(attribs))
      if (value.length >= MIN_ATTRIBUTE && IS_DATA.test(value)) found.push(...valuesOf(value));
    return undefined;
  });
  return found;
}

/** What one element carries in several attributes, `data-title`, `data-text`, as an object by their names. */
export function datasetsOf(document: Document): Record<string, string>[] {
  const found: Record<string, string>[] = [];
  walk(document, ({ attribs }) => {
    const named = Object.entries(attribs).filter(([name]) => name.startsWith('data-'));
    if (named.length > 1 && named.some(([, value]) => value.length >= MIN_ATTRIBUTE))
      found.push(Object.fromEntries(named.map(([name, value]) => [name.slice('data-'.length), value])));
    return undefined;
  });
  return found;
}

/** An attribute that begins as data do, or as a call that is given them: `jobList([{ … }])`. */
const IS_DATA = /^\s{0,9}(?:[\w$]{1,40}\(\s{0,9})?[[{]/;

/** The data of an attribute: JSON, or what a script would write, as Alpine reads it. */
function valuesOf(attribute: string): unknown[] {
  const value = jsonOf(attribute);
  if (value !== undefined) return [value];
  return NAMES_TITLES.test(attribute) ? literalsIn(`(${attribute})`) : [];
}

/**
 * The texts that scripts of Next push, and those of React Router: parts of one stream, which the scripts cut anywhere.
 */
const FLIGHT = /__next_f\.push\(\[1,\s{0,9}("(?:[^"\\]|\\.)*")/g;
const ENQUEUED = /\.enqueue\(\s{0,9}("(?:[^"\\]|\\.)*")/g;

function textsGiven(source: string, call: RegExp): string[] {
  return [...source.matchAll(call)].flatMap(([, literal = '']) => {
    const text = jsonOf(literal);
    return typeof text === 'string' ? [text] : [];
  });
}

/** Rows of `id:value`; a text row says its length in bytes, and others name it by `$id`. */
function readFlight(stream: string): unknown[] {
  const bytes = Buffer.from(stream);
  const texts = new Map<string, string>();
  const rows: unknown[] = [];
  for (let at = 0; at < bytes.length;) {
    const head = /^([\da-f]{1,8}):(?:T([\da-f]{1,8}),)?/.exec(bytes.subarray(at, at + 24).toString('latin1'));
    const end = bytes.indexOf(10, at);
    const lineEnd = end < 0 ? bytes.length : end;
    if (head?.[2] !== undefined) {
      const from = at + head[0].length;
      const to = Math.min(bytes.length, from + Number.parseInt(head[2], 16));
      texts.set(`$${head[1] ?? ''}`, bytes.subarray(from, to).toString('utf8'));
      at = bytes[to] === 10 ? to + 1 : to;
      continue;
    }
    if (head) rows.push(jsonOf(bytes.subarray(at + head[0].length, lineEnd).toString('utf8')));
    at = lineEnd + 1;
  }
  return rows.flatMap((row) => propsIn(row, texts));
}

/** What the elements of a row were given, each by itself: how deep an element stands says nothing. */
function propsIn(row: unknown, texts: ReadonlyMap<string, string>): unknown[] {
  const found: unknown[] = [];
  const waiting: unknown[] = [row];
  const isElement = (value: unknown): boolean => Array.isArray(value) && value[0] === '$' && value.length >= 4;
  const plain = (value: unknown, depth: number): unknown => {
    if (typeof value === 'string') return texts.get(value) ?? value;
    if (depth > 12 || typeof value !== 'object' || value === null) return value;
    if (isElement(value)) {
      waiting.push(value);
      return undefined;
    }
    if (Array.isArray(value))
      return value.map((inner) => plain(inner, depth + 1)).filter((inner) => inner !== undefined);
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner, depth + 1)]));
  };
  let seen = 0;
  for (; waiting.length > 0 && seen < MAX_FLIGHT; seen++) {
    const value = waiting.pop();
    const data = isElement(value) ? record(list(value)[3]) : value;
    if (typeof data === 'object' && data !== null) found.push(plain(data, 0));
  }
  if (waiting.length > 0) noteCut('elements of its data', { seen: seen + waiting.length, kept: seen });
  return found;
}
