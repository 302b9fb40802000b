import { parentOf, type Leaf, type PageTree } from '../../tree/page-tree.js';
import { readSections } from '../../tree/sections.js';
import { blocksOf } from '../../tree/text-blocks.js';
import type { Element } from '../../tree/html.js';
import { wordsOf } from '../../../text/words.js';
import type { PostingRecord } from '../judging/lists-found.js';

/** A page with more headings of what is asked has one for each opening. A rule, no cut. */
const MAX_HEADS = 30;

/** A part of a page: its element and pieces, and those of the titles in it. */
interface Part {
  readonly element: Element;
  readonly range: readonly [number, number];
  readonly own: readonly number[];
}

/**
 * What a part of a page asks for once of all openings that it names: "Service", a list of names, and "Whom we seek"
 * below it. By the piece of each title; nothing where a part has two such headings, or says more of an opening than its
 * name, or names all of the page. `heads` are the headings of what is asked.
 */
export function askedOfParts(
  tree: PageTree,
  records: readonly PostingRecord[],
  heads: readonly Leaf[],
): ReadonlyMap<number, readonly string[]> {
  if (records.length < 2 || heads.length > MAX_HEADS) return new Map();
  const titles = records.map(({ title }) => title.index);
  const named = new Set(records.flatMap(({ title, range: [from, to] }) => (to - from === 1 ? [title.index] : [])));
  const asked = new Map<number, readonly string[]>();
  for (const head of heads) {
    const part = partOf(head, titles, tree);
    if (part === undefined || heads.filter(({ index }) => isWithin(index, part.range)).length > 1) continue;
    const requirements = part.own.every((title) => named.has(title)) ? askedIn(part, head, tree) : undefined;
    if (requirements) for (const title of part.own) asked.set(title, requirements);
  }
  return asked;
}

/** What a part asks for below its heading of that; "We seek:" heads whom it seeks as well. */
function askedIn({ element, own }: Part, head: Leaf, { leaves }: PageTree): readonly string[] | undefined {
  const names = own.map((title) => leaves[title]?.text ?? '');
  if (isOfSome(head.text, names)) return undefined;
  const { requirements } = readSections(blocksOf(element));
  return requirements?.some((item) => names.includes(item)) === true ? undefined : requirements;
}

/** The smallest element around a heading that holds a title; a part of the page holds two or more, and not all. */
function partOf(head: Leaf, titles: readonly number[], tree: PageTree): Part | undefined {
  let element = parentOf(head.element);
  while (element && !titles.some((title) => isWithin(title, tree.rangeOf(element as Element))))
    element = parentOf(element);
  if (!element) return undefined;
  const range = tree.rangeOf(element);
  const own = titles.filter((title) => isWithin(title, range));
  return own.length > 1 && own.length < titles.length ? { element, range, own } : undefined;
}

/** Whether a piece is one of a range. */
export function isWithin(index: number, [from, to]: readonly [number, number]): boolean {
  return index >= from && index < to;
}

/** Shorter words of a title are also in headings that speak of all. */
const MIN_WORD = 4;

/** "Requirements for the head chef" beside a kitchen porter: the heading names some of the titles, and not all. */
function isOfSome(heading: string, titles: readonly string[]): boolean {
  const said = new Set(wordsOf(heading));
  const isNamed = (title: string): boolean => wordsOf(title).some((word) => word.length >= MIN_WORD && said.has(word));
  const named = titles.filter(isNamed).length;
  return named > 0 && named < titles.length;
}
