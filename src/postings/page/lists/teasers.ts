import { fold } from '../../text/words.js';
import type { Element } from '../tree/html.js';
import { parentOf, type PageTree } from '../tree/page-tree.js';
import { isInTab } from '../tree/tab-labels.js';
import { cardOf } from './card-element.js';
import type { ControlledParts } from './controlled-parts.js';
import type { PostingRecord } from './lists-found.js';

/** Entries of a page that only lead to another one of it, and say in few words what that says. */
export function teasersOf(
  records: readonly PostingRecord[],
  tree: PageTree,
  parts: ControlledParts,
): ReadonlySet<PostingRecord> {
  return new Set([...leadingDown(records, tree, parts), ...tabsOfOthers(records)]);
}

/** Labels of tabs that begin the title of another entry: they choose what is shown of it. */
function tabsOfOthers(records: readonly PostingRecord[]): readonly PostingRecord[] {
  const byPlace = Map.groupBy(records, ({ title }) => isInTab(title.element));
  const others = (byPlace.get(false) ?? []).map(({ title }) => fold(title.text));
  return (byPlace.get(true) ?? []).filter(({ title }) => {
    const label = fold(title.text);
    return others.some((other) => other.startsWith(label));
  });
}

/** Entries that lead to an advert of the same title further down the page: they say in few words what it says. */
function leadingDown(
  records: readonly PostingRecord[],
  tree: PageTree,
  parts: ControlledParts,
): ReadonlySet<PostingRecord> {
  const teasers = new Set<PostingRecord>();
  const ledTo = new Map<Element, PostingRecord>();
  for (const record of records) {
    const { element, text } = record.title;
    for (let around: Element | undefined = element; around; around = parentOf(around)) {
      const teaser = ledTo.get(around);
      if (teaser && fold(teaser.title.text) === fold(text)) teasers.add(teaser);
    }
    for (const part of parts.ledToBy(cardOf(tree, record) ?? element)) ledTo.set(part, record);
  }
  return teasers;
}
