import { BOLD_LINE, type Leaf } from '../tree/page-tree.js';
import { topicOf } from '../lines/topics.js';

/** A longer line (characters) is no heading. */
const MAX_INTRODUCTION = 60;

/**
 * What follows lines of text of other form that speak of openings: "Write to us.", "Our open positions", titles. None
 * of it where one line stands there twice: it heads each entry, and so does every other.
 */
export function partsBelowOpenings(group: readonly Leaf[], leaves: readonly Leaf[]): readonly (readonly Leaf[])[] {
  const own = new Set(group.map(({ index }) => index));
  const parts: Leaf[][] = [];
  const lines: string[] = [];
  for (const [at, leaf] of group.entries()) {
    const above = leaves[leaf.index - 1];
    if (at > 0 && above && !own.has(above.index) && introducesOpenings(above)) {
      parts.push([leaf]);
      lines.push(above.text);
    } else parts.at(-1)?.push(leaf);
  }
  // "Details of this job" above each entry heads none of them.
  return new Set(lines).size === lines.length ? parts : [];
}

/** A line of text that is as short as a heading and speaks of openings. */
function introducesOpenings({ rank, region, text }: Leaf): boolean {
  return rank > BOLD_LINE && region === 'main' && text.length <= MAX_INTRODUCTION && topicOf(text) === 'openings';
}
