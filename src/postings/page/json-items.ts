import { fold, list, record, text } from '../text/words.js';

/** An entry of a list: its values by names in lower case without separators, inner objects as `outer.inner`. */
export type JsonItem = ReadonlyMap<string, unknown>;

/** Wrappers that stores of content put around an entry's own values. */
const WRAPPERS = new Set([
  'node',
  'attributes',
  'fields',
  'acf',
  'item',
  'job',
  'position',
  'properties',
  '_source',
  'source',
  'document',
]);

/** `JobTitle`, `job_title` and `jobTitle` are one name. */
function nameOf(key: string): string {
  return fold(key).replace(/[^\p{L}\p{N}]/gu, '');
}

/** An entry with its wrappers taken off and two levels of inner objects laid flat. */
export function flatItem(value: unknown, language?: string): JsonItem {
  const item = new Map<string, unknown>();
  const add = (object: Readonly<Record<string, unknown>>, prefix: string, depth: number): void => {
    for (const [key, inner] of Object.entries(object)) {
      const name = nameOf(key);
      const plain = plainOf(inner, language);
      const isObject = typeof plain === 'object' && plain !== null && !Array.isArray(plain);
      if (isObject && WRAPPERS.has(name) && Object.keys(plain).length > 1)
        add(plain as Record<string, unknown>, prefix, depth + 1);
      else if (isObject && depth < 2) add(plain as Record<string, unknown>, `${prefix}${name}.`, depth + 1);
      else if (!item.has(`${prefix}${name}`)) item.set(`${prefix}${name}`, plain);
    }
  };
  add(record(value), '', 0);
  return item;
}

/** Values that are wrapped for display (`{ rendered }`, `{ value }`) or kept in several languages, as themselves. */
function plainOf(value: unknown, language: string | undefined): unknown {
  const object = record(value);
  const names = Object.keys(object);
  if (names.length === 0) return value;
  if ('rendered' in object) return object['rendered'];
  if (
    names.every((name) => /^[a-z]{2}(?:[-_][A-Za-z]{2})?$/.test(name)) &&
    names.some((name) => typeof object[name] === 'string')
  )
    return object[language ?? ''] ?? object['en'] ?? object['de'] ?? object[names[0] ?? ''];
  const [only] = names;
  if (
    names.length === 1 &&
    only !== undefined &&
    /^(?:value|text|label|name|html|_text|data)$/.test(only) &&
    typeof object[only] !== 'object'
  )
    return object[only];
  return value;
}

/** The first value under one of the names, the most telling name first; of inner objects, of every depth. */
export function valueOf(item: JsonItem, names: readonly string[]): unknown {
  for (const name of names) {
    for (const candidate of [name, `${name}.name`, `${name}.title`, `${name}.label`, `${name}.text`]) {
      const value = item.get(candidate);
      if (isFilled(value)) return value;
    }
  }
  return undefined;
}

/** Likewise, as text; of a list its texts, joined. */
export function textOfItem(item: JsonItem, names: readonly string[]): string | undefined {
  return textIn(valueOf(item, names));
}

/** Text of a value: itself, its name, or the texts of its entries. */
export function textIn(value: unknown): string | undefined {
  if (Array.isArray(value)) {
    const parts = list(value).flatMap((part) => textIn(part) ?? []);
    return parts.length === 0 ? undefined : [...new Set(parts)].join('; ');
  }
  const object = record(value);
  return (
    text(value) ??
    ['name', 'title', 'label', 'text', 'value', 'city', 'displayname', 'displayName']
      .map((name) => text(object[name]))
      .find((part) => part !== undefined)
  );
}

/** True for the name of a value that ends in one of the words. */
export function hasNameLike(item: JsonItem, pattern: RegExp): boolean {
  for (const [name, value] of item) if (pattern.test(name) && isFilled(value)) return true;
  return false;
}

function isFilled(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
}
