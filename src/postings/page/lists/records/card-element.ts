import { Element, isTag, lineOf, type AnyNode } from '../../tree/html.js';
import { columnHead } from '../../tree/table-columns.js';
import { closest, isInline, parentOf, type Leaf, type PageTree } from '../../tree/page-tree.js';

/** A title, and the pieces that belong to it: first, and one behind the last. */
interface TitledPart {
  readonly title: Leaf;
  readonly range: readonly [number, number];
}

/** The element that holds the record; one made of its nodes where the page has none. */
export function cardOf(tree: PageTree, record: TitledPart): Element | undefined {
  const { title, range } = record;
  const [from, to] = range;
  const [first, last] = tree.rangeOf(title.element);
  if (first < from || last > to) return linesOf(tree, record);
  let top = title.element;
  for (let parent = parentOf(top); parent && isCard(tree, parent, range, top); parent = parentOf(parent)) top = parent;
  const [, end] = tree.rangeOf(top);
  if (end >= to) return top === title.element && isInline(top) ? undefined : top;
  return new Element('section', {}, [top, ...nodesBehind(tree, top, to)]);
}

/** Whether an element is the card as well; a row, which knows the heads of its columns, may be all of its table. */
function isCard(tree: PageTree, element: Element, [from, to]: TitledPart['range'], part: Element): boolean {
  const [first, last] = tree.rangeOf(element);
  const isRow = isRowOfColumns(part) && tree.rangeOf(part)[1] >= to;
  return first >= from && last <= to && !isRow;
}

/** Two cells may be a label and its value. */
const isRowOfColumns = ({ name, children }: Element): boolean => name === 'tr' && children.filter(isTag).length > 2;

/** Where a record begins: of a table with one row at its row, and not at the heads of the columns. */
export function withoutColumnHeads({ title, range: [from] }: TitledPart, tree: PageTree): number {
  const row = closest(title.element, isRowOfColumns);
  return row && columnHead(title.element) !== '' ? Math.max(from, tree.rangeOf(row)[0]) : from;
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

/** Of an element that holds several records, as lines, those of one; and what follows it, where that is its own too. */
function linesOf(tree: PageTree, { title: { element }, range: [from, to] }: TitledPart): Element | undefined {
  const [first, last] = tree.rangeOf(element);
  const lines = known.get(element) ?? dividedByBreaks(tree, element);
  known.set(element, lines);
  const own = lines.slice(Math.max(0, from - first), Math.max(0, to - first));
  const nodes = [...new Set(own)].flatMap((line) => line ?? []);
  const behind = last < to ? nodesBehind(tree, element, to) : [];
  return nodes.length === 0 ? undefined : new Element('section', {}, [...nodes, ...behind]);
}

/** Of each piece of an element the nodes of the line that it stands in; read once for all records of the element. */
type LinesOfPieces = readonly (readonly AnyNode[] | undefined)[];
const known = new WeakMap<Element, LinesOfPieces>();

/** So many lines further on a piece is looked for: empty ones lie between. */
const LOOK_AHEAD = 4;

function dividedByBreaks(tree: PageTree, element: Element): LinesOfPieces {
  const groups: AnyNode[][] = [[]];
  for (const node of element.children) {
    groups.at(-1)?.push(node);
    if (isTag(node) && node.name === 'br') groups.push([]);
  }
  const texts = groups.map((nodes) => lineOf(new Element('span', {}, nodes)));
  let [at, behind] = [0, 0];
  return tree.leaves.slice(...tree.rangeOf(element)).map(({ text }) => {
    for (let line = at; line < Math.min(texts.length, at + LOOK_AHEAD); line++) {
      const found = texts[line]?.indexOf(text, line === at ? behind : 0) ?? -1;
      if (found < 0) continue;
      [at, behind] = [line, found + text.length];
      return groups[line];
    }
    return undefined;
  });
}
