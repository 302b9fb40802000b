import { jobTitleScore } from '../lines/job-titles.js';
import { kindOfHeading } from '../lines/section-headings.js';
import { isTermsHeading } from '../lines/terms-heading.js';
import type { Element } from '../tree/html.js';
import { BOLD_LINE, parentOf, type Leaf, type PageTree } from '../tree/page-tree.js';

type Range = readonly [number, number];

/**
 * Records with the terms that stand in the next part of the page, below a heading that says so: those of every record
 * do, or none is changed.
 */
export function withOwnTerms(records: readonly Range[], titles: readonly number[], tree: PageTree): readonly Range[] {
  if (records.length < 2 || records.length !== titles.length) return records;
  const extended = records.map(([from, to], at): Range | undefined => {
    const [head, next] = [tree.leaves[to], records[at + 1]?.[0] ?? Infinity];
    const isOwn = head !== undefined && to < next && isHeadingOfTerms(head);
    return isOwn ? [from, endOfPart(head, next, tree)] : undefined;
  });
  return extended.every((range) => range !== undefined) ? extended : records;
}

/**
 * The record of a title alone with the next parts of the page, the first below a heading as high as the title that says
 * what is asked: "Baker" and "Whom we seek" in cards beside each other. Not beside a heading as high that may be
 * another title, for what is asked may be so of all; nor where the record has such parts itself. A line that begins the
 * page is as high as any heading.
 */
export function withOwnParts([from, to]: Range, title: Leaf, tree: PageTree): Range {
  const next = tree.leaves[to];
  const rank = title.rank < BOLD_LINE || !next || !beginsPage(title, tree) ? title.rank : next.rank;
  if (rank >= BOLD_LINE || title.region !== 'main' || !next || !headsPart(next, rank, ASKED)) return [from, to];
  if (tree.leaves.slice(from, to).some(({ text }) => kindOfHeading(text) !== undefined)) return [from, to];
  if (tree.leaves.some((leaf) => leaf !== title && leaf.rank === rank && mayBeTitle(leaf))) return [from, to];
  let end = to;
  for (let head: Leaf | undefined = next; head && headsPart(head, rank, OWN_PARTS); head = tree.leaves[end])
    end = endOfPart(head, tree.leaves.length, tree);
  return [from, end];
}

function beginsPage({ index }: Leaf, { leaves }: PageTree): boolean {
  return leaves.findIndex(({ region }) => region === 'main') === index;
}

const ASKED: ReadonlySet<string | undefined> = new Set(['requirements']);
const OWN_PARTS: ReadonlySet<string | undefined> = new Set(['requirements', 'nice_to_have', 'benefits']);

function headsPart({ rank, region, text }: Leaf, asHigh: number, kinds: typeof ASKED): boolean {
  return rank === asHigh && region === 'main' && kinds.has(kindOfHeading(text)) && jobTitleScore(text) <= 0;
}

function mayBeTitle({ region, text }: Leaf): boolean {
  return region === 'main' && jobTitleScore(text) >= 0 && kindOfHeading(text) === undefined;
}

function isHeadingOfTerms({ rank, text }: Leaf): boolean {
  return rank < BOLD_LINE && isTermsHeading(text);
}

/** The end of the largest element that begins with a heading and holds nothing of the next record. */
function endOfPart(head: Leaf, next: number, tree: PageTree): number {
  let end = head.index + 1;
  for (let element: Element | undefined = head.element; element; element = parentOf(element)) {
    const [from, to] = tree.rangeOf(element);
    if (from !== head.index || to > next) break;
    end = Math.max(end, to);
  }
  return end;
}
