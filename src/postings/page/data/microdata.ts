import { attribute, findAll, isTag, textOf, type Document, type Element } from '../tree/html.js';
import { readSchemaPosting } from './json-ld.js';
import type { FoundPosting } from '../../posting.js';

/** Postings that a page states as microdata, or as RDFa, which says the same by other attributes. */
export function readMicrodata(document: Document, pageUrl: string): FoundPosting[] {
  return findAll(document, isPosting).map((item) => readSchemaPosting(readItem(item), pageUrl, 'microdata'));
}

function isPosting({ attribs }: Element): boolean {
  return (
    /schema\.org\/JobPosting/i.test(attribs['itemtype'] ?? '') ||
    /(?:^|\s)(?:schema:|https?:\/\/schema\.org\/)?JobPosting(?:$|\s)/.test(attribs['typeof'] ?? '')
  );
}

function isItem({ attribs }: Element): boolean {
  return 'itemscope' in attribs || 'typeof' in attribs;
}

/** What an item is, or a property is called: the last part of an address, without the prefix of a vocabulary. */
function nameIn(written: string): string {
  return /(?<![^/:])([^/:]+)$/.exec(written)?.[1] ?? '';
}

/** An item as the JSON-LD node it stands for. */
function readItem(item: Element): Record<string, unknown> {
  const type = attribute(item, 'itemtype') || attribute(item, 'typeof');
  const node: Record<string, unknown> = { '@type': nameIn(type) || undefined };
  const visit = (element: Element): void => {
    for (const child of element.children) {
      if (!isTag(child)) continue;
      const names = `${attribute(child, 'itemprop')} ${attribute(child, 'property')}`
        .split(/\s+/)
        .flatMap((name) => nameIn(name) || []);
      const value: unknown = isItem(child) ? readItem(child) : valueOf(child);
      for (const name of names) node[name] = name in node ? [node[name], value].flat() : value;
      if (!isItem(child)) visit(child);
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
