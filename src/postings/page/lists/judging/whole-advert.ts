import { kindOfHeading } from '../../lines/headings/section-headings.js';
import { jobTitleScore } from '../../lines/titles/job-titles.js';
import { isContentUrl } from '../../lines/headings/career-words.js';
import { fold } from '../../../text/words.js';
import { isAdvertByTerms, isElse } from './advert-by-terms.js';
import { areOneAdvert } from './any-name.js';
import type { PostingRecord } from './lists-found.js';
import { speaksOfSearch, type FreeRecord } from './lone-title.js';
import { BOLD_LINE, type Leaf, type PageTree } from '../../tree/page-tree.js';
import type { RecordSet } from '../records/record-sets.js';
import { sharesOf, type Features } from './set-features.js';

/**
 * One heading that names an occupation, and below it, each under a heading of its own, what is done, what is asked and
 * what is offered: an advert, on a page that nothing else says to be about careers. An article about an occupation
 * offers nothing.
 */
export function isWholeAdvert(set: RecordSet, features: Features, { tree, url }: TreeAt): boolean {
  const { by, titles, records } = set;
  if (isAdvertByTerms(set, features, tree)) return true;
  const [[title = 0], [record = [0, 0]]] = [titles, records];
  if (by !== 'single' || isContentUrl(url) || !isHeadOfRole(tree.leaves[title], features)) return false;
  const [from, to] = record;
  return areOneAdvert(tree, from, to) && offers(tree, from, to);
}

/**
 * Two headings or more, one of which names an occupation, that each have what is done and what is asked below them
 * under headings of their own, and no other occupation among these: "Kitchen" above "Cook" is a department.
 */
export function areWholeAdverts({ titles, records }: RecordSet, features: Features, tree: PageTree): boolean {
  const share = sharesOf(features);
  const isNamed = share('title role') + share('title sure') > 0 && !isElse(share);
  if (titles.length < 2 || !isNamed || share('title main heading') > 0) return false;
  return records.every(([from, to], at) => {
    const title = titles[at] ?? from;
    const isHead = (tree.leaves[title] as Leaf).rank < BOLD_LINE;
    return isHead && areOneAdvert(tree, from, to) && !namesOthers(tree.leaves.slice(title + 1, to));
  });
}

/** Whether a line beside a list only speaks of what is in it. */
export function speaksOf(record: FreeRecord, taken: readonly PostingRecord[], tree: PageTree): boolean {
  return speaksOfSearch(record.leaf) || introducesAdvert(record, taken, tree);
}

/** "Baker positions: be part of our mill" above "Baker" and its whole advert: it only leads to it. */
function introducesAdvert({ leaf }: FreeRecord, taken: readonly PostingRecord[], tree: PageTree): boolean {
  return taken.some(({ title: { rank, index, text }, range }) => {
    const isAbove = rank === leaf.rank && index > leaf.index && text.length < leaf.text.length;
    return isAbove && fold(leaf.text).includes(fold(text)) && areOneAdvert(tree, ...range);
  });
}

function namesOthers(below: readonly Leaf[]): boolean {
  return below.some(({ rank, text }) => rank < BOLD_LINE && jobTitleScore(text) > 0);
}

function isHeadOfRole(title: Leaf | undefined, features: Features): boolean {
  const share = sharesOf(features);
  const isHeading = title !== undefined && title.rank < BOLD_LINE;
  return isHeading && share('title role') + share('title sure') >= 1 && !isElse(share);
}

/** The pieces of a page, and where it is. */
interface TreeAt {
  readonly tree: PageTree;
  readonly url: string;
}

function offers({ leaves }: PageTree, from: number, to: number): boolean {
  const isOffer = ({ rank, text }: (typeof leaves)[number]): boolean =>
    (rank <= BOLD_LINE || /[:：]$/.test(text)) && kindOfHeading(text) === 'benefits';
  return leaves.slice(from, to).some(isOffer);
}
