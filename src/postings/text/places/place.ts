import { defined } from '../../defined.js';
import { remembered } from '../../remembered.js';
import { isMonth } from '../days/date.js';
import { codeOfName, countryOfCode } from './countries.js';
import type { Town } from './gazetteer.js';
import {
  CITY_STATES,
  countriesAround,
  FAME_OF_DIVISION,
  IN_REACH,
  isCode,
  judgeParts,
  type Hypothesis,
  type PlaceHints,
  type TownOfPart,
} from './place-judgement.js';
import { fameOf, isCommonWord, isRead, isTownAtHome, readName, townsOf, WELL_KNOWN, type Part } from './place-names.js';
import { readParts, type PlaceParts } from './place-parts.js';
import { hasPostalCode } from './place-postal-codes.js';
import { wordPattern } from '../word-pattern.js';
import { beginsAsName, placeKey } from '../words.js';
import { anyOf } from '../words/pattern-parts.js';
import { TOWN_AHEAD } from '../words/places/town-words.js';

/** A workplace as far as its text tells. */
export interface Place {
  /** As the source writes it: Nürnberg stays Nürnberg. */
  readonly city?: string;
  /** English short name. */
  readonly country?: string;
}

/**
 * City and country of a place as sources word it: "Berlin, Germany", "San Francisco, CA", "London", "Remote - US",
 * "Leeds and surroundings". Several places in different cities give no city; in different countries no country; a
 * code that is a state and a country decides nothing by itself, nor does a name that several well-known towns have.
 */
export function readPlace(location: string, known: PlaceHints = {}): Place {
  const { places, isCut } = readParts(location);
  const hints = DEPARTMENT.test(location) ? { ...known, home: ['France'] } : known;
  // What was cut away may be in another country.
  if (isCut) return {};
  const named = readEach(places, hints).filter(({ city, country }) => city !== undefined || country !== undefined);
  const country = only(named.map((place) => place.country));
  // "Köln or remote (Germany)": a country beside a town of it says nothing against the town.
  const cities = country === undefined ? named.map((place) => place.city) : named.flatMap((place) => place.city ?? []);
  const city = only(cities) ?? (named.length === 0 ? saidTown(location) : townWithin(location, country));
  return defined<Place>({ city: city?.replace(END_OF_SENTENCE, ''), country });
}

const WITH_AREA = /^(\p{Lu}[\p{L}'’. -]{1,40}) \((\p{Lu}[\p{L} ]{2,30})\)$/u;

/** "Móstoles (Madrid)": what stands in brackets behind a town is around it, though a larger town is called so, too. */
function townWithin(location: string, country: string | undefined): string | undefined {
  const [, town = '', area = ''] = WITH_AREA.exec(location.trim()) ?? [];
  const code = codeOfName(country ?? '');
  const around = readName(area).divisions.filter((division) => division.country === code);
  // "Madrid (Barcelona)": two that are areas are two places.
  const isArea = readName(town).divisions.some((division) => division.country === code);
  const isThere = ({ country: of, division }: Town): boolean =>
    !isArea && of === code && around.some((one) => division === '' || division === one.code);
  return around.length > 0 && townsOf(town).some(isThere) ? town : undefined;
}

/** "Riyadh.": that of the sentence, not one of an abbreviation ("Frankfurt a.M."). */
const END_OF_SENTENCE = /(?<=\p{L}{4})[.。]$/u;

const SAID_TOWN = wordPattern(
  String.raw`^(?:${anyOf(TOWN_AHEAD)})\s?(?<town>\p{Lu}[\p{Ll}-]{2,20}(?:[ -]\p{Lu}[\p{Ll}-]{2,20})?)$`,
  'u',
);

/** "г. Шуя": the town that a text calls one, in no list of towns or not. */
export function saidTown(text: string): string | undefined {
  return SAID_TOWN.exec(text.trim())?.groups?.['town'];
}

/** Each place of a text that names several: "Paris, France; London, UK". */
export function readPlaces(location: string, hints: PlaceHints = {}): Place[] {
  return readEach(readParts(location).places, hints);
}

/** Whether a text names more places than are read. */
export function isCutPlace(location: string): boolean {
  return readParts(location).isCut;
}

function readEach(texts: PlaceParts['places'], hints: PlaceHints): Place[] {
  const read = texts.flatMap((parts) => readOne(parts, hints));
  const countries = [...new Set(read.flatMap(({ country }) => country ?? []))];
  // "Lisboa e Porto": what stands beside it decides between namesakes.
  if (texts.length < 2 || countries.length !== 1 || read.every(({ country }) => country !== undefined)) return read;
  return texts.flatMap((parts) => readOne(parts, { countries: [...(hints.countries ?? []), ...countries] }));
}

/** The number of a French département behind a name. */
const DEPARTMENT = /^\p{Lu}[\p{L}'’ -]{1,40} \((?:0[1-9]|[1-8]\d|9[0-5]|2[AB])\)$/u;

/** The number of a French département behind a town: "Vitré (35)". */
const FRAME = / ?\((?:\d{2,3}|2[AB])\)$/;

/** Whether all that a short text says is a place: a known town, division or country, and nothing unknown beside it. */
export const isPlaceName = remembered((text) => isPlace(text, WELL_KNOWN));

/** The same for a line beside the title of a posting: a town of some 4,000 people will do. */
export const isTownName = remembered((text) => isPlace(text, KNOWN_AROUND));

/**
 * The same for a piece beside other facts of a posting: a town of any size in one of the countries the site is about.
 */
export function isTownIn(text: string, countries: readonly string[]): boolean {
  if (text.length > 40 || !beginsAsName(text)) return false;
  if (isCommonWord(text)) return isTownAtHome(text, countries);
  return townsOf(text).some(({ country }) => countries.includes(country));
}

/** "Koudekerke e.o." as the name of the town; a text that is more than one name stays as it is. */
export function withoutSurroundings(text: string): string {
  const parts = readParts(text, true).places.flat();
  return parts.length === 1 ? (parts[0]?.text ?? text) : text;
}

const KNOWN_AROUND = 46;

/** The same where other words say that a place follows: a town of any size will do. */
export function isFramedPlace(text: string): boolean {
  return isPlace(text, 1);
}

/** What a place begins with: a name, a postal code, or a short word before it. */
const START =
  /^[\p{Extended_Pictographic}\uFE0F\s]*(?:〒|(?:[A-Z]{1,3}[- ])?[\dA-Z][\dA-Z -]{2,8} |'s-|\p{Ll}{1,12}\.?\s?)?[\p{Lu}\p{Lo}\p{Script=Georgian}\d]/u;

function isPlace(text: string, minFame: number): boolean {
  if (!mayBePlace(text)) return false;
  const { places } = readParts(text.replace(FRAME, ''), true);
  const parts = places.flat();
  if (parts.length === 0 || areOnlyCodes(parts)) return false;
  const isFramed =
    FRAME.test(text) ||
    // Beside a title a postal code says that a town follows; elsewhere on a page it is the company's address.
    (minFame < WELL_KNOWN && (hasPostalCode(text) || isTownInCode(parts))) ||
    parts.some(namesArea);
  const whole: WholePlace = {
    parts,
    isFramed,
    minFame: isFramed ? 1 : minFame,
    around: new Set(parts.flatMap(countriesAround)),
    large: new Set(parts.filter(isFamousTown).map(({ towns }) => towns[0]?.country)),
  };
  return places.every((place) => place.every((part) => isPartOfPlace(part, place, whole)));
}

/** "Yandina, QLD": a town, however small, and the code of the division that it lies in. */
function isTownInCode([town, code, ...others]: readonly Part[]): boolean {
  if (!town || !code || others.length > 0 || !isCode(code) || isCommonWord(town.text)) return false;
  return town.towns.some(({ country, division }) =>
    code.divisionCodes.some((around) => around.country === country && around.code === division),
  );
}

/** By its length and its first letters; a month and a degree, "P.Eng.", are called as some towns are. */
function mayBePlace(text: string): boolean {
  return text.length <= 80 && (START.test(text) || text.includes(' ')) && !isMonth(text) && !IS_DEGREE.test(text);
}

const IS_DEGREE = /^\p{Lu}\.\s?\p{Lu}\p{Ll}{1,3}\.?$/u;

/** "CI/CD": codes of countries and divisions of which none lies in another; "TX, US" is a place. */
function areOnlyCodes(parts: readonly Part[]): boolean {
  const codes = parts.map(({ countryCode }) => countryCode);
  return (
    parts.every(isCode) &&
    !parts.some(({ divisionCodes }) => divisionCodes.some(({ country }) => codes.includes(country)))
  );
}

/** What all parts of a text say together. */
interface WholePlace {
  readonly parts: readonly Part[];
  /** Whether something says that a town follows, however small. */
  readonly isFramed: boolean;
  /** How well known a town must be. */
  readonly minFame: number;
  /** Countries that the parts name. */
  readonly around: ReadonlySet<string>;
  /**
   * Countries of the large towns among them: a small one beside is one of the same country ("Andheri East, Mumbai").
   */
  readonly large: ReadonlySet<string | undefined>;
}

function namesArea({ countries, divisions }: Part): boolean {
  return countries.length + divisions.length > 0;
}

/** Whether a part is a place, or says where in one. */
function isPartOfPlace(part: Part, place: readonly Part[], whole: WholePlace): boolean {
  const { text: name, towns } = part;
  if (part.said !== undefined) return true;
  // "Split, Hrvatska" is the town.
  if (isCommonWord(name)) return isAmong(towns, without(part, whole.parts));
  if (namesArea(part)) return true;
  // "Spring IO" is no town of the Indian Ocean.
  if (areElsewhere(towns, whole.around)) return false;
  if (mayBeCode(part)) return whole.parts.length > 1;
  if (towns.length === 0) return isWithin(part, place) ? VILLAGE.test(name) : isHouse(name, whole);
  return fameOf(part) >= whole.minFame || towns.some(({ country }) => whole.large.has(country));
}

/** Whether there are towns of a name, but none in the countries that are named. */
function areElsewhere(towns: readonly Town[], countries: ReadonlySet<string>): boolean {
  return countries.size > 0 && towns.length > 0 && !towns.some(({ country }) => countries.has(country));
}

function mayBeCode({ countryCode, divisionCodes }: Part): boolean {
  return countryCode !== undefined || divisionCodes.length > 0;
}

function without(part: Part, parts: readonly Part[]): readonly Part[] {
  return parts.filter((other) => other !== part);
}

/** Whether a name that no table knows says where in a town. */
function isHouse(name: string, { isFramed, large }: WholePlace): boolean {
  return (large.size > 0 || isFramed) && HOUSE.test(name);
}

/** A street with its number, a floor, a numbered part of a town or a house of the company, in front of a town. */
const HOUSE =
  /^(?:\p{L}[\p{L}.’' -]{2,30}\s\d{1,4}\s?[a-z]?|\d{1,5}[a-z]?\s\p{Lu}[\p{L} ]{2,25}\s(?:Street|St|Road|Rd|Avenue|Ave|Lane|Drive|Blvd|Way|Square)|(?:\d{1,2}(?:st|nd|rd|th)|Ground|First|Second|Third) [Ff]loor|[IVX]{1,5}\. \p{Ll}{4,12}|(?:Werk|Haus|Zone|Zona) (?:Nord|Süd|Ost|West|Norte|Sul|Sur|Sud|Est))$/u;
const VILLAGE = /^\p{Lu}[\p{L}'’.-]*(?: [\p{L}'’.-]+){0,3}$/u;

/** "Turovice, okr. Přerov": a name that no table knows, in front of an area that a word calls one. */
function isWithin(part: Part, place: readonly Part[]): boolean {
  const at = place.indexOf(part);
  const isLast = at === place.length - 1;
  return place.some(({ said }, index) => said === 'area' && (index === at + 1 || (index < at && !isLast)));
}

/** Whether one of the towns lies in a country that the parts name. */
function isAmong(towns: readonly Town[], parts: readonly Part[]): boolean {
  const named = new Set(parts.flatMap(countriesAround));
  return towns.some(({ country }) => named.has(country));
}

/** How well known a town of this name is (as `Town.fame`); 0 when there is none or the name is a common word. */
export function fameOfTown(name: string): number {
  return isCommonWord(name) ? 0 : (townsOf(name)[0]?.fame ?? 0);
}

/** A town of this fame is no quarter of another one: Croydon is 64, Oxford 72. */
const APART_FROM_ANOTHER = 68;

/** "Cambridge, London": two towns of one country are no quarter and its town; the first is where the work is. */
export function areTownsOfOneCountry(name: string, place: string): boolean {
  return place !== '' && fameOfTown(name) >= APART_FROM_ANOTHER && isApartFrom(name, place, APART_FROM_ANOTHER);
}

/** Whether a name is that of a town of some fame in the country of another town, and not in what that one names. */
function isApartFrom(name: string, other: string, fame: number): boolean {
  const { towns, divisions } = readName(other);
  const around = readPlace(other).city === undefined ? undefined : towns[0];
  const town = townsOf(name).find(({ country }) => country === around?.country);
  if (!around || !town || town.fame < fame || town.isSection) return false;
  const isWithin = divisions.some(({ country, code }) => country === town.country && code === town.division);
  return !isWithin && town.id !== around.id;
}

/** Countries that have a town of this name which is not much less known than its best known namesake. */
export function countriesOfTown(name: string): string[] {
  const towns = townsOf(name);
  const likely = towns.filter(({ fame }) => fame >= (towns[0]?.fame ?? 0) - IN_REACH);
  return [...new Set(likely.map(({ country }) => countryOfCode(country) ?? country))];
}

/** Whether two names may be of the same town: Munich and München. */
export function isSameTown(one: string, other: string): boolean {
  if (placeKey(one) === placeKey(other)) return true;
  const ids = new Set(townsOf(one).map(({ id }) => id));
  const best = townsOf(other)[0];
  return best !== undefined && ids.has(best.id);
}

/** The one value all have; undefined when they differ. */
function only(values: (string | undefined)[]): string | undefined {
  return values.every((value) => value === values[0]) ? values[0] : undefined;
}

/** One place of its parts; several when the parts are towns of different countries: "London, Berlin". */
function readOne(written: readonly Part[], hints: PlaceHints): Place[] {
  const parts = withoutCommonWords(withoutLocality(written), hints);
  if (parts.length === 0) return [{}];
  const { meant, best } = judgeParts(parts, hints);
  if (parts.length > 1 && isList(parts, best[0])) return parts.flatMap((part) => readOne([part], hints));
  // "Ontario, CA" is a town or a province.
  const isArea = meant === undefined && best.some(({ isExact, town }) => isExact && town === undefined);
  const city = isArea ? undefined : cityOf(parts, meant);
  const country = meant && countryOfCode(meant.country);
  return [defined<Place>({ city, country })];
}

/**
 * "Word, Excel": where no part names a country, a word that is a town too says nothing, unless it stands alone on a
 * site of its country: "Split".
 */
function withoutCommonWords(parts: readonly Part[], { countries = [], home = [] }: PlaceHints): readonly Part[] {
  if (parts.length > 1 && parts.some((part) => countriesAround(part).length > 0)) return parts;
  const isHere = ({ country, fame }: Town, name: string): boolean =>
    (fame >= WELL_KNOWN || isTownAtHome(name, [country])) &&
    [...countries, ...home].includes(countryOfCode(country) ?? '');
  return parts.filter(({ text, towns }) => !isCommonWord(text) || towns.some((town) => isHere(town, text)));
}

/** Whether a part is a town of weight apart from the one that is most likely meant. */
function isList(parts: readonly Part[], likely: Hypothesis | undefined): boolean {
  if (!likely?.town) return false;
  const { part: its, town } = likely.town;
  return parts.some(
    (part) =>
      part !== its &&
      isFamousTown(part) &&
      !part.towns.some(({ id }) => id === town.id) &&
      !belongs(town, part, likely.country),
  );
}

/** "Nandambakkam, Chennai, India": a small place right before a city of its region is a part of the city. */
function withoutLocality(parts: readonly Part[]): readonly Part[] {
  const [small, city] = parts;
  if (parts.length < 3 || !small || !city || !isFamousTown(city) || isFamousTown(small)) return parts;
  const around = city.towns[0];
  const isWithin = small.towns.some(
    ({ country, division }) => country === around?.country && division === around.division,
  );
  return isWithin && small.countries.length + small.divisions.length === 0 ? parts.slice(1) : parts;
}

/** A part that names a town of weight and nothing else. */
function isFamousTown(part: Part): boolean {
  return part.countries.length === 0 && part.countryCode === undefined && fameOf(part) >= WELL_KNOWN + 5;
}

/** Whether another town's name may be the larger thing around a town: its division, or its city. */
function belongs(town: Town, { towns, divisions }: Part, country: string): boolean {
  const own = divisions.filter(({ country: of }) => of === town.country);
  // "Curitiba, Paraná": a division there, and a town only elsewhere.
  if (own.length > 0 && !towns.some(({ country: of }) => of === country)) return true;
  if (own.some(({ code }) => town.division === code || town.division === ''))
    return town.division !== '' || town.fame < FAME_OF_DIVISION;
  const around = towns.find(({ country: of }) => of === country);
  return around !== undefined && (town.isSection || around.isSection);
}

/** The city's name as the source writes it. */
function cityOf(parts: readonly Part[], best: Hypothesis | undefined): string | undefined {
  if (best && CITY_STATES.has(best.country)) {
    const state = parts.find(
      (part) => part.countries.includes(best.country) || part.towns[0]?.country === best.country,
    );
    return state?.text;
  }
  if (best?.town) return firstNamed(parts, best.town);
  const named = parts.find(
    (part) => part.countries.length === 0 && fameOf(part) >= (part.divisions.length > 0 ? WELL_KNOWN : 1),
  );
  if (!best) return (named ?? parts.find(({ said }) => said === 'village'))?.text;
  return unknownTown(parts) ?? townElsewhere(parts, best.country);
}

/** "Ciudad de México, CDMX": of two names for one town the first, which may be that of what it lies in as well. */
function firstNamed(parts: readonly Part[], { part, town: { id } }: TownOfPart): string {
  return (parts.find(({ towns }) => towns.some((one) => one.id === id)) ?? part).text;
}

/** "Lyon, TX": what is known as a town of other countries, in front of the code of a state. */
function townElsewhere([first, second, ...others]: readonly Part[], country: string): string | undefined {
  if (!first || !second || others.length > 0 || !isCode(second) || first.towns.length === 0) return undefined;
  return countriesAround(first).includes(country) ? undefined : first.text;
}

/** A name before a country or division that no table knows: a village. */
function unknownTown(parts: readonly Part[]): string | undefined {
  const [first, second] = parts;
  if (first?.said === 'village') return first.text;
  if (!first || !second || isRead(first) || !isRead(second)) return undefined;
  // In front of "NE38 8AF" stands a street or a house as often.
  if (second.said === 'code') return undefined;
  return VILLAGE.test(first.text) && !/^[A-Z]{2,4}$/.test(first.text) ? first.text : undefined;
}
