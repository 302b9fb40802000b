import { attribute, type Element } from '../../tree/html.js';
import { elementBefore, elementBehind } from '../../tree/page-tree.js';

/**
 * What a head unfolds where heads and panels stand by turns in one element, each made like the others: all of it is the
 * head's, whatever headings of its own it has. Undefined where no other head with its panel stands beside.
 */
export function panelOf(head: Element): Element | undefined {
  const panel = elementBehind(head);
  if (!panel || isPart(head) || areAlike(head, panel)) return undefined;
  const [after, before] = [elementBehind(panel), elementBefore(head)];
  const beside = [
    [after, after && elementBehind(after)],
    [before && elementBefore(before), before],
  ] as const;
  return beside.some(([otherHead, other]) => areAlike(otherHead, head) && areAlike(other, panel)) ? panel : undefined;
}

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
