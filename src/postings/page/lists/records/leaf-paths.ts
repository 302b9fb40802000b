import { attribute, isTag, type Element } from '../../tree/html.js';
import { isInline, parentOf, type Leaf } from '../../tree/page-tree.js';

/** Columns of a table that are told apart. */
const MAX_CELLS = 20;

/** Elements that only group: one or five of them around a leaf make no difference. */
const GROUPING = new Set(['div', 'section', 'article', 'main', 'center', 'figure', 'body', 'html', 'header']);

/** Numbers for the kinds of places that leaves have in the tree: tags without classes, wrappers once. */
export class PathIds {
  private readonly ids = new Map<string, number>();
  private readonly known = new Map<Element, number>();

  of(element: Element): number {
    const chain: Element[] = [];
    let node: Element | undefined = element;
    for (; node && !this.known.has(node); node = parentOf(node)) chain.push(node);
    let id = node ? (this.known.get(node) as number) : 0;
    for (const inner of chain.reverse()) {
      id = this.step(id, tokenOf(inner));
      this.known.set(inner, id);
    }
    return id;
  }

  private step(parent: number, token: string): number {
    if (token === '') return parent;
    const key = `${String(parent)}/${token}`;
    const known = this.ids.get(key);
    if (known !== undefined) return known;
    this.ids.set(key, this.ids.size + 1);
    return this.ids.size;
  }
}

function tokenOf(element: Element): string {
  const { name } = element;
  if (isInline(element) || GROUPING.has(name) || name === 'tbody') return '';
  if (name === 'ul' || name === 'ol') return 'list';
  if (name !== 'td' && name !== 'th') return name;
  let column = 0;
  for (let node = element.prev; node && column < MAX_CELLS; node = node.prev) column += Number(isTag(node));
  return `cell${String(column)}`;
}

const MADE = /(?:^|[-_])(?=[a-z]*\d)(?=\d*[a-z])[a-z\d]{5,}(?:$|[-_])/i;

/** Classes as programs name them, "css-1t0ws4e": two kinds of pieces may differ in nothing else. */
export function madeClassesOf({ element }: Leaf): string {
  const names = attribute(element, 'class').split(/\s+/);
  return names.some((name) => MADE.test(name)) ? names.join('.') : '';
}

/** Numbers, states, and the side on which every other entry is shown. */
const STATES =
  /\d|active|open|show|first|last|odd|even|current|collapsed|(?:^|[-_])(?:left|right|reversed?|inverted)(?:$|[-_])/;

/** The classes around a leaf, without numbers and states: they tell two kinds of pieces apart that have one path. */
export function classesOf({ element, link, rank }: Leaf): string {
  const names: string[] = [String(rank), link ? 'a' : ''];
  let node: Element | undefined = element;
  for (let level = 0; node && level < 3; node = parentOf(node), level++)
    names.push(
      attribute(node, 'class')
        .split(/\s+/)
        .filter((name) => name !== '' && !STATES.test(name))
        .slice(0, 3)
        .sort()
        .join('.'),
    );
  return names.join('<');
}

/** A line of fewer letters may be a sign or the code of something. */
const MIN_CAPITALS = 5;

/** "SALES MANAGER (based in Leeds)": a line all of whose words are in capitals, but for what brackets add. */
export function isInCapitals({ text }: Leaf): boolean {
  const letters = text.replace(/\([^()]*\)/g, '').match(/\p{L}/gu) ?? [];
  return letters.length >= MIN_CAPITALS && letters.every((letter) => /\p{Lu}/u.test(letter));
}
