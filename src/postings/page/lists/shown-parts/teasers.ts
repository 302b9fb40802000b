import { fold } from '../../../text/words.js';
import { jobTitleScore } from '../../lines/titles/job-titles.js';
import type { Element } from '../../tree/html.js';
import { parentOf, type PageTree } from '../../tree/page-tree.js';
import { isInTab } from '../../tree/tab-labels.js';
import { cardOf } from '../records/card-element.js';
import type { ControlledParts } from './controlled-parts.js';
import type { PostingRecord } from '../judging/lists-found.js';

/** So many pieces of a part (a date, a label) may stand before its title. */
const MAX_BEFORE = 3;

/**
 * Entries of a page that only lead to another one of it, and say in few words what that says, each with the one that
 * it leads to.
 */
export function teasersOf(
  records: readonly PostingRecord[],
  tree: PageTree,
  parts: ControlledParts,
): ReadonlyMap<PostingRecord, PostingRecord> {
  return new Map([...leadingDown(records, tree, parts), ...tabsOfOthers(records).map((tab) => [tab, tab] as const)]);
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

/**
 * Entries that lead to an advert further down the page: of the same title, or of one that says it in other words at
 * the beginning of the one part where that entry leads to, "Baker for bread" above "BREAD BAKER".
 */
function leadingDown(
  records: readonly PostingRecord[],
  tree: PageTree,
  parts: ControlledParts,
): ReadonlyMap<PostingRecord, PostingRecord> {
  const teasers = new Map<PostingRecord, PostingRecord>();
  const ledTo = new Map<Element, PostingRecord>();
  for (const record of records) {
    const { element } = record.title;
    for (let around: Element | undefined = element; around; around = parentOf(around)) {
      const teaser = ledTo.get(around);
      if (teaser && (areOneTitle(teaser, record) || isHeadOf(around, { teaser, record }, { records, tree })))
        teasers.set(teaser, record);
    }
    for (const part of parts.ledToBy(cardOf(tree, record) ?? element)) ledTo.set(part, record);
  }
  return teasers;
}

function areOneTitle({ title: one }: PostingRecord, { title: other }: PostingRecord): boolean {
  return fold(one.text) === fold(other.text);
}

/** Whether a part begins with the title of its only entry, which has an occupation in common with its teaser. */
function isHeadOf(
  part: Element,
  { teaser, record }: Readonly<Record<'teaser' | 'record', PostingRecord>>,
  { records, tree }: { readonly records: readonly PostingRecord[]; readonly tree: PageTree },
): boolean {
  const [from, to] = tree.rangeOf(part);
  const within = records.filter(({ title: { index } }) => index >= from && index < to);
  if (within.length !== 1 || record.title.index - from > MAX_BEFORE) return false;
  const others = wordsOf(record.title.text);
  return wordsOf(teaser.title.text).some((word) => jobTitleScore(word) > 0 && others.includes(word));
}

/** The words of a title; "baker/ess" is one. */
function wordsOf(title: string): string[] {
  return fold(title).split(/[\s,()–—-]+/);
}
