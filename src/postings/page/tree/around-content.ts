import { isHidden, type Element } from './html.js';
import { closest } from './page-tree.js';

/** Elements that stand around what a page is about, whatever is in them. */
const AROUND_CONTENT = ['nav', 'header', 'footer', 'dialog'];

/**
 * Whether an element stands within what is around the content of a page, within what nobody sees, or within an element
 * of one of these names (`noPlaces`), where what is looked for does not stand either.
 */
export function standsAround(element: Element, noPlaces: readonly string[] = []): boolean {
  return closest(element, (part) => isAround(part) || noPlaces.includes(part.name)) !== undefined;
}

function isAround(part: Element): boolean {
  return AROUND_CONTENT.includes(part.name) || isHidden(part);
}
