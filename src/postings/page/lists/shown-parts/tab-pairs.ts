import { jobTitleScore } from '../../lines/titles/job-titles.js';
import {
  attribute,
  elementsAround,
  elementsNamed,
  findAll,
  isTag,
  isText,
  lineOf,
  type Document,
  type Element,
} from '../../tree/html.js';
import { parentOf } from '../../tree/page-tree.js';
import { fold } from '../../../text/words.js';
import { targetsOf } from './controlled-parts.js';
import { ownData } from './data-attributes.js';

/** A longer text (characters) is no name of a tab; a shorter one tells nothing of an opening. */
const [MAX_LABEL, MIN_PANEL] = [80, 60];
/** So much of a panel (characters) may stand before its title: "Details of the job". */
const MAX_BEFORE_TITLE = 200;

/** A tab, or what else chooses what is shown, and what it shows. */
interface Pair {
  readonly tab: Element;
  readonly panel: Element;
}

/**
 * Says in the mark-up of a page which part each of its tabs shows where scripts or a style alone know: by a value that
 * both have, or by their order where each tab is called after an occupation. Where such a part was copied with the
 * title of another tab, it gets that of its own.
 */
export function joinTabs(document: Document): void {
  for (const pairs of [...pairsByValue(document), ...pairsByOrder(document)]) pairs.forEach(join);
  nameCopies(document);
}

function join({ tab, panel }: Pair, at: number): void {
  const id =
    attribute(panel, 'id') || `tab-${attribute(tab, 'id') || fold(lineOf(tab)).replace(/\W/g, '')}-${String(at)}`;
  panel.attribs['id'] = id;
  tab.attribs['aria-controls'] = id;
  tab.attribs['role'] = 'tab';
}

/** Tabs in one row and parts in one place of which each has a value of data with one tab: `data-tab="2"`. */
function pairsByValue(document: Document): Pair[][] {
  const named: (readonly [value: string, element: Element])[] = [];
  for (const element of findAll(document, () => true))
    for (const value of valuesOf(element)) named.push([value, element]);
  const pairs = [...Map.groupBy(named, ([value]) => value).values()].flatMap((users): Pair[] => {
    const [tab, panel, ...others] = new Set(users.map(([, element]) => element));
    return tab && panel && others.length === 0 && isPair(tab, panel) ? [{ tab, panel }] : [];
  });
  const ofRows = Map.groupBy(pairs, ({ tab }) => rowOf(tab));
  return [...ofRows.values()].filter(
    (row) => row.length > 1 && areBeside(row) && !row.some(({ tab }) => isJoined(tab)),
  );
}

function valuesOf(element: Element): string[] {
  return ownData(element).flatMap(([, value]) => (/^#?[\w-]{1,40}$/.test(value) ? [value.replace('#', '')] : []));
}

function isPair(tab: Element, panel: Element): boolean {
  return !elementsAround(panel).includes(tab) && isLabel(tab) && isPanel(panel);
}

function isLabel(tab: Element): boolean {
  const { length } = lineOf(tab);
  return length > 0 && length <= MAX_LABEL;
}

function isPanel(panel: Element): boolean {
  return lineOf(panel).length >= MIN_PANEL;
}

/** The element that holds a tab among others. */
function rowOf(tab: Element): Element | undefined {
  return elementsAround(tab).find(({ children }) => children.filter(isTag).length > 1);
}

/** Whether parts stand side by side, each once, none of them among the tabs. */
function areBeside(pairs: readonly Pair[]): boolean {
  const parents = new Set(pairs.map(({ panel }) => parentOf(panel)));
  return parents.size === 1 && new Set(pairs.map(({ panel }) => panel)).size === pairs.length;
}

function isJoined(tab: Element): boolean {
  return attribute(tab, 'aria-controls') !== '' || attribute(tab, 'href').length > 1;
}

/** Tabs called after occupations, and as many parts behind them: of a class, or the labels of buttons to choose one. */
function pairsByOrder(document: Document): Pair[][] {
  const rows = findAll(document, isRow).map((row) => row.children.filter(isTag));
  return [...rows, ...radioLabels(document)].flatMap((tabs) => {
    const areTitles = tabs.every((tab) => isLabel(tab) && !isLink(tab) && jobTitleScore(lineOf(tab)) > 0);
    const panels = tabs.length > 1 && areTitles ? panelsBehind(tabs) : [];
    return panels.length === 0 ? [] : [tabs.flatMap((tab, at) => pairOf(tab, panels[at]))];
  });
}

function pairOf(tab: Element, panel: Element | undefined): Pair[] {
  return panel ? [{ tab, panel }] : [];
}

/** A row whose class, or that of each of its parts, calls them tabs. */
function isRow(element: Element): boolean {
  const parts = element.children.filter(isTag);
  const isTab = (part: Element): boolean => /tab(?!le)/i.test(attribute(part, 'class'));
  return parts.length > 1 && (isTab(element) || parts.every(isTab)) && !element.children.some(saysText);
}

function saysText(node: Element['children'][number]): boolean {
  return isText(node) && node.data.trim() !== '';
}

/** What is in a tab leads to another page, or names itself what it shows. */
function isLink(tab: Element): boolean {
  return isJoined(tab) || elementsNamed(tab, 'a', 'button').some(isJoined);
}

/** The labels of round buttons of one name, in their order. */
function radioLabels(document: Document): Element[][] {
  const radios = elementsNamed(document, 'input').filter((input) => attribute(input, 'type') === 'radio');
  if (radios.length === 0) return [];
  const labels = new Map(elementsNamed(document, 'label').map((label) => [attribute(label, 'for'), label]));
  const named = Map.groupBy(radios, (radio) => attribute(radio, 'name'));
  return [...named.values()].map((group) => group.flatMap((radio) => labels.get(attribute(radio, 'id')) ?? []));
}

/**
 * As many parts of one kind as there are tabs, right behind these or in the element there; none where there are more.
 */
function panelsBehind(tabs: readonly Element[]): Element[] {
  const last = tabs.at(-1) as Element;
  for (const before of [last, ...elementsAround(last).slice(0, 2)]) {
    const siblings = partsOf(parentOf(before));
    const behind = siblings.slice(siblings.indexOf(before) + 1).filter((part) => lineOf(part) !== '');
    if (behind.length > 0) return alikeAs(tabs, behind) ?? alikeAs(tabs, partsOf(behind[0])) ?? [];
  }
  return [];
}

function partsOf(element: Element | undefined): Element[] {
  return element?.children.filter(isTag) ?? [];
}

/** The parts that are of the kind of the first, where they are as many as the tabs and hold none of them. */
function alikeAs(tabs: readonly Element[], parts: readonly Element[]): Element[] | undefined {
  const alike = parts.filter(({ name }) => name === parts[0]?.name);
  const areAll = alike.length === tabs.length && alike.every(isPanel);
  return areAll && !alike.some((part) => holdsOne(part, tabs)) ? alike : undefined;
}

function holdsOne(part: Element, tabs: readonly Element[]): boolean {
  return tabs.some((tab) => elementsAround(tab).includes(part));
}

/** A part that a tab shows, called after the occupation of another tab and nowhere after that of its own. */
function nameCopies(document: Document): void {
  const byId = new Map(
    findAll(document, ({ attribs }) => 'id' in attribs).map((part) => [attribute(part, 'id'), part]),
  );
  const pairs = findAll(document, (element) => targetsOf(element).length > 0).flatMap((tab): Pair[] => {
    const [panel] = targetsOf(tab).flatMap((id) => byId.get(id) ?? []);
    return panel && isPair(tab, panel) && jobTitleScore(lineOf(tab)) > 0 ? [{ tab, panel }] : [];
  });
  for (const beside of Map.groupBy(pairs, ({ panel }) => parentOf(panel)).values()) {
    const titles = new Map(beside.map(({ tab, panel }) => [panel, lineOf(tab)]));
    if (titles.size === beside.length && titles.size > 1) for (const { panel } of beside) nameCopy(panel, titles);
  }
}

function nameCopy(panel: Element, titles: ReadonlyMap<Element, string>): void {
  const own = titles.get(panel) ?? '';
  if (saysLine(panel, own)) return;
  const text = lineOf(panel);
  for (const [other, title] of titles) {
    if (other === panel || !saysLine(other, title)) continue;
    const copied = linesOf(panel, title).find((line) => text.indexOf(lineOf(line)) <= MAX_BEFORE_TITLE);
    if (copied) rename(copied, own);
  }
}

function rename({ children }: Element, title: string): void {
  for (const [at, text] of children.filter(isText).entries()) text.data = at === 0 ? title : '';
}

function saysLine(panel: Element, title: string): boolean {
  return linesOf(panel, title).length > 0;
}

/** The elements of a part that have this text and nothing else, and lead nowhere. */
function linesOf(panel: Element, title: string): Element[] {
  const name = fold(title);
  const isPlain = ({ children }: Element): boolean =>
    children.every((child) => isText(child) || (isTag(child) && child.name === 'br'));
  return findAll(panel, (element) => element.name !== 'a' && isPlain(element) && fold(lineOf(element)) === name);
}
