import { list, record } from '../text/words.js';
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
  for (const ready of ['rendered', 'processed']) if (typeof object[ready] === 'string') return object[ready];
  const inner = innerOf(object, names);
  if (inner !== undefined) return again(inner.value);
  const time = timeOf(object);
  if (time !== undefined) return time;
  return inLanguage(object, names, view) ?? object;
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

/** The one value that an object is there for. */
function innerOf(object: Readonly<Record<string, unknown>>, names: readonly string[]): { value: unknown } | undefined {
  const of = (name: string): { value: unknown } => ({ value: object[name] });
  const others = (known: RegExp): boolean => names.every((name) => known.test(name));
  if ('data' in object && others(/^(?:data|meta|links)$/) && typeof object['data'] === 'object') return of('data');
  if (Array.isArray(object['edges']) && list(object['edges']).every((edge) => 'node' in record(edge)))
    return { value: list(object['edges']).map((edge) => record(edge)['node']) };
  if (Array.isArray(object['nodes']) && others(/^(?:nodes|totalCount|pageInfo|__typename)$/)) return of('nodes');
  if (typeof object['current'] === 'string' && others(/^(?:current|_type|source)$/)) return of('current');
  if (names.length > 1 && names.every((name) => FORMS.has(name))) {
    const form = ['html', 'markup', 'markdown', 'text', 'plain', 'json', 'raw'].find((name) => Boolean(object[name]));
    if (form !== undefined) return of(form);
  }
  return shownValue(object, names);
}

/** A value beside its kind, or alone under a name that says nothing. */
function shownValue(
  object: Readonly<Record<string, unknown>>,
  names: readonly string[],
): { value: unknown } | undefined {
  const of = (name: string): { value: unknown } => ({ value: object[name] });
  const { type } = object;
  if (typeof type === 'string' && type in object && names.length <= 4) return of(type);
  if (typeof type === 'string' && 'name' in object && 'value' in object) return of('value');
  const [only = ''] = names;
  const isShown =
    /^(?:value|text|label|name|html|_text|data|iv|document|value_text|\$oid|\$numberInt|\$numberLong|\$numberDouble)$/;
  return names.length === 1 && isShown.test(only) && (typeof object[only] !== 'object' || only === 'iv')
    ? of(only)
    : undefined;
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
