import { Element, isTag, lineOf, type AnyNode } from './html.js';
import type { PostingRecord } from './page-lists.js';
import { isInline, parentOf, type PageTree } from './page-tree.js';

/** The element that holds the record; one made of its nodes where the page has none. */
export function cardOf(tree: PageTree, record: PostingRecord): Element | undefined {
  const { title, range } = record;
  const [from, to] = range;
  const [first, last] = tree.rangeOf(title.element);
  if (first < from || last > to) return linesOf(tree, record);
  let top = title.element;
  for (let parent = parentOf(top); parent; parent = parentOf(parent)) {
    const [above, below] = tree.rangeOf(parent);
    if (above < from || below > to) break;
    top = parent;
  }
  const [, end] = tree.rangeOf(top);
  if (end >= to) return top === title.element && isInline(top) ? undefined : top;
  return new Element('section', {}, [top, ...nodesBehind(tree, top, to)]);
}

/** What follows an element up to a piece of the page, also behind the elements that it is the last part of. */
function nodesBehind(tree: PageTree, element: Element, to: number): AnyNode[] {
  const nodes: AnyNode[] = [];
  for (let last: Element | undefined = element; last; last = parentOf(last))
    for (let node = last.next; node; node = node.next) {
      if (isTag(node)) {
        const [first, end] = tree.rangeOf(node);
        if (first < end && (first >= to || end > to)) return nodes;
      }
      nodes.push(node);
    }
  return nodes;
}

/** A line of an element as breaks divide them. */
interface Line {
  readonly nodes: readonly AnyNode[];
  readonly text: string;
}

/** Of an element that holds several records, as lines, those of one; and what follows it, where that is its own too. */
function linesOf(tree: PageTree, { title: { element }, range: [from, to] }: PostingRecord): Element | undefined {
  const [first, last] = tree.rangeOf(element);
  const lines = dividedByBreaks(element);
  const own = new Set<Line>();
  let at = 0;
  for (const { index, text } of tree.leaves.slice(first, last)) {
    while (lines[at]?.text.includes(text) === false) at++;
    const line = lines[at];
    if (line && index >= from && index < to) own.add(line);
  }
  const nodes = [...own].flatMap((line) => line.nodes);
  const behind = last < to ? nodesBehind(tree, element, to) : [];
  return nodes.length === 0 ? undefined : new Element('section', {}, [...nodes, ...behind]);
}

/** The lines of an element, each with the break that ends it. */
function dividedByBreaks({ children }: Element): Line[] {
  const groups: AnyNode[][] = [[]];
  for (const node of children) {
    groups.at(-1)?.push(node);
    if (isTag(node) && node.name === 'br') groups.push([]);
  }
  return groups.map((nodes) => ({ nodes, text: lineOf(new Element('span', {}, nodes)) }));
}
