import { sourceOf } from '../../postings/page/tree/scripts.js';
import { unescapeHtml, walk, type Document, type Element } from '../../postings/page/tree/html.js';
import { boardKey, type Board } from './ats.js';
import { atsSystems, recogniseBoard } from './index.js';

/** The vendors' own pages are no boards. */
const VENDOR_PAGE = /^(?:www|help|support|info|blog|status|developers?|docs)\./;

/** Which career system an address belongs to, read or not; undefined for everything else. Never a guess. */
export function detectSystem(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const byUrl = atsSystems.find((system) => system.recogniseUrl?.(url) !== undefined);
  if (byUrl) return byUrl.name;
  if (VENDOR_PAGE.test(url.hostname)) return undefined;
  return atsSystems.find(({ hosts }) => hosts?.test(url.hostname))?.name;
}

/** What a page tells of career systems. */
interface FoundSystems {
  /** Boards that can be read, each once: of the page itself, its links, embeds, scripts and markup. */
  readonly boards: readonly Board[];
  /** The system that serves the page itself. */
  readonly system?: string;
}

/** Attributes that hold an address. */
const ADDRESS = /^(?:href|src|action|data-(?:src|url|href))$/;

/**
 * Addresses in scripts and attributes: with a path, or as the whole of a quoted value; the scheme may be left to the
 * page.
 */
const ADDRESSES = /(?:https?:|(?<=["'(]))\/\/[\w.-]+\.[a-z]{2,}(?::\d+)?(?:[/?][^\s"'<>\\)]*|(?=["']))/gi;

/**
 * Finds the boards that a page is, links or embeds, and the system that serves it. The vendor's own "powered by" link
 * leads to no board.
 */
export function findSystems(document: Document, base: string, pageUrl: string): FoundSystems {
  const found = new Map<string, Board>();
  const add = (board: Board | undefined): void => {
    if (board && !found.has(boardKey(board))) found.set(boardKey(board), board);
  };
  const page = new URL(pageUrl);
  add(recogniseBoard(page));
  const parts: string[] = [];
  walk(document, (element) => {
    for (const [name, value] of Object.entries(element.attribs))
      if (ADDRESS.test(name) && URL.canParse(value, base)) add(recogniseBoard(new URL(value, base)));
    parts.push(tagOf(element), scriptOf(element));
    return undefined;
  });
  const marks = plainMarks(parts.join('\n'));
  for (const [address] of marks.matchAll(ADDRESSES))
    if (URL.canParse(address, pageUrl)) add(recogniseBoard(new URL(address, pageUrl)));
  const byMarkup = atsSystems.flatMap((system) => system.recogniseMarkup?.(marks, page) ?? []);
  byMarkup.filter(isReadable).forEach(add);
  const own = byMarkup.find(({ url }) => URL.canParse(url) && new URL(url).hostname === page.hostname);
  const system = detectSystem(pageUrl) ?? own?.system;
  return { boards: [...found.values()], ...(system === undefined ? {} : { system }) };
}

function isReadable({ system }: Board): boolean {
  return atsSystems.some(({ name, listing }) => name === system && listing !== undefined);
}

function tagOf({ name, attribs }: Element): string {
  return `<${name}${Object.entries(attribs)
    .map(([attribute, value]) => ` ${attribute}="${value}"`)
    .join('')}>`;
}

function scriptOf(element: Element): string {
  if (element.name !== 'script' && element.name !== 'template' && element.name !== 'noscript') return '';
  return sourceOf(element);
}

/** Signs of addresses and tags as scripts may write them, once or twice escaped: `\u0026`, `\u003d`, `\x2F`. */
const ESCAPED_SIGN = /\\{1,4}(?:u00|x)(2[267f]|3[a-f])/gi;

/** Consent layers keep an embed as base64; configurations in attributes are escaped as HTML or as JSON in JSON. */
function plainMarks(written: string): string {
  const decoded = written.replace(/(?<=[">\n])[A-Za-z0-9+/]{60,}={0,2}(?=[\n"<])/g, (encoded) => {
    const text = Buffer.from(encoded, 'base64').toString('utf8');
    return text.includes('http') && !text.includes('\uFFFD') ? text : encoded;
  });
  const unescaped = /&(?:quot|amp|lt|#3[49]);/.test(decoded) ? unescapeHtml(decoded) : decoded;
  return unescaped
    .replace(ESCAPED_SIGN, (_escape, hex: string) => String.fromCharCode(parseInt(hex, 16)))
    .replace(/\\([/"])/g, '$1');
}
