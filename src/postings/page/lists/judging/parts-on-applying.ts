import { topicOf } from '../../lines/headings/topics.js';
import type { Leaf, PageTree } from '../../tree/page-tree.js';
import type { RecordSet } from '../records/record-sets.js';
import { headsApplying } from './heads-of-others.js';

/**
 * A set without what stands below a heading on how one applies, where its other titles stand below one for openings:
 * "Postdocs: send us …" says of those above what they send.
 */
export function withoutApplying(
  set: RecordSet,
  { leaves }: PageTree,
  headAbove: (leaf: Leaf) => number | undefined,
): RecordSet {
  if (set.titles.length < 2) return set;
  const heads = set.titles.map((title) => headAbove(leaves[title] as Leaf));
  const textOf = (head: number | undefined): string => leaves[head ?? -1]?.text ?? '';
  const distinct = [...new Set(heads)];
  const onApplying = new Set(distinct.filter((head) => headsApplying(textOf(head))));
  if (onApplying.size === 0 || !distinct.some((head) => topicOf(textOf(head)) === 'openings')) return set;
  const isKept = (_: unknown, at: number): boolean => !onApplying.has(heads[at]);
  return { ...set, titles: set.titles.filter(isKept), records: set.records.filter(isKept) };
}
