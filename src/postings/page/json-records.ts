import { foundPosting, type FoundPosting } from '../posting.js';
import { readCountry } from '../text/countries.js';
import { readDate } from '../text/date.js';
import { readContractType, readJobType } from '../text/job-type.js';
import { readRemoteLabel } from '../text/remote.js';
import { jsonOf, list, numeric, record, text, wordsOf } from '../text/words.js';
import { unflattened } from './flattened-data.js';
import { htmlToText } from './html.js';
import { flatItem, textIn, textOfItem, valueOf, type JsonItem } from './json-items.js';
import { ADDRESS, DEPARTMENT, DESCRIPTION, KIND, PLACE, POSTED, REMOTE, SECTIONS } from './json-names.js';
import { scoreOf, titleName } from './json-score.js';

/** A list of postings found in JSON by its shape. */
export interface JsonListing {
  readonly postings: readonly FoundPosting[];
  /** Where in the JSON the list is, without numbers: `data.jobs.edges`. */
  readonly path: string;
  readonly score: number;
  /** How many there are in all, where the JSON says so. */
  readonly total?: number;
  /** Entries that say of themselves that they are not public. */
  readonly inactive: number;
}

/** Where the JSON came from: an address or path that speaks of jobs tells much. */
export interface JsonOrigin {
  readonly url: string;
  readonly pageUrl: string;
  readonly language?: string;
}

const NOT_PUBLIC: readonly (readonly [RegExp, (value: unknown) => boolean])[] = [
  [
    /^(?:is)?(?:active|published|open|visible|enabled|live|listed|public|aktiv|ispublic)$/,
    (value) => value === false || value === 'false' || value === 0,
  ],
  [
    /^(?:is)?(?:closed|archived|draft|expired|filled|hidden|deleted|disabled|inactive|unlisted|test)$/,
    (value) => value === true || value === 'true' || value === 1,
  ],
  [
    /^(?:status|state|jobstatus|postingstatus|visibility)$/,
    (value) =>
      typeof value === 'string' &&
      /^(?:closed|draft|archived?|inactive|filled|expired|unpublished|hidden|on[ _-]?hold|private|internal|geschlossen|entwurf|besetzt)$/i.test(
        value,
      ),
  ],
];

const MAX_NODES = 100_000;
/** What a list must reach: a title alone is not enough, a title at an address that speaks of jobs is. */
const THRESHOLD = 5;

/** Lists of postings in an answer, the surest first. Never throws; career histories and people are no such lists. */
export function readJsonRecords(body: string, origin: JsonOrigin): JsonListing[] {
  const root = jsonOf(body.replace(/^\ufeff/, '').replace(/^\)\]\}',?\s*/, ''));
  return root === undefined ? [] : readRecordsOf(unflattened(root), origin);
}

/** Likewise, in data that was parsed already. */
export function readRecordsOf(root: unknown, origin: JsonOrigin): JsonListing[] {
  const groups = collect(root);
  const found = [...groups].flatMap(([path, { entries, total }]) => {
    const items = entries.map(({ value, group }) => ({ item: flatItem(value, origin.language), group }));
    const score = scoreOf(
      items.map(({ item }) => item),
      { path, url: origin.url },
    );
    if (score === undefined || score < THRESHOLD) return [];
    const title = titleName(items.map(({ item }) => item));
    const open = items.filter(({ item }) => !isNotPublic(item));
    const postings = open.flatMap(({ item, group }) => readItem(item, title, group, origin) ?? []);
    return [{ postings, path, score, inactive: items.length - open.length, ...(total !== undefined && { total }) }];
  });
  return found
    .filter(({ postings }) => postings.length > 0)
    .toSorted((a, b) => b.score - a.score || b.postings.length - a.postings.length);
}

/** So far below the surest list another one still may be a list. */
const MARGIN = 3;

/** Of several lists those that are about as sure as the surest: beside a list that surely is one, what only might be one is none. */
export function surestOf<Listing extends JsonListing>(listings: readonly Listing[]): Listing[] {
  const best = Math.max(0, ...listings.map(({ score }) => score));
  return listings.filter(({ score }) => score >= best - MARGIN);
}

/** What JSON says of one posting that is known by its id or title: the entry that says most. */
export function readJsonDetail(body: string, known: FoundPosting, origin: JsonOrigin): FoundPosting | undefined {
  const root = unflattened(jsonOf(body.replace(/^\ufeff/, '')));
  const wanted = wordsOf(known.fields.job_title ?? '').join(' ');
  let best: FoundPosting | undefined;
  const waiting: unknown[] = [root];
  for (let seen = 0; seen < waiting.length && seen < MAX_NODES; seen++) {
    const node = waiting[seen];
    waiting.push(...(Array.isArray(node) ? list(node) : Object.values(record(node))));
    if (Object.keys(record(node)).length < 2) continue;
    const item = flatItem(node, origin.language);
    const read = readItem(item, titleName([item]), undefined, origin);
    const isIt =
      (known.id !== undefined && read?.id === known.id) || wordsOf(read?.fields.job_title ?? '').join(' ') === wanted;
    const length = read?.fields.job_description?.length ?? 0;
    if (isIt && length > (best?.fields.job_description?.length ?? 0)) best = read;
  }
  return best;
}

interface Group {
  readonly entries: { readonly value: unknown; readonly group: string | undefined }[];
  total?: number;
}

/** All lists of objects by where they are; the lists of several departments are one. */
function collect(root: unknown): Map<string, Group> {
  const groups = new Map<string, Group>();
  const stack: { node: unknown; path: string; depth: number; group: string | undefined; total: number | undefined }[] =
    [{ node: root, path: '', depth: 0, group: undefined, total: undefined }];
  for (let visited = 0; stack.length > 0 && visited < MAX_NODES; visited++) {
    const { node, path, depth, group, total } = stack.pop() as (typeof stack)[number];
    if (depth > 9) continue;
    const values = Array.isArray(node) ? list(node) : tableOf(node);
    if (values !== undefined) {
      const objects = values.filter((value) => Object.keys(record(value)).length > 0);
      if (objects.length > 0 && objects.length * 2 > values.length) {
        const known = groups.get(path) ?? { entries: [] };
        known.entries.push(...objects.map((value) => ({ value, group })));
        if (total !== undefined && known.total === undefined) known.total = total;
        groups.set(path, known);
      }
      for (const value of values)
        stack.push({ node: value, path, depth: depth + 1, group: groupName(value, path) ?? group, total });
    } else {
      const object = record(node);
      const count = totalIn(object) ?? total;
      for (const [key, value] of Object.entries(object))
        stack.push({ node: value, path: path === '' ? key : `${path}.${key}`, depth: depth + 1, group, total: count });
    }
  }
  return groups;
}

/** Entries by their ids: an object of three or more objects of one shape. */
function tableOf(node: unknown): readonly unknown[] | undefined {
  const object = record(node);
  const values = Object.entries(object);
  if (values.length < 3) return undefined;
  const shapes = values.map(([, value]) => Object.keys(record(value)).sort().join());
  if (shapes.some((shape) => shape === '' || shape !== shapes[0])) return undefined;
  return values.map(([key, value]) => ({ id: key, ...record(value) }));
}

function groupName(value: unknown, path: string): string | undefined {
  if (!/depart|team|categor|group|abteilung|bereich/i.test(path)) return undefined;
  return text(record(value)['name']) ?? text(record(value)['title']);
}

function totalIn(object: Readonly<Record<string, unknown>>): number | undefined {
  for (const [key, value] of Object.entries(object))
    if (
      /^(?:total|count|total_?(?:count|results|hits|found|items|jobs|records|elements)|num_?found|found_?posts|hits_?count|nb_?hits|number_?of_?(?:results|jobs|elements)|records_?total|anzahl)$/i.test(
        key,
      )
    ) {
      const number = numeric(value);
      if (number !== undefined && number >= 0 && Number.isInteger(number)) return number;
    }
  return undefined;
}

function isNotPublic(item: JsonItem): boolean {
  for (const [name, value] of item)
    if (NOT_PUBLIC.some(([pattern, test]) => pattern.test(name) && test(value))) return true;
  return false;
}

function readItem(
  item: JsonItem,
  titleKey: string | undefined,
  group: string | undefined,
  { pageUrl }: JsonOrigin,
): FoundPosting | undefined {
  const title = titleKey === undefined ? undefined : textOfItem(item, [titleKey]);
  if (title === undefined) return undefined;
  const kind = textOfItem(item, KIND);
  return foundPosting(
    'page-data',
    {
      job_title: htmlToText(title),
      job_url: addressOf(item, pageUrl),
      location: placeOf(item),
      country: readCountry(textOfItem(item, ['country', 'countrycode', 'land', 'location.country', 'address.country'])),
      department: textOfItem(item, DEPARTMENT) ?? group,
      job_type: readJobType(kind),
      contract_type: readContractType(kind),
      remote_policy: readRemoteLabel(textOfItem(item, REMOTE)),
      posted_at: POSTED.map((name) => readDate(item.get(name))).find((date) => date !== undefined),
      job_description: descriptionOf(item),
    },
    { id: textOfItem(item, ['id', 'jobid', 'slug', 'uuid', 'key', 'reqid', 'requisitionid', 'reference', 'ref']) },
  );
}

/** Application forms are the last resort: the advert itself is what is wanted. */
function addressOf(item: JsonItem, pageUrl: string): string | undefined {
  for (const name of ADDRESS) {
    const address = text(item.get(name));
    if (address !== undefined && /^(?:https?:|\/|\.\/|#!?\/)/.test(address) && URL.canParse(address, pageUrl))
      return new URL(address, pageUrl).href;
  }
  return undefined;
}

function placeOf(item: JsonItem): string | undefined {
  for (const name of PLACE) {
    const whole = textIn(valueOf(item, [name]));
    if (whole !== undefined) return whole;
    const parts = ['city', 'region', 'state', 'country'].flatMap((part) => textIn(item.get(`${name}.${part}`)) ?? []);
    if (parts.length > 0) return parts.join(', ');
  }
  return undefined;
}

/** The advert's text and its listed parts under their headings. */
function descriptionOf(item: JsonItem): string | undefined {
  const texts = DESCRIPTION.flatMap((name) => proseOf(item.get(name)) ?? []);
  const longest = texts.toSorted((a, b) => b.length - a.length)[0];
  const sections = SECTIONS.flatMap(([heading, names]) => {
    const value = names
      .map((name) => item.get(name))
      .find((candidate) => candidate !== undefined && candidate !== null);
    const lines = Array.isArray(value)
      ? list(value).flatMap((line) => textIn(line) ?? [])
      : [proseOf(value) ?? ''].filter((line) => line !== '');
    const isTold = lines.every((line) => longest?.includes(line) === true);
    return lines.length === 0 || isTold
      ? []
      : [`${heading}\n${lines.map((line) => (lines.length > 1 ? `• ${htmlToText(line)}` : line)).join('\n')}`];
  });
  const whole = [longest ?? '', ...sections].filter((part) => part !== '').join('\n\n');
  return whole === '' ? undefined : whole;
}

function proseOf(value: unknown): string | undefined {
  if (Array.isArray(value))
    return (
      list(value)
        .flatMap((part) => proseOf(part) ?? [])
        .join('\n') || undefined
    );
  return typeof value === 'string' && value.trim() !== '' ? htmlToText(value) : undefined;
}
