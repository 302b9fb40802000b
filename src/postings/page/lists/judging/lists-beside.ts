import { fold } from '../../../text/words.js';
import { topicOf } from '../../lines/headings/topics.js';
import { isAdvertByTerms } from './advert-by-terms.js';
import { IS_LIST, IS_SURE } from './list-order.js';
import { IS_GROUPED } from './list-shapes.js';
import type { FreeRecord } from './lone-title.js';
import { LAST_HEADING, type Leaf, type PageTree } from '../../tree/page-tree.js';
import { sharesOf, type JudgedSet, type Share } from './set-features.js';

/** A title alone beside a list must be surer than a list. */
const IS_BESIDE_LIST = 0.8;
/** On a page that nothing else says to be about careers. */
const IS_LIST_ELSEWHERE = 0.85;

/** On a page that nothing says to be about careers a list must be surer, and a line alone must be an advert. */
export function isListElsewhere(judged: JudgedSet, free: readonly FreeRecord[], tree: PageTree): boolean {
  const { set, certainty, features } = judged;
  const share = sharesOf(features);
  const named = shareOfNamed(free);
  // Titles of occupations that each lead into a folder for jobs are a list wherever they stand.
  const leadToJobs = share('target career') >= 0.8 && named >= 0.8;
  const isSure = certainty >= (leadToJobs ? IS_LIST : IS_LIST_ELSEWHERE);
  return isSure && named >= 0.5 && (free.length > 1 || isAdvert(share, free) || isAdvertByTerms(set, features, tree));
}

/** A heading with parts of an advert below it. */
function isAdvert(share: Share, [first]: readonly FreeRecord[]): boolean {
  return share('record sections') > 0 && (first?.leaf.rank ?? 8) <= LAST_HEADING;
}

/**
 * Beside a list another set must be one, too: named after occupations, and of the same rank or sure by itself, as two
 * links to pages of their own right below a heading for openings are.
 */
export function isListBeside(taken: Leaf, { certainty, features }: JudgedSet, free: readonly FreeRecord[]): boolean {
  const named = shareOfNamed(free);
  if (named < 0.5 || certainty < IS_BESIDE_LIST) return false;
  const share = sharesOf(features);
  const areHeaded = share('below openings') > 0 && share('targets differ') >= 0.5;
  const isLong = free.length > (areHeaded ? 1 : 2);
  const isSure = certainty >= IS_GROUPED && named >= 0.8 && isLong;
  return isSure || free[0]?.leaf.rank === taken.rank;
}

/** How much of some records is named after occupations. */
function shareOfNamed(free: readonly FreeRecord[]): number {
  return free.filter(({ score }) => score > 0).length / free.length;
}

/**
 * The entries of a list of one form of which others were surer and were taken: all may be titles, and most of the whole
 * list are named after occupations.
 */
export function isRestOfList(
  { set: { by, titles }, features, certainty }: JudgedSet,
  free: readonly FreeRecord[],
  isTaken: (title: number) => boolean,
): boolean {
  const share = sharesOf(features);
  const areTaken = titles.length - free.length > 1 && free.length > 1 && by === 'class';
  const isWhole = titles.every((title) => isTaken(title) || free.some(({ leaf }) => leaf.index === title));
  const named = share('title role') + share('title sure');
  return areTaken && isWhole && (named >= 0.8 || (named > 0.6 && certainty >= IS_SURE));
}

/** "Open roles" above a list that was taken, and above another one in the next department. */
export function isBelowSameWords(
  taken: Leaf,
  free: readonly FreeRecord[],
  headingOver: (leaf: Leaf) => string,
): boolean {
  const heading = headingOver(taken);
  const isAlike = ({ leaf }: FreeRecord): boolean =>
    leaf.rank === taken.rank && fold(headingOver(leaf)) === fold(heading);
  return free.length > 1 && shareOfNamed(free) >= 0.5 && topicOf(heading) === 'openings' && free.every(isAlike);
}
