import { defined } from '../../../defined.js';
import type { JobPosting } from '../../../fields.js';
import { readLabelled } from '../../advert/label-values.js';
import { labelOf } from '../../lines/headings/field-labels.js';
import { jobTitleScore } from '../../lines/titles/job-titles.js';
import { isTermsHeading } from '../../lines/headings/terms-heading.js';
import { BOLD_LINE, parentOf, type Leaf, type PageTree } from '../../tree/page-tree.js';
import { elementReaching } from '../../tree/element-reaching.js';
import { readSections } from '../../tree/sections.js';
import { blocksOf } from '../../tree/text-blocks.js';
import type { Element } from '../../tree/html.js';
import type { PostingRecord } from '../judging/lists-found.js';

/** Fewer pieces (a label and its value, twice) below a heading are a remark. */
const MIN_PIECES = 4;

/**
 * What one table or list of labels states for all openings of a page, below a heading of such terms: what they pay,
 * where they are, what is asked and what is given. None where two parts of the page are headed so, where one stands
 * among the pieces of an opening, where an occupation heads something in it, or where it names whom it is about: then
 * it is said of that.
 */
export function termsOfAll(tree: PageTree, records: readonly PostingRecord[]): JobPosting {
  const [head, ...others] = tree.leaves.filter(
    (leaf) => leaf.region === 'main' && isTermsHeading(leaf.text) && (leaf.rank <= BOLD_LINE || headsCard(leaf, tree)),
  );
  if (!head || others.length > 0) return {};
  const part = head.rank <= BOLD_LINE ? below(head, tree) : inCard(head, tree);
  const to = head.index + 1 + part.length;
  const isOfRecord = records.some(({ range, title }) =>
    title.index > head.index ? title.index < to : range[1] > head.index,
  );
  if (isOfRecord || part.length < MIN_PIECES || part.some(isOccupation) || namesOne(part, records)) return {};
  const element = around(part, tree);
  const { salary_min, salary_max, salary_currency, salary_period, location } = readLabelled(part);
  const { requirements, benefits } = element ? readSections(blocksOf(element)) : {};
  return defined({ salary_min, salary_max, salary_currency, salary_period, location, requirements, benefits });
}

/** Whether a line without mark-up begins an element that holds as much as such terms. */
function headsCard(leaf: Leaf, tree: PageTree): boolean {
  return inCard(leaf, tree).length >= MIN_PIECES;
}

/** What stands behind a line in the smallest element that it begins and that holds more than a remark. */
function inCard({ element, index }: Leaf, tree: PageTree): readonly Leaf[] {
  const card = elementReaching(index + MIN_PIECES + 1, element, tree);
  const [from, to] = card ? tree.rangeOf(card) : [0, 0];
  return from === index ? tree.leaves.slice(index + 1, to) : [];
}

/**
 * The pieces below a heading, up to the part of the next one of its rank ("How to apply" in small letters above it) or
 * the end of the page's text.
 */
function below({ index, rank }: Leaf, tree: PageTree): readonly Leaf[] {
  const next = tree.leaves.slice(index + 1).find((leaf) => leaf.rank <= rank || leaf.region !== 'main');
  return tree.leaves.slice(index + 1, next && startOfPart(next.element, index, tree));
}

/** Where the largest element around another one begins that begins behind a piece. */
function startOfPart(element: Element, behind: number, tree: PageTree): number {
  const [from] = tree.rangeOf(element);
  const outer = parentOf(element);
  return outer && tree.rangeOf(outer)[0] > behind ? startOfPart(outer, behind, tree) : from;
}

/** "Position: baker", or the title of one of the openings in what is stated. */
function namesOne(part: readonly Leaf[], records: readonly PostingRecord[]): boolean {
  return part.some(({ text }) => labelOf(text) === 'title' || records.some(({ title }) => text.includes(title.text)));
}

/** A heading that names an occupation. */
function isOccupation({ rank, text }: Leaf): boolean {
  return rank < BOLD_LINE && jobTitleScore(text) > 0;
}

/** The smallest element around all of some pieces, where it holds no others. */
function around(part: readonly Leaf[], tree: PageTree): Element | undefined {
  const [first, last] = [part[0] as Leaf, part.at(-1) as Leaf];
  const element = elementReaching(last.index + 1, first.element, tree);
  const [from, to] = element ? tree.rangeOf(element) : [0, 0];
  return from >= first.index - 1 && to === last.index + 1 ? element : undefined;
}
