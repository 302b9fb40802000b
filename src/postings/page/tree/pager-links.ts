import { attribute, isTag, lineOf, type AnyNode, type Element } from './html.js';
import { nameOfLink } from './link-name.js';
import { parentOf } from './page-tree.js';

const STEPS = /(?:^|[^a-z])(?:next|prev|previous|pagination)(?:$|[^a-z])/i;
/** A row of arrows has no more links: the way back, up and on. */
const MAX_ROW = 4;

/**
 * Whether a link is an arrow: it says nothing, and its class or its relation, or those of one beside it, say that it
 * leads to the next page of its kind or the one before.
 */
export function isArrow(link: Element): boolean {
  if (!isSilentLink(link)) return false;
  const row = (parentOf(link)?.children ?? []).filter(isSilentLink);
  return saysStep(link) || (row.length <= MAX_ROW && row.some(saysStep));
}

function isSilentLink(node: AnyNode): node is Element {
  return isTag(node) && node.name === 'a' && nameOfLink(node) === '' && lineOf(node) === '';
}

function saysStep(link: Element): boolean {
  return STEPS.test(attribute(link, 'class')) || STEPS.test(attribute(link, 'rel'));
}
