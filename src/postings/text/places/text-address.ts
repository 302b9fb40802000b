import { divisionsOfCode } from './gazetteer.js';
import { readPlace } from './place.js';
import { SHORTENED_AHEAD } from './place-names.js';
import { isAddressOfOthers, isOnBehalf } from './house-of-others.js';
import { isStreetOfNumber, readStreet } from './street.js';
import type { SaidPlace } from './said-place.js';
import { beginningsOf, matchesOf, placeKey } from '../words.js';
import { anyOf, rowsOf } from '../words/pattern-parts.js';
import { WORKPLACE_WORDS } from '../words/places/workplace-words.js';
import { wordPattern } from '../word-pattern.js';

const NAME = String.raw`${SHORTENED_AHEAD}\p{Lu}[\p{L}'’-]+(?: (?:(?:\p{Ll}{1,4}\.? ){0,2})\p{Lu}[\p{L}'’-]+){0,2}`;
/** "Duluth, MN 55803", "Kamloops BC V2C 1A1", "Hay NSW 2711": a town with the code of its state. */
const IN_STATE = String.raw`(?<there>${NAME}),? (?<state>[A-Z]{2,3}),? {1,2}(?<zip>\d{5}(?:-\d{4})?|\d{4}|[A-Z]\d[A-Z] ?\d[A-Z]\d)(?![\p{L}\d])`;
/** ", 26122 Oldenburg", ", Leeds LS1 1AA", ", Taunton, Somerset, TA1 1AA": a town with its code behind its street. */
const CODED_TOWN = wordPattern(
  String.raw`(?:,|\s[–-]|\n)\s?(?:(?<code>(?:[A-Z]{1,3}-)?(?!(?:19|20)\d\d\s)(?:\d{4,6}|\d{2}-\d{3}|\d{3} \d{2}))\s(?<town>${NAME})|(?<before>${NAME})(?=(?:,?|,\s${NAME},?) (?<behind>[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2})(?![\p{L}\d]))|${IN_STATE})`,
  'gu',
);
/** What a street is divided by from what stands in front of it. */
const PIECES = /[,:;\n()]|\s[–-]\s/u;
/** So far (characters) in front of a town its street is, and whose house it is may be said. */
const MAX_AHEAD = 160;
/** "Our mill is in the Mühlweg 3": what says so in front of the street. */
const LIES = wordPattern(
  String.raw`^.*\s${anyOf(rowsOf(WORKPLACE_WORDS, 'lies', 'stands', 'sits'))}\s(?:\p{Ll}{1,4}\s){0,2}(?=\p{Lu}|\d)`,
  'u',
);

interface CodedTown {
  readonly name: string;
  readonly coded: string;
}

/**
 * The one whole address of a text, a street with its number, a postal code and its town, that is none of others: where
 * a company is that says nothing else of where the work is done, and seeks for itself. Undefined where it names several
 * towns.
 */
export function readTextAddress(text: string): SaidPlace | undefined {
  const found = addressesIn(text);
  const [address] = found;
  return new Set(found.map(({ town }) => placeKey(town))).size === 1 && address
    ? { location: address.location, quote: address.location }
    : undefined;
}

/** The same, where the text has it alone, and in that town. */
export function onlyAddressIn(text: string, town: string): string | undefined {
  const [location, ...others] = new Set(addressesIn(text).map((address) => address.location));
  return location !== undefined && others.length === 0 && readPlace(location).city === town ? location : undefined;
}

function addressesIn(text: string): { location: string; town: string }[] {
  return isOnBehalf(text) ? [] : matchesOf(text, CODED_TOWN).flatMap((match) => addressAt(text, match));
}

function addressAt(text: string, { index, groups }: RegExpExecArray): { location: string; town: string }[] {
  const ahead = text.slice(Math.max(0, index - MAX_AHEAD), index);
  const street = (ahead.split(PIECES).at(-1) ?? '').replace(LIES, '').trim();
  const [town] = codedTowns(groups ?? {}).filter(({ name, coded }) => name.startsWith(readPlace(coded).city ?? ' '));
  if (town === undefined || isAddressOfOthers(ahead.slice(0, ahead.lastIndexOf(street)))) return [];
  const location = `${street}, ${town.coded}`;
  // A British code is that of a few houses: their street needs no number.
  const isStreet = readStreet(location) === street || (groups?.['behind'] !== undefined && isStreetOfNumber(street));
  return isStreet ? [{ location, town: town.name }] : [];
}

/** What beside a code may be the name of its town, the longest first. */
function codedTowns(groups: Record<string, string | undefined>): CodedTown[] {
  const { code = '', town = '', before, behind = '', there, state = '', zip = '' } = groups;
  if (before !== undefined) return [{ name: before, coded: `${before} ${behind}` }];
  if (there !== undefined)
    return divisionsOfCode(state).length > 0 ? [{ name: there, coded: `${there}, ${state} ${zip}` }] : [];
  return beginningsOf(town).map((name) => ({ name, coded: `${code} ${name}` }));
}
