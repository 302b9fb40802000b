import { proseOf } from '../tree/prose.js';
import type { Document } from '../tree/html.js';
import { record, text } from '../../text/words.js';
import { findNodes, jsonLdValues } from './json-ld.js';

/** What a list in the data of a page says of one of its entries. */
export interface ListedItem {
  readonly name: string;
  readonly url: string;
}

/**
 * The lists of addresses that a page states as JSON-LD, a schema.org ItemList each, of pages of its own site. What says
 * of its entries what they are is no list of openings: a product, an article, a person; and a breadcrumb is a way.
 */
export function readItemLists(document: Document, pageUrl: string): ListedItem[][] {
  return jsonLdValues(document)
    .flatMap((value) => findNodes(value, isListOfAny))
    .filter((list) => isOfType(list, LIST))
    .map((list) => entriesOf(list).flatMap((entry) => itemOf(entry, pageUrl)))
    .filter((items) => items.length > 1);
}

/** A list of whatever it says: what stands in another one's entries is no list of openings. */
function isListOfAny(node: Readonly<Record<string, unknown>>): boolean {
  return Array.isArray(node['itemListElement']);
}

function entriesOf(list: Readonly<Record<string, unknown>>): readonly unknown[] {
  return [list['itemListElement']].flat();
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
