import { spokenLength } from '../../text/words.js';
import { readsOn } from '../lines/seeking/actions.js';
import {
  Element,
  isTag,
  isText,
  parseHtml,
  textOf,
  type AnyNode,
  type Document,
  type ParentNode,
  type Text,
} from './html.js';

/** A page at three times: before anything was pressed, before the last control was, and after. */
export interface PageTimes {
  readonly closed: string;
  readonly before: string;
  readonly after: string;
}

/**
 * What a page shows after a control was pressed and did not show before, as a page of its own; undefined where that is
 * next to nothing. Parts that are new as a whole keep their structure, also where another part that was opened before
 * has the same headings.
 */
export function openedPart({ closed, before, after }: PageTimes): Document | undefined {
  const document = parseHtml(after);
  const [atFirst, justBefore] = [closed, before].map((html) => textsOf(parseHtml(html))) as [string[], string[]];
  const inserted =
    insertedIn(document, justBefore) ??
    replacedIn(document, atFirst, justBefore) ??
    insertedIn(document, justBefore, givesWay);
  if (inserted) return asPage(document, newParts(document, { isKnown: (text) => !inserted.has(text) }), SENTENCE_ALONE);
  const [first, last] = [new Set(atFirst), new Set(justBefore)];
  const shown = new Set(textsOf(document));
  const others = isReplaced(first, last, shown) ? first : last;
  const isOfList = (text: Text): boolean => first.has(saidBy(text));
  const parts = newParts(document, { isKnown: (text) => isOfList(text) || others.has(saidBy(text)), isOfList });
  return asPage(document, parts.length > 1 && hasMadeWay(first, shown) ? [around(parts)] : parts);
}

/** What is shorter (characters) is next to nothing; a sentence that came and moved nothing may be. */
const LEAST = 60;
const SENTENCE_ALONE = 30;

function asPage(document: Document, parts: Element[], sentence = LEAST): Document | undefined {
  if (parts.length === 0) return undefined;
  document.children = [new Element('main', {}, parts)];
  const said = textOf(document).trim();
  return spokenLength(said) > (/\p{L}[.!]$/u.test(said) ? sentence : LEAST) ? document : undefined;
}

/**
 * What stands in a page between texts that are all that it said before, also where it says again what it said; what may
 * give way to it need not be there any more.
 */
function insertedIn(
  document: Document,
  before: readonly string[],
  mayGiveWay: (text: string, inserted: readonly string[]) => boolean = () => false,
): ReadonlySet<Text> | undefined {
  const after = [...nodesOf(document)];
  const isSame = (at: number): boolean => {
    const text = after.at(at);
    return text !== undefined && saidBy(text) === before.at(at);
  };
  let [front, back] = [0, 0];
  while (front < before.length && isSame(front)) front++;
  while (back < before.length - front && isSame(-1 - back)) back++;
  const inserted = after.slice(front, after.length - back);
  const said = inserted.map(saidBy);
  const isWhole = before.slice(front, before.length - back).every((text) => mayGiveWay(text, said));
  return isWhole && before.length > 0 && after.length > before.length ? new Set(inserted) : undefined;
}

/** "Read more" makes way for "Read less", a text that was cut for all of it. */
function givesWay(text: string, inserted: readonly string[]): boolean {
  const begun = /^(.{20,}?)\s{0,3}(?:\.{2,3}|…)$/su.exec(text)?.[1];
  return begun === undefined ? readsOn(text) : inserted.some((one) => one.startsWith(begun));
}

/** The same of what took the place of what was opened before: a dialog that shows one entry after the other. */
function replacedIn(
  document: Document,
  closed: readonly string[],
  before: readonly string[],
): ReadonlySet<Text> | undefined {
  const inserted = insertedIn(document, closed);
  const known = new Set(before);
  const isOther = [...(inserted ?? [])].some((text) => !known.has(saidBy(text)));
  return isOther ? inserted : undefined;
}

/** A sentence is at least this long (characters). */
const SENTENCE = 40;

/** True where what was opened before made way: then what is the same in both belongs to what is open now. */
function isReplaced(closed: ReadonlySet<string>, before: ReadonlySet<string>, after: ReadonlySet<string>): boolean {
  return [...before].some((text) => text.length >= SENTENCE && !closed.has(text) && !after.has(text));
}

/** True where one entry was open from the beginning and made way: headings that both have stand between what is new. */
function hasMadeWay(closed: ReadonlySet<string>, after: ReadonlySet<string>): boolean {
  return [...closed].some((text) => spokenLength(text) >= SENTENCE && !after.has(text));
}

/** The innermost element that all of these stand in. */
function around(parts: readonly Element[]): Element {
  const [first, ...rest] = parts as [Element, ...Element[]];
  let element = first;
  const holds = (part: Element): boolean => {
    for (let one: Element | undefined = part; one; one = parentOf(one)) if (one === element) return true;
    return false;
  };
  for (let outer: Element | undefined = first; outer && !rest.every(holds); outer = parentOf(outer)) element = outer;
  return element;
}

function parentOf({ parent }: Element): Element | undefined {
  return parent && isTag(parent) ? parent : undefined;
}

const UNSEEN = /^(?:script|style|template|noscript|head|title|option)$/;

/** The texts of a page, the last first. */
function* nodesOf(root: ParentNode): Generator<Text> {
  const waiting: AnyNode[] = [...root.children];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (isText(node) && /\p{L}/u.test(node.data)) yield node;
    else if (isTag(node) && !UNSEEN.test(node.name)) for (const child of node.children) waiting.push(child);
  }
}

function textsOf(root: ParentNode): string[] {
  return [...nodesOf(root)].map(saidBy);
}

function saidBy({ data }: Text): string {
  return data.replace(/\s+/g, ' ').trim();
}

/** The largest elements that say something new and nothing of the list, in page order. */
function newParts(
  root: ParentNode,
  { isKnown, isOfList = isKnown }: { isKnown: (text: Text) => boolean; isOfList?: (text: Text) => boolean },
): Element[] {
  const parts: Element[] = [];
  const waiting = root.children.toReversed();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (!isTag(node) || UNSEEN.test(node.name)) continue;
    const texts = [...nodesOf(node)];
    if (texts.every(isKnown)) continue;
    if (texts.some(isOfList) && node.children.some(isTag))
      for (const child of node.children.toReversed()) waiting.push(child);
    else parts.push(node);
  }
  return parts;
}
