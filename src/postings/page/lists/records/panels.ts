import { attribute, type Element } from '../../tree/html.js';
import { elementBefore, elementBehind, type PageTree } from '../../tree/page-tree.js';

/** Where the panel of one of several titles ends, and not behind the next title; 0 where it has none. */
export function endOfPanel(
  tree: PageTree,
  holder: Element | undefined,
  titles: readonly number[],
  next: number,
): number {
  const panel = titles.length > 1 && holder ? panelOf(holder) : undefined;
  return panel ? Math.min(tree.rangeOf(panel)[1], next) : 0;
}

/**
 * What a head unfolds where heads and panels stand by turns in one element, each made like the others: all of it is the
 * head's, whatever headings of its own it has. Undefined where no other head with its panel stands beside.
 */
function panelOf(head: Element): Element | undefined {
  const panel = elementBehind(head);
  if (!panel || isPart(head) || /^h[1-6]$/.test(panel.name) || areAlike(head, panel)) return undefined;
  const after = elementBehind(panel);
  const isFollowed = areAlike(after, head) && areAlike(after && elementBehind(after), panel);
  const first = firstHead(head, panel);
  const comesFirst = !areAlike(elementBefore(first), panel);
  return comesFirst && (isFollowed || first !== head) ? panel : undefined;
}

/** The first of the heads that stand by turns with their panels; each is asked once. */
function firstHead(head: Element, panel: Element): Element {
  const passed: Element[] = [];
  let first = head;
  for (;;) {
    const known = firsts.get(first);
    const before = elementBefore(first);
    const other = before && elementBefore(before);
    if (known) first = known;
    if (known || !areAlike(before, panel) || !other || !areAlike(other, head)) break;
    passed.push(first);
    first = other;
  }
  for (const one of [head, ...passed]) firsts.set(one, first);
  return first;
}

const firsts = new WeakMap<Element, Element>();

/** A row of a table is no head of the next one. */
function isPart({ name }: Element): boolean {
  return /^(?:tr|td|th|li|p|br)$/.test(name);
}

function areAlike(one: Element | undefined, other: Element): boolean {
  return one?.name === other.name && madeOf(one) === madeOf(other);
}

/** Classes without numbers, and without the states of one that is open. */
function madeOf(element: Element): string {
  const names = attribute(element, 'class').split(/\s+/);
  return names.filter((name) => name !== '' && !STATE.test(name)).join(' ');
}

const STATE = /\d|^(?:is-|ui-)?(?:active|open|opened|show|first|last|expanded|collapsed|current|selected)$/;
