import { kindOfHeading } from '../../lines/headings/section-headings.js';
import { headsTasks } from '../../lines/headings/task-headings.js';
import { topicOf } from '../../lines/headings/topics.js';
import { headsPart } from '../records/part-headings.js';
import type { Leaf, PageTree } from '../../tree/page-tree.js';
import type { RecordSet } from '../records/record-sets.js';

/**
 * Whether the entries of a set stand right below lines that lead on to them in the part of an advert that asks:
 * "Licences and certificates:", then "Licensed Professional Engineer". Applicants have them; they are no openings.
 */
export function areAskedEntries({ titles }: RecordSet, { leaves }: PageTree): boolean {
  const ofSet = new Set(titles);
  return titles.every((title) => {
    let at = title - 1;
    while (ofSet.has(at)) at--;
    const above = leaves[at];
    return above !== undefined && /[:：]$/u.test(above.text) && isAsked(above, leaves);
  });
}

/** "We are looking for:" and "Now required:" head openings, too: a line asks where an advert began above it. */
function isAsked(line: Leaf, leaves: readonly Leaf[]): boolean {
  const above = leaves.slice(0, line.index + 1);
  const heading = above.findLast((leaf) => headsPart(leaf) && kindOfHeading(leaf.text) !== undefined);
  if (!heading || !asks(heading)) return false;
  return above.some((leaf) => leaf !== heading && (headsTasks(leaf.text) || (headsPart(leaf) && asks(leaf))));
}

function asks({ text }: Leaf): boolean {
  const kind = kindOfHeading(text);
  return (kind === 'requirements' || kind === 'nice_to_have') && topicOf(text) !== 'openings';
}
