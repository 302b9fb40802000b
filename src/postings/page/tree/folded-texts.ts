import { attribute, elementsAround, elementsNamed, lineOf, type Element } from './html.js';

/** A menu has a link in fewer characters beside its links, however much it says of where they lead. */
const MIN_TEXT_OF_LINK = 100;

/** Each is looked through once, however many links stand in it. */
const known = new WeakMap<Element, boolean>();

/** Whether an element for menus holds a text: some builders of sites make what folds up of their menus, adverts too. */
export function isFoldedText(menu: Element): boolean {
  const before = known.get(menu);
  if (before !== undefined) return before;
  const links = elementsNamed(menu, 'a');
  const linked = links.reduce((sum, link) => sum + lineOf(link).length, 0);
  const isText = !isInHead(menu) && lineOf(menu).length - linked >= MIN_TEXT_OF_LINK * Math.max(1, links.length);
  known.set(menu, isText);
  return isText;
}

function isInHead(menu: Element): boolean {
  return elementsAround(menu).some((around) => around.name === 'header' || attribute(around, 'role') === 'banner');
}
