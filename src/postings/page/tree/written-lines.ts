import { BULLET_SIGNS } from '../../text/bullet-signs.js';
import { wordPattern } from '../../text/word-pattern.js';
import { divideBracketedLabels } from './bracketed-labels.js';
import { Element, isTag, isText, Text, type AnyNode, type ParentNode } from 'domhandler';

/** Styles by which a browser keeps the line breaks of a text: by an element's name, its style or its class. */
const KEEPS_BY_STYLE = /white-space\s{0,9}:\s{0,9}(?:pre|break-spaces)/i;
const KEEPS_BY_CLASS = /(?:^|\s)(?:whitespace-|text-)?(?:pre-line|pre-wrap|whitespace-pre)(?:\s|$)/i;

/** The same where an element inside takes them for spaces again. */
const TAKES_BY_STYLE = /white-space\s{0,9}:\s{0,9}(?:normal|nowrap)/i;
const TAKES_BY_CLASS = /(?:^|\s)(?:whitespace|text)-(?:normal|nowrap)(?:\s|$)/i;

/** What is no text of the page: a program, a style, a field. */
const NO_TEXT = new Set(['script', 'style', 'textarea', 'template', 'noscript', 'svg']);

/** A text of so many paragraphs and characters was written with empty lines; fewer are left over by a template. */
const MIN_PARAGRAPHS = 5;
const MIN_TEXT = 400;
/** So many are enough where each begins and ends as sentences do: a template leaves pieces of them. */
const MIN_SENTENCES = 3;
const IS_PARAGRAPH = /^[\p{Lu}\p{Lo}\p{Script=Georgian}¿¡"“„«].*[.:!?…。！？：]$/su;

/** So many lines that begin with a sign are a list; what breaks the lines of a text puts none in front of them. */
const MIN_ITEMS = 3;
const ITEM = wordPattern(String.raw`^[${BULLET_SIGNS}—-]\s{1,3}[\p{L}\p{N}]`, 'u');

/** So are so many that begin with a label and go on behind its colon: "Place of work: Leeds"; prose has one or two. */
const LABELLED = /^\p{Lu}[^:：.!?\d]{2,70}[:：]\s{1,9}\S/u;

/** A line that is so long (characters) may be wrapped at a width; entries of a list in small letters are shorter. */
const [MIN_WRAPPED, MIN_BEFORE_SMALL] = [40, 60];

/** Of no page that people read more lines are broken so: what is beyond stays on one line. */
const MAX_LINES = 50_000;

/**
 * Puts breaks where the lines of a text end that who wrote it divided by line breaks alone: where a style keeps them,
 * where empty lines divide a long text into paragraphs, or where several begin with a dash, a bullet or a label, which
 * no formatter of HTML does.
 */
export function breakWrittenLines(root: ParentNode): void {
  // A line that begins with a label is known by its colon.
  divideBracketedLabels(root);
  const open: { readonly node: ParentNode; readonly keeps: boolean }[] = [{ node: root, keeps: false }];
  let left = MAX_LINES;
  for (let at = open.pop(); at; at = open.pop()) {
    const { node, keeps } = at;
    const children = node.children.flatMap((child): AnyNode[] => {
      const lines = isText(child) ? linesOf(child.data, keeps) : [];
      if ('children' in child && !(isTag(child) && NO_TEXT.has(child.name)))
        open.push({ node: child, keeps: keepsLines(child, keeps) });
      if (lines.length < 2 || lines.length > left) return [child];
      left -= lines.length;
      return lines.flatMap((line, index) => [
        ...(index === 0 ? [] : [new Element('br', {})]),
        ...(line === '' ? [] : [new Text(line)]),
      ]);
    });
    if (children.length !== node.children.length) setChildren(node, children);
  }
}

function keepsLines(node: AnyNode, around: boolean): boolean {
  if (!isTag(node)) return around;
  const { name, attribs } = node;
  if (name === 'pre' || KEEPS_BY_STYLE.test(attribs['style'] ?? '')) return true;
  const { style = '', class: names = '' } = attribs;
  if (KEEPS_BY_CLASS.test(names)) return true;
  return around && !TAKES_BY_STYLE.test(style) && !TAKES_BY_CLASS.test(names);
}

function linesOf(data: string, keeps: boolean): readonly string[] {
  if (!data.includes('\n')) return [];
  if (!keeps) return [linesOfParagraphs(data), linesOfItems(data)].find(({ length }) => length > 0) ?? [];
  // Of several empty lines one counts.
  const lines = data.split('\n');
  return lines.filter((line, at) => line.trim() !== '' || lines[at - 1]?.trim() !== '');
}

/** The lines of a text that empty lines divide, each of those as an empty one; none where it is not written so. */
function linesOfParagraphs(data: string): readonly string[] {
  const paragraphs = data.length < MIN_TEXT ? [] : paragraphsOf(data);
  if (!areParagraphs(paragraphs)) return [];
  const areWrapped = paragraphs.some((lines) => lines.some((line, at) => isWrapped(line, lines[at + 1])));
  return paragraphs.flatMap((lines, at) => [...(at === 0 ? [] : ['']), ...(areWrapped ? [lines.join(' ')] : lines)]);
}

function areParagraphs(paragraphs: readonly (readonly string[])[]): boolean {
  if (paragraphs.length >= MIN_PARAGRAPHS) return true;
  return paragraphs.length >= MIN_SENTENCES && paragraphs.every((lines) => IS_PARAGRAPH.test(lines.join(' ')));
}

/**
 * The items of a list that is written as lines behind dashes, bullets or labels, and what stands around it; none
 * elsewhere.
 */
function linesOfItems(data: string): readonly string[] {
  const written = data.split('\n').map((line) => line.trim());
  if (![ITEM, LABELLED].some((form) => written.filter((line) => form.test(line)).length >= MIN_ITEMS)) return [];
  const lines: string[] = [];
  for (const [at, line] of written.entries()) {
    if (line === '') continue;
    // A long item may go on below; behind an empty line something else begins.
    const goesOn = lines.length > 0 && !ITEM.test(line) && isWrapped(lines.at(-1) ?? '', line);
    if (goesOn && written[at - 1] !== '') lines.push(`${lines.pop() ?? ''} ${line}`);
    else lines.push(line);
  }
  return lines;
}

/** The lines between empty ones. */
function paragraphsOf(data: string): readonly (readonly string[])[] {
  const paragraphs: string[][] = [[]];
  for (const line of data.split('\n').map((written) => written.trim()))
    if (line !== '') paragraphs.at(-1)?.push(line);
    else if (paragraphs.at(-1)?.length !== 0) paragraphs.push([]);
  return paragraphs.filter((lines) => lines.length > 0);
}

/** "… who bake at night and" / "sleep by day": a long line that goes on in small letters, or ends in a small word. */
function isWrapped(line: string, next: string | undefined): boolean {
  if (next === undefined || line.length < MIN_WRAPPED || /[.:;!?。]$/u.test(line)) return false;
  return /\s\p{Ll}{1,3}$/u.test(line) || (line.length >= MIN_BEFORE_SMALL && /^\p{Ll}/u.test(next));
}

function setChildren(parent: ParentNode, children: readonly AnyNode[]): void {
  const nodes = children as typeof parent.children;
  parent.children = nodes;
  for (const [at, node] of nodes.entries()) {
    node.parent = parent;
    node.prev = nodes[at - 1] ?? null;
    node.next = nodes[at + 1] ?? null;
  }
}
