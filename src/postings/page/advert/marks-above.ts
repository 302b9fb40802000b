import { fold } from '../../text/words.js';
import type { JobPosting } from '../../fields.js';
import { isIn, parentOf, type Leaf } from '../tree/page-tree.js';
import { factsOf } from './short-facts.js';
import { isKind, isShortFact } from './short-kinds.js';
import type { SitePlaces } from './site-places.js';

/** So many short pieces stand above a title as marks of it. */
const MAX_MARKS = 6;
/** The title of an advert is a heading of the page at least so high. */
const LOWEST_TITLE = 2;

/** "Leeds", "Part-time" in marks above the title, in one part with it, where one is the kind of the job. */
export function factsAbove(leaves: readonly Leaf[], title: string, site: SitePlaces): JobPosting {
  const at = leaves.findIndex(({ rank, text }) => rank <= LOWEST_TITLE && fold(text) === fold(title));
  const part = at < 0 ? undefined : parentOf((leaves[at] as Leaf).element);
  const ahead = leaves.slice(Math.max(0, at - MAX_MARKS), Math.max(0, at));
  const isMark = ({ element, link, region, text }: Leaf): boolean =>
    region === 'main' && link === undefined && isShortFact(text) && isIn(element, part);
  const marks = ahead.slice(ahead.findLastIndex((leaf) => !isMark(leaf)) + 1).map(({ text }) => text);
  return marks.some(isKind) ? factsOf(marks, site) : {};
}
