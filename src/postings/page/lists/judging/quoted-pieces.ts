import type { Leaf, PageTree } from '../../tree/page-tree.js';

/** A shorter text (characters) in quotation marks may be a name or a motto. */
export const MIN_QUOTE = 30;
/** A shorter one is no sentence; where each of several titles has nothing but one below it, somebody says it. */
const MIN_MOTTO = 10;
const QUOTED = /^["“„«»‚‘「『].*["”“»«’」』]\.?$/su;

type Range = readonly [from: number, to: number];

/** What stands on a page in quotation marks: what people say. */
export class QuotedPieces {
  /** How many of them stand before each piece. */
  private readonly quotes: readonly number[];
  private readonly mottoes: readonly number[];

  constructor(tree: PageTree) {
    this.quotes = countsOf(tree, (text) => text.length > MIN_QUOTE && QUOTED.test(text));
    this.mottoes = countsOf(tree, (text) => text.length > MIN_MOTTO && QUOTED.test(text));
  }

  /** Whether one stands in a record: its author has the role that the title says. */
  areIn([from, to]: Range): boolean {
    return (this.quotes[to] ?? 0) > (this.quotes[from] ?? 0);
  }

  /** Whether all that stands below a title is what somebody says: "Anna, baker". */
  areAllBelow(title: Leaf, record: Range): boolean {
    return saysOnly(this.quotes, title, record);
  }

  /** The same of each of several titles, however little it is. */
  areAllBelowEach(titles: readonly Leaf[], records: readonly Range[]): boolean {
    return titles.length > 1 && titles.every((title, at) => saysOnly(this.mottoes, title, records[at] ?? [0, 0]));
  }
}

/** How many pieces of a kind stand before each piece of a page. */
function countsOf({ leaves }: PageTree, isOne: (text: string) => boolean): readonly number[] {
  const counts = [0];
  for (const { text } of leaves) counts.push((counts.at(-1) ?? 0) + Number(isOne(text)));
  return counts;
}

/** Whether all that stands below a title in its record is of the kind that was counted. */
function saysOnly(counts: readonly number[], { index }: Leaf, [, to]: Range): boolean {
  const below = to - index - 1;
  return below > 0 && (counts[to] ?? 0) - (counts[index + 1] ?? 0) === below;
}
