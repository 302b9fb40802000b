import { sourceOf } from '../tree/scripts.js';
import { readPlace } from '../../text/places/place.js';
import { isStreetOfNumber } from '../../text/places/street.js';
import { isCommonWord, SHORTENED_AHEAD } from '../../text/places/place-names.js';
import { beginningsOf, capitalised, placeKey } from '../../text/words.js';
import { anyOfWords, rowsOf } from '../../text/words/pattern-parts.js';
import { IN_WORDS } from '../../text/words/relation-words.js';
import { PLACE_CUES } from '../../text/words/places/place-cues.js';
import { MUNICIPALITY_AHEAD, TOWN_AHEAD, TOWN_CENTRES, VILLAGE_AHEAD } from '../../text/words/places/town-words.js';
import { attribute, elementsNamed, findAll, lineOf, type Document, type Element } from '../tree/html.js';
import type { Leaf } from '../tree/page-tree.js';
import { wordPattern } from '../../text/word-pattern.js';
import { signatureIn } from './signature.js';

const NAME = String.raw`${SHORTENED_AHEAD}\p{Lu}[\p{L}'’-]+(?:[ -](?:am|bei|im|an|in|der|ob|de|la|le|les|di|do|upon|\p{Lu}[\p{L}'’-]+)){0,4}`;
/** Postal codes of countries that write them in front of a town, and of Britain, behind one: parts of patterns. */
export const CODE_AHEAD = String.raw`(?:\d{4} ?[A-Z]{2}|\d{2}-\d{3}|\d{3} \d{2}|\d{4,6}|\d{4}-\d{3})`;
export const BRITISH_CODE = String.raw`[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}`;
/**
 * Postal codes in front of a town, where the line goes on with nothing or a comma: "4371 GA Koudekerke", "110 00
 * Praha".
 */
const BEHIND_CODE = wordPattern(
  String.raw`(?:^|[\s,|·•-])(?:[A-Z]{1,3}[- ])?(?!(?:19|20)\d\d\s)${CODE_AHEAD}\s{1,3}(${NAME})(?=\s*(?:$|[,|·•(/–-]|\.(?:$|\s\p{Lu})))`,
  'gu',
);
/** Towns in front of a postal code: "Springfield, IL 62701", "Bristol BS10 7ES", "Halifax, NS B3H 1A1". */
const BEFORE_CODE = wordPattern(
  String.raw`(?:^|[,|·•]\s{0,3})(${NAME}),?\s{1,3}(?:[A-Z]{2,3}\s\d{4,5}|${BRITISH_CODE}|[A-Z]{2}\s[A-Z]\d[A-Z]\s?\d[A-Z]\d)\b`,
  'gu',
);
/** Codes of the countries that say in an address what is a town (`TOWN_AHEAD`): four to six figures. */
const POSTAL_CODE = /(?:^|[\s,])(?!(?:19|20)\d\d(?!\d))\d{4,6}(?=,|\s\p{Lu})/u;
/** A line with an address has no more characters. */
const MAX_LINE = 160;

/**
 * Keys (`placeKey`) of the towns that stand in the addresses of a page, in its footer, its contacts or its data: a
 * short piece of a card that is one of them names a place, however few people live there.
 */
export function siteTowns(document: Document, leaves: readonly Leaf[]): ReadonlySet<string> {
  const names = [
    ...leaves.flatMap((leaf) => [...townsOfLine(leaf.text), ...townOfSignature(leaf, document)]),
    ...elementsNamed(document, 'script').flatMap((script) =>
      /ld\+json/i.test(attribute(script, 'type')) ? statedTowns(script) : [],
    ),
    ...findAll(document, (element) => attribute(element, 'itemprop') === 'addressLocality').map(lineOf),
    ...elementsNamed(document, 'a', 'iframe').flatMap((element) => townsOfLine(addressOnMap(element))),
  ];
  const all = names.flatMap((name) => [name, ...nameByItself(name)]);
  return new Set(all.filter((name) => name.length > 2 && !isCommonWord(name)).map(placeKey));
}

/** Words that say where a town is: what stands in front of them is its name in short. */
const BESIDE_TOWN = / (?:bei|am|an der|ob der|im|in der|upon|sur|lès) \p{Lu}/u;

/** "Lindhof" of "Lindhof bei Kassel", as people say at home. */
export function nameByItself(name: string): string[] {
  const [first = ''] = name.split(BESIDE_TOWN);
  return first === name ? [] : [first];
}

/** A place has no more words. */
const MAX_WORDS = 3;

/** "Newtown" in "Miller & Sons – Newtown, Kenya": no division of the country, nor what the company itself is called. */
function townOfSignature(leaf: Leaf, document: Document): string[] {
  const { place = '', before = '' } = signatureIn(leaf) ?? {};
  const { city, country } = readPlace(place);
  if (before === '' || place.split(' ').length > MAX_WORDS || (country !== undefined && city === undefined)) return [];
  const names = placeKey([before, ...elementsNamed(document, 'title').map(lineOf)].join(' '));
  return names.includes(placeKey(place)) ? [] : [place];
}

const IS_MAP =
  /^https?:\/\/(?:(?:www\.)?google\.[a-z.]{2,6}\/|(?:[a-z]{2,3}\.)?maps?\.[a-z.-]{2,40}\/|(?:[a-z]{2,3}\.)?mapy\.[a-z]{2,3}\/|(?:www\.)?(?:openstreetmap\.org|waze\.com)\/)/i;
/** What of the address of a map says which place it shows. */
const SHOWN_ON_MAP = ['q', 'query', 'daddr', 'destination', 'address'];

/** The address that a link to a map, or a map in a frame, shows; empty for any other element. */
function addressOnMap(element: Element): string {
  const url = attribute(element, element.name === 'a' ? 'href' : 'src');
  if (!IS_MAP.test(url) || !URL.canParse(url)) return '';
  const { searchParams } = new URL(url);
  return SHOWN_ON_MAP.flatMap((name) => searchParams.get(name) ?? [])[0] ?? '';
}

const IN = rowsOf(IN_WORDS, 'place').flatMap(([, words]) => words.split('|'));
const BODIES = MUNICIPALITY_AHEAD.flatMap(([, words]) => words.split('|'));

/** What begins behind one of some words, in any of the ways they are written. */
function namedBehind(words: readonly string[]): RegExp {
  const written = words.flatMap((word) => [word, capitalised(word), word.toUpperCase()]);
  return wordPattern(String.raw`(?<=(?:^|[\s(’'])${anyOfWords([...new Set(written)])}(?: |(?<=['’])))${NAME}`, 'gmu');
}
const IN_TOWN = namedBehind([...IN, ...BODIES]);
const BODY_OF_TOWN = namedBehind(BODIES);
/** "гр. Попово": what stands behind it is a town, of the site or another one. */
const SAID_TOWN = namedBehind(TOWN_AHEAD.flatMap(([, words]) => words.split('|')));
/** "04600 Seetal, OT Lindhof": a village that is a part of the town in front of it. */
const VILLAGE = namedBehind(VILLAGE_AHEAD.flatMap(([, words]) => words.split('|')));
/** "Arbeitsort ist Lindhof": where the work is done; capital letters are asked for behind the cue. */
const BEHIND_CUE = wordPattern(`(?:${PLACE_CUES.map(([cue]) => cue).join('|')})(?:[ ]|(?<=['’]))`, 'giu');
const NAME_HERE = wordPattern(NAME, 'uy');
/** "Lindhof belvárosában": its middle stands behind a town. */
const BEFORE_CENTRE = wordPattern(
  String.raw`(?<![\p{L}-])${NAME}(?= ${anyOfWords(TOWN_CENTRES.flatMap(([, words]) => words.split('|')))}(?!\p{L}))`,
  'gu',
);

/**
 * The one town of a site's own addresses (`siteTowns`) that a text says something happens in, or that a body of it does
 * it ("the town of …"); a text that names several says none.
 */
export function ownTownIn(text: string, towns: ReadonlySet<string>): string | undefined {
  return towns.size === 0 ? undefined : onlyTown([...named(text, IN_TOWN), ...namedOfWork(text)], towns);
}

/** The same of a body, or of the work, alone: what else an advert says to happen in a town may be long past. */
export function ownBodyIn(text: string, towns: ReadonlySet<string>): string | undefined {
  return towns.size === 0 ? undefined : onlyTown([...named(text, BODY_OF_TOWN), ...namedOfWork(text)], towns);
}

function named(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([name]) => name);
}

/** Names that a text has where the work is done, those that it calls towns (where they are one) and their middles. */
function namedOfWork(text: string): string[] {
  const cued = [...text.matchAll(BEHIND_CUE)].flatMap(({ 0: cue, index }) => {
    NAME_HERE.lastIndex = index + cue.length;
    return NAME_HERE.exec(text)?.[0] ?? [];
  });
  const said = named(text, SAID_TOWN);
  const isOne = said.every((name) => placeKey(name) === placeKey(said[0] ?? ''));
  return [...cued, ...named(text, BEFORE_CENTRE), ...(isOne ? said : [])];
}

function onlyTown(names: readonly string[], towns: ReadonlySet<string>): string | undefined {
  const found = names.flatMap((name) => beginningsOf(name).find((one) => towns.has(placeKey(one))) ?? []);
  return new Set(found.map(placeKey)).size === 1 ? found[0] : undefined;
}

/** "Bristol, RI 02809", "Halifax, NS B3H 1A1", "Perth WA 6005": a town, its state and its postal code. */
const WITH_STATE = wordPattern(
  String.raw`(?:^|[,|·•]\s{0,3})(${NAME}),?\s{1,3}([A-Z]{2,3})\s{1,3}(?:\d{4,5}|[A-Z]\d[A-Z]\s?\d[A-Z]\d)(?!\d)`,
  'gu',
);

/**
 * A town that the addresses of its page have with one state, with that state: another country may have a larger one of
 * its name.
 */
export function withOwnState(town: string, leaves: readonly Leaf[]): string {
  const lines = leaves.filter(({ text }) => text.length <= MAX_LINE && /\d{4}|\d[A-Z]\d/.test(text));
  const own = lines
    .flatMap(({ text }) => [...text.matchAll(WITH_STATE)])
    .filter(([, name = '']) => placeKey(name) === placeKey(town));
  const [state, ...others] = new Set(own.map(([, , code = '']) => code));
  return state === undefined || others.length > 0 ? town : `${town}, ${state}`;
}

/** Towns that stand beside postal codes in a line of an address, and what one calls a town. */
export function townsOfLine(text: string): string[] {
  if (text.length > MAX_LINE || !/\d/.test(text)) return [];
  const coded = [BEHIND_CODE, BEFORE_CODE].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, name = '']) => name).filter((name) => !isStreetOfNumber(name)),
  );
  if (coded.length > 0) coded.push(...named(text, VILLAGE));
  // "53499, Kyiv region, м. Покров": what it calls a town stands in an address, wherever its code does.
  return POSTAL_CODE.test(text) ? [...coded, ...named(text, SAID_TOWN)] : coded;
}

function statedTowns(script: Element): string[] {
  return [...sourceOf(script).matchAll(/"addressLocality"\s{0,9}:\s{0,9}"([^"\\]{2,40})"/g)].map(
    ([, name = '']) => name,
  );
}
