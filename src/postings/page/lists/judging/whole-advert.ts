import { kindOfHeading } from '../../lines/headings/section-headings.js';
import { isContentUrl } from '../../lines/headings/career-words.js';
import { areOneAdvert } from './any-name.js';
import { BOLD_LINE, type Leaf, type PageTree } from '../../tree/page-tree.js';
import type { RecordSet } from '../records/record-sets.js';
import { sharesOf, type Features } from './set-features.js';

/** What no advert is, whatever stands below it. */
const ELSE = ['title veto', 'title other', 'title section', 'title prose', 'title link', 'in footer', 'in form'];

/**
 * One heading that names an occupation, and below it, each under a heading of its own, what is done, what is asked and
 * what is offered: an advert, on a page that nothing else says to be about careers. An article about an occupation
 * offers nothing.
 */
export function isWholeAdvert({ by, titles, records }: RecordSet, features: Features, at: TreeAt): boolean {
  const { tree, url } = at;
  const [[title = 0], [record = [0, 0]]] = [titles, records];
  if (by !== 'single' || isContentUrl(url) || !isHeadOfRole(tree.leaves[title], features)) return false;
  const [from, to] = record;
  return areOneAdvert(tree, from, to) && offers(tree, from, to);
}

function isHeadOfRole(title: Leaf | undefined, features: Features): boolean {
  const share = sharesOf(features);
  const isHeading = title !== undefined && title.rank < BOLD_LINE;
  return isHeading && share('title role') + share('title sure') >= 1 && !ELSE.some((name) => share(name) > 0);
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
