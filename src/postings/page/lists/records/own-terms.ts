import { fold } from '../../../text/words.js';
import { jobTitleScore } from '../../lines/titles/job-titles.js';
import { headingOf, kindOfHeading } from '../../lines/headings/section-headings.js';
import { saysWhy } from '../../lines/headings/questions.js';
import { headsTasks } from '../../lines/headings/task-headings.js';
import { isTermsHeading } from '../../lines/headings/terms-heading.js';
import type { Element } from '../../tree/html.js';
import { BOLD_LINE, closest, parentOf, type Leaf, type PageTree } from '../../tree/page-tree.js';

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
    return isOwn ? [from, endOfPart(head, next, tree) ?? to + 1] : undefined;
  });
  return extended.every((range) => range !== undefined) ? extended : records;
}

/**
 * The record of a title alone with the next parts of the page, below headings as high as the title, one of which says
 * what is asked: "Baker" and "Whom we seek" in cards beside each other, or below each other. Not beside a heading as
 * high that may be another title, for what is asked may be so of all; nor where the record has such parts itself.
 * Behind the first of them lower headings go on with the advert.
 */
export function withOwnParts(own: Range, title: Leaf, tree: PageTree): Range {
  const [from, to] = own;
  const rank = rankOfParts(own, title, tree);
  if (rank === undefined) return own;
  let end = to;
  let isAsked = false;
  for (let head = tree.leaves[to]; head && headsPart(head, rank); head = tree.leaves[end]) {
    isAsked ||= kindOfHeading(head.text) === 'requirements';
    end = endOfPart(head, tree.leaves.length, tree) ?? endOfLines(head, tree);
  }
  return isAsked ? [from, end] : own;
}

/** The rank of the headings of such parts; a line that begins the page is as high as any heading. */
function rankOfParts([from, to]: Range, title: Leaf, { leaves }: PageTree): number | undefined {
  const next = leaves[to];
  const rank = title.rank < BOLD_LINE || !next || !beginsPage(title, leaves) ? title.rank : next.rank;
  if (rank >= BOLD_LINE || title.region !== 'main' || !next || !headsPart(next, rank)) return undefined;
  if (headsWithin(leaves.slice(from, to), title)) return undefined;
  return leaves.some((leaf) => leaf !== title && leaf.rank === rank && mayBeTitle(leaf)) ? undefined : rank;
}

/** Below "Introduction" a sentence that asks for something is about another one. */
function headsWithin(leaves: readonly Leaf[], { text: title }: Leaf): boolean {
  const asks = jobTitleScore(title) > 0 ? headingOf : kindOfHeading;
  return leaves.some(({ text }) => asks(text) !== undefined);
}

function beginsPage({ index }: Leaf, leaves: readonly Leaf[]): boolean {
  return leaves.findIndex(({ region }) => region === 'main') === index;
}

function headsPart({ rank, region, text }: Leaf, highest: number): boolean {
  if (rank < highest || rank >= BOLD_LINE || region !== 'main') return false;
  return isOfAdvert(text) && jobTitleScore(text) <= 0;
}

function mayBeTitle({ region, text }: Leaf): boolean {
  return region === 'main' && jobTitleScore(text) >= 0 && !isOfAdvert(text);
}

/** "Requirements", "What you will do", "Why we need another baker" */
function isOfAdvert(text: string): boolean {
  return kindOfHeading(text) !== undefined || headsTasks(text) || saysWhy(fold(text));
}

function isHeadingOfTerms({ rank, text }: Leaf): boolean {
  return rank < BOLD_LINE && isTermsHeading(text);
}

/**
 * The end of the largest element that begins with a heading and holds nothing of the next record; none where that is
 * the heading alone.
 */
function endOfPart(head: Leaf, next: number, tree: PageTree): number | undefined {
  let end = head.index + 1;
  for (let element: Element | undefined = head.element; element; element = parentOf(element)) {
    const [from, to] = tree.rangeOf(element);
    if (from !== head.index || to > next) break;
    end = Math.max(end, to);
  }
  return end > head.index + 1 ? end : undefined;
}

/** The end of what stands below a heading in the element around both, up to the next one as high. */
function endOfLines(head: Leaf, tree: PageTree): number {
  const own = closest(head.element, (element) => tree.rangeOf(element)[1] > head.index + 1);
  const last = own ? tree.rangeOf(own)[1] : head.index + 1;
  const below = tree.leaves.slice(head.index + 1, last);
  const other = below.find(({ rank, region }) => rank <= head.rank || region !== head.region);
  return other?.index ?? last;
}
