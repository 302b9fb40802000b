import { attribute, findAll, findFirst, isTag, walk, type Document, type Element } from './tree/html.js';

/** The links of a part that lead to pages. */
export function linksIn(part: Document | Element): Element[] {
  return findAll(
    part,
    ({ name, attribs }) => name === 'a' && /^(?!#|mailto:|tel:|javascript:)./i.test(attribs['href'] ?? ''),
  );
}

/** Whether the navigation of a page holds an empty list and, but for the way to the front door, no link. */
export function isMenuEmpty(document: Document): boolean {
  const menus: Element[] = [];
  walk(document, (element) => {
    if (!isMenu(element)) return undefined;
    menus.push(element);
    return 'skip';
  });
  const isEmpty = menus.some((menu) => findFirst(menu, isEmptyList) !== undefined);
  return isEmpty && !menus.some((menu) => linksIn(menu).some(leadsOn));
}

function isMenu(element: Element): boolean {
  return element.name === 'nav' || element.name === 'header' || attribute(element, 'role') === 'navigation';
}

function isEmptyList({ name, children }: Element): boolean {
  return /^(?:ul|ol|menu)$/.test(name) && !children.some(isTag);
}

/** Whether a link leads to another page than the front door. */
function leadsOn(link: Element): boolean {
  return !/^(?:\.?\/|(?:\.?\/)?index\.\w{3,5}|https?:\/\/[^/]{1,200}\/?)$/i.test(attribute(link, 'href'));
}
