import { fold } from '../../../text/words.js';
import { jobTitleScore } from '../../lines/titles/job-titles.js';
import { kindOfHeading } from '../../lines/headings/section-headings.js';
import { LAST_HEADING, type Leaf } from '../../tree/page-tree.js';

/** "Baker", "Duties", "Miller", "Duties": where adverts end whose parts have headings as high as their titles. */
export class AdvertParts {
  private readonly ends = new Map<string, Int32Array>();

  constructor(private readonly leaves: readonly Leaf[]) {}

  /**
   * The next heading behind a title, of its rank or a higher one, that heads no part of an advert. Behind the last
   * title of a list only what heads parts of others as well is one: "Benefits" may be about all of them.
   */
  endOf({ rank, index }: Leaf, isLast: boolean): number {
    const key = `${String(Math.min(rank, LAST_HEADING))} ${String(isLast)}`;
    const ends = this.ends.get(key) ?? this.endsOf(Math.min(rank, LAST_HEADING), isLast);
    this.ends.set(key, ends);
    return ends[index + 1] ?? Infinity;
  }

  private endsOf(rank: number, isLast: boolean): Int32Array {
    const heads = this.leaves.filter((leaf) => leaf.rank <= rank && headsPart(leaf.text));
    const alike = Map.groupBy(heads, ({ text }) => fold(text));
    // A higher heading heads parts of adverts where several have it, too.
    const isPart = (leaf: Leaf): boolean =>
      (!isLast && leaf.rank === rank) || (alike.get(fold(leaf.text))?.length ?? 0) > 1;
    const parts = new Set(heads.filter(isPart).map(({ index }) => index));
    const ends = new Int32Array(this.leaves.length + 2).fill(0x7fffffff);
    for (let at = this.leaves.length - 1; at >= 0; at--)
      ends[at] = (this.leaves[at] as Leaf).rank <= rank && !parts.has(at) ? at : (ends[at + 1] as number);
    return ends;
  }
}

function headsPart(text: string): boolean {
  return kindOfHeading(text) !== undefined && jobTitleScore(text) <= 0;
}
