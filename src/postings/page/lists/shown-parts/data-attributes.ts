import type { Element } from '../../tree/html.js';

/** Attributes of data that a page's own scripts read: frameworks and libraries of effects and menus read the others. */
const IS_OWN = /^data-(?!v-|astro|aos|toggle|bs-toggle)/;

/** The names and values of such attributes of an element. */
export function ownData({ attribs }: Element): (readonly [name: string, value: string])[] {
  return Object.entries(attribs).filter(([name]) => IS_OWN.test(name));
}
