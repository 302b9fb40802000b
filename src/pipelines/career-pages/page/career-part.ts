import { isCareerName, isCareerUrl } from '../../../postings/page/lines/headings/career-words.js';
import { saysCareer } from '../../../postings/page/lines/headings/topics.js';
import { nameOfLink } from '../../../postings/page/tree/link-name.js';
import {
  attribute,
  elementsNamed,
  findFirst,
  isTag,
  lineOf,
  type Document,
  type Element,
} from '../../../postings/page/tree/html.js';

/**
 * The part of the page to which a link of its own leads that is called after careers, as on sites of one page; else the
 * one that is called so by its mark-up and by its first words.
 */
export function careerPartOf(document: Document, pageUrl: string): Element | undefined {
  const wanted = careerAnchors(document, pageUrl);
  if (wanted.size === 0) return partOfItsName(document);
  const isIt = (element: Element): boolean =>
    wanted.has(attribute(element, 'id')) || (element.name === 'a' && wanted.has(attribute(element, 'name')));
  const found = findFirst(document, isIt);
  return found && (partBegunBy(found) ?? found);
}

/** `<section id="careers"><p>Join us!</p>…`, where no menu leads to it. */
function partOfItsName(document: Document): Element | undefined {
  return findFirst(document, (element) => {
    const id = attribute(element, 'id');
    // The address that the part would have as a page of its own.
    if (!/^[a-z][\w-]{2,40}$/i.test(id) || !isCareerUrl(`https://site.invalid/${id}`)) return false;
    return saysCareer(firstLineOf(element));
  });
}

/** The first words of a part. */
function firstLineOf(part: Element): string {
  const first = part.children.filter(isTag).find((child) => lineOf(child) !== '');
  return first === undefined ? '' : lineOf(first);
}

/** `<section><a name="jobs"></a>…`: the part whose beginning an empty anchor marks. */
function partBegunBy(anchor: Element): Element | undefined {
  const { parent } = anchor;
  if (parent === null || !isTag(parent) || /^(?:body|main|html)$/.test(parent.name)) return undefined;
  const isEmpty = anchor.children.length === 0;
  return isEmpty && parent.children.find(isTag) === anchor ? parent : undefined;
}

function careerAnchors(document: Document, pageUrl: string): ReadonlySet<string> {
  return new Set(
    elementsNamed(document, 'a').flatMap((link) => {
      const part = partOf(link, pageUrl);
      return part !== '' && isCareerName(lineOf(link) || nameOfLink(link)) ? [part] : [];
    }),
  );
}

/** The part of the page that a link leads to; empty for a link to another page, and for a route. */
function partOf(link: Element, pageUrl: string): string {
  const href = attribute(link, 'href');
  if (!href.includes('#') || !URL.canParse(href, pageUrl)) return '';
  const [target, page] = [new URL(href, pageUrl), new URL(pageUrl)];
  const isHere = target.origin === page.origin && pathOf(target) === pathOf(page) && target.search === page.search;
  return isHere && /^#[\w-]{1,60}$/.test(target.hash) ? target.hash.slice(1) : '';
}

function pathOf({ pathname }: URL): string {
  return pathname.replace(/(?:index\.\w{3,5})?$/, '').replace(/(?<=.)\/$/, '');
}
