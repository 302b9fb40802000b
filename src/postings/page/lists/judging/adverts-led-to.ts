import type { Element } from '../../tree/html.js';
import { isIn, type Leaf, type PageTree } from '../../tree/page-tree.js';
import { headingOf } from '../../lines/headings/section-headings.js';
import { partLedToBy } from '../records/parts-by-id.js';

/** More characters are no heading of a part of an advert. */
const MAX_HEAD = 60;
/** So many of the parts (their share) have headings as only adverts have; the others may be without. */
const MOST = 0.75;

/** Parts of a page that its own links lead to, "#baker": adverts whose titles stand in a menu alone. */
export class AdvertsLedTo {
  constructor(private readonly tree: PageTree) {}

  /** Whether each of several titles leads to a part of its own, and most of those parts say what is asked. */
  areTitledBy(titles: readonly Leaf[]): boolean {
    const parts = titles.flatMap((title) => this.partOf(title) ?? []);
    if (titles.length < 2 || parts.length < titles.length || new Set(parts).size < parts.length) return false;
    return parts.filter((part) => this.asks(part)).length >= MOST * parts.length;
  }

  private partOf({ element, link = element }: Leaf): Element | undefined {
    const part = partLedToBy(link, this.tree);
    // A menu within the part that it leads to leads to the top of it.
    return isIn(element, part) ? undefined : part;
  }

  private asks(part: Element): boolean {
    const [from, to] = this.tree.rangeOf(part);
    return this.tree.leaves
      .slice(from, to)
      .some(({ text }) => text.length < MAX_HEAD && headingOf(text) === 'requirements');
  }
}
