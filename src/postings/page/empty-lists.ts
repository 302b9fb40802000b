import {
  attribute,
  elementsNamed,
  findAll,
  findFirst,
  isHidden,
  isTag,
  isText,
  lineOf,
  type Document,
  type Element,
} from './tree/html.js';
import { standsAround } from './tree/around-content.js';
import { closest } from './tree/page-tree.js';
import { capitalised } from '../text/words.js';
import { wordPattern } from '../text/word-pattern.js';

/**
 * Whether a page holds the place of a list and nothing in it, which its scripts fill: what is named after positions
 * (`jobName`), a table with nothing below its heads, or what is named after lists.
 */
export function holdsEmptyList(document: Document, jobName: RegExp): boolean {
  return hasEmptyNamed(document, jobName) || hasEmptyTable(document) || hasEmptyPlace(document);
}

/** Columns of a table that say what would stand in them. */
const FEWEST_HEADS = 2;

/** A table that has heads and no row. */
function hasEmptyTable(document: Document): boolean {
  return elementsNamed(document, 'table').some((table) => {
    if (isHidden(table)) return false;
    const heads = elementsNamed(table, 'th').filter((head) => lineOf(head) !== '');
    return heads.length >= FEWEST_HEADS && elementsNamed(table, 'td').every((cell) => lineOf(cell) === '');
  });
}

const PLACES = 'hits results? list lists listings? grid feed items cards rows entries posts board table'.split(' ');
/** What programs call the place of their list, as an id; as a class some of it is how a part looks. */
const PLACE_ID = [
  wordPattern(`(?:^|[_-])(?:${PLACES.join('|')})$`, 'i'),
  wordPattern(`(?<=[a-z])(?:${PLACES.map(capitalised).join('|')})$`),
];
const PLACE_CLASS = /(?:^|[\s_-])(?:hits|results|listings?|feed)(?=$|\s)/i;

/** An element without any content that is called after lists, beside the content of the page. */
function hasEmptyPlace(document: Document): boolean {
  return (
    findFirst(document, (element) => {
      if (!/^(?:div|ul|ol|section|main|tbody)$/.test(element.name) || isHidden(element)) return false;
      const isNamed =
        PLACE_ID.some((name) => name.test(attribute(element, 'id'))) || PLACE_CLASS.test(attribute(element, 'class'));
      return isNamed && lineOf(element) === '' && !hasPicture(element) && !standsAround(element, ['aside', 'form']);
    }) !== undefined
  );
}

/** What is named after positions and is no place of their list: what one presses or reads, and the whole page. */
const NO_PLACES = /^(?:a|button|script|link|img|svg|i|p|h[1-6]|input|body|html|head|meta|option|select|label|iframe)$/;

/** An element that is named after positions and holds none of them. */
function hasEmptyNamed(document: Document, jobName: RegExp): boolean {
  const isEmptyNamed = (element: Element): boolean =>
    jobName.test(namesOf(element)) &&
    !NO_PLACES.test(element.name) &&
    !isAnchor(element) &&
    !isInForm(element) &&
    !hasPicture(element) &&
    (lineOf(element) === '' || hasEmptyPart(element));
  return findFirst(document, isEmptyNamed) !== undefined;
}

/** What programs call an element: its id, its classes, its own name where they made it, and its names of data. */
function namesOf(element: Element): string {
  const own = element.name.includes('-') ? element.name : '';
  const ofData = Object.keys(element.attribs).filter((key) => key.startsWith('data-'));
  return [attribute(element, 'id'), attribute(element, 'class'), own, ...ofData].join(' ');
}

function isInForm(element: Element): boolean {
  return closest(element, ({ name }) => name === 'form') !== undefined;
}

/** What a menu of a page of one part leads to, and nothing stands in. */
function isAnchor(element: Element): boolean {
  return /(?:^|[\s_-])anchor/i.test(attribute(element, 'class'));
}

/** So many parts of what is named after positions are looked through for words. */
const MAX_PARTS = 30;

/** Whether an element holds an empty one and beside it nothing but what one presses or chooses from. */
function hasEmptyPart(element: Element): boolean {
  const parts = [...element.children];
  let isEmpty = false;
  for (let part = parts.shift(), seen = 0; part; part = parts.shift(), seen++) {
    if (seen > MAX_PARTS || (isText(part) && part.data.trim() !== '')) return false;
    if (!isTag(part) || CONTROLS.test(part.name)) continue;
    isEmpty ||= isEmptyBlock(part);
    parts.push(...part.children.slice(0, MAX_PARTS + 1));
  }
  return isEmpty;
}

function isEmptyBlock({ name, children }: Element): boolean {
  return /^(?:div|ul|ol|section|tbody)$/.test(name) && !children.some(isTag);
}

const CONTROLS = /^(?:button|select|input|label|textarea|script|style|template|noscript|svg)$/;

function hasPicture(element: Element): boolean {
  return (
    /^(?:img|video|picture|svg|hr)$/.test(element.name) ||
    findAll(element, ({ name }) => /^(?:img|video|picture|svg|canvas|input|iframe)$/.test(name)).length > 0
  );
}
