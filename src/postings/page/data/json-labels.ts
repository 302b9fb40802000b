import { foldDotless, isUnspaced } from '../../text/words.js';
import {
  ADDRESS_NAMES,
  DESCRIPTION_NAMES,
  LEAST_ENDINGS,
  MOST_ENDINGS,
  TITLE_NAMES,
} from '../../text/words/sites/data-name-words.js';
import { LABELS, labelsOf } from '../../text/words/labels/all-labels.js';
import type { LabelledField } from '../../text/words/labels/labels.js';
import { foldedWords, type LanguageWords } from '../../text/words/pattern-parts.js';
import type { JsonItem } from './json-items.js';
import * as known from './json-names.js';

/** What a name of data is called after, as a label on a card is. */
type NamedField = LabelledField | 'description' | 'address';

/** Small words of labels, which names leave out: "date de publication" is `datePublication`. */
const SMALL =
  /(?<!\p{L})(?:d[eiou]|d[ae]l|dell[ao]|des|d'|l'|la|le|el|il|van|na|za|i|ja|for|av|af|der|die|das)(?!\p{L})/gu;

/** Names that tables of names know: what they mean in data is settled. */
const KNOWN: ReadonlySet<string> = new Set([
  ...known.TITLE,
  ...known.ADDRESS,
  ...known.PLACE,
  ...known.KIND,
  ...known.DEPARTMENT,
  ...known.POSTED,
  ...known.REMOTE,
  ...known.DESCRIPTION,
  ...known.DEADLINE,
  ...known.COMPANY,
  ...known.CONTACT,
  ...known.LABELS,
  ...known.SLUG,
  ...known.SECTIONS.flatMap(([, names]) => names),
]);

/** Whether a table of names has a name. */
export function isKnownName(name: string): boolean {
  return KNOWN.has(name);
}

/** Labels of one language that data are called by in another: the day of an event, a longitude, a shift, a degree. */
const OF_OTHERS = new Set(['termin', 'lon', 'dienst', 'honor']);

/** The forms that a label has as a name: with its small words or without, its umlauts plain or written out. */
function formsOf(label: string): string[] {
  const lower = label.toLowerCase().replace(/[’‘]/g, "'");
  const written = lower.replace(/[äæ]/g, 'ae').replace(/[öø]/g, 'oe').replace(/ü/g, 'ue').replace(/å/g, 'aa');
  const folded = [lower, written].map(foldDotless);
  return [...folded, ...folded.map((one) => one.replace(SMALL, ' '))].map((one) => one.replace(/[^\p{L}\p{N}]/gu, ''));
}

const FIELDS: ReadonlyMap<string, NamedField> = fieldsByName();

/** Two letters are a name only where each is a word. */
function isTelling(form: string): boolean {
  return form.length > (isUnspaced(form) ? 1 : 2);
}

function fieldsByName(): Map<string, NamedField> {
  const fields = new Map<string, NamedField>();
  const add = (label: string, field: NamedField): void => {
    for (const form of formsOf(label))
      if (isTelling(form) && !OF_OTHERS.has(form) && !KNOWN.has(form) && !fields.has(form)) fields.set(form, field);
  };
  const beside: readonly (readonly [NamedField, readonly LanguageWords[]])[] = [
    ['title', TITLE_NAMES],
    ['description', DESCRIPTION_NAMES],
    ['address', ADDRESS_NAMES],
  ];
  for (const [field, rows] of beside)
    for (const [, words] of rows) for (const word of words.split('|')) add(word, field);
  // What English labels are called is in the tables of names; others of them are words of programs: `base`, `rate`.
  for (const field of Object.keys(LABELS) as LabelledField[])
    for (const { label, language } of labelsOf(field)) if (language !== 'en') add(label, field);
  return fields;
}

/** Which field a name of data is called after, in any language; undefined for a name that tables of names know. */
export function fieldOfName(name: string): NamedField | undefined {
  return FIELDS.get(foldDotless(name));
}

/** Names of an entry under which a value may stand: those of a table, and its own that are called after the field. */
export function namesFor(item: JsonItem, names: readonly string[], field: NamedField): readonly string[] {
  const own = calledAfter(item).get(field);
  return own === undefined ? names : [...names, ...own];
}

/** Told once for each entry: all fields ask. */
const called = new WeakMap<JsonItem, ReadonlyMap<NamedField, ReadonlySet<string>>>();

function calledAfter(item: JsonItem): ReadonlyMap<NamedField, ReadonlySet<string>> {
  const known = called.get(item);
  if (known) return known;
  const fields = new Map<NamedField, Set<string>>();
  for (const name of item.keys()) {
    const [first = ''] = name.split('.', 1);
    const field = fieldOfName(first);
    if (field !== undefined) fields.set(field, (fields.get(field) ?? new Set()).add(first));
  }
  called.set(item, fields);
  return fields;
}

const LEAST = foldedWords(LEAST_ENDINGS);
const MOST = foldedWords(MOST_ENDINGS);

/** Which part of the pay a name is called after: the whole, or the least or most of it. */
export function partOfPay(name: string): 'whole' | 'min' | 'max' | undefined {
  const isPayBefore = (ending: string): boolean =>
    name.endsWith(ending) && fieldOfName(name.slice(0, -ending.length)) === 'salary';
  if (LEAST.some(isPayBefore)) return 'min';
  if (MOST.some(isPayBefore)) return 'max';
  return fieldOfName(name) === 'salary' ? 'whole' : undefined;
}
