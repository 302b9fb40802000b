import { Element, isTag, type ChildNode } from 'domhandler';
import type { AddressBase } from './based-addresses.js';
import { pressedAddress } from './pressed-addresses.js';
import { joinSplitLink } from './split-links.js';

/** Elements that cannot be links themselves; those of a table need a link in each cell. */
const AROUND_LINKS = new Set(['tr', 'td', 'th', 'li', 'h2', 'h3', 'h4', 'h5']);

/** Makes of an element that has ended the links that its browser shows: a split one joined, a pressed one added. */
export function completeLinks(closed: Element, base: AddressBase): void {
  joinSplitLink(closed);
  linkPressed(closed, base);
}

/**
 * Makes a link of what an element shows that leads to a page when it is pressed, as rows of tables do:
 * `<tr onclick="location.href='/jobs/7'">`. A link in it says where it leads by itself.
 */
function linkPressed(pressed: Element, base: AddressBase): void {
  if (!AROUND_LINKS.has(pressed.name)) return;
  const href = pressedAddress(pressed.attribs);
  if (href === undefined || hasLink(pressed)) return;
  const shown = pressed.name === 'tr' ? pressed.children.filter(isTag) : [pressed];
  for (const element of shown) if (element.children.length > 0) wrapShown(element, base.resolve(href));
}

function hasLink({ children }: Element): boolean {
  return children.filter(isTag).some((child) => child.name === 'a' || hasLink(child));
}

function wrapShown(element: Element, href: string): void {
  const children: ChildNode[] = element.children;
  const link = new Element('a', { href }, children);
  for (const child of children) child.parent = link;
  link.parent = element;
  element.children = [link];
}
