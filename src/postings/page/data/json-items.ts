import { NAMES_OF_THINGS } from '../../text/words/sites/data-name-words.js';
import { fold, hasWord, list, record, text } from '../../text/words.js';
import { htmlToText } from '../tree/html.js';
import { chosenLanguage, isLanguage, plainOf, unwrapped, type JsonView } from './json-plain.js';

/** An entry of a list: its values by names in lower case without separators, inner objects as `outer.inner`. */
export type JsonItem = ReadonlyMap<string, unknown>;

/** Wrappers that stores of content put around an entry's own values. */
const WRAPPERS = new Set([
  'node',
  'attributes',
  'fields',
  'fielddata',
  'acf',
  'meta',
  'data',
  'content',
  'metadata',
  'customfields',
  'relationships',
  'relations',
  'elements',
  'embedded',
]);
/** What may be such a wrapper, or a value of its own where it holds one thing. */
const PERHAPS_WRAPPERS = new Set([
  'item',
  'job',
  'position',
  'properties',
  'source',
  'document',
  'vacancy',
  'jobposting',
  'opening',
  'posting',
  'stelle',
  'offre',
]);
/** Words before a name that say whose it is: `jobLocation`, `yourProfile`. */
const OWNER =
  /^(?:(?:job|position|vacancy|vacature|posting|offer|offre|oferta|opening|role|stellen?|career|listing|current|primary|main|display|your|our|dein|deine|ihr|ihre|unsere?|the|key|cf|wpcf|custom|short)){1,2}(?=\p{L}{3,}$)/u;
const MAX_DEPTH = 3;

/** `JobTitle`, `job_title`, `jobTitle` and `Job_Title__c` are one name. */
function nameOf(key: string): string {
  return fold(key.replace(/__c$/, '')).replace(/[^\p{L}\p{N}]/gu, '');
}

/** An entry with its wrappers taken off and three levels of inner objects laid flat. */
export function flatItem(value: unknown, view: JsonView = {}): JsonItem {
  const item = new Map<string, unknown>();
  const add = (object: Readonly<Record<string, unknown>>, prefix: string, depth: number): void => {
    for (const [key, inner] of Object.entries(withLanguages(object, view))) {
      const name = nameOf(key);
      const plain = namedTwice(name, innerValue(name, inner, view));
      // What an id stood for is there now: `departmentId` is the department.
      const called = plain === inner ? name : name.replace(/(?<=\w{4})ids?$/, '');
      if (!isObject(plain)) addTelling(item, `${prefix}${called}`, plain);
      else if (depth <= MAX_DEPTH) add(plain, isWrapper(name, plain) ? prefix : `${prefix}${called}.`, depth + 1);
    }
  };
  add(record(unwrapped(plainOf(value, view))), '', 0);
  for (const [name, inner] of [...item]) {
    const bare = name.replace(OWNER, '');
    if (bare !== name) addTelling(item, bare, inner);
  }
  return item;
}

/** A long text of a store that stands below the name of its field once more: `{ body: { body: "…" } }`. */
function namedTwice(name: string, value: unknown): unknown {
  if (!isObject(value)) return value;
  const [[key, inner] = ['', undefined], ...others] = Object.entries(value);
  return others.length === 0 && typeof inner === 'string' && nameOf(key) === name ? inner : value;
}

/** Of several values under one name the first one that tells something is kept. */
function addTelling(item: Map<string, unknown>, name: string, value: unknown): void {
  if (!isTelling(item.get(name))) item.set(name, value);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isWrapper(name: string, object: Readonly<Record<string, unknown>>): boolean {
  return WRAPPERS.has(name) || (PERHAPS_WRAPPERS.has(name) && Object.keys(object).length > 1);
}

/** A value without what its store puts around it; what is a wrapper by its name keeps its one value's name. */
function innerValue(name: string, inner: unknown, view: JsonView): unknown {
  if (name === 'embedded') return termsOf(inner);
  if (/^(?:attributes|fields|node|acf|fielddata)$/.test(name) && Object.keys(record(inner)).length > 0) return inner;
  return plainOf(view.links?.named(name, inner) ?? inner, view);
}

/**
 * Names, objects and lists by language (`title_de`, `titleDe`, `de: {…}`, `translations`) as the one in the page's
 * language.
 */
function withLanguages(object: Readonly<Record<string, unknown>>, view: JsonView): Readonly<Record<string, unknown>> {
  const translations = translationsOf(object);
  const inLanguages = namesInLanguages(object);
  if (translations.size === 0 && inLanguages.size === 0) return object;
  const whole: Record<string, unknown> = { ...object };
  for (const [base, values] of inLanguages) {
    const chosen = chosenLanguage([...values.keys()], view.language);
    if (!isFilled(whole[base]) && chosen !== undefined) whole[base] = values.get(chosen);
  }
  const chosen = chosenLanguage([...translations.keys()], view.language);
  for (const [name, value] of Object.entries(translations.get(chosen ?? '') ?? {}))
    if (!isFilled(whole[name])) whole[name] = value;
  return whole;
}

/** Values whose names end in a language, by the rest of the name and the language. */
function namesInLanguages(
  object: Readonly<Record<string, unknown>>,
): ReadonlyMap<string, ReadonlyMap<string, unknown>> {
  const found = new Map<string, Map<string, unknown>>();
  for (const [key, value] of Object.entries(object)) {
    const [, base = '', small = '', camel = ''] = /^(.{3,}?)(?:_([a-z]{2})|([A-Z][a-z]))$/.exec(key) ?? [];
    const language = (small || camel).toLowerCase();
    if (language === '' || !isLanguage(language)) continue;
    found.set(base, (found.get(base) ?? new Map<string, unknown>()).set(language, value));
  }
  return found;
}

/**
 * What an entry says in several languages, by language: a list of translations, or an object under the name of each.
 */
function translationsOf(
  object: Readonly<Record<string, unknown>>,
): ReadonlyMap<string, Readonly<Record<string, unknown>>> {
  const listed = [object['translations'], object['localizations']].map(list).find((all) => all.length > 0);
  if (listed) return byLanguage(listed.map((entry) => [languageOf(record(entry)), record(unwrapped(entry))]));
  const named = byLanguage(Object.entries(object).map(([name, value]) => [name, record(value)]));
  // One object under the name of a language may be anything: `no`, `id`, `is`.
  return named.size > 1 ? named : new Map();
}

function byLanguage(
  entries: readonly (readonly [string, Readonly<Record<string, unknown>>])[],
): ReadonlyMap<string, Readonly<Record<string, unknown>>> {
  return new Map(entries.filter(([language, value]) => isLanguage(language) && Object.keys(value).length > 0));
}

function languageOf(entry: Readonly<Record<string, unknown>>): string {
  const code = ['languages_code', 'language_code', 'languageCode', 'locale', 'language', 'lang']
    .map((name) => entry[name])
    .find((one) => one !== undefined);
  return text(record(code)['code'] ?? code) ?? '';
}

/** The terms that WordPress embeds, by their kinds; the entry itself has only their numbers. */
function termsOf(embedded: unknown): Record<string, unknown> {
  const terms = list(record(embedded)['wp:term']).flatMap(list).map(record);
  const kinds = [...new Set(terms.flatMap(({ taxonomy }) => text(taxonomy) ?? []))];
  return Object.fromEntries(
    kinds.map((kind) => [kind, terms.filter(({ taxonomy }) => taxonomy === kind).map(({ name }) => name)]),
  );
}

/** What an inner object has its name under, in the languages of stores. */
const PARTS_OF_NAME = ['', '.name', '.title', '.label', '.text', ...NAMES_OF_THINGS.map((name) => `.${name}`)];

/** The first value under one of the names, the most telling name first; of inner objects, of every depth. */
export function valueOf(item: JsonItem, names: readonly string[]): unknown {
  for (const name of names) {
    for (const part of PARTS_OF_NAME) {
      const value = item.get(`${name}${part}`);
      if (isFilled(value)) return value;
    }
  }
  return undefined;
}

/** Likewise, as text; of a list its texts, joined. */
export function textOfItem(item: JsonItem, names: readonly string[]): string | undefined {
  return textIn(valueOf(item, names));
}

/** Every text in words under one of the names, the most telling name first: numbers stand for something else. */
export function labelsOf(item: JsonItem, names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const label = textOfItem(item, [name]);
    return label !== undefined && hasWord(label) ? [label] : [];
  });
}

/** Text of a value: itself, its name, or the texts of its entries. */
export function textIn(value: unknown): string | undefined {
  if (Array.isArray(value)) {
    const parts = list(value).flatMap((part) => textIn(part) ?? []);
    return parts.length === 0 ? undefined : [...new Set(parts)].join('; ');
  }
  const object = record(value);
  const own = text(value);
  return own !== undefined && /<|&#?\w{1,10};/.test(own)
    ? htmlToText(own)
    : (own ??
        ['name', 'title', 'label', 'text', 'value', 'city', 'displayname', 'displayName', 'plain_text']
          .map((name) => text(object[name]))
          .find((part) => part !== undefined));
}

/** True for the name of a value that ends in one of the words. */
export function hasNameLike(item: JsonItem, pattern: RegExp): boolean {
  for (const [name, value] of item) if (pattern.test(name) && isFilled(value)) return true;
  return false;
}

function isFilled(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
}

/** True for more than numbers that stand for something else. */
function isTelling(value: unknown): boolean {
  return isFilled(value) && !(Array.isArray(value) && value.every((entry) => typeof entry === 'number'));
}
