import { attribute, findAll, isTag, textOf, type Document, type Element } from '../tree/html.js';
import { readSchemaPosting } from './json-ld.js';
import type { FoundPosting } from '../../posting.js';

/** Postings that a page states as microdata, or as RDFa, which says the same by other attributes. */
export function readMicrodata(document: Document, pageUrl: string): FoundPosting[] {
  return findAll(document, (element) => syntaxOf(element) !== undefined).map((item) =>
    readSchemaPosting(readItem(item, syntaxOf(item) ?? MICRODATA), pageUrl, 'microdata'),
  );
}

/** How an element states a posting; undefined for one that does not. */
function syntaxOf({ attribs }: Element): Syntax | undefined {
  if (/schema\.org\/JobPosting/i.test(attribs['itemtype'] ?? '')) return MICRODATA;
  const isRdfa = /(?:^|\s)(?:schema:|https?:\/\/schema\.org\/)?JobPosting(?:$|\s)/.test(attribs['typeof'] ?? '');
  return isRdfa ? RDFA : undefined;
}

/** One way of marking up: an item is of the one that it begins in, and what others say within it is of other things. */
interface Syntax {
  readonly scope: string;
  readonly type: string;
  readonly property: string;
}

const MICRODATA: Syntax = { scope: 'itemscope', type: 'itemtype', property: 'itemprop' };
const RDFA: Syntax = { scope: 'typeof', type: 'typeof', property: 'property' };

/** What an item is, or a property is called, without its vocabulary; empty for one of another: "og:title". */
function nameIn(written: string): string {
  return /^(?:schema:|https?:\/\/(?:www\.)?schema\.org\/)?([^/:]+)$/i.exec(written)?.[1] ?? '';
}

/** An item as the JSON-LD node it stands for. */
function readItem(item: Element, syntax: Syntax): Record<string, unknown> {
  const types = attribute(item, syntax.type).split(/\s+/);
  const type = types.map(nameIn).find((name) => name !== '') ?? types[0]?.split('/').at(-1);
  const node: Record<string, unknown> = { '@type': type };
  const visit = (element: Element): void => {
    for (const child of element.children) {
      if (!isTag(child)) continue;
      const names = attribute(child, syntax.property)
        .split(/\s+/)
        .flatMap((name) => nameIn(name) || []);
      const isItem = syntax.scope in child.attribs;
      const value: unknown = isItem ? readItem(child, syntax) : valueOf(child);
      for (const name of names) node[name] = name in node ? [node[name], value].flat() : value;
      if (!isItem) visit(child);
    }
  };
  visit(item);
  return node;
}

function valueOf(element: Element): string {
  const stated = attribute(element, 'content') || attribute(element, 'datetime');
  if (stated !== '') return stated;
  if (element.name === 'a' || element.name === 'link') return attribute(element, 'href');
  if (element.name === 'img') return attribute(element, 'src');
  return textOf(element).replace(/\n/g, '<br>');
}
