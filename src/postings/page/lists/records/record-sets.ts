import { isValueOfElse } from './asked-values.js';
import { isCounted } from './counted-things.js';
import { AdvertParts } from './advert-parts.js';
import { noteCut } from '../../../reading-limits.js';
import { saysKind } from '../../../text/kinds/job-type.js';
import { isTag, type Element } from '../../tree/html.js';
import { withOwnParts, withOwnTerms } from './own-terms.js';
import { isPagePart } from '../../lines/headings/page-parts.js';
import { labelOf } from '../../lines/headings/field-labels.js';
import { callsForPost } from '../../lines/openings/post-calls.js';
import { isEcho, labelledTitles, titleLines } from '../../advert/labelled-titles.js';
import { headingsAfter, headingsBefore, lowestHeading, withoutHeadingsAbove } from './nearest-headings.js';
import { headGroups, headingsOfOpenings } from './heading-groups.js';
import { boundsOf, mostlyNamesRoles, titledParts, withoutRefused } from './titles-of-groups.js';
import { classesOf, isInCapitals, madeClassesOf, PathIds } from './leaf-paths.js';
import {
  columnsOfLinks,
  grouped,
  indexesOf,
  isAloneIn,
  onePerHeading,
  splitByElement,
  titlesOfEntries,
} from './leaf-groups.js';
import { headsOpening, isListItem } from './leaf-facts.js';
import { mayHeadColumns, ROWS_ASKED } from '../../tree/column-heads.js';
import { BOLD_LINE, blockAround, parentOf, type Leaf, type PageTree } from '../../tree/page-tree.js';
import { endOfLast, endOfOnly } from './labelled-ends.js';
import { endedByItsLine, isListOfLinks } from './line-records.js';
import { titlesIntroduced } from './introduced-parts.js';
import { endOfPanel } from './panels.js';
import { numberedRuns } from './numbered-runs.js';
import { isJumpLink } from './jump-links.js';
import { isOneOfRow } from './rows-in-entries.js';
import { isSeeker } from './seekers.js';
import { withoutNextDays, type Range } from './day-ahead.js';
import { headingAround } from './title-heading.js';
import { isTitleLike } from './title-like.js';

/** Leaves of one column with the record each belongs to: what may be the titles of a list, or one title alone. */
export interface RecordSet {
  /** Indexes of the leaves that would be titles, in page order. */
  readonly titles: readonly number[];
  /** Of each title the range of leaves that belongs to it: first, and one behind the last. */
  readonly records: readonly (readonly [number, number])[];
  /** How the set was found, for people. */
  readonly by: 'class' | 'path' | 'column' | 'head' | 'label' | 'single';
}

/** What stands between the titles of a page is cut off here; a page with more sets is no page that people read. */
const MAX_RECORD_SETS = 6000;
/** Of a card the title is one of the first pieces. */
const MAX_COLUMN = 4;
/** Above the title a card has a date or a label; more text (characters) than this is the page's own. */
const MAX_TEXT_ABOVE = 300;

/** Above a main heading so many links are a menu. */
const MIN_MENU = 4;

/** All sets of records a page may hold, overlapping: which of them lists postings is judged later. */
export function findRecordSets(tree: PageTree): { sets: RecordSet[]; seen: number } {
  const finder = new SetFinder(tree);
  return finder.find();
}

/** An element that holds a title and what belongs to it. */
interface Holder {
  readonly from: number;
  readonly to: number;
  readonly holder: Element | undefined;
  readonly outer: Element | undefined;
}

class SetFinder {
  private readonly paths = new PathIds();
  private readonly found = new Map<string, RecordSet>();
  private readonly lengths: number[] = [0];
  private readonly nextHeading: Int32Array[];
  private readonly previousHeading: Int32Array[];
  /** From each leaf on the next one of navigation or footer. */
  private readonly nextOutside: Int32Array;
  /** The lowest rank of what heads parts of the page. */
  private readonly lowestHeading: number;
  /** Pieces like "New", which only some entries have. */
  private readonly marks: ReadonlySet<number>;
  private seen = 0;
  private readonly parts: AdvertParts;

  constructor(private readonly tree: PageTree) {
    for (const { text } of tree.leaves) this.lengths.push((this.lengths.at(-1) ?? 0) + text.length);
    this.nextOutside = new Int32Array(tree.leaves.length + 1).fill(tree.leaves.length);
    for (let at = tree.leaves.length - 1; at >= 0; at--) {
      const { region } = tree.leaves[at] as Leaf;
      this.nextOutside[at] = region === 'nav' || region === 'footer' ? at : (this.nextOutside[at + 1] as number);
    }
    this.marks = new Set(tree.leaves.filter(({ text }) => isPagePart(text)).map(({ index }) => index));
    this.lowestHeading = lowestHeading(tree.leaves);
    this.nextHeading = headingsAfter(tree.leaves);
    this.parts = new AdvertParts(tree.leaves);
    this.previousHeading = headingsBefore(tree.leaves);
  }

  find(): { sets: RecordSet[]; seen: number } {
    const { leaves } = this.tree;
    const titles = leaves.filter((leaf) => this.mayBeTitle(leaf) && !isEcho(leaf, leaves) && !isSeeker(leaf, leaves));
    for (const [by, keyOf] of [
      ['class', (leaf: Leaf) => `${String(this.paths.of(leaf.element))} ${classesOf(leaf)}`],
      ['path', (leaf: Leaf) => `${String(this.paths.of(leaf.element))} ${String(leaf.rank)}`],
    ] as const) {
      for (const group of grouped(titles, keyOf))
        for (const column of columnsOfLinks(onePerHeading(group))) this.addForms(titlesOfEntries(column), by);
    }
    for (const group of headGroups(titles, this.tree)) this.add(group, 'path');
    for (const group of headingsOfOpenings(titles, leaves, this.previousHeading)) this.add(group, 'class');
    for (const [run, bounds] of numberedRuns(titles, leaves)) this.add(run, 'path', bounds);
    this.addColumns();
    this.addLabelled();
    for (const leaf of titles) this.add([leaf.index], 'single');
    if (this.seen > this.found.size) noteCut('groups of its pieces', { seen: this.seen, kept: this.found.size });
    return { sets: [...this.found.values()], seen: this.seen };
  }

  /** Titles behind labels are a list of adverts, each from its label to the next one, whatever their form. */
  private addLabelled(): void {
    const [values, lines] = [new Set(labelledTitles(this.tree)), titleLines(this.tree)];
    const startOf = (title: number): number => (values.has(title) ? title - 1 : title);
    // One may have its label in a piece of its own, the next one in its line.
    const all = [...new Set([...values, ...lines])].sort((one, other) => one - other);
    for (const titles of [all, [...values], lines]) this.addAdverts(titles, startOf);
  }

  private addAdverts(titles: readonly number[], startOf: (title: number) => number): void {
    const last = titles.at(-1);
    if (last === undefined) return;
    const starts = titles.map(startOf);
    const ends = starts.slice(1).map((next) => withoutHeadingsAbove(this.tree.leaves, next));
    ends.push(endOfLast(this.tree, starts, ends) ?? endOfOnly(this.tree, starts) ?? this.nextOutside[last] ?? last + 1);
    const records = starts.map((start, at) => [start, ends[at] as number] as const);
    const key = titles.join(' ');
    if (!this.found.has(key)) this.seen++;
    this.found.set(key, { titles, records, by: 'label' });
  }

  /**
   * The group, and those of it whose classes a program named alike, that are no lines of a paragraph, or that are
   * written in capitals.
   */
  private addForms(group: readonly Leaf[], by: RecordSet['by']): void {
    this.addGroup(group, by, 0);
    for (const part of titledParts(group, this.tree.leaves)) this.addGroup(part, by, 0);
    for (const [titles, bounds] of titlesIntroduced(group)) this.add(indexesOf(titles), by, indexesOf(bounds));
    this.addNamedParts(group, by);
    const named = grouped(group, madeClassesOf);
    if (named.length > 1) for (const alike of named) this.addGroup(alike, by, 0);
    const whole = group.filter(({ index, element }) => isAloneIn(this.tree.rangeOf(blockAround(element)), index));
    if (whole.length < group.length) this.addGroup(whole, by, 0);
    const capitals = group.filter(isInCapitals);
    if (capitals.length < group.length) this.addGroup(capitals, by, 0);
  }

  /**
   * Items of lists below different headings that mostly name occupations, without those that do not: opening hours.
   * What leads on, or stands alone below its town, may be an opening of any name.
   */
  private addNamedParts(group: readonly Leaf[], by: RecordSet['by']): void {
    const parts = by === 'class' && group.length > 2 && group.every(isListItem) ? this.splitByHeading(group) : [];
    const named = parts.filter((part) => part.length === 1 || part.some(({ link }) => link) || mostlyNamesRoles(part));
    if (named.length > 1 && named.length < parts.length) this.add(indexesOf(named.flat()), by, indexesOf(group));
  }

  /** The group, its parts below different elements, and its parts below different headings. */
  private addGroup(group: readonly Leaf[], by: RecordSet['by'], depth: number): void {
    if (group.length < 2 || depth > 8) return;
    const indexes = indexesOf(group);
    this.add(indexes, by);
    // "Position" above them in the same mark-up: the head of their column.
    if (group.length > 2 && labelOf((group[0] as Leaf).text) === 'title') this.add(indexes.slice(1), by);
    const named = withoutRefused(group);
    if (named.length < group.length) this.add(named, by, boundsOf(group, named));
    const called = group.filter(({ text }) => callsForPost(text));
    if (called.length > 1 && called.length < group.length)
      this.add(indexesOf(called), by, boundsOf(group, indexesOf(called)));
    for (const part of this.partsOf(group)) this.addGroup(part, by, depth + 1);
  }

  /** The parts of a group below different headings, then those below different elements. */
  private partsOf(group: readonly Leaf[]): readonly (readonly Leaf[])[] {
    const bySection = this.splitByHeading(group);
    const byElement = splitByElement(group);
    const isEachAlone = byElement.length === group.length;
    return [bySection, isEachAlone ? [] : byElement].filter((parts) => parts.length > 1).flat();
  }

  /** A heading of higher rank between two titles begins another section. */
  private splitByHeading(group: readonly Leaf[]): Leaf[][] {
    const parts: Leaf[][] = [];
    let last: Leaf | undefined;
    for (const leaf of group) {
      const rank = Math.min(leaf.rank, 7) - 1;
      const isNew = last === undefined || this.headingFrom(rank, last.index + 1) < leaf.index;
      if (isNew) parts.push([leaf]);
      else parts.at(-1)?.push(leaf);
      last = leaf;
    }
    return parts;
  }

  /** The first heading of a rank, or of a higher one, from a piece on. */
  private headingFrom(rank: number, index: number): number {
    return this.nextHeading[rank]?.[index] ?? Infinity;
  }

  /** Children of one element, column by column: of cards without classes only the place of a piece tells what it is. */
  private addColumns(): void {
    for (const parent of this.elements()) {
      const children = parent.children.filter(isTag).filter((child) => !isListOfLinks(child));
      for (const siblings of grouped(children, ({ name }) => name)) this.addColumnsOf(siblings);
    }
  }

  /** All elements that hold pieces. */
  private elements(): ReadonlySet<Element> {
    const elements = new Set<Element>();
    for (const { element } of this.tree.leaves)
      for (let node: Element | undefined = element; node && !elements.has(node); node = parentOf(node))
        elements.add(node);
    return elements;
  }

  private addColumnsOf(siblings: readonly Element[]): void {
    const ranges = siblings.map((child) => this.tree.rangeOf(child)).filter(([from, to]) => to > from);
    if (ranges.length < 2) return;
    const pieces = ranges.map((range) => this.firstPieces(range));
    const labels = (pieces[0] as number[]).map((index) => labelOf((this.tree.leaves[index] as Leaf).text));
    // A row of heads above rows that are no table to the mark-up.
    const areHeads = labels.length > 1 && !labels.includes(undefined) && mayHeadColumns(labels, this.textsOf(pieces));
    for (let column = 0; column < MAX_COLUMN; column++) {
      const titles = ranges.flatMap((range, at) => this.titleAt(pieces[at]?.[column], range) ?? []);
      if (titles.length < 2) continue;
      if (areHeads && labels[column] === 'title') this.add(titles.slice(1), 'head');
      else if (titles.length * 2 >= ranges.length) this.add(titles, 'column');
    }
  }

  /** What the first rows below a row of heads say. */
  private textsOf([, ...rows]: readonly (readonly number[])[]): string[][] {
    return rows.slice(0, ROWS_ASKED).map((row) => row.map((index) => this.tree.leaves[index]?.text ?? ''));
  }

  private mayBeTitle(leaf: Leaf): boolean {
    return isTitleLike(leaf) && ![isJumpLink, isCounted, isValueOfElse].some((isElse) => isElse(leaf, this.tree));
  }

  /** A piece of an entry where it may be its title. */
  private titleAt(index: number | undefined, entry: readonly [number, number]): number | undefined {
    if (index === undefined || !this.mayBeTitle(this.tree.leaves[index] as Leaf)) return undefined;
    return isOneOfRow(index, entry, this.tree, this.paths) ? undefined : index;
  }

  /** The first pieces of an entry, without its marks. */
  private firstPieces([from, to]: readonly [number, number]): number[] {
    const first: number[] = [];
    for (let at = from; at < to && first.length < MAX_COLUMN; at++) if (!this.marks.has(at)) first.push(at);
    return first;
  }

  /** `bounds`: the titles, and lines of their form at which the record before them ends. */
  private add(titles: readonly number[], by: RecordSet['by'], bounds = titles): void {
    const key = titles.join(' ');
    if (this.found.has(key) || this.areOfOneLink(titles)) return;
    this.seen++;
    if (this.found.size >= MAX_RECORD_SETS) return;
    const own = new Set(titles);
    const ranges = bounds.map((_, at) => this.recordOf(bounds, at));
    const records = withoutNextDays(ranges, bounds, this.tree).filter((_, at) => own.has(bounds[at] as number));
    const whole = this.withParts(records, titles);
    this.found.set(key, { titles, records: endedByItsLine(titles, whole, this.tree), by });
  }

  private withParts(records: readonly Range[], titles: readonly number[]): readonly Range[] {
    const [only] = records;
    const title = this.tree.leaves[titles[0] as number] as Leaf;
    if (titles.length > 1 || !only) return withOwnTerms(records, titles, this.tree);
    return [withOwnParts(only, title, this.tree)];
  }

  /** Pieces of one link are those of one record: its title, its place, its kind. */
  private areOfOneLink(titles: readonly number[]): boolean {
    const [first, ...others] = titles.map((title) => this.tree.leaves[title]?.link);
    return first !== undefined && others.length > 0 && others.every((link) => link === first);
  }

  /** The largest element around a title that holds no other title, else what follows the title up to the next. */
  private recordOf(titles: readonly number[], at: number): readonly [number, number] {
    const leaf = this.tree.leaves[titles[at] as number] as Leaf;
    const heading = headingAround(this.tree, leaf);
    const isSingle = titles.length === 1;
    const rank = Math.min(leaf.rank, isSingle && isListItem(leaf) ? this.lowestHeading : 6);
    const [before, after] = isSingle
      ? this.headingsBeside(leaf, rank, heading)
      : [titles[at - 1] ?? -1, titles[at + 1] ?? Infinity];
    const { from, to, holder, outer } = this.holderOf(leaf, before, after);
    // The main heading of a page heads all of it.
    const headsMore = leaf.rank === 1 ? isSingle : isHeadOfParagraph(leaf, holder);
    if (to > heading[1] && !headsMore) return [from, to];
    const next = isSingle ? this.headingFrom(rank, leaf.index + 1) : this.parts.endOf(leaf, at === titles.length - 1);
    const end = Math.min(this.endWithin(outer, leaf), after, next);
    return [from, Math.max(to, endOfPanel(this.tree, holder, titles, after), this.withoutHeads(end, after, leaf))];
  }

  /** What a title alone stands between: the headings above and below it, or a line in bold right above. */
  private headingsBeside(
    leaf: Leaf,
    rank: number,
    [first, behind]: readonly [number, number],
  ): readonly [number, number] {
    const above = this.isBelowBold(leaf) ? leaf.index - 1 : this.previousHeading[rank]?.[first];
    return [above ?? -1, this.headingFrom(rank, behind)];
  }

  /** Where the part of the page ends that an element around a title is. */
  private endWithin(outer: Element | undefined, leaf: Leaf): number {
    const { region, index } = leaf;
    let part = outer;
    while (part && this.headsOnly(part, leaf)) part = parentOf(part);
    const last = part ? this.tree.rangeOf(part)[1] : this.tree.leaves.length;
    return region === 'main' ? Math.min(last, this.nextOutside[index] as number) : last;
  }

  /** Whether an element holds a title behind headings above it alone: what follows it is what they head. */
  private headsOnly(part: Element, title: Leaf): boolean {
    const [first, last] = this.tree.rangeOf(part);
    if (last !== title.index + 1 || title.rank > 6) return false;
    return this.tree.leaves.slice(first, title.index).every(({ rank }) => rank < title.rank);
  }

  /** Whether a title stands right below a line in bold for openings: what is above that is no part of its record. */
  private isBelowBold(leaf: Leaf): boolean {
    const above = this.tree.leaves[leaf.index - 1];
    return above?.rank === BOLD_LINE && headsOpening(above, leaf);
  }

  /** Lines in bold right above the next title are about it, and about those below it. */
  private withoutHeads(end: number, after: number, { rank }: Leaf): number {
    let last = end;
    while (end === after && rank > BOLD_LINE && (this.tree.leaves[last - 1]?.rank ?? rank) <= BOLD_LINE) last--;
    return last;
  }

  /** The largest element around a title that holds no other one, its range, and the element around it that does. */
  private holderOf(leaf: Leaf, before: number, after: number): Holder {
    let [from, to] = [leaf.index, leaf.index + 1];
    let holder: Element | undefined;
    let outer: Element | undefined = leaf.element;
    for (; outer; outer = parentOf(outer)) {
      const [first, last] = this.tree.rangeOf(outer);
      if (last <= first) continue;
      if (this.isMixed(leaf, first, last)) break;
      if (first <= before || last > after || this.isBelowMore(first, leaf)) break;
      [from, to, holder] = [first, last, outer];
    }
    return { from, to, holder, outer };
  }

  /** Navigation and footer belong to no record. */
  private isMixed({ region, index }: Leaf, first: number, last: number): boolean {
    return (
      region === 'main' && ((this.nextOutside[first] as number) < index || (this.nextOutside[index] as number) < last)
    );
  }

  /**
   * Whether more text stands above a title than its card has; above a main heading so many links are a menu, unless one
   * of them states a fact.
   */
  private isBelowMore(from: number, { index, rank }: Leaf): boolean {
    if ((this.lengths[index] ?? 0) - (this.lengths[from] ?? 0) > MAX_TEXT_ABOVE) return true;
    const above = rank === 1 ? this.tree.leaves.slice(from, index) : [];
    return above.length >= MIN_MENU && above.every(({ link, text }) => link !== undefined && !saysKind(text));
  }
}

/** A paragraph that begins with a title in bold heads what follows. */
function isHeadOfParagraph({ rank }: Leaf, holder: Element | undefined): boolean {
  return rank <= BOLD_LINE && holder?.name === 'p';
}
