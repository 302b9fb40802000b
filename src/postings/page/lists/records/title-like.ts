import { fold, hasWord } from '../../../text/words.js';
import { wordPattern } from '../../../text/word-pattern.js';
import { ADDRESS_WORDS } from '../../../text/words/places/address-words.js';
import { anyOf, foldedWords } from '../../../text/words/pattern-parts.js';
import { HOME_PAGE_WORDS } from '../../../text/words/sites/site-words.js';
import { PhraseTable } from '../../../text/words/phrase-table.js';
import { areFacts } from '../../advert/fact-lines.js';
import { namedField } from '../../advert/mark-up-labels.js';
import { labelOf } from '../../lines/headings/field-labels.js';
import {
  attribute,
  elementsNamed,
  findFirst,
  isTag,
  isText,
  lineOf,
  type AnyNode,
  type Element,
} from '../../tree/html.js';
import { isSeparator } from '../../tree/inline-pieces.js';
import { isBehindTitle } from './links-behind.js';
import { isLongEnough, jobTitleScore } from '../../lines/titles/job-titles.js';
import { isMark } from '../../lines/titles/marks.js';
import { kindOfHeading } from '../../lines/headings/section-headings.js';
import { blockAround, closest, elementBefore, parentOf, type Leaf } from '../../tree/page-tree.js';

/** Titles are short, and so are labels (characters). */
const [MAX_TITLE, MAX_LABEL] = [160, 80];

/** Whether a piece of a page may be the title of anything: what it is called is judged later. */
export function isTitleLike({ text, region, link, element, isName, isTold }: Leaf): boolean {
  if (isTold === true || region === 'nav' || !isFewWords(text) || leadsElsewhere(text, link)) return false;
  if (isChoice(element) || isValue(element) || isNamedFact(element)) return false;
  return !(isName && NAMES_SIGN.test(text)) && !saysOther(text);
}

/** A link of the site's menu, and one that tells more of a title in front of it. */
function leadsElsewhere(text: string, link: Element | undefined): boolean {
  return leadsHome(link) || isInMenu(link) || isBehindTitle(text, link);
}

/** A motto, an address, the facts of a job, or how to reach whom. */
function saysOther(text: string): boolean {
  return isSaid(text) || IS_ADDRESS.test(text) || IS_NUMBER_OF.test(text) || areFacts(text);
}

/** "Foreman: 01632 960 123": what somebody is, and their telephone. */
const IS_NUMBER_OF = /^[^:：]{2,30}[:：]\s?(?!\d{1,2}[./-]\d{1,2}[./-]\d{4})[+(]?[0+][\d\s()./-]{8,20}$/u;

/** "Address: The Secretary, Mill Trust, Leeds" */
const IS_ADDRESS = wordPattern(String.raw`^(?:${anyOf(ADDRESS_WORDS)})\s?[:：]`, 'iu');

/** A shorter text (characters) in quotation marks may be a title or a motto. */
const MIN_SAID = 30;
const SAID = /^["“”„«»‚‘「『].*[.!?…。！？]["“”»«’」』]\.?$/su;

/** Whether a text is a sentence in quotation marks: what somebody says. */
function isSaid(text: string): boolean {
  return text.length > MIN_SAID && SAID.test(text) && jobTitleScore(text) < 2;
}

/** "(English)", "[PDF]": a remark on what stands beside it. */
const IN_BRACKETS = /^[([][^()[\]]*[)\]]$/;

function isFewWords(text: string): boolean {
  if (!isLongEnough(text) || text.length > MAX_TITLE) return false;
  return !isMark(text) && !IN_BRACKETS.test(text) && hasWord(text);
}

/** "Miller Coffee Roasters logo": what a picture shows that says whose a page is, in its own words. */
const NAMES_SIGN = new PhraseTable([
  'logo|logos|logotyp*|logotip*|логотип*|λογότυπο|ロゴ|로고|标志|標誌|商标|شعار|לוגו|โลโก้|लोगो',
]);

/** "/" and "../index.html": the page that a company's name and picture lead to. */
function leadsHome(link: Element | undefined): boolean {
  const href = attribute(link, 'href');
  return href !== '' && /^(?:\.{0,2}\/){0,5}(?:(?:index|default|home)\.\w{2,5})?$/i.test(href);
}

/** A line of fewer links may be one of openings with the way back ahead of them. */
const MIN_MENU = 4;
/** Told once for each block and list: their links all ask. */
const [menus, menusOfLists] = [new WeakMap<Element, boolean>(), new WeakMap<Element, boolean>()];

/**
 * "Home • About • Bakers • Contact": a link of a line that holds no other text and begins with the way home, or of a
 * list with lists in it that does.
 */
function isInMenu(link: Element | undefined): boolean {
  if (!link) return false;
  const list = listAround(link);
  return (list && told(list, isMenuOfLists, menusOfLists)) || told(blockAround(link), isMenu, menus);
}

function told(element: Element, isOne: (element: Element) => boolean, known: WeakMap<Element, boolean>): boolean {
  const is = known.get(element) ?? isOne(element);
  known.set(element, is);
  return is;
}

const isList = ({ name }: Element): boolean => name === 'ul' || name === 'ol';

/** The outermost list around an element. */
function listAround(element: Element): Element | undefined {
  let list = closest(element, isList);
  for (let outer = list; outer;) {
    const around: Element | undefined = parentOf(outer);
    outer = around && closest(around, isList);
    list = outer ?? list;
  }
  return list;
}

/** A list of links, each item with one or more, the first of which leads home; few of them are named as openings. */
function isMenuOfLists(list: Element): boolean {
  const links = elementsNamed(list, 'a');
  const [first] = links;
  if (!first || links.length < MIN_MENU || !(leadsHome(first) || isHome(lineOf(first)))) return false;
  const items = list.children.filter(isTag);
  if (!items.every((item) => findFirst(item, ({ name }) => name === 'a') !== undefined)) return false;
  return (
    areFewTitles(links) && lineOf(list).length <= 2 * links.reduce((sum, link) => sum + lineOf(link).length + 1, 0)
  );
}

const HOME = new Set(foldedWords(HOME_PAGE_WORDS));

function isHome(text: string): boolean {
  return HOME.has(fold(text));
}

function areFewTitles(links: readonly Element[]): boolean {
  return links.filter((link) => jobTitleScore(lineOf(link)) > 0).length * 2 <= links.length;
}

function isMenu({ children }: Element): boolean {
  const [first, ...others] = children.filter(isTag);
  if (first?.name !== 'a' || others.length < MIN_MENU - 1 || !leadsHome(first)) return false;
  const isBetween = (node: AnyNode): boolean => !isText(node) || isSeparator(node.data);
  if (!others.every(({ name }) => name === 'a') || !children.every(isBetween)) return false;
  // "All | Baker | Miller | Driver" is a list with the way to all of it ahead.
  return areFewTitles(others);
}

/** One of several answers that a form offers: a box to tick with its words in one label. */
function isChoice(element: Element): boolean {
  const label = closest(element, ({ name }) => name === 'label');
  return label?.children.some((child) => isTag(child) && child.name === 'input') ?? false;
}

/** What stands in a cell behind a label for the kind of a job, for its place, or for what is asked of people. */
function isValue(element: Element): boolean {
  const cell = closest(element, ({ name }) => name === 'td' || name === 'table');
  const head = cell?.name === 'td' ? elementBefore(cell) : undefined;
  if (head?.name !== 'th') return false;
  const label = onlyText(head);
  return /^(?:kind|location)$/.test(labelOf(label) ?? '') || kindOfHeading(label) === 'requirements';
}

/** `data-field="department"`, `fs-list-field="location"`: what its mark-up says to be another field than the title. */
function isNamedFact(element: Element): boolean {
  return /^(?:department|location|kind|salary|posted_at|application_deadline)$/.test(namedField(element) ?? '');
}

/** The one short text of an element; what is longer is not put together for each piece behind it. */
function onlyText({ children: [text, ...others] }: Element): string {
  return text && isText(text) && others.length === 0 && text.data.length <= MAX_LABEL ? text.data.trim() : '';
}
