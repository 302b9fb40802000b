import { attribute, findAll, isTag, isText, lineOf, Element, type AnyNode, type Document, Text } from './html.js';
import { jobTitleScore, titleInSentence } from '../lines/titles/job-titles.js';
import { topicOf } from '../lines/headings/topics.js';
import { labelOf } from '../lines/headings/field-labels.js';
import { isFramedPlace } from '../../text/places/place.js';
import { isUnspaced } from '../../text/words.js';
import { anyOf, rowsOf } from '../../text/words/pattern-parts.js';
import { RELATION_WORDS } from '../../text/words/relation-words.js';
import { wordPattern } from '../../text/word-pattern.js';
import { isInline } from './page-tree.js';

/** A longer text (characters) behind a title is no name of who seeks. */
const MAX_NAME = 60;

/**
 * Puts what a style sets apart at the end of several headings, `<h3>Baker<span>MILL</span></h3>`, on a line of its own:
 * the same name behind different titles, though no space divides them.
 */
export function divideGluedNames(document: Document): void {
  const headings = findAll(document, ({ name }) => /^h[1-6]$/.test(name));
  dividePlaces(headings);
  for (const heading of headings) divideCall(heading);
  const glued = headings.flatMap((heading) => gluedEnd(heading) ?? []);
  for (const { end } of sameBehindSeveral(glued).flat()) breakBefore(end);
}

/**
 * Puts a call for applications in front of a heading that goes on with whom it seeks, as a style sets that apart:
 * `<h2>Now hiring <em>Baker</em></h2>`; a sentence that seeks somebody is read as one.
 */
function divideCall(heading: Element): void {
  const [call, end, ...others] = heading.children.filter((child) => textOfNode(child).trim() !== '');
  if (!call || !end || others.length > 0 || !isText(call) || !isTag(end) || !isInline(end)) return;
  const [line, said, title] = [lineOf(heading), call.data.trim(), lineOf(end)];
  if (!callsFor(said, title) || ![line, title].includes(titleInSentence(line))) return;
  putBefore(heading, new Element('p', {}, [new Text(said)]));
  call.data = '';
}

/** Whether words call for an occupation; "Jobs for bakers" calls nobody. */
function callsFor(said: string, title: string): boolean {
  return !FOR_SOMEBODY.test(said) && topicOf(said) === 'openings' && jobTitleScore(title) > 0;
}

const FOR_SOMEBODY = wordPattern(`\\s${anyOf(rowsOf(RELATION_WORDS, 'for', 'for behind', 'with', 'about'))}$`, 'iu');

/** Likewise, where what ends the headings is a place in each: `<h3>Baker <small>Leeds</small></h3>`. */
function dividePlaces(headings: readonly Element[]): void {
  const ends = headings.flatMap((heading) => endOf(heading) ?? []);
  for (const same of sameBehindSeveral(ends))
    if (same.every(({ end }) => isFramedPlace(textOfNode(end)))) for (const { end } of same) breakBefore(end);
}

/** The element that ends a heading behind a text, whatever it says. */
function endOf(heading: Element): GluedEnd | undefined {
  const parts = heading.children.filter((child) => isTag(child) || textOfNode(child).trim() !== '');
  const [before, end] = parts;
  const isEnd =
    parts.length === 2 && before && end && isText(before) && isTag(end) && /^(?:small|span|em|i)$/.test(end.name);
  if (!isEnd || !/[\p{L}\p{N})]\s+$/u.test(before.data)) return undefined;
  return { title: before.data.trim(), end, key: [heading.name, end.name, attribute(end, 'class')].join(' ') };
}

/** Puts spaces between texts of one line that only a style sets apart: labels and what they label, parts of a row. */
export function divideGluedTexts(document: Document): void {
  divideGluedLabels(document);
  for (const row of findAll(document, ({ children }) => children.length > 1 && children.every(isPartOrSpace)))
    divideParts(row);
}

/** A row of parts: `<div><span>Leeds</span><i></i><span>Full-time</span></div>` reads "LeedsFull-time" elsewhere. */
function divideParts({ children }: Element): void {
  let before: Text | undefined;
  for (const child of children) {
    const [first, last] = isTag(child) ? [edgeOf(child, 'first'), edgeOf(child, 'last')] : [];
    if (isText(child)) before = undefined;
    if (before && first && ENDS_WORD.test(before.data) && BEGINS_WORD.test(first.data)) first.data = ` ${first.data}`;
    before = last ?? before;
  }
}

/** "Leeds" and "Full-time", no ending of a word ("BäckerIn") and no letters one by one. */
const ENDS_WORD = /[\p{L}\d][\p{Ll}\d)]$/u;
const BEGINS_WORD = /^(?!In(?:nen)?(?!\p{L}))(?:\p{Lu}[\p{Ll}\d-]|\p{Sc}?\d)/u;

function isPartOrSpace(node: AnyNode): boolean {
  return isText(node) ? node.data.trim() === '' : isTag(node) && isInline(node);
}

/** The text that an element begins or ends with. */
function edgeOf(element: Element, edge: 'first' | 'last'): Text | undefined {
  let node: AnyNode | undefined = element;
  while (node && isTag(node)) node = edge === 'first' ? node.children[0] : node.children.at(-1);
  return node && isText(node) ? node : undefined;
}

/**
 * Puts a space behind a label that only a style sets apart, `<li><span>Pay</span>From 30,000 a year</li>`, where others
 * of its kind are written so.
 */
function divideGluedLabels(document: Document): void {
  const glued = findAll(document, ({ name }) => LABELLED.test(name)).flatMap((block) => gluedLabel(block) ?? []);
  for (const { end } of sameBehindSeveral(glued).flat()) end.data = ` ${end.data}`;
}

/** What has labels in front of its text, and what these are written in. */
const LABELLED = /^(?:li|p|div|td|dd)$/;
const OF_LABEL = /^(?:span|b|strong|em|small|label)$/;

/** The text right behind the element that a block begins with: another sentence, no ending of a word ("BäckerIn"). */
function gluedLabel(block: Element): GluedEnd<Text> | undefined {
  const [label, end] = block.children.filter((child) => isTag(child) || textOfNode(child).trim() !== '');
  if (!label || !end || !isTag(label) || !isText(end) || !OF_LABEL.test(label.name) || label.next !== end)
    return undefined;
  const [title, text] = [textOfNode(label), end.data];
  const isLabel = title.length <= MAX_NAME && /^\p{Lu}.+[\p{Ll}\d)]$/su.test(title);
  if (!isLabel || !isValueOf(title, text)) return undefined;
  return { title, end, key: [block.name, label.name, attribute(label, 'class')].join(' ') };
}

/** More than one word or an amount; behind what is known as a label also one: "Leeds", "CDI". */
function isValueOf(label: string, text: string): boolean {
  return (
    /^(?:(?!In(?:nen)?\s)\p{Lu}\p{L}*,?\s+\S|\p{Sc}\d)/u.test(text) ||
    (labelOf(label) !== undefined && /^[\p{Lu}\d]/u.test(text))
  );
}

interface GluedEnd<End = Element> {
  readonly title: string;
  readonly end: End;
  /** The same for ends of the same words in elements of the same kind. */
  readonly key: string;
}

/** Ends of one kind, where they stand behind two titles or more. */
function sameBehindSeveral<End>(ends: readonly GluedEnd<End>[]): GluedEnd<End>[][] {
  return [...Map.groupBy(ends, ({ key }) => key).values()].filter(
    (same) => new Set(same.map(({ title }) => title)).size > 1,
  );
}

/** The element that ends a heading, where its name begins right behind the text before it. */
function gluedEnd(heading: Element): GluedEnd | undefined {
  const parts = heading.children.filter((child) => isTag(child) || textOfNode(child).trim() !== '');
  const [before, end] = parts;
  if (parts.length !== 2 || !before || !end || !isTag(end) || end.name === 'br') return undefined;
  const [title, name] = [textOfNode(before), textOfNode(end)];
  if (!/[\p{L}\p{N})]$/u.test(title) || isUnspaced(title) || !isName(name)) return undefined;
  return { title, end, key: [heading.name, end.name, attribute(end, 'class'), name].join(' ') };
}

/** "MILL", "Old Mill": no ending of a word, as in "BakerIN", and no occupation, as in "WebDESIGNER". */
function isName(text: string): boolean {
  return text.length <= MAX_NAME && /^[\p{Lu}\p{Lo}][\p{L}\p{N}.&-]{2}/u.test(text) && jobTitleScore(text) <= 0;
}

function textOfNode(node: AnyNode): string {
  if (isText(node)) return node.data;
  return isTag(node) ? lineOf(node) : '';
}

function breakBefore(end: Element): void {
  putBefore(end, new Element('br', {}));
}

function putBefore(end: Element, added: Element): void {
  const { parent } = end;
  if (!parent) return;
  added.parent = parent;
  added.prev = end.prev;
  added.next = end;
  if (end.prev) end.prev.next = added;
  end.prev = added;
  parent.children.splice(parent.children.indexOf(end), 0, added);
}
