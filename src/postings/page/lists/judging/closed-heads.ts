import { saysNone, saysNothingOpen } from '../../lines/headings/topics.js';
import { BOLD_LINE, type PageTree } from '../../tree/page-tree.js';
import type { PostingRecord } from './lists-found.js';

/**
 * "Management", and right below it "No openings at present": headings whose part says that it has none.
 * What stands below the last of several titles is said of all or of none of them.
 */
export function closedHeads(records: readonly PostingRecord[], { leaves }: PageTree): readonly PostingRecord[] {
  const titles = new Set(records.map(({ title }) => title.index));
  return records.filter(({ title }) => {
    const below = leaves[title.index + 1];
    const isAlone = title.rank <= BOLD_LINE && !titles.has(title.index - 1);
    if (!isAlone || below?.region !== title.region || below.rank < title.rank) return false;
    // "Nothing free for you? Here is something." asks, and goes on.
    return !below.text.includes('?') && (saysNothingOpen(below.text) || saysNone(below.text));
  });
}
