import { kindOfHeading } from '../../lines/headings/section-headings.js';
import { topicOf } from '../../lines/headings/topics.js';
import { BOLD_LINE, LAST_HEADING, type Leaf } from '../../tree/page-tree.js';

/** The headings of a page below which something is asked for. */
export function requirementHeads(leaves: readonly Leaf[]): readonly Leaf[] {
  return leaves.filter((leaf) => leaf.region === 'main' && headsRequirements(leaf));
}

/** The heading of a higher rank that stands above a piece. */
export function headingAbove({ index, rank }: Leaf, leaves: readonly Leaf[]): Leaf | undefined {
  return leaves.slice(0, index).findLast((leaf) => leaf.rank <= LAST_HEADING && leaf.rank < rank);
}

/** Whether a line heads what is open, or what working there is like. */
export function headsOpenings({ text }: Leaf): boolean {
  return ['openings', 'careers'].includes(topicOf(text) ?? '');
}

/** Whether a line heads what is asked for. */
export function headsRequirements(leaf: Leaf): boolean {
  return headsPart(leaf) && kindOfHeading(leaf.text) === 'requirements';
}

/** Whether a line is made, or written, as what heads something. */
export function headsPart({ rank, text }: Leaf): boolean {
  return rank <= BOLD_LINE || /[:：]$/.test(text);
}
