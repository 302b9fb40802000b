import { proseOf } from '../tree/prose.js';
import type { Document } from '../tree/html.js';
import { record, text } from '../../text/words.js';
import { jsonLdValues } from './json-ld.js';

/** What a list in the data of a page says of one of its entries. */
export interface ListedItem {
  readonly name: string;
  readonly url: string;
}

/** Levels of JSON-LD that are looked through for lists: a graph, what a page is about, the parts of it. */
const MAX_DEPTH = 6;
/** Entries of one list that are read: one page lists no more. */
const MAX_ITEMS = 1000;

/**
 * The lists of addresses that a page states as JSON-LD, a schema.org ItemList each, of pages of its own site. What says
 * of its entries what they are is no list of openings: a product, an article, a person; and a breadcrumb is a way.
 */
export function readItemLists(document: Document, pageUrl: string): ListedItem[][] {
  return jsonLdValues(document)
    .flatMap((value) => listsIn(value))
    .map((entries) => entries.slice(0, MAX_ITEMS).flatMap((entry) => itemOf(entry, pageUrl)))
    .filter((items) => items.length > 1);
}

function listsIn(value: unknown, depth = 0): unknown[][] {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return [];
  if (Array.isArray(value)) return value.flatMap((inner: unknown) => listsIn(inner, depth + 1));
  const node = record(value);
  const entries = node['itemListElement'];
  if (Array.isArray(entries)) return isOfType(node, LIST) ? [entries] : [];
  return Object.values(node).flatMap((inner) => listsIn(inner, depth + 1));
}

const LIST = /(?:^|\/|:)ItemList$/;
/** What an entry may be said to be where it is an opening, or nothing is said of it. */
const PAGE = /(?:^|\/|:)(?:ListItem|WebPage|ItemPage|Thing)$/;

function isOfType(node: Readonly<Record<string, unknown>>, type: RegExp): boolean {
  return [node['@type']].flat().some((name) => typeof name === 'string' && type.test(name));
}

function itemOf(entry: unknown, pageUrl: string): ListedItem[] {
  const [outer, inner] = [record(entry), record(record(entry)['item'])];
  const isElse = [outer, inner].some((node) => node['@type'] !== undefined && !isOfType(node, PAGE));
  const address = text(outer['url']) ?? text(outer['item']) ?? text(inner['url']) ?? text(inner['@id']);
  const name = proseOf(outer['name'] ?? inner['name']);
  if (isElse || name === undefined || address === undefined || !URL.canParse(address, pageUrl)) return [];
  const url = new URL(address, pageUrl);
  return isOtherPage(url, new URL(pageUrl)) ? [{ name: name.replace(/\s+/g, ' '), url: url.href }] : [];
}

/** Another page of the same site: a part of the page itself is shown there. */
function isOtherPage(url: URL, page: URL): boolean {
  return url.hostname === page.hostname && `${url.pathname}${url.search}` !== `${page.pathname}${page.search}`;
}
