import { fold } from '../text/words.js';
import { attribute } from './html.js';
import { classesOf } from './leaf-paths.js';
import type { Leaf } from './page-tree.js';
import { townIn } from './town-heading.js';

/** The entries of one title: their one form, if they have one, and by what they are told apart. */
interface Namesakes {
  form: string | undefined;
  readonly marks: Set<string>;
}

/** The titles that lists of a page have, to tell one that is said again from another opening of the same title. */
export class TakenTitles {
  private readonly taken = new Map<string, Namesakes>();

  constructor(private readonly headingOver: (leaf: Leaf) => string) {}

  has(title: string): boolean {
    return this.taken.has(fold(title));
  }

  add(leaf: Leaf): void {
    const [title, form, mark] = [fold(leaf.text), formOf(leaf), this.markOf(leaf)];
    const namesakes = this.taken.get(title) ?? { form, marks: new Set<string>() };
    if (namesakes.form !== form) namesakes.form = undefined;
    if (mark !== undefined) namesakes.marks.add(mark);
    this.taken.set(title, namesakes);
  }

  /**
   * Whether a title was taken before and this is no other opening: one of the same form that leads to another file or
   * page, or stands below the name of another town.
   */
  isRepeat(leaf: Leaf): boolean {
    const others = this.taken.get(fold(leaf.text));
    if (!others) return false;
    const mark = this.markOf(leaf);
    return others.form !== formOf(leaf) || mark === undefined || others.marks.has(mark);
  }

  private markOf(leaf: Leaf): string | undefined {
    const href = attribute(leaf.link, 'href');
    if (href !== '') return href.includes('#') ? undefined : `leads to ${href.replaceAll(ASIDE, '')}`;
    const town = townIn(this.headingOver(leaf));
    return town === undefined ? undefined : `in ${town}`;
  }
}

/** What two addresses of one page may differ by: the site's own name, a last stroke, where one came from. */
const ASIDE = /^https?:\/\/[^/]+|\/$|[?&](?:ref|source|src|utm_\w{1,20})=[^&]*/g;

function formOf(leaf: Leaf): string {
  return `${String(leaf.rank)} ${classesOf(leaf)}`;
}
