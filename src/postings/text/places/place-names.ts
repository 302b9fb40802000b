import { codeOfName, twoLetters } from './countries.js';
import { divisionsNamed, divisionsOfCode, townsNamed, type Division, type Town } from './gazetteer.js';
import { NOT_ALONE, TOWNS_AT_HOME } from '../words/places/common-words.js';
import { PLACE_ALIASES, REGION_NAMES, TOLD_BY_MARKS } from '../words/places/place-aliases.js';
import { TOWNS_OF_OTHER_MEANING } from '../words/places/town-words.js';
import { placeKey } from '../words.js';

/** "St. Pölten", "Ste. Foy", "Ft. Worth": what stands shortened in front of the name of a town; part of a pattern. */
export const SHORTENED_AHEAD = String.raw`(?:(?:St|Ste|Sta|Sto|Skt|Ft|Mt|Pt)\.[ ]?)?`;

/** What one part of a place may mean; a part is read in every way it can be. */
export interface Part {
  readonly text: string;
  readonly countries: readonly string[];
  /** Countries of which it is the code, as MX is of Mexico. */
  readonly countryCode: string | undefined;
  readonly divisions: readonly Division[];
  readonly divisionCodes: readonly Division[];
  readonly towns: readonly Town[];
  /** What a word of administration beside the name says that it is, known or not; or that a postal code names it. */
  readonly said?: 'area' | 'village' | 'code';
}

/** A town known well enough to be recognised inside other words: a hundred thousand people. */
export const WELL_KNOWN = 62;

const aliases = new Map(PLACE_ALIASES.map(([alias, name]) => [placeKey(alias), name] as const));
const regions = new Map(
  REGION_NAMES.flatMap(([country, names]) => names.split('|').map((name) => [placeKey(name), country] as const)),
);
const notAlone = new Set(NOT_ALONE.map(([word]) => placeKey(word)));

/** A word that is a town too, as "Mobile": it counts only beside a country or division that has the town. */
export function isCommonWord(text: string): boolean {
  return notAlone.has(placeKey(text)) || isHouseName(text);
}

/** What a larger town is known by (fame): "The Villages" is 57, "The Dalles" too. */
const MORE_THAN_HOUSE = 52;

/** "The Hub": more often what a house is called than the small town of that name. */
function isHouseName(text: string): boolean {
  return /^the\s\p{L}+$/iu.test(text) && (townsOf(text)[0]?.fame ?? MORE_THAN_HOUSE) < MORE_THAN_HOUSE;
}

const atHome = new Map(TOWNS_AT_HOME.map(([word, country]) => [placeKey(word), country]));

/** "Split" on a Croatian site: a word that is a town too, where a text or a site is about its country (ISO 3166). */
export function isTownAtHome(text: string, countries: readonly string[]): boolean {
  const country = atHome.get(placeKey(text));
  return country !== undefined && countries.includes(country);
}

const things = new Set(TOWNS_OF_OTHER_MEANING.thing.split('|').map(placeKey));
const doubtful = new Set([...things, ...TOWNS_OF_OTHER_MEANING.line.split('|').map(placeKey)]);

/** "McCOOK", "LeROY" */
const TWO_PARTED = /^(?:Mc|Mac|De|Du|La|Le|Van|Von)\p{Lu}{3,}$/u;

/**
 * Whether a name is written as an abbreviation, which no town is, but for those that are called by one: "NäPA", "PTA",
 * "KiTa" and not "NYC".
 */
export function isAbbreviation(text: string): boolean {
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  const isShort = /^\p{L}{2,6}$/u.test(text) && capitals > 1 && capitals * 2 >= text.length;
  if (!isShort || TWO_PARTED.test(text) || aliases.has(placeKey(text))) return false;
  // "LEEDS" is a town in capitals.
  return capitals < text.length || capitals < 5;
}

/** A town that is as often a company, a meal or a school subject: "Orange". */
export function isThing(text: string): boolean {
  return things.has(placeKey(text));
}

/** A town that is as often something else in a line of its own, as names of people are: "Florence". */
export function isDoubtful(text: string): boolean {
  return doubtful.has(placeKey(text));
}

const toldByMarks = new Map(TOLD_BY_MARKS);

/** One name in every way it can be read. */
export function readName(text: string): Part {
  const key = placeKey(text);
  const region = regions.get(key);
  if (region !== undefined) return { ...unread(text), countries: countriesNamed(region) };
  const marked = toldByMarks.get(text);
  if (marked !== undefined) return { ...unread(text), towns: townsNamed(marked) };
  const isCode = /^[A-Z]{2,3}$/.test(text);
  if (isCode && !aliases.has(key)) return readCode(text);
  return {
    text,
    countries: countriesNamed(text),
    countryCode: undefined,
    divisions: divisionsNamed(text),
    // "LA" is a code besides what people call a town.
    divisionCodes: isCode ? divisionsOfCode(text) : [],
    towns: townsOf(text),
  };
}

/** Codes that people say as a name. */
const SAID_AS_NAMES = new Set(['USA', 'UAE']);

/** Capital letters that are a code or nothing. */
function readCode(code: string): Part {
  return {
    text: code,
    countries: SAID_AS_NAMES.has(code) ? countriesNamed(code) : [],
    countryCode: twoLetters(code),
    divisions: [],
    divisionCodes: divisionsOfCode(code),
    towns: [],
  };
}

/** The country of a name, where it is one. */
function countriesNamed(name: string): string[] {
  const code = codeOfName(name);
  return code === undefined ? [] : [code];
}

/** All towns of a name or of what people call them, best known first. */
export function townsOf(text: string): readonly Town[] {
  const key = placeKey(text);
  const known = townsNamed(key);
  const alias = aliases.get(key);
  // "Las Pinas City" is Las Pinas; Quezon City has the word in its name.
  if (known.length === 0 && alias === undefined && key.endsWith(' city'))
    return townsNamed(key.slice(0, -' city'.length));
  return alias === undefined ? known : [...townsNamed(alias), ...known];
}

/** Whether a name is that of a country, a division or a town. */
export function isKnownName(text: string): boolean {
  const part = readName(text);
  return part.countries.length + part.divisions.length + part.towns.length > 0;
}

/** Whether anything is known of a part. */
export function isRead({ countries, countryCode, divisions, divisionCodes, towns }: Part): boolean {
  return countryCode !== undefined || countries.length + divisions.length + divisionCodes.length + towns.length > 0;
}

/** How well known the best known town of a part is; 0 where it names none. */
export function fameOf({ towns }: Part): number {
  return towns[0]?.fame ?? 0;
}

/** A part of which nothing is known. */
export function unread(text: string): Part {
  return { text, countries: [], countryCode: undefined, divisions: [], divisionCodes: [], towns: [] };
}

/** A part that names no town, but something that lies in these countries. */
export function areaIn(text: string, countries: readonly string[], divisions: readonly Division[] = []): Part {
  const without = countries.filter((country) => !divisions.some((division) => division.country === country));
  const all = [...divisions, ...without.map((country) => ({ country, code: '' }))];
  return { ...unread(text), divisions: all, said: 'area' };
}
