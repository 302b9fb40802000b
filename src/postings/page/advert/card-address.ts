import { DIRECTORY_INDEX } from '../../identity.js';
import { wordsOf } from '../../text/words.js';
import { isAction } from '../lines/seeking/actions.js';
import { attribute, type Element, findAll, isTag, lineOf } from '../tree/html.js';
import { isPagePart } from '../lines/headings/page-parts.js';
import { isLanguageLink } from '../lines/headings/language-links.js';
import { hasRoute } from '../lines/headings/page-routes.js';
import { kindOfHeading } from '../lines/headings/section-headings.js';
import { headsTasks } from '../lines/headings/task-headings.js';
import { topicOf } from '../lines/headings/topics.js';
import { isFile } from '../tree/file-links.js';
import { closest } from '../tree/page-tree.js';
import { isArrow } from '../tree/pager-links.js';

/**
 * A card with more text than this is the advert itself: its links lead elsewhere, unless one is named after the title.
 */
const WHOLE_ADVERT = 1500;
/** A block with more links into its site than this is no card of one posting, but the page. */
const MAX_OWN_LINKS = 6;

/**
 * The address of the posting that a card shows: its title's own link, else the one link of its card that leads
 * anywhere. `length` is that of the card's text, in characters.
 */
export function addressOfCard(
  title: Element,
  { card, length }: { readonly card: Element | undefined; readonly length: number },
  pageUrl: string,
): string | undefined {
  const link = closest(title, ({ name }) => name === 'a') ?? findAll(title, ({ name }) => name === 'a')[0];
  const ownUrl = link && pageAddress(attribute(link, 'href'), pageUrl);
  if (ownUrl !== undefined) return ownUrl;
  const links = linksOf(card, pageUrl);
  const isMain = closest(title, ({ name }) => name === 'h1') !== undefined;
  // What heads a page that tells all of it has its advert there: a file beside it is a copy.
  const isOwnPage = isMain && length > WHOLE_ADVERT;
  const addresses = addressesOf(links, pageUrl).filter((url) => !isOwnPage || !isFile(url));
  const own = addresses.filter((url) => new URL(url).hostname === new URL(pageUrl).hostname);
  const isWholeAdvert = length > WHOLE_ADVERT || own.length > MAX_OWN_LINKS;
  // Below the main heading of a page stands the advert itself: "Our work", "Customer service" lead elsewhere.
  const pressed = isMain ? addressesOf(links.filter(isPressed), pageUrl) : own;
  const mayLead = (url: string): boolean => !isWholeAdvert && pressed.includes(url);
  return (
    addresses.find((url) => /\.pdf(?:$|\?)/i.test(url)) ??
    own.find((url) => mayLead(url) || isNamedAfter(url, lineOf(title))) ??
    (addresses.length <= 3 ? addresses.find((url) => !own.includes(url)) : undefined)
  );
}

/** Where links lead, each address once. */
function addressesOf(links: readonly Element[], pageUrl: string): readonly string[] {
  return [...new Set(links.flatMap((link) => pageAddress(attribute(link, 'href'), pageUrl) ?? []))];
}

/** Whether a link says that one applies or reads on there. */
function isPressed(link: Element): boolean {
  return isAction(lineOf(link));
}

/** The links of a card, and the one around it, which may lead to its posting. */
function linksOf(card: Element | undefined, pageUrl: string): Element[] {
  if (!card) return [];
  const around = card.parent && isTag(card.parent) && card.parent.name === 'a' ? [card.parent] : [];
  const own = card.name === 'a' ? [card] : [];
  const lengths = new Map<Element, number>();
  const lengthOf = (block: Element): number => {
    const length = lengths.get(block) ?? lineOf(block).length;
    lengths.set(block, length);
    return length;
  };
  const isOwn = (link: Element): boolean =>
    !isInProse(link, pageUrl, lengthOf) && !isForm(link) && !isOtherPage(lineOf(link)) && !isArrow(link);
  const inner = findAll(card, (element) => element.name === 'a' && isOwn(element));
  return [...own, ...inner, ...around];
}

/**
 * "Deutsch", "Contact us", "Our team": a link to the page in another language, or to a page of something else; a card's
 * "Requirements" are its own.
 */
function isOtherPage(words: string): boolean {
  if (kindOfHeading(words) === 'requirements' || headsTasks(words)) return false;
  return isLanguageLink(words) || (!isAction(words) && (isPagePart(words) || topicOf(words) === 'other'));
}

/** A file that its name calls a form, or another part of any application. */
function isForm(link: Element): boolean {
  const [, file = ''] = /([^/?#]{1,200})\.(?:pdf|docx?|odt|rtf)(?:[?#]|$)/i.exec(attribute(link, 'href')) ?? [];
  return isPagePart(file.replace(/[-_+.]|%20/g, ' '));
}

/**
 * So much more text (times) than its words makes a link one of a sentence: it leads to what is spoken of, to another
 * site all the more.
 */
const [PROSE, PROSE_ELSEWHERE] = [8, 3];

/** `lengthOf` measures a block once, however many links stand in it. */
function isInProse(link: Element, pageUrl: string, lengthOf: (block: Element) => number): boolean {
  const block = closest(link, ({ name }) => name === 'p' || name === 'li');
  const words = lineOf(link);
  if (block === undefined || words === '' || isAction(words)) return false;
  const href = attribute(link, 'href');
  const isElsewhere = URL.canParse(href, pageUrl) && new URL(href, pageUrl).hostname !== new URL(pageUrl).hostname;
  return lengthOf(block) > (isElsewhere ? PROSE_ELSEWHERE : PROSE) * words.length;
}

/** An address with one of the title's longer words in its path. */
function isNamedAfter(url: string, title: string): boolean {
  const path = wordsOf(new URL(url).pathname).join(' ');
  return wordsOf(title).some((word) => word.length > 4 && path.includes(word));
}

const NOT_A_POSTING =
  /(?:^|\.)(?:linkedin|facebook|instagram|twitter|x|youtube|tiktok|xing|whatsapp)\.com$|(?:^|\.)(?:wa\.me|t\.me|forms\.gle|docs\.google\.com|calendly\.com|typeform\.com)$/i;

/** What searches the web or shows a map, on any host: a company of such a name has its adverts elsewhere. */
export const SEARCH_OR_MAP =
  /^https?:\/\/(?:(?:www\.)?(?:google|bing)\.[a-z.]{2,6}\/(?:search|maps)\b|maps\.|goo\.gl\/maps|(?:www\.)?openstreetmap\.org)/i;

/** What leads to no page, or stays on this one: a fragment that is no route. */
const NO_PAGE = /^(?:$|#(?!!?\/)|(?:mailto|tel|javascript|data):)/i;

/** The address a link leads to, unless it stays on the page or leads to no page. */
function pageAddress(href: string, pageUrl: string): string | undefined {
  const url = webAddress(href, pageUrl);
  if (!url) return undefined;
  const here = new URL(pageUrl);
  const isAnother = isPageOf(url, here) ? isOtherRoute(url, here) : !leadsUp(url, here);
  return isAnother ? url.href : undefined;
}

/** Where a link leads on the web, unless it is a place that has no adverts. */
function webAddress(href: string, pageUrl: string): URL | undefined {
  if (NO_PAGE.test(href) || !URL.canParse(href, pageUrl)) return undefined;
  const url = new URL(href, pageUrl);
  const isElse = NOT_A_POSTING.test(url.hostname) || SEARCH_OR_MAP.test(url.href);
  return /^https?:$/.test(url.protocol) && !isElse ? url : undefined;
}

/** A route behind the fragment is a page of its own, unless it is this one or one further up. */
function isOtherRoute(url: URL, here: URL): boolean {
  return url.hash !== '' && hasRoute(url.href) && !here.hash.startsWith(url.hash);
}

function isPageOf(url: URL, here: URL): boolean {
  const pathOf = ({ pathname }: URL): string => pathname.replace(/\/$/, '');
  return url.hostname === here.hostname && pathOf(url) === pathOf(here) && url.search === here.search;
}

/** Back to the list, or further up, or to the front door of any site. */
function leadsUp(url: URL, here: URL): boolean {
  if (url.search !== '') return false;
  const path = url.pathname.replace(DIRECTORY_INDEX, '/');
  return path === '/' || (url.hostname === here.hostname && here.pathname.startsWith(path));
}
