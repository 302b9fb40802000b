import { isClosedDialog } from './closed-dialogs.js';
import { isEmphasised } from './emphasis.js';
import { isFoldedText } from './folded-texts.js';
import { nameOfLink } from './link-name.js';
import { isPlaceName } from '../../text/places/place.js';
import { isUnspaced } from '../../text/words.js';
import {
  attribute,
  findFirst,
  type Element,
  isHidden,
  isTag,
  isText,
  nextWithText,
  type AnyNode,
  type Document,
  type Text,
} from './html.js';
import { tidyText, withoutBullet } from './tidy-text.js';
import { jobTitleScore, titleInSentence } from '../lines/titles/job-titles.js';
import { isMark } from '../lines/titles/marks.js';
import { kindOfHeading, softLines } from '../lines/headings/section-headings.js';
import { saysPast } from '../lines/headings/topics.js';
import { withoutStop } from '../lines/titles/stopped-title.js';
import { isSeparator, splitLine, type InlineRun, type Piece } from './inline-pieces.js';

/** The rank of h6. */
export const LAST_HEADING = 6;
/** The rank of a line in bold: below all headings. */
export const BOLD_LINE = 7;

/** A piece of a page's text that stands for itself: a line, or one of several facts on a line. */
export interface Leaf {
  /** Place in the page's order, from 0. */
  readonly index: number;
  readonly text: string;
  /** The innermost element that holds the whole piece. */
  readonly element: Element;
  /** 1 to 6: in a heading of that rank; 7: bold, a table's head or a summary; 8: plain. */
  readonly rank: number;
  /** The link it is in, or that it names: links without words have the name of their label, title or picture. */
  readonly link?: Element;
  /** True where the words are not visible: the name of a link that shows a picture. */
  readonly isName: boolean;
  readonly region: Region;
  /** True for the first line behind an empty one of the same block. */
  readonly isBehindEmpty?: true;
  /** True for what an item of a list tells of the title that it begins with. */
  readonly isTold?: true;
}

/** Where on the page a piece stands, by the elements around it. */
export type Region = 'main' | 'nav' | 'footer' | 'aside' | 'form';

/** A page as its pieces of text in order, each with its element; every element is a range of them. */
export interface PageTree {
  readonly document: Document;
  readonly leaves: readonly Leaf[];
  /** Of an element the range of its leaves: first, and one behind the last. */
  rangeOf(element: Element): readonly [number, number];
}

const INLINE = new Set(
  'a abbr acronym b bdi bdo big cite code data dfn em font i img ins kbd label mark q s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);

/** True for elements that stand within a line. */
export function isInline(element: Element): boolean {
  return INLINE.has(element.name);
}

/** Takes a page's text to pieces. Linear in the size of the page. */
export function readPageTree(document: Document): PageTree {
  const reader = new TreeReader();
  reader.read(document);
  return {
    document,
    leaves: reader.leaves,
    rangeOf: (element) => reader.ranges.get(element) ?? [0, 0],
  };
}

/**
 * A link of several parts beside such links, or alone in its box: an entry of a list, which a style shows as a block.
 */
function isEntry(node: Element): boolean {
  if (!isLinkOfParts(node)) return false;
  const [before, behind] = [beside(node, 'prev'), beside(node, 'next')];
  return isLinkOfParts(before) || isLinkOfParts(behind) || (before === null && behind === null);
}

function isLinkOfParts(node: AnyNode | null): boolean {
  if (!node || !isTag(node) || node.name !== 'a') return false;
  return node.children.filter(isTag).length > 1 && node.children.every((child) => !isText(child) || isBlank(child));
}

/** What stands right before or behind an element. */
function beside(node: Element, step: 'prev' | 'next'): AnyNode | null {
  const next = node[step];
  return next && isText(next) && isBlank(next) ? next[step] : next;
}

function isBlank({ data }: { readonly data: string }): boolean {
  return data.trim() === '';
}

class TreeReader {
  readonly leaves: Leaf[] = [];
  readonly ranges = new Map<Element, readonly [number, number]>();
  private runs: InlineRun[] = [];
  private open: { element: Element; from: number }[] = [];
  /** Breaks since the last piece of the block. */
  private breaks = 0;

  read(root: Document): void {
    for (const child of root.children) this.visit(child, 'main');
    this.flush('main');
    this.close();
  }

  private visit(node: AnyNode, region: Region): void {
    if (isText(node)) this.addText(node, region);
    else if (isTag(node)) this.visitElement(node, region);
    else if ('children' in node) for (const child of node.children) this.visit(child, region);
  }

  private addText(node: Text, region: Region): void {
    for (const [at, line] of softLines(node.data).entries()) {
      if (at > 0) this.flush(region);
      if (line !== '') this.runs.push({ text: line, node });
    }
  }

  private visitElement(node: Element, region: Region): void {
    if (isHidden(node) || isClosedDialog(node)) return;
    const inner = regionOf(node) ?? region;
    if (isWrap(node)) this.runs.push({ text: ' ', node });
    else if (isInline(node) && !isEntry(node)) this.visitInline(node, inner);
    else this.visitBlock(node, region, inner);
  }

  private visitBlock(node: Element, outside: Region, region: Region): void {
    this.flush(outside);
    this.breaks = node.name === 'br' ? this.breaks + 1 : 0;
    const from = this.leaves.length;
    for (const child of node.children) this.visit(child, region);
    this.flush(region);
    this.ranges.set(node, [from, this.leaves.length]);
  }

  /** An inline element's range is known when its line is complete: blocks may stand inside it. */
  private visitInline(node: Element, region: Region): void {
    const runsBefore = this.runs.length;
    const leavesBefore = this.leaves.length;
    for (const child of node.children) this.visit(child, region);
    const isSilent =
      this.leaves.length === leavesBefore && this.runs.slice(runsBefore).every(({ text }) => text.trim() === '');
    if (isSilent && node.name === 'a') {
      const name = nameOfLink(node);
      if (name !== '') {
        this.flush(region);
        this.push({ text: name, element: node }, region, true);
      }
    }
    this.open.push({ element: node, from: leavesBefore });
  }

  private flush(region: Region): void {
    const { runs } = this;
    this.runs = [];
    if (runs.some(({ text }) => text.trim() !== ''))
      for (const piece of splitLine(runs)) this.push(piece, region, false);
  }

  private push({ text, element, isBehind, isTold }: Piece, region: Region, isName: boolean): void {
    const rank = isBehind || isMarkOfEntry(text, element) ? 8 : rankOf(element);
    const line = withoutSign(withoutBullet(tidyText(text).replace(/\s+/g, ' ')), rank);
    if (line === '' || isSeparator(line)) return;
    const link = closest(element, ({ name }) => name === 'a');
    this.leaves.push({
      index: this.leaves.length,
      text: line,
      element,
      rank,
      isName,
      region: link !== undefined && isSkipLink(link) ? 'nav' : region,
      ...(link === undefined ? {} : { link }),
      ...(isTold && { isTold }),
      ...(this.breaks > 1 && { isBehindEmpty: true as const }),
    });
    this.breaks = 0;
  }

  /** Gives inline elements their ranges, those within others first. */
  private close(): void {
    const own = this.rangesOfInline();
    for (const { element, from } of this.open)
      this.ranges.set(element, this.withChildren(element, own.get(element) ?? [from, from]));
  }

  /** Of each inline element the range of the pieces that it holds without a block between. */
  private rangesOfInline(): Map<Element, readonly [number, number]> {
    const own = new Map<Element, readonly [number, number]>();
    for (const { element, index } of this.leaves)
      for (let node: Element | undefined = element; node && isInline(node); node = parentOf(node))
        own.set(node, [own.get(node)?.[0] ?? index, index + 1]);
    return own;
  }

  /** A range and those of the element's children: blocks may stand in a line. */
  private withChildren(element: Element, [from, to]: readonly [number, number]): readonly [number, number] {
    let [first, last] = [from, to];
    for (const child of element.children.filter(isTag)) {
      const range = this.ranges.get(child);
      if (!range || range[1] <= range[0]) continue;
      if (last <= first) [first, last] = range;
      first = Math.min(first, range[0]);
      last = Math.max(last, range[1]);
    }
    return [first, last];
  }
}

/** A heading of more words that ends in a colon introduces what stands below it. */
const MAX_TITLE_WORDS = 4;

/** A heading that is a title without the sign at its end. */
function withoutSign(line: string, rank: number): string {
  if (rank > LAST_HEADING) return line;
  return line.endsWith('.') ? withoutStop(line) : withoutColon(line);
}

/** "Baker:" as a heading of its own is a title, no label. */
function withoutColon(line: string): string {
  if (!/[:：]$/.test(line) || line.split(' ').length > MAX_TITLE_WORDS) return line;
  const title = line.slice(0, -1).trimEnd();
  const isName = jobTitleScore(title) >= 0 && kindOfHeading(title) === undefined && titleInSentence(title) === title;
  return isName ? title : line;
}

/** The element a node stands in. */
export function parentOf(node: AnyNode): Element | undefined {
  return node.parent && isTag(node.parent) ? node.parent : undefined;
}

/** The paragraph, cell or other block that an element stands in; a block itself. */
export function blockAround(element: Element): Element {
  let block = element;
  for (let parent = parentOf(block); parent && isInline(block); parent = parentOf(block)) block = parent;
  return block;
}

/** The element that stands before another one in the same element. */
export function elementBefore(element: Element): Element | undefined {
  let node = element.prev;
  while (node && !isTag(node)) node = node.prev;
  return node ?? undefined;
}

/** The element that stands behind another one in the same element. */
export function elementBehind(element: Element): Element | undefined {
  let node = element.next;
  while (node && !isTag(node)) node = node.next;
  return node ?? undefined;
}

/** The element itself or the nearest one around it that satisfies the test. */
export function closest(element: Element, test: (element: Element) => boolean): Element | undefined {
  for (let node: Element | undefined = element; node; node = parentOf(node)) if (test(node)) return node;
  return undefined;
}

/** Whether an element is another one or stands in it; neither where there is none. */
export function isIn(element: Element | undefined, around: Element | undefined): boolean {
  return element !== undefined && around !== undefined && closest(element, (one) => one === around) !== undefined;
}

/**
 * A break behind "Stage Manager /", or within a heading whose next line goes on in small letters or in brackets, is
 * there for its looks.
 */
function isWrap(element: Element): boolean {
  if (element.name !== 'br') return false;
  const { prev, next } = element;
  if (leadsOn(prev)) return true;
  if (!closest(element, ({ name }) => /^h[1-6]$/.test(name))) return false;
  const goesOn = next !== null && isText(next) && /^\s*(?:\p{Ll}|[/&+(（]|[–-]\s)/u.test(next.data);
  return goesOn || isOneTitle(prev, next) || (prev !== null && isText(prev) && /[/&+,–-]\s*$/.test(prev.data));
}

/** "Stage Manager /" */
function leadsOn(text: AnyNode | null): boolean {
  return text !== null && isText(text) && /\p{L}\s?[/&+]\s*$/u.test(text.data);
}

/** "AI画像生成", "制作スタッフ": scripts without spaces break a title anywhere. */
function isOneTitle(prev: AnyNode | null, next: AnyNode | null): boolean {
  if (!prev || !next || !isText(prev) || !isText(next)) return false;
  const [first, second] = [prev.data.trim(), next.data.trim()];
  return isUnspaced(first) && jobTitleScore(first) === 0 && !isPlaceName(first) && jobTitleScore(second) > 0;
}

/** Whether an element says that it holds the ways through the site: what is mostly text is none. */
export function isNavigation(element: Element): boolean {
  return (element.name === 'nav' || attribute(element, 'role') === 'navigation') && !isFoldedText(element);
}

/** The region of a page that an element begins; undefined for what belongs to the one around it. */
export function regionOf(element: Element): Region | undefined {
  if (isNavigation(element) || isHeadOfSite(element) || isCalledMenu(element)) return 'nav';
  if (element.name === 'footer') return closest(element, isArticle) === undefined ? 'footer' : undefined;
  if (element.name === 'aside') return 'aside';
  if (isCalledFooter(element)) return 'footer';
  return element.name === 'form' && !holdsPage(element) ? 'form' : undefined;
}

/** What is above a page's content and has no heading holds the way home and the menus, whatever they are made of. */
function isHeadOfSite(element: Element): boolean {
  if (element.name !== 'header' || closest(element, ({ name }) => HOLDS_CONTENT.includes(name)) !== undefined)
    return false;
  return findFirst(element, ({ name }) => /^(?:h[1-6]|main)$/.test(name)) === undefined && !isFoldedText(element);
}

const HOLDS_CONTENT = ['main', 'article', 'section'];

function isCalledMenu(element: Element): boolean {
  return /(?:^|\s)(?:navbar|breadcrumbs?)(?:\s|$)/i.test(namesOf(element));
}

function namesOf(element: Element): string {
  return `${attribute(element, 'class')} ${attribute(element, 'id')}`;
}

function isCalledFooter(element: Element): boolean {
  if (attribute(element, 'role') === 'contentinfo') return true;
  return (
    /(?:^|\s)(?:(?:site|page|main|global)[-_]?)?footer(?:\s|$)/i.test(namesOf(element)) && !isWithinArticle(element)
  );
}

/** What stands at the foot of an article is part of it. */
const isArticle = ({ name }: Element): boolean => name === 'article';

/** Whether a form is around a whole page, as some servers have it: it holds what a form for visitors does not. */
function holdsPage(form: Element): boolean {
  return findFirst(form, ({ name }) => /^(?:h1|main|nav|header|footer)$/.test(name)) !== undefined;
}

/** "Skip to content": a way down the page for who does not see it. */
function isSkipLink({ name, attribs }: Element): boolean {
  return (
    name === 'a' &&
    /^#./.test(attribs['href'] ?? '') &&
    /(?:^|[\s_-])(?:skip|visually-hidden|sr-only|screen-reader)/i.test(attribs['class'] ?? '')
  );
}

/** What is called the footer of an article and stands above its text is the line of its date. */
function isWithinArticle(element: Element): boolean {
  const article = closest(
    element,
    (around) =>
      around !== element && (around.name === 'article' || /(?:^|\s)article(?:\s|$)/i.test(attribute(around, 'class'))),
  );
  return article !== undefined && nextWithText(element) !== undefined;
}

function rankOf(element: Element): number {
  for (let node: Element | undefined = element; node; node = parentOf(node)) {
    const rank = headingRank(node);
    if (rank !== undefined) return rank;
    if (/^(?:th|dt|summary|legend|caption)$/.test(node.name) || (isInline(node) && isEmphasised(node)))
      return insideHeading(node) ?? BOLD_LINE;
    // A button within a heading opens what it heads.
    if (!isInline(node) && node.name !== 'div' && node.name !== 'button') return 8;
  }
  return 8;
}

/** "New", "Filled" beside a title; alone in a high heading, what is over heads a part: "<h2>Filled</h2>". */
function isMarkOfEntry(text: string, { name, children }: Element): boolean {
  return isMark(text) && !(/^h[12]$/.test(name) && children.every(isText) && saysPast(text));
}

/** The rank of a heading, by its name or by its role. */
function headingRank(element: Element): number | undefined {
  if (/^h[1-6]$/.test(element.name)) return Number(element.name.slice(1));
  if (attribute(element, 'role') !== 'heading') return undefined;
  return Number(attribute(element, 'aria-level') || '3') || 3;
}

function insideHeading(element: Element): number | undefined {
  const heading = closest(element, ({ name }) => /^h[1-6]$|^(?:p|li|td|article|section|body)$/.test(name));
  return heading && /^h[1-6]$/.test(heading.name) ? Number(heading.name.slice(1)) : undefined;
}
