import { attribute, findAll, isTag, textOf, type Document, type Element } from '../tree/html.js';
import { readSchemaPosting } from './json-ld.js';
import type { FoundPosting } from '../../posting.js';

/** Postings that a page states as microdata. */
export function readMicrodata(document: Document, pageUrl: string): FoundPosting[] {
  return findAll(document, (element) => /schema\.org\/JobPosting/i.test(element.attribs['itemtype'] ?? '')).map(
    (item) => readSchemaPosting(readItem(item), pageUrl, 'microdata'),
  );
}

/** An item as the JSON-LD node it stands for. */
function readItem(item: Element): Record<string, unknown> {
  const node: Record<string, unknown> = { '@type': /(?<![^/])([^/]+)$/.exec(attribute(item, 'itemtype'))?.[1] };
  const visit = (element: Element): void => {
    for (const child of element.children) {
      if (!isTag(child)) continue;
      const names = attribute(child, 'itemprop')
        .split(/\s+/)
        .filter((name) => name !== '');
      const value: unknown = 'itemscope' in child.attribs ? readItem(child) : valueOf(child);
      for (const name of names) node[name] = name in node ? [node[name], value].flat() : value;
      if (!('itemscope' in child.attribs)) visit(child);
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
