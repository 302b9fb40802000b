import { noteCut } from '../../reading-limits.js';
import { jsonOf, list, record } from '../../text/words.js';

/**
 * Data as frameworks write it down for their own scripts, as it was before: lists of values that name each other by
 * their places (devalue of Nuxt and SvelteKit, turbo-stream of React Router), and values beside the number of their
 * kind (islands of Astro). Anything else stays as it is.
 */
export function unflattened(value: unknown): unknown {
  if (Array.isArray(value) && isFlat(list(value))) return fromPlaces(list(value));
  return isTagged(value) ? untagged(value) : value;
}

/** Lines of one stream that are read. */
const MAX_LINES = 2000;

/**
 * The values of a router's stream as one list of places: its first line holds what came at once, each other (`P12:[…]`)
 * what was promised under a number. The numbers of promises become the places of what they brought.
 */
export function streamedData(stream: string): unknown {
  const [first = '', ...lines] = stream.split('\n');
  const values = jsonOf(first);
  if (!Array.isArray(values)) return undefined;
  const all = [...list(values)];
  const brought = new Map<unknown, number>();
  if (lines.length > MAX_LINES) noteCut('lines of its data', { seen: lines.length, kept: MAX_LINES });
  for (const line of lines.slice(0, MAX_LINES)) {
    const promised = promisedIn(line);
    if (!promised) continue;
    brought.set(promised.id, all.length);
    for (const value of promised.values) all.push(value);
  }
  return all.map((value) => {
    const [kind, id] = Array.isArray(value) ? list(value) : [];
    return kind === 'P' ? ['P', brought.get(id)] : value;
  });
}

/** What a line brings, and the number under which it was promised. */
function promisedIn(line: string): { id: number; values: readonly unknown[] } | undefined {
  const [head, id] = /^P(\d{1,6}):/.exec(line) ?? [];
  const values = head === undefined ? undefined : jsonOf(line.slice(head.length));
  return Array.isArray(values) ? { id: Number(id), values: list(values) } : undefined;
}

/** A list whose first entry names others by their places. */
function isFlat(values: readonly unknown[]): boolean {
  const [root] = values;
  const places = Array.isArray(root) ? list(root) : Object.values(record(root));
  return (
    values.length > 3 &&
    places.length > 0 &&
    places.every((place, index) => isPlace(place, values.length) || (index === 0 && typeof place === 'string')) &&
    places.some((place) => typeof place === 'number')
  );
}

function isPlace(value: unknown, length: number): value is number {
  return Number.isInteger(value) && (value as number) < length && (value as number) > -10;
}

/** Data of pages stand some twenty levels deep; a chain of thousands is there to overflow whoever follows it. */
const MAX_DEPTH = 500;

/** Each value is made once, however often it is named: what names itself is no tree, and no bomb either. */
function fromPlaces(values: readonly unknown[]): unknown {
  const made = new Map<number, unknown>();
  let depth = 0;
  const at = (place: unknown): unknown => {
    if (!isPlace(place, values.length) || place < 0) return undefined;
    if (made.has(place)) return made.get(place);
    if (depth > MAX_DEPTH) {
      noteCut('levels of its data', { kept: MAX_DEPTH });
      return undefined;
    }
    depth++;
    const value = valueAt(place);
    depth--;
    return value;
  };
  const valueAt = (place: number): unknown => {
    const value = values[place];
    if (Array.isArray(value)) return fromList(place, list(value));
    if (typeof value !== 'object' || value === null) return value;
    const object: Record<string, unknown> = {};
    made.set(place, object);
    for (const [key, inner] of Object.entries(value)) {
      const name = /^_\d+$/.test(key) ? values[Number(key.slice(1))] : key;
      if (typeof name === 'string') Object.defineProperty(object, name, { value: at(inner), enumerable: true });
    }
    return object;
  };
  const fromList = (place: number, entries: readonly unknown[]): unknown => {
    // A kind and its value: a date, something reactive.
    if (typeof entries[0] === 'string') {
      made.set(place, undefined);
      const inner = typeof entries[1] === 'number' ? at(entries[1]) : entries[1];
      made.set(place, inner);
      return inner;
    }
    const items: unknown[] = [];
    made.set(place, items);
    for (const entry of entries) items.push(at(entry));
    return items;
  };
  return at(0);
}

/** An object of nothing but pairs of a kind and a value. */
function isTagged(value: unknown): value is Readonly<Record<string, unknown>> {
  const entries = Object.values(record(value));
  return entries.length > 0 && entries.every(isPair);
}

function isPair(value: unknown): boolean {
  return (
    Array.isArray(value) && value.length === 2 && Number.isInteger(value[0]) && Number(value[0]) >= 0 && value[0] < 12
  );
}

/** Levels of an island's values. */
const MAX_TAGGED = 20;

function untagged(value: Readonly<Record<string, unknown>>, depth = 0): unknown {
  if (depth > MAX_TAGGED) {
    noteCut('levels of its data', { kept: MAX_TAGGED });
    return undefined;
  }
  return Object.fromEntries(Object.entries(value).map(([name, pair]) => [name, ofPair(pair, depth)]));
}

function ofPair(pair: unknown, depth: number): unknown {
  const [kind, value] = list(pair);
  if (kind === 1) return list(value).map((inner) => ofPair(inner, depth + 1));
  return Object.keys(record(value)).length > 0 ? untagged(record(value), depth + 1) : value;
}
