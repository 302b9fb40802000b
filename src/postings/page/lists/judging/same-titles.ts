import { fold } from '../../../text/words.js';
import { attribute } from '../../tree/html.js';
import { classesOf } from '../records/leaf-paths.js';
import type { LeafFacts } from '../records/leaf-facts.js';
import { BOLD_LINE, type Leaf, type PageTree } from '../../tree/page-tree.js';
import type { RecordSet } from '../records/record-sets.js';
import { townIn } from '../../lines/openings/town-heading.js';
import { topicOf } from '../../lines/headings/topics.js';

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
    return this.taken.has(nameOf(title));
  }

  add(leaf: Leaf): void {
    const [title, form, mark] = [nameOf(leaf.text), formOf(leaf), this.markOf(leaf)];
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
    const others = this.taken.get(nameOf(leaf.text));
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

/** A title as it is told apart from others: "Baker" and "Baker (m/f/d)" are one. */
function nameOf(title: string): string {
  return fold(title.replace(/\s?\((?:\p{L}\s?[/|]\s?){1,4}\p{L}\)\s?$/u, ''));
}

/** What two addresses of one page may differ by: the site's own name, a last stroke, where one came from. */
const ASIDE = /^https?:\/\/[^/]+|\/$|[?&](?:ref|source|src|utm_\w{1,20})=[^&]*/g;

/** One of the forms in which a set says its titles. */
interface Form {
  readonly titles: readonly string[];
  readonly records: readonly (readonly [number, number])[];
}

/**
 * Whether a set says the same titles in the same order in several forms, and nothing tells the openings of one form
 * from those of another: cards, and the adverts that they choose between. Each form is a list by itself.
 */
export function repeatsInOtherForms(
  { by, titles, records }: RecordSet,
  { leaves }: PageTree,
  facts: LeafFacts,
): boolean {
  const entries = titles.map((title, at) => ({ leaf: leaves[title] as Leaf, record: records[at] ?? NO_RECORD }));
  const [first, ...others] = [...Map.groupBy(entries, ({ leaf }) => formOf(leaf)).values()].map((alike): Form => ({
    titles: alike.map(({ leaf }) => fold(leaf.text)),
    records: alike.map(({ record }) => record),
  }));
  if (!first || others.length === 0 || (first.titles.length < 2 && by !== 'column')) return false;
  if (new Set(first.titles).size < first.titles.length) return false;
  const leads = ({ records: own }: Form): boolean => own.some(([from, to]) => facts.count('link', from, to) > 0);
  const placesOf = ([from, to]: readonly [number, number]): string[] =>
    leaves.slice(from, to).flatMap(({ index, text }) => (facts.has('place', index) ? [fold(text)] : []));
  const areApart = (one: readonly string[], other: readonly string[]): boolean =>
    one.length > 0 && other.length > 0 && !one.some((place) => other.includes(place));
  return others.every(
    (form) =>
      form.titles.join('\n') === first.titles.join('\n') &&
      !(leads(first) && leads(form)) &&
      !form.records.some((record, at) => areApart(placesOf(record), placesOf(first.records[at] ?? NO_RECORD))) &&
      !isBelowTown(form, leaves, facts) &&
      !areHeadedApart(first, form, leaves),
  );
}

/** "Full-time" above the titles of one form, "Part-time" above those of the other. */
function areHeadedApart(one: Form, other: Form, leaves: readonly Leaf[]): boolean {
  const [head, otherHead] = [headOf(one, leaves), headOf(other, leaves)];
  if (head === undefined || otherHead === undefined || fold(head) === fold(otherHead)) return false;
  return topicOf(head) === undefined && topicOf(otherHead) === undefined;
}

function headOf({ records: [first = NO_RECORD] }: Form, leaves: readonly Leaf[]): string | undefined {
  return leaves.slice(Math.max(0, first[0] - PIECES_ABOVE), first[0]).findLast(({ rank }) => rank <= BOLD_LINE)?.text;
}

const NO_RECORD = [0, 0] as const;
/** So many pieces above a list may name the town that all of it is in. A rule, no cut. */
const PIECES_ABOVE = 3;

function isBelowTown({ records: [first = NO_RECORD] }: Form, leaves: readonly Leaf[], facts: LeafFacts): boolean {
  return leaves
    .slice(Math.max(0, first[0] - PIECES_ABOVE), first[0])
    .some(({ index, rank }) => rank <= BOLD_LINE && facts.has('place', index));
}

function formOf(leaf: Leaf): string {
  return `${String(leaf.rank)} ${classesOf(leaf)}`;
}
