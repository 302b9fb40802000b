import { saysKind } from '../../../text/kinds/job-type.js';
import { isDepartmentName } from '../../lines/people/department-names.js';
import type { topicOf } from '../../lines/headings/topics.js';
import { headingsBefore } from './nearest-headings.js';
import { lineOf } from '../../tree/html.js';
import {
  blockAround,
  BOLD_LINE,
  closest,
  elementBefore,
  isIn,
  type Leaf,
  type PageTree,
} from '../../tree/page-tree.js';

type Topic = ReturnType<typeof topicOf>;

/** So many headings above a piece are asked what they are about. */
const MAX_ABOVE = 3;

/** A longer line (characters) on top of a heading is a sentence. */
const MAX_ON_TOP = 30;

/** A line further above (pieces) is about more than what follows it: the name of the page, a paragraph. */
const NEAR = 6;

/** What the headings of a page say of the pieces that they stand above. */
export class HeadingsAbove {
  /** For each rank and place, the last heading before it. */
  private readonly before: readonly Int32Array[];
  /** Where the first heading of the main part stands; behind all pieces where it has none. */
  private readonly firstOfMain: number;

  constructor(
    private readonly tree: PageTree,
    /** What each piece of the page is about. */
    private readonly topics: readonly Topic[],
  ) {
    this.before = headingsBefore(tree.leaves);
    const first = tree.leaves.findIndex(({ rank, region }) => rank <= BOLD_LINE && region === 'main');
    this.firstOfMain = first < 0 ? tree.leaves.length : first;
  }

  /** What the nearest headings above a piece are about, each of a higher rank than the one below it. */
  topicsOver(first: number, own: number): Topic[] {
    const topics: Topic[] = [];
    let leaf = this.headingOver(first, Math.min(own, BOLD_LINE + 1));
    for (; leaf && topics.length < MAX_ABOVE; leaf = this.headingOver(leaf.index, leaf.rank))
      // What a heading of a department, or one that says the kind of job, stands below is said of all of it.
      if (!isDepartmentName(leaf.text) && !this.headsKind(leaf)) topics.push(this.topicOfHeading(leaf));
    return leaf === undefined && topics.length === 0 && this.isBelowLine(first) ? ['openings'] : topics;
  }

  /** Whether a page that heads nothing has a line by itself right above a piece that names openings. */
  private isBelowLine(first: number): boolean {
    if (this.firstOfMain < first) return false;
    return this.tree.leaves
      .slice(Math.max(0, first - NEAR), first)
      .some(
        ({ index, element, link, region, text }) =>
          region === 'main' &&
          link === undefined &&
          text.length <= MAX_ON_TOP &&
          this.topics[index] === 'openings' &&
          lineOf(blockAround(element)) === text,
      );
  }

  /** The nearest heading above a place that is of a higher rank. */
  private headingOver(place: number, rank: number): Leaf | undefined {
    return this.tree.leaves[this.before[rank - 1]?.[place] ?? -1];
  }

  /** "Full-time, international", in bold above a part of a list. */
  private headsKind({ index, rank, text }: Leaf): boolean {
    return rank === BOLD_LINE && saysKind(text) && this.topics[index] === undefined;
  }

  /** What the lines of a heading say, the last one that says anything: "The mill invites", "all who bake". */
  private topicOfHeading({ index, element }: Leaf): Topic {
    const heading = closest(element, ({ name }) => /^h[1-6]$/.test(name));
    const [from, to] = heading ? this.tree.rangeOf(heading) : [index, index + 1];
    return this.topics.slice(from, Math.min(to, index + 1)).findLast((topic) => topic !== undefined);
  }

  /** "Careers" in small on top of the nearest heading above a piece, which says "Build with us". */
  topicOnTop(first: number, own: number): Topic {
    const nearest = this.headingOver(first, Math.min(own, BOLD_LINE));
    const heading = nearest && closest(nearest.element, ({ name }) => /^h[1-6]$/.test(name));
    if (!heading) return undefined;
    const above = this.tree.leaves[this.tree.rangeOf(heading)[0] - 1];
    const before = elementBefore(heading);
    const isOnTop = above !== undefined && above.rank > BOLD_LINE && isIn(above.element, before);
    const topic = isOnTop && above.text.length <= MAX_ON_TOP ? this.topics[above.index] : undefined;
    return topic === 'careers' || topic === 'openings' ? topic : undefined;
  }
}
