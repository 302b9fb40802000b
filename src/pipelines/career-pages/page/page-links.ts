import { DIRECTORY_INDEX } from '../../../postings/identity.js';
import { isAction } from '../../../postings/page/lines/seeking/actions.js';
import {
  attribute,
  elementsNamed,
  findAll,
  findFirst,
  isTag,
  isText,
  lineOf,
  type AnyNode,
  type Document,
  type Element,
} from '../../../postings/page/tree/html.js';
import { saysCareer } from '../../../postings/page/lines/headings/topics.js';
import { nameOfLink } from '../../../postings/page/tree/link-name.js';
import { closest, isNavigation, parentOf } from '../../../postings/page/tree/page-tree.js';
import { isArrow } from '../../../postings/page/tree/pager-links.js';
import { decoded, withoutAnchor } from '../../../postings/page/lines/headings/page-routes.js';
import { anyOf, foldedWords } from '../../../postings/text/words/pattern-parts.js';
import {
  MORE_OF_LIST_WORDS,
  NEXT_PAGE_WORDS,
  PAGE_NUMBER_WORDS,
} from '../../../postings/text/words/sites/site-words.js';
import { fold } from '../../../postings/text/words.js';
import { addressOfChoice, addressOfEmbedded, addressOfForm, nameOfForm } from './pressed-links.js';
import { isLanguageName } from './languages.js';
import { wordPattern } from '../../../postings/text/word-pattern.js';

/** A link of a page. */
export interface PageLink {
  readonly url: string;
  readonly text: string;
  /**
   * It leads to openings, as the career page says that it stands on: to more of its list, or to those of a part of the
   * company.
   */
  readonly isPart?: boolean;
  /** It stands in the menus, the head or the foot of its page alone. */
  readonly isMenu?: true;
  /** Its page shows it within its own, as a frame does. */
  readonly isFrame?: true;
  /** Arrows alone lead there: to the next page of its kind, or the one before. */
  readonly isArrow?: true;
  /** A form or a choice leads there, and no link. */
  readonly isPressed?: true;
}

/** Links of one page that are read; the largest menus of the recorded sites have some hundred. */
export const MAX_LINKS = 2000;

/** What a page's relative addresses are relative to. */
export function baseOf(document: Document, url: string): string {
  const href = attribute(
    findFirst(document, (element) => element.name === 'base'),
    'href',
  );
  return href !== '' && URL.canParse(href, url) ? new URL(href, url).href : url;
}

const LINKS = ['a', 'area', 'link', 'iframe', 'object', 'embed', 'option', 'form'] as const;
const FRAMES: ReadonlySet<string> = new Set(['iframe', 'object', 'embed']);
const PRESSED: ReadonlySet<string> = new Set(['form', 'option']);
/** What may head a card; of the text in bold, what stands alone. */
const HEADS: readonly string[] = ['h2', 'h3', 'h4', 'h5', 'h6', 'strong', 'b'];

/** Links to pages, each once, in page order, and how many there are beyond the limit, too. */
export function readLinks(document: Document, base: string): { links: PageLink[]; seen: number } {
  const links = new Map<string, string>();
  const beyond = new Set<string>();
  const kinds = {
    shown: new Set<string>(),
    linked: new Set<string>(),
    framed: new Set<string>(),
    called: new Set<string>(),
  };
  let heading: Element | undefined;
  for (const element of elementsNamed(document, ...LINKS, ...HEADS)) {
    if (HEADS.includes(element.name)) {
      if (isHead(element)) heading = element;
      continue;
    }
    const url = targetOf(element, base);
    if (url === undefined) continue;
    if (links.size >= MAX_LINKS && !links.has(url)) {
      beyond.add(url);
      continue;
    }
    noteKind(kinds, element, url);
    const text = nameOf(element, heading);
    if ((links.get(url) ?? '') === '') links.set(url, text.slice(0, 200));
  }
  const read = [...links].map(([url, text]) => ({ url, text, ...kindOf(kinds, url) }));
  return { links: read, seen: links.size + beyond.size };
}

/** Addresses that stand outside of menus, that links lead to, that a frame shows, and that more than arrows lead to. */
type Kinds = Readonly<Record<'shown' | 'linked' | 'framed' | 'called', Set<string>>>;

function noteKind({ shown, linked, framed, called }: Kinds, element: Element, url: string): void {
  if (!isArrow(element)) called.add(url);
  if (!isOfMenu(element)) shown.add(url);
  if (!PRESSED.has(element.name)) linked.add(url);
  if (FRAMES.has(element.name)) framed.add(url);
}

function kindOf({ shown, linked, framed, called }: Kinds, url: string): Omit<PageLink, 'url' | 'text'> {
  return {
    ...(!shown.has(url) && { isMenu: true }),
    ...(framed.has(url) && { isFrame: true }),
    ...(!linked.has(url) && { isPressed: true }),
    ...(!called.has(url) && { isArrow: true }),
  };
}

/** A heading, or a line in bold. */
function isHead(element: Element): boolean {
  return /^h/.test(element.name) || isBoldLine(element);
}

const PARTS = new Set(['header', 'footer', 'article', 'main']);

/** Whether a link stands around what a page is about: in a menu, its head or its foot; a card may have those, too. */
function isOfMenu(link: Element): boolean {
  const part = closest(link, (element) => isNavigation(element) || PARTS.has(element.name));
  return part !== undefined && part.name !== 'article' && part.name !== 'main';
}

/** The page an element leads to; in a page's head that is the same page in another form. */
function targetOf(element: Element, base: string): string | undefined {
  if (element.name === 'link' && !isOtherForm(element)) return undefined;
  return resolved(addressIn(element), base);
}

function addressIn(element: Element): string {
  switch (element.name) {
    case 'iframe':
      return attribute(element, 'src');
    case 'object':
    case 'embed':
      return addressOfEmbedded(element);
    case 'option':
      return addressOfChoice(element);
    case 'form':
      return addressOfForm(element);
    default:
      return attribute(element, 'href');
  }
}

function isOtherForm(link: Element): boolean {
  return /alternate/i.test(attribute(link, 'rel')) && /^text\/html$|^$/.test(attribute(link, 'type'));
}

/** Whether an element in bold is all that its block says: only what is silent stands beside it. */
function isBoldLine(element: Element): boolean {
  const around = parentOf(element);
  if (around === undefined || around.name === 'a' || lineOf(element) === '') return false;
  return isSilent(element, 'prev') && isSilent(element, 'next');
}

/**
 * Whether nothing with words stands before or behind an element within its parent. Looks no farther than the first
 * word.
 */
function isSilent(element: Element, step: 'prev' | 'next'): boolean {
  for (let node: AnyNode | null = element[step]; node; node = node[step]) {
    const words = isText(node) ? node.data.trim() : isTag(node) ? lineOf(node) : '';
    if (words !== '') return false;
  }
  return true;
}

/** What a link says; "Read more" has the name of its card, "See all openings" says enough. */
function nameOf(link: Element, heading: Element | undefined): string {
  const text = headWithin(link) ?? (lineOf(link) || nameOfForm(link) || nameOfLink(link));
  return heading && isAction(text) && !saysCareer(text) && areOfOneCard(link, heading) ? lineOf(heading) : text;
}

/** The one heading of the card that a link is laid around, unless what stands below it is about careers. */
function headWithin(link: Element): string | undefined {
  if (link.name !== 'a') return undefined;
  const [head, ...others] = findAll(link, ({ name }) => /^h[2-6]$/.test(name));
  const line = head && others.length === 0 ? lineOf(head) : '';
  return line === '' || saysCareer(lineOf(link)) ? undefined : line;
}

/** So many elements around a link and a heading may lie between them and their card. */
const MAX_WRAPS = 4;

function areOfOneCard(link: Element, heading: Element): boolean {
  const around = (element: Element): Element[] => {
    const parents: Element[] = [];
    for (let parent = parentOf(element); parent && parents.length < MAX_WRAPS; parent = parentOf(parent))
      parents.push(parent);
    return parents;
  };
  const ofHeading = new Set(around(heading));
  return around(link).some((element) => ofHeading.has(element));
}

/** The same page in other languages, as its head says. */
export function readAlternates(document: Document, base: string): string[] {
  return elementsNamed(document, 'link')
    .filter((link) => /alternate/i.test(attribute(link, 'rel')) && attribute(link, 'hreflang') !== '')
    .flatMap((link) => resolved(attribute(link, 'href'), base) ?? []);
}

/** What a page's head says that it is called by, which a print version or a page with a filter is not itself. */
export function readCanonical(document: Document, base: string): string | undefined {
  const link = findFirst(document, ({ name, attribs }) => name === 'link' && /^canonical$/i.test(attribs['rel'] ?? ''));
  return resolved(attribute(link, 'href'), base);
}

/** Where the page's links lead that are named by a language: mostly the same page in it, sometimes its first page. */
export function readLanguageSwitch(document: Document, base: string): string[] {
  return elementsNamed(document, 'a')
    .filter(
      (link) => attribute(link, 'hreflang') !== '' || isLanguageName(lineOf(link) || attribute(link, 'aria-label')),
    )
    .flatMap((link) => resolved(attribute(link, 'href'), base) ?? []);
}

export function resolved(href: string, base: string): string | undefined {
  if (href === '' || /^(?:#(?!!?\/)|mailto:|tel:|javascript:|data:)/i.test(href) || !URL.canParse(href, base))
    return undefined;
  const url = withoutAnchor(new URL(href, base));
  // Fully qualified, it is the same host.
  url.hostname = url.hostname.replace(/\.$/, '');
  if (!/^https?:$/.test(url.protocol) || url.href.length > 2000) return undefined;
  return url.href;
}

/** The next page of the same list as a page's markup tells it, which a link of a picture says in no words. */
function readStatedNext(document: Document, base: string, pageUrl: string): string[] {
  const here = new URL(pageUrl);
  const stated = elementsNamed(document, 'a', 'link')
    .filter((link) => /(?:^|\s)next(?:\s|$)/i.test(attribute(link, 'rel')))
    .flatMap((link) => resolved(attribute(link, 'href'), base) ?? []);
  return [...new Set(stated)].filter((url) => {
    const target = new URL(url);
    const isOther = target.hostname === here.hostname && target.href !== here.href;
    return isOther && (saysPage(target, here) || endsInNumber(target, here));
  });
}

/** Numbered, "next" or earlier pages of the same list. */
export function readNextPages(links: readonly PageLink[], pageUrl: string): string[] {
  const here = new URL(pageUrl);
  return links.flatMap(({ url, text }) => {
    const target = new URL(url);
    if (target.hostname !== here.hostname || target.href === here.href) return [];
    if (LEADS_ON.test(text.trim())) return saysPage(target, here) || endsInNumber(target, here) ? [url] : [];
    return LEADS_TO_MORE.test(text.trim()) && !isPost(target) && saysPage(target, here) ? [url] : [];
  });
}

const PAGE_WORD = anyOf(PAGE_NUMBER_WORDS);

/** What a link to another page of a list says. */
const LEADS_ON = wordPattern(
  String.raw`^(?:(?:${anyOf(NEXT_PAGE_WORDS)}|›|»|>|→|(?:(?:${PAGE_WORD})\s)?\d{1,3})(?![\p{L}\p{N}])|[›»>→]$)`,
  'iu',
);
/** What a link to more of a list begins with, which one to more of an entry may say as well. */
const LEADS_TO_MORE = wordPattern(String.raw`^(?:[«‹←<]\s?)?(?:${anyOf(MORE_OF_LIST_WORDS)})(?![\p{L}\p{N}])`, 'iu');

/** "/?p=12": how WordPress names an entry that has no address of its own. */
function isPost({ pathname, searchParams }: URL): boolean {
  return pathname === '/' && searchParams.has('p');
}

/** Names of parameters that count pages or entries, beside the words for a page. */
const COUNTERS = 'p|pg|pag|pr|pageno|pagenr|pagenum|pagenumber|currentpage|start|startrow|limitstart|offset';
const COUNTS_PAGES = wordPattern(`^(?:${COUNTERS}|${foldedWords(PAGE_NUMBER_WORDS).join('|')})$`, 'u');
/** Beside a word for a page: "page_id" is a page by itself, "per_page" how much a page shows. */
const COUNTS_OTHERS = /^(?:id|per|size|limit)$/;
const PAGE_IN_PATH = wordPattern(
  String.raw`/(?:page|p|${foldedWords(PAGE_NUMBER_WORDS).join('|')})[/_-]?\d{1,4}(?:\.\w{2,5})?/?$`,
  'iu',
);

/** "?page=2", "?tx_jobs[currentPage]=2", "?query-3-page=2"; "?offset=1736501400000" counts back from a time. */
function countsPages({ searchParams }: URL): boolean {
  return [...searchParams].some(([name, value]) => {
    if (!/^\d{1,5}$|^\d{13}$/.test(value)) return false;
    const parts = fold(name.slice(0, 100)).split(/[^\p{L}]+/u);
    return parts.some((part) => COUNTS_PAGES.test(part)) && !parts.some((part) => COUNTS_OTHERS.test(part));
  });
}

/** Whether an address is that of the list, or below it, with the number of a page as its words for a page say. */
function saysPage(target: URL, here: URL): boolean {
  const path = fold(decoded(target.pathname));
  if (!countsPages(target) && !PAGE_IN_PATH.test(path)) return false;
  const [list, page] = [fold(decoded(here.pathname)), path].map(withoutPage) as [string, string];
  // Below a front door is all of its site: its news have pages, too.
  return page === list || (list !== '' && page.startsWith(`${list}/`));
}

/** "/jobs/page/2", "/jobs/index.html": the address of the list. */
function withoutPage(path: string): string {
  return path.replace(PAGE_IN_PATH, '').replace(DIRECTORY_INDEX, '/').replace(/\/$/, '');
}

/** Whether it ends in the number of a page where the list's own ends in another or none. */
function endsInNumber(target: URL, here: URL): boolean {
  const [list, page] = [here.pathname, target.pathname].map(withoutNumber);
  return list === page && target.pathname !== here.pathname && target.search === here.search;
}

/** "/jobs-2.html", "/jobs/2", "/jobs/index_2.html": the address without the number at its end. */
function withoutNumber(path: string): string {
  const list = path.replace(/[-_/]?\d{1,3}(?=(?:\.\w{2,5})?\/?$)/, '');
  return list.replace(DIRECTORY_INDEX, '/').replace(/\/$/, '');
}

/** Further pages of a list, as its links say, or where those say nothing, as its markup does. */
export function readFurther(
  document: Document,
  links: readonly PageLink[],
  { base, url }: { base: string; url: string },
): string[] {
  const called = readNextPages(links, url);
  return called.length > 0 ? called : readStatedNext(document, base, url);
}
