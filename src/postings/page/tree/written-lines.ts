import { Element, isTag, isText, Text, type AnyNode, type ParentNode } from 'domhandler';

/** Styles by which a browser keeps the line breaks of a text: by an element's name, its style or its class. */
const KEEPS_BY_STYLE = /white-space\s{0,9}:\s{0,9}(?:pre|break-spaces)/i;
const KEEPS_BY_CLASS = /(?:^|\s)(?:whitespace-|text-)?(?:pre-line|pre-wrap|whitespace-pre)(?:\s|$)/i;

/** What is no text of the page: a program, a style, a field. */
const NO_TEXT = new Set(['script', 'style', 'textarea', 'template', 'noscript', 'svg']);

/** A text of so many paragraphs and characters was written with empty lines; fewer are left over by a template. */
const MIN_PARAGRAPHS = 5;
const MIN_TEXT = 400;

/** A line that is so long (characters) may be wrapped at a width. */
const MIN_WRAPPED = 60;

/**
 * Puts breaks where the lines of a text end that who wrote it divided by line breaks alone: where a style keeps them,
 * or where empty lines divide a long text into paragraphs, which no formatter of HTML does.
 */
export function breakWrittenLines(root: ParentNode): void {
  const open: { readonly node: ParentNode; readonly keeps: boolean }[] = [{ node: root, keeps: false }];
  for (let at = open.pop(); at; at = open.pop()) {
    const { node, keeps } = at;
    for (const child of [...node.children]) {
      if (isText(child)) breakLines(child, keeps);
      else if ('children' in child && !(isTag(child) && NO_TEXT.has(child.name)))
        open.push({ node: child, keeps: keepsLines(child, keeps) });
    }
  }
}

function keepsLines(node: AnyNode, around: boolean): boolean {
  if (!isTag(node)) return around;
  const { name, attribs } = node;
  if (name === 'pre' || KEEPS_BY_STYLE.test(attribs['style'] ?? '')) return true;
  return around || KEEPS_BY_CLASS.test(attribs['class'] ?? '');
}

function breakLines(text: Text, keeps: boolean): void {
  const { data, parent } = text;
  if (parent === null || !data.includes('\n')) return;
  const lines = keeps ? data.split('\n') : linesOfParagraphs(data);
  if (lines.length < 2) return;
  const nodes = lines.flatMap((line, at): AnyNode[] => [
    ...(at === 0 ? [] : [new Element('br', {})]),
    ...(line === '' ? [] : [new Text(line)]),
  ]);
  replace(text, parent, nodes);
}

/** The lines of a text that empty lines divide, each of those as an empty one; none where it is not written so. */
function linesOfParagraphs(data: string): readonly string[] {
  const paragraphs = data.length < MIN_TEXT ? [] : paragraphsOf(data);
  if (paragraphs.length < MIN_PARAGRAPHS) return [];
  const areWrapped = paragraphs.some((lines) => lines.some((line, at) => isWrapped(line, lines[at + 1])));
  return paragraphs.flatMap((lines, at) => [...(at === 0 ? [] : ['']), ...(areWrapped ? [lines.join(' ')] : lines)]);
}

/** The lines between empty ones. */
function paragraphsOf(data: string): readonly (readonly string[])[] {
  const paragraphs: string[][] = [[]];
  for (const line of data.split('\n').map((written) => written.trim()))
    if (line !== '') paragraphs.at(-1)?.push(line);
    else if (paragraphs.at(-1)?.length !== 0) paragraphs.push([]);
  return paragraphs.filter((lines) => lines.length > 0);
}

/** "… who bake at night and" / "sleep by day": a long line that the next one goes on with in small letters. */
function isWrapped(line: string, next: string | undefined): boolean {
  return next !== undefined && line.length >= MIN_WRAPPED && !/[.:;!?。]$/u.test(line) && /^\p{Ll}/u.test(next);
}

function replace(text: Text, parent: ParentNode, nodes: readonly AnyNode[]): void {
  const { prev, next } = text;
  const at = parent.children.indexOf(text);
  parent.children.splice(at, 1, ...(nodes as typeof parent.children));
  for (const [index, node] of nodes.entries()) {
    node.parent = parent;
    node.prev = (nodes[index - 1] ?? prev) as typeof node.prev;
    node.next = (nodes[index + 1] ?? next) as typeof node.next;
  }
  if (prev) prev.next = (nodes[0] ?? next) as typeof prev.next;
  if (next) next.prev = (nodes.at(-1) ?? prev) as typeof next.prev;
}
