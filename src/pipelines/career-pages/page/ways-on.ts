import {
  attribute,
  elementsNamed,
  findFirst,
  textOf,
  type Document,
  type Element,
} from '../../../postings/page/tree/html.js';
import { sourceOf } from '../../../postings/page/tree/scripts.js';
import { closest } from '../../../postings/page/tree/page-tree.js';
import { defined } from '../../../postings/defined.js';
import { readCanonical, resolved } from './page-links.js';

/**
 * Where a page sends its visitors by itself: where a meta refresh leads, and into the frames that it consists of;
 * undefined when it does not.
 */
function readWaysOn(document: Document, base: string): string[] | undefined {
  const frames = elementsNamed(document, 'frame').flatMap((frame) => resolved(attribute(frame, 'src'), base) ?? []);
  const redirect = readRedirect(document, base);
  const ways = redirect === undefined ? [...readScripted(document, base), ...frames] : [redirect, ...frames];
  return ways.length > 0 ? ways : undefined;
}

function readRedirect(document: Document, base: string): string | undefined {
  const refresh = findFirst(
    document,
    (element) => element.name === 'meta' && /^refresh$/i.test(attribute(element, 'http-equiv')),
  );
  const target = /^\s*\d{1,2}(?:\.\d+)?\s*[;,]\s*(?:url\s*=\s*)?["']?([^"']+)/i.exec(
    attribute(refresh, 'content'),
  )?.[1];
  return target === undefined ? undefined : resolved(target.trim(), base);
}

/** A page with more to read than this (characters), or a longer script, is none that only leads on. */
const MAX_TEXT = 200;
const MAX_SCRIPT = 3000;
/** Where a script leads by what it asks of its visitor: to a page of each language. */
const MAX_WAYS = 4;
const LEADS_TO =
  /(?<![\w.$])(?:(?:window|document|self|top)\.)?location(?:\.href)?(?:\s{0,9}=\s{0,9}|\.(?:assign|replace)\(\s{0,9})(?:"([^"]{1,500})"|'([^']{1,500})')\s{0,9}(?=[;)}\n]|$)/g;

/** Where the script of a page leads that shows nothing, not even a link: `location.href = "/start.php"`. */
function readScripted(document: Document, base: string): string[] {
  const scripts = elementsNamed(document, 'script');
  if (scripts.length === 0 || scripts.some((script) => attribute(script, 'src') !== '')) return [];
  const sources = scripts.map(sourceOf).filter((source) => source.includes('location'));
  if (sources.length === 0 || sources.some(({ length }) => length > MAX_SCRIPT)) return [];
  if (findFirst(document, isShownLink) || textOf(document).length > MAX_TEXT) return [];
  const named = sources.flatMap((source) => [...source.matchAll(LEADS_TO)].map(([, one, other]) => one ?? other ?? ''));
  return [...new Set(named.flatMap((href) => resolved(href, base) ?? []))].slice(0, MAX_WAYS);
}

/** A link that is shown; one for those without scripts leads where the script does. */
function isShownLink(element: Element): boolean {
  return element.name === 'a' && !isWithoutScripts(element);
}

function isWithoutScripts(link: Element): boolean {
  return closest(link, ({ name }) => name === 'noscript') !== undefined;
}

/** Where a page sends its visitors by itself, and the page that it is called by. */
export function readLeads(document: Document, base: string): { waysOn?: string[]; canonical?: string } {
  return defined({ waysOn: readWaysOn(document, base), canonical: readCanonical(document, base) });
}
