import { noteCut } from '../../reading-limits.js';
import { list, numeric, record, text } from '../../text/words.js';
import { saysCareer } from '../lines/headings/topics.js';
import { isLanguage } from './json-plain.js';
import { richTextOf } from './rich-text.js';

/** An entry of a list, and what it has from the list that it stands in: its department, its place. */
interface JsonEntry {
  readonly value: unknown;
  readonly group: string | undefined;
  /** What the object is called that holds its list: "Sales", "Internships". */
  readonly heading?: string;
  /** The list it stands in: lists at one path of several parents count as one. */
  readonly parent: number;
  /** How many that list has in all, where the document says so. */
  readonly total?: number;
  /** The language by whose name the list, or what holds it, is called. */
  readonly language?: string;
}

/** All entries at one place of a document. */
export interface JsonGroup {
  readonly entries: JsonEntry[];
}

interface Place {
  readonly node: unknown;
  readonly path: string;
  readonly depth: number;
  readonly group: string | undefined;
  readonly total: number | undefined;
  readonly heading?: string;
  readonly language?: string;
}

const MAX_NODES = 100_000;
const MAX_DEPTH = 12;

/** What stands there once more: in other languages, with marks for what was searched. */
const TWINS = /(?:^|\.)(?:translations|localizations|_highlightResult|_snippetResult)$/;

/** All lists of objects by where they are, without numbers; the lists of several departments are one. */
export function listsIn(root: unknown): Map<string, JsonGroup> {
  const groups = new Map<string, JsonGroup>();
  const stack: Place[] = [{ node: root, path: '', depth: 0, group: undefined, total: undefined }];
  for (let visited = 0; stack.length > 0; visited++) {
    if (visited >= MAX_NODES) {
      noteCut('values of its data', { kept: MAX_NODES });
      break;
    }
    const place = stack.pop() as Place;
    if (isTooDeep(place) || holdsNoList(place)) continue;
    const { node } = place;
    const isByLanguage = isPerLanguage(record(node));
    const values = isByLanguage ? undefined : entriesOf(node);
    if (values !== undefined) add(groups, place, { values, parent: visited });
    for (const inner of values ? entriesAt(place, values) : membersAt(place, isByLanguage)) stack.push(inner);
  }
  return groups;
}

/** What stands there once more, and the parts of a text. */
function holdsNoList({ node, path, depth }: Place): boolean {
  return TWINS.test(path) || (depth > 1 && richTextOf(node) !== undefined);
}

/** The entries of a list, the last one first. */
function entriesAt(place: Place, values: readonly unknown[]): Place[] {
  const isGrouping = areGroups(values, place.path);
  return values.toReversed().map((value) => {
    const called = isGrouping ? nameOfGroup(record(value)) : undefined;
    return {
      ...place,
      node: value,
      depth: place.depth + 1,
      group: called === undefined || saysCareer(called) ? place.group : called,
      ...(called !== undefined && { heading: called }),
    };
  });
}

/** What an object holds, the last of it first. */
function membersAt(place: Place, isByLanguage: boolean): Place[] {
  const { node, path, depth, group, total } = place;
  const object = record(node);
  const count = totalIn(object) ?? total;
  const isByGroup = isListPerName(object);
  const pathOf = (key: string): string => (path === '' ? key : `${path}.${key}`);
  return Object.entries(object)
    .toReversed()
    .map(([key, value]) => ({
      ...place,
      node: value,
      path: isByGroup || isByLanguage ? path : pathOf(key),
      depth: depth + 1,
      group: isByGroup ? key : group,
      total: count,
      ...(isByGroup && { heading: key }),
      ...(isByLanguage && { language: key }),
    }));
}

/** Of what stands too deep, several objects in a row may be a list that was to be read; a text or a setting is none. */
function isTooDeep({ node, depth }: Place): boolean {
  if (depth <= MAX_DEPTH) return false;
  const values = list(node);
  if (values.length > 1 && values.every((value) => Object.keys(record(value)).length > 1))
    noteCut('levels of its data', { kept: MAX_DEPTH });
  return true;
}

/** What a list holds, or what is as good as a list; undefined for any other value. */
function entriesOf(node: unknown): readonly unknown[] | undefined {
  return Array.isArray(node) ? (rowsOf(list(node)) ?? list(node)) : (cellsOf(node) ?? tableOf(node));
}

function add(
  groups: Map<string, JsonGroup>,
  { path, group, total, heading, language }: Place,
  found: { values: readonly unknown[]; parent: number },
): void {
  const { values, parent } = found;
  const objects = values.filter((value) => Object.keys(record(value)).length > 0);
  if (objects.length === 0 || objects.length * 2 <= values.length) return;
  const known = groups.get(path) ?? { entries: [] };
  const told = {
    ...(total !== undefined && { total }),
    ...(heading !== undefined && { heading }),
    ...(language !== undefined && { language }),
  };
  for (const value of objects) known.entries.push({ value, group, parent, ...told });
  groups.set(path, known);
}

/** Entries by their ids: an object of three or more objects that are alike, or of fewer that are the same. */
function tableOf(node: unknown): readonly unknown[] | undefined {
  const values = Object.entries(record(node));
  if (values.length < 2) return undefined;
  const shapes = values.map(([, value]) => Object.keys(record(value)));
  if (shapes.some((shape) => shape.length === 0)) return undefined;
  const common = commonNames(shapes);
  const isSame = shapes.every((shape) => shape.length === common && common > 1);
  // What programs and stores make up as names: "-Na1x", "65f0", "10234".
  const areIds = values.every(([key]) => /^[\w-]+$/.test(key) && /\d/.test(key));
  const areAlike = values.length >= 3 && common > 0 && (isSame || areIds);
  return areAlike || (isSame && areIds) ? values.map(([key, value]) => ({ id: key, ...record(value) })) : undefined;
}

/** How many names all of them have. */
function commonNames(shapes: readonly (readonly string[])[]): number {
  const counts = new Map<string, number>();
  for (const name of shapes.flat()) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].filter(([, count]) => count === shapes.length).length;
}

/** Rows of a sheet under a row of names, as objects. */
function rowsOf(rows: readonly unknown[]): readonly unknown[] | undefined {
  const [names, ...rest] = rows;
  const columns = list(names);
  const isTable =
    columns.length > 1 &&
    rest.length > 0 &&
    columns.every((name) => typeof name === 'string' && name.length < 60) &&
    rest.every((row) => Array.isArray(row) && row.length <= columns.length);
  return isTable ? rest.map((row) => objectOf(columns, list(row))) : undefined;
}

/** A table whose columns say their names and whose rows hold cells. */
function cellsOf(node: unknown): readonly unknown[] | undefined {
  const { cols, columns, rows, data } = record(node);
  const heads = list(cols ?? columns).map((column) =>
    text(record(column)['label'] ?? record(column)['name'] ?? record(column)['title'] ?? column),
  );
  const lines = list(rows ?? data).map((row) =>
    (Array.isArray(row) ? list(row) : list(record(row)['c'])).map((cell) =>
      cell !== null && typeof cell === 'object' && 'v' in cell ? cell.v : cell,
    ),
  );
  if (heads.length < 2 || lines.length === 0 || lines.some((line) => line.length === 0)) return undefined;
  return heads.some((head) => head !== undefined) ? lines.map((line) => objectOf(heads, line)) : rowsOf(lines);
}

function objectOf(names: readonly unknown[], values: readonly unknown[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name, index) => [String(name), values[index]]));
}

/** `{ "Sales": [{…}], "Finance": [{…}], "Stores": [] }`: names that are no names of values; some may have nothing. */
function isListPerName(object: Readonly<Record<string, unknown>>): boolean {
  const values = Object.entries(object);
  if (!values.every(([key, value]) => /^\p{Lu}|[ &]/u.test(key) && !/[:({]/.test(key) && Array.isArray(value)))
    return false;
  const filled = values.map(([, value]) => list(value)).filter(({ length }) => length > 0);
  const shapes = filled.map(([first]) => Object.keys(record(first)).sort().join());
  return filled.length > 1 && new Set(shapes).size * 2 <= filled.length;
}

/** `{ "en": …, "de": … }`: names of languages, of which each has its own list. */
function isPerLanguage(object: Readonly<Record<string, unknown>>): boolean {
  const values = Object.entries(object);
  return values.length > 1 && values.every(([key, value]) => isLanguage(key) && typeof value === 'object');
}

/** Whether entries of a list hold lists themselves, and are called by their department, place or kind. */
function areGroups(values: readonly unknown[], path: string): boolean {
  const holders = values
    .map(record)
    .filter((value) => Object.values(value).some((inner) => Object.keys(record(list(inner)[0])).length > 0));
  const isNamed = /depart|team|categor|group|abteilung|bereich|location|standort|office|cities|countr/i.test(path);
  return holders.length >= (isNamed ? 1 : 2);
}

function nameOfGroup(value: Readonly<Record<string, unknown>>): string | undefined {
  const called = ['name', 'title', 'label', 'department', 'team', 'category', 'group', 'location', 'city', 'country']
    .map((name) => text(value[name]) ?? text(record(value[name])['name']))
    .find((one) => one !== undefined);
  return called === undefined || called.length > 60 ? undefined : called;
}

const TOTAL =
  /^(?:total|count|found|total_?(?:count|results|hits|found|items|jobs|records|elements|(?:results_?)?size)|num_?found|found_?posts|hits_?count|nb_?hits|number_?of_?(?:results|jobs|elements)|records_?total|anzahl)$/i;
/** What holds what is said of a list, beside it. */
const ABOUT_LIST = /^(?:meta|meta_?data|pagination|paging|page|page_?(?:info|data)|info|summary)$/i;

/** How many entries a list has in all, as the object says that holds it. */
function totalIn(object: Readonly<Record<string, unknown>>): number | undefined {
  const values = Object.entries(object);
  for (const [key, value] of values) {
    const total = TOTAL.test(key) ? numeric(record(value)['value'] ?? value) : undefined;
    if (total !== undefined && isCount(total)) return total;
  }
  for (const [key, value] of values) {
    const beside = ABOUT_LIST.test(key) && !Array.isArray(value) ? totalIn(record(value)) : undefined;
    if (beside !== undefined) return beside;
  }
  return undefined;
}

function isCount(value: number): boolean {
  return value >= 0 && Number.isInteger(value);
}
