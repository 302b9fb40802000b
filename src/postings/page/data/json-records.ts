import { parse } from 'csv-parse/sync';
import type { FoundPosting } from '../../posting.js';
import { noteLeftOut } from '../../reading-limits.js';
import { jsonOf, record, wordsOf } from '../../text/words.js';
import { unflattened } from './flattened-data.js';
import { flatItem, type JsonItem } from './json-items.js';
import { withoutOtherKinds } from './json-kinds.js';
import { inOneLanguage } from './json-languages.js';
import { JsonLinks } from './json-links.js';
import { listsIn, type JsonGroup } from './json-lists.js';
import { readItem } from './json-posting.js';
import { publicOf } from './json-public.js';
import { nodesIn } from './json-nodes.js';
import { otherThanPostings, scoreOf, titleName } from './json-score.js';

/** A list of postings found in JSON by its shape. */
export interface JsonListing {
  readonly postings: readonly FoundPosting[];
  /** Where in the JSON the list is, without numbers: `data.jobs.edges`. */
  readonly path: string;
  readonly score: number;
  /** How many there are in all, where the JSON says so. */
  readonly total?: number;
  /**
   * Entries that say of themselves that they are not public, are one of the postings in another language or name none.
   */
  readonly leftOut: number;
}

/** Where the JSON came from: an address or path that speaks of jobs tells much. */
export interface JsonOrigin {
  readonly url: string;
  readonly pageUrl: string;
  readonly language?: string | undefined;
}

/** What a list must reach: a title alone is not enough, a title at an address that speaks of jobs is. */
const THRESHOLD = 5;

/** Lists of postings in an answer, the surest first. Never throws; career histories and people are no such lists. */
export function readJsonRecords(body: string, origin: JsonOrigin): JsonListing[] {
  const root = answerOf(body);
  return root === undefined ? [] : readRecordsOf(unflattened(unquoted(root)), origin);
}

/** The data of an answer, which may stand behind a guard against inclusion or in a call. */
function answerOf(body: string): unknown {
  const bare = body.replace(/^\ufeff/, '').replace(/^\)\]\}',?\s*/, '');
  const called = /^\s{0,20}(?:\/\*[^*]{0,200}\*\/)?\s{0,20}[\w$.]{1,100}\s?\((?=\s{0,20}[[{])/.exec(bare);
  return jsonOf(called ? bare.slice(called[0].length, bare.lastIndexOf(')')) : bare) ?? sheetOf(bare);
}

/** An answer of which a member is JSON written as a text: `{ "body": "[{…}]" }`. */
function unquoted(root: unknown): unknown {
  if (typeof root !== 'object' || root === null || Array.isArray(root)) return root;
  return Object.fromEntries(
    Object.entries(root).map(([name, value]) => [
      name,
      typeof value === 'string' && /^\s{0,20}[[{]/.test(value) ? (jsonOf(value) ?? value) : (value as unknown),
    ]),
  );
}

/** Rows of a sheet that was published as text; undefined for what does not begin with a row of names. */
function sheetOf(source: string): unknown {
  const [names = ''] = source.split('\n', 1);
  const [delimiter = ','] = [',', ';', '\t'].toSorted((a, b) => names.split(b).length - names.split(a).length);
  if (names.length > 2000 || !names.includes(delimiter) || /[<{}]/.test(names)) return undefined;
  try {
    return parse(source, { delimiter, relax_quotes: true, relax_column_count: true, skip_empty_lines: true });
  } catch {
    return undefined;
  }
}

/** Likewise, in data that was parsed already. */
export function readRecordsOf(root: unknown, origin: JsonOrigin): JsonListing[] {
  const view = { language: origin.language, links: new JsonLinks(root) };
  const found = [...listsIn(root)].flatMap(([path, { entries }]) => {
    const all = entries.map((entry) => ({ ...entry, item: flatItem(entry.value, view) }));
    const items = withoutOtherKinds(withoutStrangers(all, { path, url: origin.url }));
    const score = scoreOf(
      items.map(({ item }) => item),
      { path, url: origin.url },
    );
    if (score === undefined || score < THRESHOLD) return [];
    const other = otherThanPostings(
      items.map(({ item }) => item),
      { path, url: origin.url },
    );
    if (other === 'past') noteLeftOut('entries_not_public', items.length);
    if (other !== undefined) return [];
    const title = titleName(items.map(({ item }) => item));
    const totals = items.flatMap((entry) => entry.total ?? []);
    const total = totals.length > 0 ? Math.max(...new Set(totals)) : undefined;
    const open = publicOf(items);
    const spoken = inOneLanguage(open, origin.language);
    const postings = spoken.flatMap(
      ({ item, group, heading }) => readItem(item, { title, group, heading, path, pageUrl: origin.pageUrl }) ?? [],
    );
    noteLeftOut('entries_not_public', items.length - open.length);
    noteLeftOut('entries_translated', open.length - spoken.length);
    noteLeftOut('entries_untitled', spoken.length - postings.length);
    return [{ postings, path, score, leftOut: items.length - postings.length, ...(total !== undefined && { total }) }];
  });
  return found
    .filter(({ postings }) => postings.length > 0)
    .toSorted((a, b) => b.score - a.score || b.postings.length - a.postings.length);
}

type ReadEntry = JsonGroup['entries'][number] & { readonly item: JsonItem };

/**
 * Of lists that stand at one place of several parents, those that are no postings by themselves and look otherwise:
 * blocks of a page are all called `items`.
 */
function withoutStrangers(entries: readonly ReadEntry[], place: { path: string; url: string }): readonly ReadEntry[] {
  const parents = Map.groupBy(entries, ({ parent }) => parent);
  if (parents.size < 2) return entries;
  const scored = [...parents.values()].map((part) => ({
    part,
    names: namesOf(part),
    score: scoreOf(
      part.map(({ item }) => item),
      place,
    ),
  }));
  const [best] = scored.toSorted((a, b) => (b.score ?? 0) - (a.score ?? 0));
  if (best?.score === undefined || best.score < THRESHOLD) return entries;
  const isAlike = (names: ReadonlySet<string>): boolean => {
    const common = [...names].filter((name) => best.names.has(name)).length;
    return common * 3 >= names.size + best.names.size;
  };
  return scored.filter(({ score = 0, names }) => score >= THRESHOLD || isAlike(names)).flatMap(({ part }) => part);
}

function namesOf(entries: readonly ReadEntry[]): ReadonlySet<string> {
  return new Set(entries.flatMap(({ item }) => [...item.keys()]));
}

/** So far below the surest list another one still may be a list. */
const MARGIN = 3;

/**
 * Of several lists those that are about as sure as the surest: beside a list that surely is one, what only might be one
 * is none.
 */
export function surestOf<Listing extends JsonListing>(listings: readonly Listing[]): Listing[] {
  const best = Math.max(0, ...listings.map(({ score }) => score));
  return listings.filter(({ score }) => score >= best - MARGIN);
}

/** What JSON says of one posting that is known by its id or title: the entry that says most. */
export function readJsonDetail(body: string, known: FoundPosting, origin: JsonOrigin): FoundPosting | undefined {
  const root = unflattened(unquoted(answerOf(body)));
  const view = { language: origin.language, links: new JsonLinks(root) };
  const wanted = wordsOf(known.fields.job_title ?? '').join(' ');
  const isIt = (read: FoundPosting): boolean =>
    (known.id !== undefined && read.id === known.id) || wordsOf(read.fields.job_title ?? '').join(' ') === wanted;
  let best: FoundPosting | undefined;
  for (const node of nodesIn(root)) {
    // Objects that say more than one thing.
    if (Object.keys(record(node)).length < 2) continue;
    const item = flatItem(node, view);
    const read = readItem(item, { title: titleName([item]), pageUrl: origin.pageUrl });
    if (read && textLength(read) > textLength(best) && isIt(read)) best = read;
  }
  return best;
}

function textLength(posting: FoundPosting | undefined): number {
  return posting?.fields.job_description?.length ?? 0;
}
