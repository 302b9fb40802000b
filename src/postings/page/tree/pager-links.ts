import { attribute, isTag, isText, lineOf, type AnyNode, type Element } from './html.js';
import { nameOfLink } from './link-name.js';

const STEPS = /(?:^|[^a-z])(?:next|prev|previous|pagination)(?:$|[^a-z])/i;
/** Of a row of arrows so many stand on either side of one: the way back, up and on. */
const MAX_BESIDE = 2;

/**
 * Whether a link is an arrow: it says nothing, and its class or its relation, or those of one beside it, say that it
 * leads to the next page of its kind or the one before.
 */
export function isArrow(link: Element): boolean {
  if (!isSilentLink(link)) return false;
  return saysStep(link) || besides(link, 'prev').some(saysStep) || besides(link, 'next').some(saysStep);
}

/** The silent links right beside one, with nothing but space between. */
function besides(link: Element, side: 'prev' | 'next'): Element[] {
  const found: Element[] = [];
  let node: AnyNode | null = link[side];
  while (node && found.length < MAX_BESIDE) {
    if (isSilentLink(node)) found.push(node);
    else if (!isText(node) || node.data.trim() !== '') break;
    node = node[side];
  }
  return found;
}

function isSilentLink(node: AnyNode): node is Element {
  return isTag(node) && node.name === 'a' && nameOfLink(node) === '' && lineOf(node) === '';
}

function saysStep(link: Element): boolean {
  return STEPS.test(attribute(link, 'class')) || STEPS.test(attribute(link, 'rel'));
}
