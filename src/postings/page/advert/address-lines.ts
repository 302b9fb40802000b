import { readRemotePlace } from '../../text/kinds/remote.js';
import { isTownName, readPlace } from '../../text/places/place.js';
import { readPostalCode } from '../../text/places/postal-code.js';
import { hasPostalCode } from '../../text/places/place-postal-codes.js';
import { isLabelLine } from '../lines/headings/field-labels.js';
import type { Element } from '../tree/html.js';
import { blockAround, closest } from '../tree/page-tree.js';

/** A piece of a posting's head, or one of several facts on its line. */
export interface Fact {
  readonly text: string;
  readonly element: Element;
}

/** An address below a label has no more lines (a house, its street, its town), and none of them more characters. */
const [MAX_LINES, MAX_LINE] = [3, 60];
/** A list of more towns than so many is one of the company's houses: the first ones are kept. */
const MAX_TOWNS = 8;

/**
 * A place behind a label; one that names no town with the lines below it in its block, up to the one that does: "The
 * Mill" above "Mill Street 3" and "04107 Leipzig"; a town with those below it in its list. `at` is where it stands.
 */
export function withItsLines(value: string, facts: readonly Fact[], at: number): string {
  const block = blockAround((facts[at] as Fact).element);
  if (isBareTown(value)) return [value, ...townsBelow(facts, at)].join(', ');
  if (readPlace(value).city !== undefined || !mayBeOfAddress(value)) return value;
  const below = facts.slice(at + 1, at + MAX_LINES);
  const end = below.findIndex(({ text }) => isCodedTown(text));
  const lines = below.slice(0, end + 1);
  const areOwn = lines.every(({ element, text }) => blockAround(element) === block && mayBeOfAddress(text));
  return areOwn ? [value, ...lines.map(({ text }) => text)].map((line) => line.replace(/,$/, '')).join(', ') : value;
}

/** "04107 Leipzig", "Salem, OR 97301": a town with the code of its post in front or behind. */
function isCodedTown(line: string): boolean {
  const { city } = readPlace(line);
  return city !== undefined && (hasPostalCode(line) || readPostalCode(line, city) !== undefined);
}

/** Whether days at home stand in the line below a place, in its block: "Home-based (2 days a week)". */
export function hasDaysAtHomeBelow(facts: readonly Fact[], at: number): boolean {
  const [place, next] = [facts[at], facts[at + 1]];
  if (!place || !next || next.text.length > MAX_LINE || !/\d/.test(next.text)) return false;
  const isBeside = blockAround(next.element) === blockAround(place.element);
  return isBeside && readRemotePlace('', next.text)?.policy === 'hybrid';
}

/** The towns right below one that stand in its list, or in lines of its paragraph. */
function townsBelow(facts: readonly Fact[], at: number): string[] {
  const part = partOf(facts[at] as Fact);
  const below = facts.slice(at + 1, at + MAX_TOWNS);
  const end = below.findIndex((fact) => partOf(fact) !== part || !isBareTown(fact.text));
  return below.slice(0, end < 0 ? MAX_TOWNS : end).map(({ text }) => text);
}

function isBareTown(text: string): boolean {
  return isTownName(text) && !/\d/.test(text);
}

function partOf({ element }: Fact): Element {
  return closest(element, ({ name }) => name === 'ul' || name === 'ol') ?? blockAround(element);
}

function mayBeOfAddress(line: string): boolean {
  return line.length <= MAX_LINE && !/[:：.!?]$|@/.test(line) && !isLabelLine(line);
}
