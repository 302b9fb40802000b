import { matchesOf } from '../text/words.js';
import { standsAround } from './tree/around-content.js';
import { attribute, elementsNamed, findFirst, isTag, lineOf, type Document, type Element } from './tree/html.js';
import { sourceOf } from './tree/scripts.js';
import { saysNothingOpen, topicOf } from './lines/headings/topics.js';
import { elementBefore } from './tree/page-tree.js';

/** What other parts of a page are called that scripts fill, by any part of the id. */
const OTHER_PARTS =
  /anchor|announcer|teleport|^(?:top|up|main|content|page|wrapper|bottom|left|right)$|modal|popup|overlay|toast|alert|message|notice|cookie|consent|gdpr|chat|captcha|fb-|facebook|player|video|audio|particle|canvas|bg$|background|scroll|load|progress|portal|tooltip|light-?box|gallery|slider|carousel|swiper|banner|hero|newsletter|subscri|social|share|sharing|comment|disqus|weather|calendar|widget-area|nav|menu|header|footer|breadcrumb|sidebar|spacer|divider|clear|line|logo|icon|translate|lang|login|cart|map$|^map|google|gmap|leaflet|tracking|pixel|root-|ad-|ads|stats|count|skip/i;
/** Programs that are not the page's own: they fill no part of its content. */
const NO_OWN_PROGRAM =
  /jquery|bootstrap|wp-(?:includes|content\/(?:plugins|themes|cache|uploads))|vendor|polyfill|analytics|gtm|gtag|cookie|consent|recaptcha|swiper|aos|gsap|slick|lightbox|fancybox|modernizr|webflow|elementor|cdn-cgi|email-decode|\/sites\/default\/files\/js\/|typo3temp|livereload/i;

/** An id in quotes, with or without the sign that selects it. */
const QUOTED = /(?<quote>["'`])#?(?<name>[\p{L}\p{N}_:.-]{1,80})\k<quote>/gu;

/** What has a fragment put into an element by itself: as soon as the page is there, or where the element is seen. */
const LOADS_BY_ITSELF = /\b(?:load|revealed|intersect|every|visible)\b/;
/** Libraries that fetch an element's content, by the attribute that names its address and the one that says when. */
const FETCHES: readonly (readonly [address: RegExp, when?: RegExp])[] = [
  [/^(?:data-)?hx-(?:get|post)$/, /^(?:data-)?hx-trigger$/],
  [/^(?:data-)?ic-(?:src|get-from|post-to)$/, /^(?:data-)?ic-trigger-on$/],
  [
    /^(?:up-defer|(?:data-)?(?:w3-)?include(?:-html)?|data-(?:include|load|fetch|fragment|partial|remote)(?:-url|-src)?)$/,
  ],
];
/** Elements that fetch what stands in them. */
const FETCHING_ELEMENT = /^(?:turbo-frame|include-fragment|poll-include-fragment|html-include|include-html)$/;

/** Whether an element says in its mark-up that its content is to be fetched, and from where. */
function isToBeFetched(element: Element): boolean {
  const names = Object.keys(element.attribs);
  if (FETCHING_ELEMENT.test(element.name) && attribute(element, 'src') !== '') return true;
  return FETCHES.some(([address, when]) => {
    const isNamed = names.some((name) => address.test(name) && isAddress(attribute(element, name)));
    return (
      isNamed && (!when || names.some((name) => when.test(name) && LOADS_BY_ITSELF.test(attribute(element, name))))
    );
  });
}

/** "/jobs/12/body", "parts/jobs.html", "?part=2": an address, not a picture's. */
function isAddress(value: string): boolean {
  const isPath =
    /^(?:https?:\/\/|\.{0,2}\/|\?)\S|^[\w-]{1,80}(?:\/[\w.-]{1,80}){0,8}\.(?:html?|php|aspx?|json)(?:$|\?)/i;
  return isPath.test(value) && !/\.(?:png|jpe?g|svg|webp|gif|avif|mp4)(?:$|\?)/i.test(value);
}

/** The content itself, by its element. */
function isContent(element: Element): boolean {
  return /^(?:main|article)$/.test(element.name) || attribute(element, 'role') === 'main';
}

/**
 * Whether the content of a page has an empty part that is neither a place to jump to nor called after something else,
 * for one of the page's programs to fill: one with a name of its own, which a program of the page names or a file of
 * its own may, or one right below a line that speaks of openings. Two need no name: a part that says from where it is
 * fetched, and the whole content.
 */
export function holdsUnfilledPlace(document: Document, programs: readonly Element[]): boolean {
  const named = namesIn(programs.map(sourceOf).join('\n'));
  const hasFile = programs.some((script) => {
    const source = attribute(script, 'src');
    return source !== '' && !/^(?:https?:)?\/\//.test(source) && !NO_OWN_PROGRAM.test(source);
  });
  const jumps = new Set(elementsNamed(document, 'a').map((link) => /#([^#]+)$/.exec(attribute(link, 'href'))?.[1]));
  const isNamedPlace = (element: Element): boolean => {
    const id = attribute(element, 'id');
    if (jumps.has(id) || !isEmptyBlock(element) || isCalledOtherwise(element)) return false;
    return (id !== '' && (hasFile || named.has(id))) || (programs.length > 0 && isIntroduced(element));
  };
  return (
    findFirst(document, (element) => {
      const isPlace = (programs.length > 0 && isWaiting(element)) || isNamedPlace(element);
      return isPlace && !standsAround(element, ['aside', 'form']);
    }) !== undefined
  );
}

/** An empty place that needs no name to be one. */
function isWaiting(element: Element): boolean {
  return isEmpty(element) && (isContent(element) || (isToBeFetched(element) && !isCalledOtherwise(element)));
}

/** What is told apart by a name of any kind, below "Our open positions are listed below." */
function isIntroduced(element: Element): boolean {
  const before = Object.keys(element.attribs).some(isName) ? elementBefore(element) : undefined;
  if (!before || !/^(?:p|div|span|strong|b)$/.test(before.name)) return false;
  const line = lineOf(before);
  return topicOf(line) === 'openings' && !saysNothingOpen(line);
}

function isName(attributeName: string): boolean {
  return attributeName === 'id' || attributeName === 'class' || attributeName.startsWith('data-');
}

function isCalledOtherwise(element: Element): boolean {
  return [attribute(element, 'id'), ...attribute(element, 'class').split(/\s+/)].some((name) => OTHER_PARTS.test(name));
}

function isEmptyBlock(element: Element): boolean {
  return /^(?:div|ul|ol|section|tbody|output)$/.test(element.name) && isEmpty(element);
}

/** Whether nothing stands in an element, neither a text nor another element. */
function isEmpty(element: Element): boolean {
  return !element.children.some(isTag) && lineOf(element) === '';
}

/** What a program has as texts of their own, `'offers'` or `"#offers"`: read once for all parts of a page. */
function namesIn(program: string): ReadonlySet<string> {
  return new Set(matchesOf(program, QUOTED).map(({ groups }) => groups?.['name'] ?? ''));
}
