import { spokenLength } from '../../text/words.js';
import { Element, isTag, isText, parseHtml, textOf, type AnyNode, type Document, type ParentNode } from './html.js';

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
  const [first, last] = [new Set(textsOf(parseHtml(closed))), new Set(textsOf(parseHtml(before)))];
  const parts = newParts(document, first, isReplaced(first, last, new Set(textsOf(document))) ? first : last);
  if (parts.length === 0) return undefined;
  document.children = [new Element('main', {}, parts)];
  return spokenLength(textOf(document)) > 60 ? document : undefined;
}

/** A sentence is at least this long (characters). */
const SENTENCE = 40;

/** True where what was opened before made way: then what is the same in both belongs to what is open now. */
function isReplaced(closed: ReadonlySet<string>, before: ReadonlySet<string>, after: ReadonlySet<string>): boolean {
  return [...before].some((text) => text.length >= SENTENCE && !closed.has(text) && !after.has(text));
}

const UNSEEN = /^(?:script|style|template|noscript|head|title|option)$/;

function* textsOf(root: ParentNode): Generator<string> {
  const waiting: AnyNode[] = [...root.children];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (isText(node) && /\p{L}/u.test(node.data)) yield textIn(node.data);
    else if (isTag(node) && !UNSEEN.test(node.name)) for (const child of node.children) waiting.push(child);
  }
}

function textIn(data: string): string {
  return data.replace(/\s+/g, ' ').trim();
}

/** The largest elements that were not there when all was closed, and say something new, in page order. */
function newParts(root: ParentNode, closed: ReadonlySet<string>, before: ReadonlySet<string>): Element[] {
  const parts: Element[] = [];
  const waiting = root.children.toReversed();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (!isTag(node) || UNSEEN.test(node.name)) continue;
    const texts = [...textsOf(node)];
    if (texts.every((text) => closed.has(text) || before.has(text))) continue;
    if (texts.some((text) => closed.has(text)) && node.children.some(isTag))
      for (const child of node.children.toReversed()) waiting.push(child);
    else parts.push(node);
  }
  return parts;
}
