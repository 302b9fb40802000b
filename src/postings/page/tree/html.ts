import { DomHandler, ElementType, Parser } from 'htmlparser2';
import { noteCut } from '../../reading-limits.js';
import { AddressBase } from './based-addresses.js';
import { isPanel } from './panels.js';
import { addressOfLink, isPosted, pressedAddress } from './pressed-addresses.js';
import { unmasked, unmaskedAddress, withWrittenMails } from './masked-mails.js';
import { type AnyNode, Document, Element, isTag, isText, type ParentNode, Text } from 'domhandler';
import { completeLinks } from './pressed-rows.js';
import { joinHyphenatedLines } from './hyphen-breaks.js';
import { isBehindIcon, isTextOfItem } from './item-text.js';
import { tidyText } from './tidy-text.js';
import { areTwoTexts } from './two-texts.js';
import { breakWrittenLines } from './written-lines.js';

export { Document, Element, isTag, isText, Text, type AnyNode, type ParentNode };

/** Blink stops nesting at 512; 200,000 nodes are ten times a large page. What is beyond is left out. */
const MAX_DEPTH = 512;
const MAX_NODES = 200_000;
/** A chunk can overshoot the caps by what fits into it. */
const CHUNK = 16_384;

/** Counts while the tree is built; the parser itself slows down quadratically when it is let too deep. */
class CountingHandler extends DomHandler {
  private depth = 0;
  private readonly base = new AddressBase();
  nodes = 0;

  get exceeded(): boolean {
    return this.depth > MAX_DEPTH || this.nodes > MAX_NODES;
  }

  override onopentag(name: string, attributes: Record<string, string>): void {
    this.depth++;
    this.nodes++;
    if (this.exceeded) return;
    if (name === 'base') this.base.take(attributes['href']);
    if (LINKS.has(name)) this.resolveLink(attributes);
    const href = PRESSABLE.has(name) && !isPosted(attributes, this.tagStack) ? pressedAddress(attributes) : undefined;
    if (href === undefined) super.onopentag(isShadowRoot(name, attributes) ? 'div' : name, attributes);
    else super.onopentag('a', { ...attributes, href: this.base.resolve(href) });
  }

  private resolveLink(attributes: Record<string, string>): void {
    // A link within a drawing.
    const address = addressOfLink({ ...attributes, href: attributes['href'] ?? attributes['xlink:href'] ?? '' });
    if (address === '') return;
    attributes['href'] = this.base.resolve(unmaskedAddress(address, attributes['data-cfemail']));
  }

  override onclosetag(): void {
    const closed = this.exceeded ? undefined : this.tagStack.at(-1);
    if (!this.exceeded) super.onclosetag();
    if (closed && isTag(closed)) completeLinks(closed, this.base);
    this.depth--;
  }

  override ontext(text: string): void {
    this.nodes++;
    if (!this.exceeded) super.ontext(this.maskedMail() ?? this.readable(text));
  }

  /** A text as its readers understand it; programs stay as they are. */
  private readable(text: string): string {
    const around = this.tagStack.at(-1);
    return around && isTag(around) && PROGRAMS.has(around.name) ? text : withWrittenMails(text);
  }

  /** The mail address that the words of the open element stand for. */
  private maskedMail(): string | undefined {
    const around = this.tagStack.at(-1);
    const mask = around && isTag(around) ? around.attribs['data-cfemail'] : undefined;
    if (mask === undefined || mask === '') return undefined;
    return around?.children.length === 0 ? unmasked(mask) : '';
  }
}

/** A template by which a page declares what an element shows: browsers show it without a script. */
function isShadowRoot(name: string, attributes: Record<string, string>): boolean {
  return name === 'template' && 'shadowrootmode' in attributes;
}

const LINKS = new Set(['a', 'area']);
const PROGRAMS = new Set(['script', 'style']);
/** Elements that pages make links of by a script. */
const PRESSABLE = new Set(['div', 'article', 'section', 'span', 'p', 'button']);

/** Parses HTML up to the caps. Never throws. */
export function parseHtml(html: string): Document {
  return noted(parse(html, false));
}

/** As parseHtml, and whether all of the page is in the tree. */
export function parsePageHtml(html: string): { document: Document; isWhole: boolean } {
  return parse(html, false);
}

/** Parses XML of any kind, forgivingly: feeds break off and forget to escape. Names keep their case. */
export function parseXml(xml: string): Document {
  return noted(parse(xml, true));
}

interface Parsed {
  readonly document: Document;
  readonly isWhole: boolean;
  readonly nodes: number;
}

function noted({ document, isWhole, nodes }: Parsed): Document {
  if (!isWhole) noteCut('elements and texts', { kept: Math.min(nodes, MAX_NODES) });
  return document;
}

function parse(text: string, xmlMode: boolean): Parsed {
  const handler = new CountingHandler(null, { xmlMode });
  // Hyphens at which a line must not break, or may: they are read as the one that everybody writes.
  const source = text.replace(/[\u2010\u2011]/g, '-');
  const parser = new Parser(handler, { xmlMode, decodeEntities: true });
  let at = 0;
  for (; at < source.length; at += CHUNK) {
    if (handler.exceeded) break;
    parser.write(source.slice(at, at + CHUNK));
  }
  if (!handler.exceeded) parser.end();
  if (!xmlMode) {
    breakWrittenLines(handler.root);
    joinHyphenatedLines(handler.root);
  }
  return { document: handler.root, isWhole: at >= source.length && !handler.exceeded, nodes: handler.nodes };
}

/** All elements below a node in document order that satisfy the test. */
export function findAll(root: ParentNode, test: (element: Element) => boolean): Element[] {
  const found: Element[] = [];
  walk(root, (element) => {
    if (test(element)) found.push(element);
    return undefined;
  });
  return found;
}

/** The first such element. */
export function findFirst(root: ParentNode, test: (element: Element) => boolean): Element | undefined {
  let first: Element | undefined;
  walk(root, (element) => {
    if (first || !test(element)) return first ? 'stop' : undefined;
    first = element;
    return 'stop';
  });
  return first;
}

/** The elements around a node, the innermost first. */
export function elementsAround(node: AnyNode): Element[] {
  const around: Element[] = [];
  for (let parent = node.parent; parent; parent = parent.parent) if (isTag(parent)) around.push(parent);
  return around;
}

/** Visits every element below a node in document order; a visit may skip what is inside, or end the walk. */
export function walk(root: ParentNode, visit: (element: Element) => 'skip' | 'stop' | undefined): void {
  const stack: AnyNode[] = [...root.children].reverse();
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (!isTag(node)) continue;
    const verdict = visit(node);
    if (verdict === 'stop') return;
    if (verdict !== 'skip')
      for (let index = node.children.length - 1; index >= 0; index--) stack.push(node.children[index] as AnyNode);
  }
}

export function elementsNamed(root: ParentNode, ...names: string[]): Element[] {
  return findAll(root, (element) => names.includes(element.name));
}

const UNSEEN = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'head',
  'svg',
  'iframe',
  'object',
  'select',
  'datalist',
]);
const BLOCKS = new Set([
  'address',
  'article',
  'aside',
  'blockquote',
  'br',
  'dd',
  'details',
  'dialog',
  'div',
  'dl',
  'dt',
  'fieldset',
  'figcaption',
  'figure',
  'footer',
  'form',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'header',
  'hr',
  'li',
  'main',
  'nav',
  'ol',
  'p',
  'pre',
  'section',
  'summary',
  'table',
  'td',
  'th',
  'tr',
  'ul',
  'option',
  'button',
]);

/** True for what a reader of the page does not see. */
export function isHidden(element: Element): boolean {
  const { attribs } = element;
  // A page that is hidden as a whole is shown by its script once it is loaded.
  if (element.name === 'body' || element.name === 'html') return false;
  // What a tab shows is a press away, as it is where a style sheet hides it.
  if (isPanel(element)) return false;
  return (
    UNSEEN.has(element.name) ||
    'hidden' in attribs ||
    ICON_NAMES.test(attribs['class'] ?? '') ||
    UNREADABLE.test(attribs['style'] ?? '')
  );
}

/** Styles by which nothing is shown, or nothing that can be read: what stands for entries that a press brings. */
const UNREADABLE =
  /display\s{0,9}:\s{0,9}none|visibility\s{0,9}:\s{0,9}hidden|(?<![-\w])filter\s{0,9}:\s{0,9}blur\(\s{0,9}(?:[3-9]|\d{2})/i;

/** Fonts that draw an icon in place of its name: "check", "location_on". */
const ICON_NAMES = /(?:^|\s)material-(?:icons|symbols)(?:-\w+)?(?:\s|$)/;

/** The text a reader sees, one line per block. List items begin with "• ". */
export function textOf(root: AnyNode | ParentNode): string {
  return textWithout(root, isHidden);
}

/** The same without what the caller leaves out; what is hidden is left out only where the caller does. */
export function textWithout(root: AnyNode | ParentNode, isLeftOut: (element: Element) => boolean): string {
  const parts: string[] = [];
  const visit = (node: AnyNode): void => {
    if (isText(node)) parts.push(node.data.replace(/\s+/g, ' '));
    else if (isTag(node) && !isLeftOut(node)) {
      const isBlock = hasOwnLines(node);
      if (beginsLine(node, isBlock)) parts.push('\n');
      if (isLinkBehindLink(node)) parts.push(' ');
      if (node.name === 'li') parts.push('• ');
      node.children.forEach(visit);
      if (isBlock) parts.push('\n');
    } else if (node.type === ElementType.Root || node.type === ElementType.CDATA) node.children.forEach(visit);
  };
  visit(root);
  return tidyText(parts.join(''));
}

function beginsLine(element: Element, isBlock: boolean): boolean {
  return isBlock && !isTextOfItem(element, BLOCKS);
}

/** A block, or what stands behind another item of a row. */
function hasOwnLines(part: Element): boolean {
  return BLOCKS.has(part.name) || (part.prev !== null && !isBehindIcon(part) && isRowOfItems(part.parent));
}

/** Links beside each other are two things, whatever a style puts between them. */
function isLinkBehindLink(link: Element): boolean {
  const { name, prev } = link;
  return name === 'a' && prev !== null && isTag(prev) && prev.name === 'a' && !isWithinWord(prev, link);
}

/** "<a>P</a><a>izza Chef</a>": a word that begins with a capital letter in one link and goes on in the next. */
function isWithinWord(before: Element, behind: Element): boolean {
  const [first, second] = [before, behind].map((link) => (link.children.length === 1 ? link.children[0] : undefined));
  if (!first || !second || !isText(first) || !isText(second)) return false;
  return /(?:^|\s)\p{Lu}\p{Ll}*$/u.test(first.data) && /^\p{Ll}/u.test(second.data);
}

/** The next element beside this one that holds text. */
export function nextWithText(element: Element): Element | undefined {
  for (let node = element.next; node; node = node.next) if (isTag(node) && lineOf(node) !== '') return node;
  return undefined;
}

/** Fewer elements beside each other, none of them a link, are as often one name in two colours. */
const MIN_GLUED = 3;

/** "<a>Baker</a><span>Leeds</span><span>£30k</span>": what would be read as one word is set apart by a style. */
function areGlued(items: readonly AnyNode[]): boolean {
  if (!items.every((item) => isTag(item))) return false;
  // "<span>Leeds</span>…<h3>Baker</h3><span>Rye</span>…": a heading stands on lines of its own between what is glued.
  const isBlock = ({ name }: Element): boolean => BLOCKS.has(name);
  const ahead = items.slice(0, Math.max(0, items.findIndex(isBlock)));
  return [ahead, items.slice(items.findLastIndex(isBlock) + 1)].some(isGluedRow);
}

function isGluedRow(row: readonly Element[]): boolean {
  if (row.length < (row[0]?.name === 'a' ? 2 : MIN_GLUED)) return false;
  // Links beside each other are divided by a space, as the menu they are.
  if (row.every(({ name }) => name === 'a')) return false;
  const texts = row.map(ownText);
  return texts.every((text, at) => at === 0 || areTwoTexts(texts[at - 1] ?? '', text));
}

/** The text right in an inline element, or in the one that it holds; empty where there is more to it. */
function ownText(node: AnyNode): string {
  if (isText(node)) return node.data;
  const [only, ...others] = isTag(node) ? node.children : [];
  return only === undefined || others.length > 0 ? '' : ownText(only);
}

const IN_A_ROW = /(?:^|\s)(?:inline-|d-)?(?:flex|grid)(?:\s|$)/;

/** What is one text however a style sets its words: a heading, a button. A link is, unless its words would be one. */
const ONE_TEXT = /^(?:h[1-6]|button|label)$/;
/** Told once for each part: its elements all ask. */
const rows = new WeakMap<Element, boolean>();

/**
 * Whether a style sets the elements of a part beside each other, with nothing else between them: several texts. Its
 * class says so, or that they would be one word otherwise.
 */
export function isRowOfItems(part: ParentNode | null): boolean {
  if (part === null || !isTag(part) || ONE_TEXT.test(part.name)) return false;
  const known = rows.get(part);
  if (known !== undefined) return known;
  const isRow =
    (part.name !== 'a' &&
      IN_A_ROW.test(attribute(part, 'class')) &&
      part.children.every((child) => isTag(child) || (isText(child) && child.data.trim() === ''))) ||
    areGlued(part.children);
  rows.set(part, isRow);
  return isRow;
}

/** The text of a node on one line, hidden parts included: for links, headings and cells. */
export function lineOf(node: AnyNode | ParentNode): string {
  return textOf(node)
    .replace(/(?<![^\S\n])[^\S\n]*\n\s*/g, ' ')
    .replace(/^• /, '')
    .trim();
}

/** Plain text of a piece of HTML; text that is no HTML comes back as it is. */
export function htmlToText(html: string): string {
  return /[<&]/.test(html) ? textOf(parseHtml(html)) : tidyText(html);
}

/** Resolves HTML entities once: some interfaces escape the HTML they send. */
export function unescapeHtml(text: string): string {
  let plain = '';
  const parser = new Parser(
    {
      ontext: (part) => {
        plain += part;
      },
    },
    { decodeEntities: true },
  );
  parser.end(text.replaceAll('<', '&lt;'));
  return plain;
}

export function attribute(element: Element | undefined, name: string): string {
  return element?.attribs[name]?.trim() ?? '';
}
