import { noteCut } from '../../reading-limits.js';
import { list, record } from '../../text/words.js';

/**
 * How deep the parts of one text are nested, and its characters: data that name their parts by reference can be without
 * end.
 */
const MAX_DEPTH = 40;
const MAX_LENGTH = 400_000;

/**
 * The HTML of a text that an editor keeps as a tree, or as a list of blocks: portable text, Prismic, Contentful, Slate,
 * Lexical, ProseMirror, Editor.js, Draft.js, Quill, Notion. Undefined for a value that is no such text.
 */
export function richTextOf(value: unknown): string | undefined {
  const object = record(value);
  if (Array.isArray(object['ops'])) return fromOperations(list(object['ops']));
  const blocks = Array.isArray(value) ? list(value) : list(object['blocks']);
  if (blocks.length > 0) return blocks.every(isBlock) ? htmlOf(blocks, 0) : undefined;
  const root = [object['document'], object['root'], record(object['value'])['document'], value]
    .map(record)
    .find(isRoot);
  return root && htmlOf([root], 0);
}

function isRoot(node: Readonly<Record<string, unknown>>): boolean {
  return /^(?:document|doc|root)$/.test(kindOf(node)) && childrenOf(node) !== undefined;
}

/** What it is, as each editor writes it: "heading-2", "h2", "header", "unordered-list-item". */
function kindOf(node: Readonly<Record<string, unknown>>): string {
  const kind = ['nodeType', 'type', '_type'].map((name) => node[name]).find((name) => typeof name === 'string');
  return typeof kind === 'string' ? kind.toLowerCase().replaceAll(/[-_]/g, '') : '';
}

function childrenOf(node: Readonly<Record<string, unknown>>): readonly unknown[] | undefined {
  const children = ['children', 'content', 'nodes'].map((name) => node[name]).find(Array.isArray);
  return children === undefined ? undefined : list(children);
}

/** An entry that says what it is and holds a text: neither a place nor a person does. */
function isBlock(value: unknown): boolean {
  const node = record(value);
  const kind = kindOf(node);
  if (kind === 'text' && ('plain_text' in node || typeof node['text'] === 'string')) return true;
  const isKnown = BLOCK.test(kind) || (kind === '' && childrenOf(node) !== undefined && Object.keys(node).length === 1);
  const data = record(node['data']);
  const hasText = [node['text'], data['text'], data['items']].some((text) => text !== undefined);
  return isKnown && (hasText || childrenOf(node) !== undefined || Object.keys(node).length <= 2);
}

const BLOCK =
  /^(?:block|unstyled|paragraph|p|preformatted|quote|blockquote|h[1-6]|head(?:er|ing)(?:[1-6]|one|two|three|four|five|six)?|(?:o|un|bulleted|bullet|numbered|ordered|unordered|check)?list(?:item)?|[uo]l|li|[uo]listitem|image|embed|delimiter|hr|divider|table)$/;
const HEADING = /^(?:h[1-6]|head(?:er|ing).{0,5})$/;
const ITEM = /listitem$|^li$/;
const LIST = /list$|^[uo]l$/;

function htmlOf(nodes: readonly unknown[], depth: number): string {
  if (depth > MAX_DEPTH) {
    if (nodes.length > 0) noteCut('levels of a text', { kept: MAX_DEPTH });
    return '';
  }
  let html = '';
  for (const value of nodes) {
    if (html.length > MAX_LENGTH) {
      noteCut('characters of a text', { kept: MAX_LENGTH });
      break;
    }
    html += typeof value === 'string' ? escaped(value) : nodeHtml(record(value), depth);
  }
  return html;
}

function nodeHtml(node: Readonly<Record<string, unknown>>, depth: number): string {
  const kind = kindOf(node);
  const data = record(node['data']);
  const children = childrenOf(node);
  const items = Array.isArray(data['items']) ? list(data['items']) : undefined;
  if (items) return `<ul>${items.map((item) => `<li>${itemHtml(item, depth)}</li>`).join('')}</ul>`;
  const inner = children ? htmlOf(children, depth + 1) : inText(kind, ownText(node, kind));
  if (children === undefined && /^(?:|text|span)$/.test(kind)) return inner;
  if (/^(?:br|hardbreak|linebreak)$/.test(kind)) return '<br>';
  const tag = tagOf(node, kind);
  return tag === undefined ? inner : `<${tag}>${inner}</${tag}>`;
}

/** The element that shows a node; none for what stands within a line. */
function tagOf(node: Readonly<Record<string, unknown>>, kind: string): string | undefined {
  if (typeof node['listItem'] === 'string' || ITEM.test(kind)) return 'li';
  if (LIST.test(kind)) return 'ul';
  if (HEADING.test(kind) || isHeadingStyle(node['style'])) return 'h3';
  return /^(?:link|a|inlines?|hyperlink|strong|em|lic|autolink)$/.test(kind) ? undefined : 'div';
}

function isHeadingStyle(style: unknown): boolean {
  return typeof style === 'string' && /^h[1-6]$/i.test(style);
}

function ownText(node: Readonly<Record<string, unknown>>, kind: string): string {
  const value = kind === 'text' || kind === 'span' ? node['value'] : undefined;
  const texts = [node['text'], node['plain_text'], record(node['data'])['text'], value];
  return texts.find((text) => typeof text === 'string') ?? '';
}

/** Editor.js keeps HTML in its texts; others what is seen. */
function inText(kind: string, text: string): string {
  return /^(?:paragraph|header|quote)$/.test(kind) && /<\/|<br|&\w+;/.test(text) ? text : escaped(text);
}

function itemHtml(item: unknown, depth: number): string {
  if (typeof item === 'string') return inText('paragraph', item);
  const { content, text, items } = record(item);
  const own = [content, text].find((part) => typeof part === 'string');
  return `${typeof own === 'string' ? inText('paragraph', own) : ''}${htmlOf(list(items), depth + 1)}`;
}

/** Quill writes a line and, behind it, what kind of line it was. */
function fromOperations(operations: readonly unknown[]): string {
  let html = '';
  let line = '';
  for (const operation of operations) {
    const { insert, attributes } = record(operation);
    if (typeof insert !== 'string') continue;
    const parts = insert.split('\n');
    parts.forEach((part, index) => {
      line += escaped(part);
      if (index === parts.length - 1) return;
      const kind = record(attributes);
      const name = kind['header'] === undefined ? (kind['list'] === undefined ? 'p' : 'li') : 'h3';
      html += `<${name}>${line}</${name}>`;
      line = '';
    });
  }
  return html + (line === '' ? '' : `<p>${line}</p>`);
}

/** A text as HTML that shows it as it is, its lines apart. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', '<br>');
}
