import { isEmphasised } from './emphasis.js';
import { BULLET_SIGNS } from '../../text/bullet-signs.js';
import { wordPattern } from '../../text/word-pattern.js';
import { defined } from '../../defined.js';
import { lazily } from '../../lazily.js';
import { isAction } from '../lines/seeking/actions.js';
import { isFileOfPart } from './file-links.js';
import {
  elementsNamed,
  isHidden,
  isTag,
  isText,
  lineOf,
  textOf,
  type AnyNode,
  type Element,
  type ParentNode,
} from './html.js';
import { tidyText } from './tidy-text.js';
import { askedColumns, type AskedColumn } from './asked-columns.js';
import { withPicturedItems } from './emoji-items.js';
import { isIcon } from './icons.js';
import { rowHeads } from './row-heads.js';
import { isInline } from './page-tree.js';
import { isPanel } from './panels.js';
import { TabLabels } from './tab-labels.js';
import { signAhead, withMarkedHeads } from './marked-heads.js';
import { numberedParts } from './numbered-parts.js';
import { headingOf, kindOfHeading, softLines } from '../lines/headings/section-headings.js';

/** One line of a text with what the mark-up, or a bullet in front of it, says it is. */
export interface TextBlock {
  readonly text: string;
  readonly kind: 'heading' | 'item' | 'line';
  /** Of a heading 1 to 6, of a line all in bold 7; 8 for everything else. */
  readonly rank: number;
  /** Of an item: whether a list of its own follows in it, or it alone is in bold above others. */
  readonly nests?: boolean;
  /** Of an item: the sign that it was written behind, where heads have it as well. */
  readonly sign?: string;
  /** Of a heading: whether it heads a row of a table of parts. */
  readonly headsRow?: boolean;
}

/** A longer line (characters) is a sentence, however bold it is. */
const MAX_HEADING = 120;
/** More lines below the first are no card of a list. */
const MAX_CARD = 2;
/** What a tab is called heads all of its panel. */
const TAB = 2;
const BOLD = 7;
export const PLAIN = 8;

/** Where what stands beside a text begins and ends: a heading that says nothing. */
const BOUNDARY: TextBlock = { text: '', kind: 'heading', rank: 1 };

const BULLET = wordPattern(
  String.raw`^(?:[${BULLET_SIGNS}・]|-(?= )|0\d_|\d{1,2} ?[.)、．）](?=[ \p{Lo}]|\p{Lu}[\p{Lu}\p{Ll}\d/+# -]{0,30}\p{Lo}))\s*(?=\S)`,
  'u',
);

/** Signs that stand before heads as well as before items. */
const HEAD_MARK = /^[✓✔☑➤►▶→]/u;

/** The lines of a piece of a page in their order, without what is left out. */
export function blocksOf(root: ParentNode, isLeftOut: (element: Element) => boolean = isHidden): TextBlock[] {
  const reader = new BlockReader(root, isLeftOut);
  for (const child of root.children) reader.visit(child);
  reader.flush();
  const blocks = reader.blocks.map((block, at): TextBlock => {
    if (reader.isItemAt(at)) return { ...block, kind: 'item', rank: PLAIN };
    if (reader.isNumberedHead(at)) return { ...block, kind: 'heading', rank: BOLD };
    return reader.headsItems(at) ? { ...block, nests: true } : block;
  });
  return withPicturedItems(withMarkedHeads(blocks));
}

/** The lines of a plain text: bullets are items, everything else is a line. */
export function blocksOfText(text: string): TextBlock[] {
  const numbers = new ItemNumbers();
  const lines = text.split('\n').flatMap((line) => numberedParts(line.trim()));
  const blocks = lines.flatMap((line) => blockOf(numbers.divided(line), { isItem: false, rank: PLAIN }));
  return withPicturedItems(withMarkedHeads(blocks));
}

/**
 * "2、3年以上" behind "1、…" is the second item, by itself two or three years; "13. Monatsgehalt" behind no twelfth is one
 * that is counted.
 */
class ItemNumbers {
  private last = 0;

  /** A line with a space between the number of its item and the number that the item begins with. */
  divided(line: string): string {
    const [sign, number, begins] = /^(\d{1,2})[.)、．）](?:(?<=、)(\d{1,2})(?=\D))?/.exec(line) ?? [];
    if (sign === undefined) return line;
    const at = Number(number);
    // A list begins anew behind another one; "1、2年" are one or two years.
    const isNext = at > 1 ? at === this.last + 1 : Number(begins) !== 2;
    this.last = at;
    // A sign that nobody sees keeps it from being the number of an item.
    if (at >= FIRST_COUNTED && !isNext) return `${NO_ITEM}${line}`;
    return isNext && begins !== undefined ? line.replace('、', '、 ') : line;
  }
}

/** Lists begin anew with a lower number where they go on behind something else. */
const FIRST_COUNTED = 10;
const NO_ITEM = '\u2060';

function blockOf(line: string, { isItem, rank }: { isItem: boolean; rank: number }): TextBlock[] {
  const text = line.replace(BULLET, '').replace(NO_ITEM, '').trim();
  if (text === '') return [];
  if (isItem) return [{ text, kind: 'item', rank: PLAIN }];
  if (text !== line && !(rank < PLAIN && isMarkedHead(line, text, rank)))
    return [defined<TextBlock>({ text, kind: 'item', rank: PLAIN, sign: signAhead(line) })];
  const isHeading = rank < PLAIN && text.length <= MAX_HEADING;
  return [{ text, kind: isHeading ? 'heading' : 'line', rank: isHeading ? rank : PLAIN }];
}

/** "✔ Requirements" in bold is no item of the list above it, nor is "2. Your profile" as a heading. */
function isMarkedHead(line: string, text: string, rank: number): boolean {
  const isMarked = HEAD_MARK.test(line) || (rank < BOLD && /^\d/.test(line));
  return text.length <= MAX_HEADING && isMarked && kindOfHeading(text) !== undefined;
}

class BlockReader {
  readonly blocks: TextBlock[] = [];
  /** Lines in bold behind a sign that may be heads: where they stand among the blocks. */
  private readonly marked = new Set<number>();
  /** Items all in bold: where they stand among the blocks. */
  private readonly boldItems = new Set<number>();
  /** Lines in bold behind a number, and items of lists: where they stand among the blocks. */
  private readonly numbered = new Set<number>();
  private readonly listed = new Set<number>();
  private readonly numbers = new ItemNumbers();
  private readonly rowHeads = new Set<Element>();
  private text = '';
  private isBold = true;
  private bold = 0;
  private rank = PLAIN;
  private isItem = false;
  private readonly tabs: () => TabLabels;

  constructor(
    root: ParentNode,
    private readonly isLeftOut: (element: Element) => boolean,
  ) {
    this.tabs = lazily(() => new TabLabels(root));
  }

  visit(node: AnyNode): void {
    if (isText(node))
      for (const [at, line] of softLines(node.data).entries()) {
        if (at > 0) this.flush();
        this.add(line);
      }
    else if (isTag(node)) this.visitElement(node);
    else if ('children' in node) for (const child of node.children) this.visit(child);
  }

  private visitElement(element: Element): void {
    if (this.isLeftOut(element) || isFileOfPart(element)) return;
    if (element.name === 'button') {
      this.visitButton(element);
      return;
    }
    if (element.name === 'br') {
      this.flush();
      return;
    }
    const isBold = isEmphasised(element);
    if (isBold) this.bold++;
    if (isInline(element)) this.visitInline(element);
    else this.visitBlock(element);
    if (isBold) this.bold--;
  }

  private visitInline(element: Element): void {
    if (this.isFactBehind(element)) this.flush();
    for (const child of element.children) this.visit(child);
  }

  /**
   * `<span>Pay</span><strong>Up to 4,000</strong>`: elements of two kinds without a space between are two lines, and so
   * is what stands right behind a heading that we know.
   */
  private isFactBehind(element: Element): boolean {
    const { prev } = element;
    if (this.rank !== PLAIN || prev === null || !isTag(prev) || !isInline(prev) || !isInline(element)) return false;
    const next = lineOf(element);
    if (/^[\p{Lu}\d]/u.test(next) && this.isHead(lineOf(prev))) return true;
    const isOtherKind = prev.name !== element.name;
    return isOtherKind && /[\p{Ll}\d)]$/u.test(this.text) && /^(?:\p{Lu}\p{Ll}|[€$£])/u.test(next);
  }

  /** Whether all of the line so far is one heading, with nothing but its colon behind it. */
  private isHead(said: string): boolean {
    return /\p{L}[:：]?$/u.test(this.text) && tidyText(this.text) === said && headingOf(said) !== undefined;
  }

  /** What a button says is no text, unless it is the heading of a part that it folds up. */
  private visitButton(button: Element): void {
    const text = lineOf(button);
    if (isAction(text) || kindOfHeading(text) === undefined) return;
    this.flush();
    this.blocks.push({ text, kind: 'heading', rank: BOLD });
  }

  private visitBlock(element: Element): void {
    this.flush();
    const tab = isPanel(element) ? this.tabs().ofPanel(element) : undefined;
    if (tab !== undefined) this.blocks.push({ text: tab, kind: 'heading', rank: TAB });
    const columns = element.name === 'table' ? askedColumns(element) : [];
    for (const column of columns) this.visitColumn(column);
    if (element.name === 'table' && columns.length === 0) for (const head of rowHeads(element)) this.rowHeads.add(head);
    if (columns.length === 0) this.visitText(element);
  }

  private visitText(element: Element): void {
    const { rank, isItem } = this;
    const isListed = element.name === 'li';
    const isDrawn = !isListed && isIconItem(element);
    this.rank = Math.min(rank, this.rowHeads.has(element) ? BOLD : rankOf(element));
    if (isListed || isDrawn) this.isItem = true;
    this.pushBoundary(element);
    const from = this.blocks.length;
    for (const child of element.children) this.visit(child);
    this.flush();
    this.markRow(element, from);
    if (isListed) this.markNesting(element, from);
    else if (isDrawn) this.markCard(from);
    this.pushBoundary(element);
    this.rank = rank;
    // Only the first line of a list's entry is the item; after it the list around it goes on.
    this.isItem = isListed ? false : this.isItem && isItem;
  }

  private pushBoundary({ name }: Element): void {
    if (name === 'aside') this.blocks.push(BOUNDARY);
  }

  /** `at`: where the first line of an entry stands that holds a list of its own. */
  private markNesting(entry: Element, at: number): void {
    if (!entry.children.some(isList)) return;
    const item = this.blocks[at];
    if (item?.kind === 'item') this.blocks[at] = { ...item, nests: true };
  }

  private markRow(cell: Element, at: number): void {
    const head = this.rowHeads.has(cell) ? this.blocks[at] : undefined;
    if (head?.kind === 'heading') this.blocks[at] = { ...head, headsRow: true };
  }

  /** "Company van", "Yours to take home." behind one icon: the lines of a card are as much of its list as the first. */
  private markCard(from: number): void {
    const [, ...lines] = this.blocks.slice(from);
    if (lines.length > MAX_CARD || lines.some(({ kind }) => kind !== 'line')) return;
    for (const [at, line] of lines.entries()) this.blocks[from + 1 + at] = { ...line, kind: 'item' };
  }

  /** A column of a table is read as a list below its head. */
  private visitColumn({ head, cells }: AskedColumn): void {
    this.blocks.push({ text: head, kind: 'heading', rank: BOLD });
    for (const cell of cells) {
      const from = this.blocks.length;
      for (const child of cell.children) this.visit(child);
      this.flush();
      for (const block of this.blocks.splice(from)) this.blocks.push({ ...block, kind: 'item', rank: PLAIN });
    }
  }

  private add(data: string): void {
    this.text += data;
    // A sign in front of words in bold is none of them.
    if (/[\p{L}\p{N}]/u.test(data) && this.bold === 0) this.isBold = false;
  }

  flush(): void {
    const line = tidyText(this.text).replace(/\s+/g, ' ');
    const { isBold, isItem } = this;
    this.text = '';
    this.isBold = true;
    if (line === '') return;
    this.isItem = false;
    const rank = Math.min(this.rank, isBold ? BOLD : PLAIN);
    this.note(line, isItem, rank);
    for (const [at, part] of bulletedParts(line).entries())
      this.blocks.push(...blockOf(this.numbers.divided(part), { isItem: isItem || at > 0, rank }));
  }

  /** What the next block may be by its sign, its number or its letters. */
  private note(line: string, isItem: boolean, rank: number): void {
    const at = this.blocks.length;
    if (isItem) this.listed.add(at);
    if (rank === PLAIN) return;
    // Of a list each item has the sign, in bold or not.
    if (isItem) this.boldItems.add(at);
    else if (HEAD_MARK.test(line)) this.marked.add(at);
    else if (rank === BOLD && /^\d/.test(line)) this.numbered.add(at);
  }

  /** "✔ Licence" in bold beside others of its make, or with nothing below it: an item, whatever it says. */
  isItemAt(at: number): boolean {
    if (!this.marked.has(at)) return false;
    const isFollowed = at + 1 < this.blocks.length && this.blocks[at + 1]?.kind !== 'heading';
    return !isFollowed || this.marked.has(at - 1) || this.marked.has(at + 1);
  }

  /** "2. Our benefits" in bold above a list, whatever it says; two below each other are items. */
  isNumberedHead(at: number): boolean {
    return this.numbered.has(at) && this.listed.has(at + 1) && !this.numbered.has(at - 1);
  }

  /** "Your profile" in bold as an item of the list that it heads; in a list that is all in bold none does. */
  headsItems(at: number): boolean {
    const isAbove = this.blocks[at + 1]?.kind === 'item';
    return isAbove && this.boldItems.has(at) && !this.boldItems.has(at - 1) && !this.boldItems.has(at + 1);
  }
}

/**
 * "We look for: • two years of experience • a licence": what is written as a list, whatever its mark-up makes of it.
 */
function bulletedParts(line: string): string[] {
  const parts = line.split(/\s[•●▪■]\s/);
  return parts.length > 2 ? parts : numberedParts(line);
}

/** A line that begins with an icon, as the line before or behind it does: a list whose bullets are drawn. */
function isIconItem(element: Element): boolean {
  return beginsWithIcon(element) && [nextOf(element, 'prev'), nextOf(element, 'next')].some(beginsWithIcon);
}

function beginsWithIcon(element: Element | undefined): boolean {
  const first = element?.children.find((child) => isTag(child) || (isText(child) && child.data.trim() !== ''));
  return first !== undefined && isTag(first) && (isIcon(first) || isHidden(first));
}

function isList(node: AnyNode): boolean {
  return isTag(node) && /^[uo]l$/.test(node.name);
}

function nextOf(element: Element, side: 'prev' | 'next'): Element | undefined {
  let node = element[side];
  while (node && !isTag(node)) node = node[side];
  return node && node.name === element.name ? node : undefined;
}

/** Whether lines of a heading are the numbered points of a list: it makes letters large, and heads nothing. */
function isWrittenList(element: Element): boolean {
  if (elementsNamed(element, 'br').length < 2) return false;
  return (
    textOf(element)
      .split('\n')
      .filter((line) => BULLET.test(line.trim())).length > 1
  );
}

function rankOf(element: Element): number {
  if (/^h[1-6]$/.test(element.name)) return isWrittenList(element) ? PLAIN : Number(element.name.slice(1));
  if (element.attribs['role'] === 'heading') return Number(element.attribs['aria-level'] ?? 3) || 3;
  return /^(?:dt|th|summary|legend|caption)$/.test(element.name) ? BOLD : PLAIN;
}
