import { list, record } from '../../text/words.js';
import type { JsonLinks } from './json-links.js';
import { richTextOf } from './rich-text.js';

/** How a document's values are looked at: the page's language, and what its entries name by references. */
export interface JsonView {
  readonly language?: string | undefined;
  readonly links?: JsonLinks | undefined;
}

const LANGUAGE =
  /^(?:ar|bg|cs|da|de|el|en|es|et|fi|fr|hr|hu|it|ja|ko|lt|lv|nb|nl|nn|no|pl|pt|ro|ru|sk|sl|sr|sv|tr|uk|zh)(?:[-_][A-Za-z]{2,4})?$/;
const TYPED = /^(?:(?:string|integer|double|boolean|timestamp|reference|null|map|array)Value|S|N|BOOL|NULL|M|L|SS|NS)$/;
const FORMS = new Set([
  'html',
  'markup',
  'blocks',
  'text',
  'raw',
  'markdown',
  'json',
  'plain',
  'references',
  '__typename',
]);
const MAX_DEPTH = 6;

/**
 * A value without what its store puts around it: typed values, relations, values for display, times, texts as trees,
 * references, and one language of several.
 */
export function plainOf(value: unknown, view: JsonView, depth = 0): unknown {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return value;
  const rich = richTextOf(value);
  if (rich !== undefined) return rich;
  const again: Again = (inner) => plainOf(inner, view, depth + 1);
  return Array.isArray(value) ? plainList(list(value), again) : plainObject(record(value), view, again);
}

type Again = (inner: unknown) => unknown;

function plainList(values: readonly unknown[], again: Again): unknown {
  const [number, name, ...rest] = values;
  // A number and what it stands for.
  if (typeof number === 'number' && typeof name === 'string' && rest.length === 0) return name;
  return values.map((entry) => unwrapped(again(entry)));
}

function plainObject(object: Readonly<Record<string, unknown>>, view: JsonView, again: Again): unknown {
  const target = view.links?.target(object);
  if (target !== undefined) return again(target);
  const names = Object.keys(object);
  const [only = ''] = names;
  if (names.length === 1 && TYPED.test(only)) return typedValue(only, object[only], again);
  const ready = readyText(object);
  if (ready !== undefined) return ready;
  const inner = innerOf(object, names);
  if (inner !== undefined) return again(inner.value);
  const time = timeOf(object);
  if (time !== undefined) return time;
  return inLanguage(object, names, view) ?? object;
}

/** A text as its store shows it. */
function readyText({ rendered, processed }: Readonly<Record<string, unknown>>): string | undefined {
  if (typeof rendered === 'string') return rendered;
  return typeof processed === 'string' ? processed : undefined;
}

/** Stores of documents say of each value which kind it is. */
function typedValue(kind: string, value: unknown, again: Again): unknown {
  if (kind === 'mapValue' || kind === 'M') {
    const fields = kind === 'M' ? value : record(value)['fields'];
    return Object.fromEntries(Object.entries(record(fields)).map(([name, inner]) => [name, again(inner)]));
  }
  if (kind === 'L') return list(value).map(again);
  return kind === 'arrayValue' ? list(record(value)['values']).map(again) : value;
}

/** Names of what an object is there for: what stands under such a name, and what it may stand beside. */
const HELD: readonly (readonly [string, (value: unknown) => boolean, RegExp])[] = [
  ['data', (value) => typeof value === 'object', /^(?:data|meta|links)$/],
  ['nodes', Array.isArray, /^(?:nodes|totalCount|pageInfo|__typename)$/],
  ['current', (value) => typeof value === 'string', /^(?:current|_type|source)$/],
];

/** The one value that an object is there for. */
function innerOf(object: Readonly<Record<string, unknown>>, names: readonly string[]): { value: unknown } | undefined {
  const edges = object['edges'];
  if (Array.isArray(edges) && list(edges).every((edge) => 'node' in record(edge)))
    return { value: list(edges).map((edge) => record(edge)['node']) };
  const inner =
    heldName(object, names) ?? formOf(object, names) ?? nameBesideKind(object, names) ?? nameAlone(object, names);
  return inner === undefined ? undefined : { value: object[inner] };
}

function heldName(object: Readonly<Record<string, unknown>>, names: readonly string[]): string | undefined {
  for (const [name, isHeld, beside] of HELD)
    if (isHeld(object[name]) && names.every((other) => beside.test(other))) return name;
  return undefined;
}

/** The best of several forms of one text. */
function formOf(object: Readonly<Record<string, unknown>>, names: readonly string[]): string | undefined {
  if (names.length < 2 || !names.every((name) => FORMS.has(name))) return undefined;
  return ['html', 'markup', 'markdown', 'text', 'plain', 'json', 'raw'].find((name) => Boolean(object[name]));
}

function nameBesideKind(object: Readonly<Record<string, unknown>>, names: readonly string[]): string | undefined {
  const { type } = object;
  if (typeof type !== 'string') return undefined;
  if (type in object && names.length <= 4) return type;
  return 'name' in object && 'value' in object ? 'value' : undefined;
}

/** Names that say nothing of what stands under them. */
const SAYS_NOTHING =
  /^(?:value|text|label|name|html|_text|data|iv|document|value_text|\$oid|\$numberInt|\$numberLong|\$numberDouble)$/;

function nameAlone(
  object: Readonly<Record<string, unknown>>,
  [only, ...others]: readonly string[],
): string | undefined {
  if (only === undefined || others.length > 0 || !SAYS_NOTHING.test(only)) return undefined;
  return typeof object[only] !== 'object' || only === 'iv' ? only : undefined;
}

/** A time as Firebase, MongoDB and Notion write it. */
function timeOf(object: Readonly<Record<string, unknown>>): unknown {
  const seconds = object['_seconds'] ?? ('nanoseconds' in object ? object['seconds'] : undefined);
  if (typeof seconds === 'number') return seconds;
  const date = object['$date'];
  if (date !== undefined) return record(date)['$numberLong'] ?? date;
  return typeof object['start'] === 'string' && 'end' in object && Object.keys(object).length <= 3
    ? object['start']
    : undefined;
}

/** One of the languages that a value is kept in; undefined for a value that is kept in none. */
function inLanguage(object: Readonly<Record<string, unknown>>, names: readonly string[], view: JsonView): unknown {
  const languages = names.filter((name) => !name.startsWith('_'));
  if (languages.length === 0 || !languages.every((name) => LANGUAGE.test(name))) return undefined;
  const chosen = chosenLanguage(languages, view.language);
  const value = chosen === undefined ? undefined : object[chosen];
  return typeof value === 'number' || typeof value === 'boolean' ? undefined : (richTextOf(value) ?? value);
}

/** The page's language, else English, else the first. */
export function chosenLanguage(languages: readonly string[], language: string | undefined): string | undefined {
  const of = (wanted: string): string | undefined =>
    languages.find((name) => name.toLowerCase().split(/[-_]/)[0] === wanted);
  return (language === undefined ? undefined : of(language.toLowerCase().slice(0, 2))) ?? of('en') ?? languages[0];
}

/** True for the code of a language, with or without its country. */
export function isLanguage(name: string): boolean {
  return LANGUAGE.test(name);
}

/** An entry without the wrapper that holds its own values. */
export function unwrapped(value: unknown): unknown {
  const object = record(value);
  const inner = ['attributes', 'fields', 'node', 'fieldData']
    .map((name) => record(object[name]))
    .find((one) => Object.keys(one).length > 0);
  return inner ? { ...object, ...inner } : value;
}
