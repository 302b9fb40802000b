import { lazily } from '../../../lazily.js';
import { fold } from '../../../text/words.js';
import { headingOf } from '../../lines/headings/section-headings.js';
import { elementsAround, findAll, findFirst, isHidden, lineOf, type Document, type Element } from '../../tree/html.js';
import { isClosedDialog } from '../../tree/closed-dialogs.js';
import { closest, type Leaf, type PageTree } from '../../tree/page-tree.js';
import { blocksOf } from '../../tree/text-blocks.js';
import { isField, onlyText } from './controlled-parts.js';
import type { PostingRecord } from '../judging/lists-found.js';

/**
 * The text of each entry that stands elsewhere on its page, without a word in the mark-up of what leads to it: the one
 * hidden part that is headed by the entry's title (a form to apply by is none), or else the one that is shown, begins
 * with it and has a heading of what an advert asks or offers in it ("Your profile"). A part ends in front of the next
 * title of an entry; a title of several entries tells none of them.
 */
export function namedParts(
  tree: PageTree,
  records: readonly PostingRecord[],
): (record: PostingRecord) => Document | undefined {
  const named = Map.groupBy(records, ({ title }) => fold(title.text));
  const inRecords = new Set(records.flatMap(({ title, range }) => [title, ...tree.leaves.slice(...range)]));
  const heads = tree.leaves.filter((leaf) => !inRecords.has(leaf) && named.has(fold(leaf.text)));
  const ofEntries = new Set([...inRecords, ...heads]);
  const shown = Map.groupBy(heads, ({ text }) => fold(text));
  const hidden = lazily(() => hiddenParts(tree.document, named));
  return ({ title }) => {
    const name = fold(title.text);
    if (named.get(name)?.length !== 1) return undefined;
    const hiddenOnes = (hidden().get(name) ?? []).map(({ part }) => part);
    return onlyText(hiddenOnes) ?? onlyText((shown.get(name) ?? []).flatMap(partOf).filter(saysAdvert));
  };

  /** The largest element that begins with a title and holds neither an entry nor another title of one. */
  function partOf(head: Leaf): Element[] {
    const around = [head.element, ...elementsAround(head.element)];
    const end = around.findIndex((element) => {
      const [from, to] = tree.rangeOf(element);
      return from !== head.index || tree.leaves.slice(from + 1, to).some((leaf) => ofEntries.has(leaf));
    });
    return around.slice(0, end < 0 ? undefined : end).slice(-1);
  }
}

/** A hidden part of a page, and the title of an entry that heads it. */
interface HiddenPart {
  readonly name: string;
  readonly part: Element;
}

/**
 * By title, the largest hidden elements that have it for the first of their headings, and no other title below it;
 * what holds fields to fill in needs a heading of an advert, too.
 */
function hiddenParts(document: Document, titles: ReadonlyMap<string, unknown>): ReadonlyMap<string, HiddenPart[]> {
  const headings = findAll(document, isHeading).map((element) => ({ element, name: fold(lineOf(element)) }));
  const parts = headings.flatMap(({ element, name }, at): HiddenPart[] => {
    if (!titles.has(name) || !isWithinHidden(element)) return [];
    const bounds = [headings[at - 1], headings.slice(at + 1).find((other) => titles.has(other.name))];
    const ofOthers = new Set(bounds.flatMap((other) => (other ? elementsAround(other.element) : [])));
    const around = [element, ...elementsAround(element)];
    const end = around.findIndex((outer) => ofOthers.has(outer) || !isWithinHidden(outer));
    const part = around.slice(0, end < 0 ? undefined : end).at(-1) ?? element;
    return findFirst(part, isField) === undefined || saysAdvert(part) ? [{ name, part }] : [];
  });
  return Map.groupBy(parts, ({ name }) => name);
}

function isWithinHidden(element: Element): boolean {
  return closest(element, (around) => isHidden(around) || isClosedDialog(around)) !== undefined;
}

function isHeading({ name }: Element): boolean {
  return /^h[1-6]$/.test(name);
}

/** Whether a part has a heading of what is asked or offered; "Contact" and "About us" head other parts, too. */
function saysAdvert(part: Element): boolean {
  const [, ...below] = blocksOf(part);
  return below.some(({ kind, text }) => kind !== 'item' && !['other', undefined].includes(headingOf(text)));
}
