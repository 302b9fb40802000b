import { isPersonCard } from '../advert/person-card.js';
import type { Leaf, PageTree } from '../tree/page-tree.js';
import { cardOf } from './card-element.js';
import type { RecordSet } from './record-sets.js';

/** Whether each entry of a set is the card of a colleague: their roles would stand in the way of another list. */
export function areCardsOfPeople({ by, titles, records }: RecordSet, tree: PageTree): boolean {
  if (by !== 'class' || titles.length < 2) return false;
  return titles.every((at, index) => {
    const title = tree.leaves[at] as Leaf;
    return isPersonCard(cardOf(tree, { title, range: records[index] ?? [0, 0] }) ?? title.element);
  });
}
