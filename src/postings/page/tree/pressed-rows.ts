import { Element, isTag, type ChildNode } from 'domhandler';
import type { AddressBase } from './based-addresses.js';
import { leadsNowhere, pressedAddress } from './pressed-addresses.js';
import { joinSplitLink } from './split-links.js';

/** Elements that cannot be links themselves; those of a table need a link in each cell. */
const AROUND_LINKS = new Set(['tr', 'td', 'th', 'li', 'dt', 'dd', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** Makes of an element that has ended the links that its browser shows: a split one joined, a pressed one added. */
export function completeLinks(closed: Element, base: AddressBase): void {
  joinSplitLink(closed);
  linkPressed(closed, base);
}

/**
 * Makes a link of what an element shows that leads to a page when it is pressed, as rows of tables do:
 * `<tr onclick="location.href='/jobs/7'">`. A link in it says where it leads by itself, but one to nowhere (`#`).
 */
function linkPressed(pressed: Element, base: AddressBase): void {
  if (!AROUND_LINKS.has(pressed.name)) return;
  const href = pressedAddress(pressed.attribs);
  if (href === undefined) return;
  const links = linksIn(pressed);
  if (!links.every(({ attribs }) => leadsNowhere(attribs))) return;
  const address = base.resolve(href);
  for (const link of links) link.attribs['href'] = address;
  const shown = pressed.name === 'tr' ? pressed.children.filter(isTag) : [pressed];
  for (const element of shown)
    if (element.children.length > 0 && linksIn(element).length === 0) wrapShown(element, address);
}

function linksIn({ children }: Element): readonly Element[] {
  return children.filter(isTag).flatMap((child) => (child.name === 'a' ? [child] : linksIn(child)));
}

function wrapShown(element: Element, href: string): void {
  const children: ChildNode[] = element.children;
  const link = new Element('a', { href }, children);
  for (const child of children) child.parent = link;
  link.parent = element;
  element.children = [link];
}
