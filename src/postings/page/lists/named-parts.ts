import { fold } from '../../text/words.js';
import { jobTitleScore } from '../lines/job-titles.js';
import { kindOfHeading } from '../lines/section-headings.js';
import { attribute, findAll, findFirst, isHidden, isTag, lineOf, type Document, type Element } from '../tree/html.js';
import { closest, isClosedDialog, parentOf, type Leaf, type PageTree } from '../tree/page-tree.js';
import { blocksOf } from '../tree/text-blocks.js';
import { asPage } from './controlled-parts.js';
import type { PostingRecord } from './lists-found.js';

/** A part of fewer characters says no more than its card. */
const MIN_TEXT = 120;

/** So many elements around a title, at most, are its part. A rule, no cut. */
const MAX_AROUND = 12;

/**
 * The text of each entry that a script shows elsewhere on its page, without a word in the mark-up of what opens it: a
 * part that begins with the entry's title, as one other part does, and has a heading of an advert in it ("Your tasks").
 * Of panels that stand beside each other, as many as entries and in their order, one may be called otherwise: "Python
 * Developer" in the list, "Python Engineer" above its text.
 */
export function namedParts(
  tree: PageTree,
  records: readonly PostingRecord[],
): (record: PostingRecord) => Document | undefined {
  const names = Map.groupBy(records, ({ title }) => fold(title.text));
  const inRecords = new Set(records.flatMap(({ title, range: [from, to] }) => [title.index, ...numbers(from, to)]));
  const heads = Map.groupBy(
    tree.leaves.filter(({ index, text }) => !inRecords.has(index) && names.has(fold(text))),
    ({ text }) => fold(text),
  );
  const hidden = Map.groupBy(hiddenParts(tree.document, names), ([name]) => name);
  const parts = records.map(({ title }) => {
    const name = fold(title.text);
    const shown = (heads.get(name) ?? []).map(partOf);
    const [part, ...others] = [...shown, ...(hidden.get(name) ?? []).map(([, part]) => part)];
    return others.length > 0 || names.get(name)?.length !== 1 || !part || !saysAdvert(part) ? undefined : part;
  });
  const all = withOneOtherwise(parts);
  return (record) => {
    const part = all[records.indexOf(record)];
    return part && asPage(part);
  };

  /** The largest element that begins with a title and holds no entry. */
  function partOf(head: Leaf): Element | undefined {
    let part: Element | undefined;
    for (const around of elementsAround(head.element)) {
      const [from, to] = tree.rangeOf(around);
      if (from !== head.index || numbers(from, to).some((index) => inRecords.has(index))) break;
      part = around;
    }
    return part;
  }

  function withOneOtherwise(found: readonly (Element | undefined)[]): readonly (Element | undefined)[] {
    const beside = found.flatMap((part) => (part ? [panelsBeside(part)] : []))[0] ?? [];
    const otherwise = found.flatMap((part, at) => (part === beside[at] ? [] : [at]));
    const [at, ...others] = otherwise;
    const panel = at === undefined || found[at] !== undefined ? undefined : beside[at];
    if (at === undefined || !panel || others.length > 0 || beside.length !== found.length) return found;
    return isOfOtherName(panel) && saysAdvert(panel) ? found.with(at, panel) : found;
  }

  function isOfOtherName(panel: Element): boolean {
    const title = tree.leaves[tree.rangeOf(panel)[0]];
    return title !== undefined && !inRecords.has(title.index) && jobTitleScore(title.text) > 0;
  }
}

/** A panel and those that stand beside it. */
function panelsBeside(part: Element): readonly Element[] {
  const nodes = parentOf(part)?.children ?? [];
  return nodes.filter(isTag).filter((other) => isAlike(other, part));
}

/** The largest hidden elements whose first heading is the name of an entry: dialogs that a script opens. */
function hiddenParts(document: Document, names: ReadonlyMap<string, unknown>): (readonly [string, Element])[] {
  return findAll(document, isHeading).flatMap((heading) => {
    const name = fold(lineOf(heading));
    if (!names.has(name) || !isWithinHidden(heading)) return [];
    let part = heading;
    for (const around of elementsAround(heading)) {
      if (!isWithinHidden(around)) break;
      if (around !== heading && (findFirst(around, isHeading) !== heading || holdsOther(around, heading, names))) break;
      part = around;
    }
    return [[name, part] as const];
  });
}

function elementsAround(element: Element): Element[] {
  const around = [element];
  for (let next = parentOf(element); next && around.length < MAX_AROUND; next = parentOf(next)) around.push(next);
  return around;
}

function isWithinHidden(element: Element): boolean {
  return closest(element, (around) => isHidden(around) || isClosedDialog(around)) !== undefined;
}

function holdsOther(part: Element, heading: Element, names: ReadonlyMap<string, unknown>): boolean {
  return findAll(part, isHeading).some((other) => other !== heading && names.has(fold(lineOf(other))));
}

function isHeading({ name }: Element): boolean {
  return /^h[1-6]$/.test(name);
}

/** Whether a part has the length of an advert, and a heading of one. */
function saysAdvert(part: Element): boolean {
  const blocks = blocksOf(part);
  const length = blocks.reduce((sum, { text }) => sum + text.length, 0);
  return length >= MIN_TEXT && blocks.slice(1).some(({ text }) => kindOfHeading(text) !== undefined);
}

function isAlike(one: Element, other: Element): boolean {
  return one.name === other.name && firstClass(one) === firstClass(other);
}

function firstClass(element: Element): string {
  return attribute(element, 'class').trim().split(/\s+/)[0] ?? '';
}

function numbers(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);
}
