import { ParseError } from '../../errors.js';
import {
  attribute,
  elementsNamed,
  findAll,
  lineOf,
  parseHtml,
  textOf,
  type Document,
  type Element,
  type ParentNode,
} from '../../postings/page/tree/html.js';
import { readJobPage, readStructuredPostings } from '../../postings/page/advert/job-page.js';
import type { FoundPosting } from '../../postings/posting.js';
import { fold, wordsOf } from '../../postings/text/words.js';
import type { ListingRequest } from '../listing.js';

/** A request for a page that people read, where a system has no interface: it obeys robots.txt. */
export function pageRequest(url: string): ListingRequest {
  return { url, accept: 'text/html' };
}

/** The page of a posting. */
export function jobPage({ fields }: FoundPosting): ListingRequest | undefined {
  return fields.job_url === undefined ? undefined : pageRequest(fields.job_url);
}

/**
 * The posting completed by its own page: structured data where the page has them, else its text. What the list said
 * stays. @throws ParseError when the page is another one
 */
export function readOwnPage(body: string, posting: FoundPosting, system: string): FoundPosting {
  const document = parseHtml(body);
  const url = posting.fields.job_url ?? '';
  const titled = wordsOf(posting.fields.job_title ?? '').slice(0, 3);
  const isStructured = /schema\.org|ld\+json/.test(body) && /JobPosting/.test(body);
  if (!(isStructured ? isAbout(document, url, titled) : namesAll(document, titled)))
    throw new ParseError(`${system}: the page does not name its posting`);
  return readJobPage(document, url, posting);
}

function namesAll(document: Document, titled: readonly string[]): boolean {
  const words = new Set(wordsOf(textOf(document)));
  return titled.every((word) => words.has(word));
}

/** Whether the structured data of a page, or its headings, have a word of the title. Data that are cut have none. */
function isAbout(document: Document, url: string, titled: readonly string[]): boolean {
  const stated = readStructuredPostings(document, url).flatMap(({ fields }) => fields.job_title ?? []);
  const said = [...stated, ...['title', 'h1', 'h2'].flatMap((name) => elementsNamed(document, name).map(lineOf))];
  return stated.length === 0 || titled.some((word) => said.some((line) => fold(line).includes(word)));
}

/** The elements of a class, in document order. */
export function ofClass(root: ParentNode, name: string): Element[] {
  return findAll(root, (element) => attribute(element, 'class').split(/\s+/).includes(name));
}

/** An address in full; undefined for what is none. */
export function absolute(href: string | undefined, base: string): string | undefined {
  if (href === undefined || href === '' || !URL.canParse(href, base)) return undefined;
  const url = new URL(href, base);
  return /^https?:$/.test(url.protocol) ? url.href : undefined;
}

/** The same without query and anchor, where a link carries what its visitor came from. */
export function plainAddress(href: string, base: string): string | undefined {
  return absolute(href.split(/[?#]/, 1)[0], base);
}

/** Where the first link in an element leads. */
export function linkIn(element: Element, base: string): string | undefined {
  const link = element.name === 'a' ? element : elementsNamed(element, 'a')[0];
  return absolute(attribute(link, 'href'), base);
}

/** A link to a posting, as a list shows it. */
export interface PostingLink {
  readonly url: string;
  /** What the link says, on one line. */
  readonly line: string;
  readonly element: Element;
}

/** The links of a page whose address fits the pattern, each address once: of several the first that says something. */
export function postingLinks(document: Document, base: string, pattern: RegExp): PostingLink[] {
  const links = new Map<string, PostingLink>();
  for (const element of elementsNamed(document, 'a')) {
    const url = absolute(attribute(element, 'href').split('#', 1)[0], base);
    if (url === undefined || !pattern.test(url)) continue;
    const known = links.get(url);
    if (!known || known.line === '') links.set(url, { url, line: lineOf(element), element });
  }
  return [...links.values()];
}
