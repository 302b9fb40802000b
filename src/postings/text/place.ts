import { countryOfCode } from './countries.js';
import type { Town } from './gazetteer.js';
import { isCommonWord, isRead, partsOf, splitPlace, townsOf, WELL_KNOWN, type Part } from './place-parts.js';
import { placeKey } from './words.js';

/** A workplace as far as its text tells. */
export interface Place {
  /** As the source writes it: Nürnberg stays Nürnberg. */
  readonly city?: string;
  /** English short name. */
  readonly country?: string;
}

/** What is known besides the text. */
export interface PlaceHints {
  /** English names of countries that the site, the posting or its neighbours name: they decide between namesakes. */
  readonly countries?: readonly string[];
}

/** What speaks for a country: points for parts that fit it, and how well known the place is there. */
interface Hypothesis {
  readonly country: string;
  readonly points: number;
  readonly fame: number;
  readonly town: { readonly part: Part; readonly town: Town } | undefined;
}

/** A namesake is meant without saying so when it is eight times as well known as the next one. */
const CLEARLY = 9;
/** What a hint adds: it decides between Birmingham and Birmingham, and leaves London where it is. */
const HINTED = 15;
/** How well known a country, a division, and a state of the countries that call them by name in adverts are. */
const [FAME_OF_COUNTRY, FAME_OF_DIVISION, FAME_OF_STATE] = [85, 66, 80];
const CITY_STATES = new Set(['SG', 'HK', 'MO', 'MC', 'GI', 'SM', 'VA']);
/**
 * City and country of a place as sources word it: "Berlin, Germany", "San Francisco, CA", "London", "Remote - US",
 * "Leeds and surroundings". Several places in different cities give no city; in different countries no country; a
 * code that is a state and a country decides nothing by itself, nor does a name that several well-known towns have.
 */
export function readPlace(location: string, hints: PlaceHints = {}): Place {
  const named = readPlaces(location, hints).filter(({ city, country }) => city !== undefined || country !== undefined);
  const country = only(named.map((place) => place.country));
  // "Köln or remote (Germany)": a country beside a town of it says nothing against the town.
  const cities = country === undefined ? named.map((place) => place.city) : named.flatMap((place) => place.city ?? []);
  const city = only(cities);
  return { ...(city === undefined ? {} : { city }), ...(country === undefined ? {} : { country }) };
}

/** Each place of a text that names several: "Paris, France; London, UK". */
export function readPlaces(location: string, hints: PlaceHints = {}): Place[] {
  return splitPlace(location).flatMap((text) => readOne(partsOf(text), hints));
}

/** The number of a French département behind a town: "Vitré (35)". */
const FRAME = / ?\((?:\d{2,3}|2[AB])\)$/;

/** Whether all that a short text says is a place: a known town, division or country, and nothing unknown beside it. */
export function isPlaceName(text: string): boolean {
  return isPlace(text, WELL_KNOWN);
}

/** The same for a line beside the title of a posting: a town of some 4,000 people will do. */
export function isTownName(text: string): boolean {
  return isPlace(text, KNOWN_AROUND);
}

/** The same for a piece beside other facts of a posting: a town of any size in one of the countries the site is about. */
export function isTownIn(text: string, countries: readonly string[]): boolean {
  if (text.length > 40 || !/^[\p{Lu}\p{Lo}]/u.test(text) || isCommonWord(text)) return false;
  return townsOf(text).some(({ country }) => countries.includes(country));
}

const KNOWN_AROUND = 46;

/** The same where other words say that a place follows: a town of any size will do. */
export function isFramedPlace(text: string): boolean {
  return isPlace(text, 1);
}

function isPlace(text: string, minFame: number): boolean {
  if (text.length > 80 || !/^(?:(?:\d{4,5}|in|bei|near|[гм]\.) )?[\p{Lu}\p{Lo}]/u.test(text)) return false;
  const parts = splitPlace(text.replace(FRAME, '')).flatMap((place) => partsOf(place, true));
  const isFramed =
    FRAME.test(text) || parts.some(({ countries, divisions }) => countries.length + divisions.length > 0);
  const around = new Set(parts.flatMap(countriesAround));
  return (
    parts.length > 0 &&
    parts.every(({ text: name, countries, countryCode, divisions, divisionCodes, towns }) => {
      if (isCommonWord(name)) return false;
      // "Spring IO" is no town of the Indian Ocean.
      const isElsewhere = around.size > 0 && towns.length > 0 && !towns.some(({ country }) => around.has(country));
      if (isElsewhere && countries.length + divisions.length === 0) return false;
      if (countries.length + divisions.length > 0) return true;
      if (countryCode !== undefined || divisionCodes.length > 0) return parts.length > 1;
      return (towns[0]?.fame ?? 0) >= (isFramed ? 1 : minFame);
    })
  );
}

/** Countries that a part names, by itself or by one of their divisions. */
function countriesAround({ countries, countryCode, divisions, divisionCodes }: Part): string[] {
  return [
    ...countries,
    ...(countryCode === undefined ? [] : [countryCode]),
    ...[...divisions, ...divisionCodes].map(({ country }) => country),
  ];
}

/** How well known a town of this name is (as `Town.fame`); 0 when there is none or the name is a common word. */
export function fameOfTown(name: string): number {
  return isCommonWord(name) ? 0 : (townsOf(name)[0]?.fame ?? 0);
}

/** Countries that have a town of this name which is not much less known than its best known namesake. */
export function countriesOfTown(name: string): string[] {
  const towns = townsOf(name);
  const likely = towns.filter(({ fame }) => fame > (towns[0]?.fame ?? 0) - CLEARLY);
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
  const parts = withoutLocality(written);
  const [first, ...others] = hypothesesOf(parts, hints);
  if (!first || (parts.length === 1 && isCommonWord(parts[0]?.text ?? ''))) return [{}];
  const towns = parts.filter((part) => isFamousTown(part) && part !== first.town?.part);
  const isList = towns.some((part) => first.town !== undefined && !belongs(first.town.town, part, first.country));
  if (isList && parts.length > 1) return parts.flatMap((part) => readOne([part], hints));
  const second = others[0];
  const isDecided = !second || first.points > second.points || first.fame - second.fame >= CLEARLY;
  const city = cityOf(parts, isDecided ? first : undefined);
  const country = isDecided ? countryOfCode(first.country) : undefined;
  return [{ ...(city === undefined ? {} : { city }), ...(country === undefined ? {} : { country }) }];
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
function isFamousTown({ towns, countries, countryCode }: Part): boolean {
  return countries.length === 0 && countryCode === undefined && (towns[0]?.fame ?? 0) >= WELL_KNOWN + 5;
}

/** Whether another town's name may be the larger thing around a town: its division, or its city. */
function belongs(town: Town, { towns, divisions }: Part, country: string): boolean {
  if (
    divisions.some(({ country: of, code }) => of === town.country && (town.division === code || town.division === ''))
  )
    return town.division !== '' || town.fame < FAME_OF_DIVISION;
  const around = towns.find(({ country: of }) => of === country);
  return around !== undefined && (town.isSection || around.isSection);
}

function hypothesesOf(parts: readonly Part[], { countries: hinted = [] }: PlaceHints): Hypothesis[] {
  const countries = new Set(
    parts.flatMap((part) => [...countriesAround(part), ...part.towns.map(({ country }) => country)]),
  );
  const isHinted = (country: string): boolean => hinted.includes(countryOfCode(country) ?? '');
  return [...countries]
    .map((country) => judge(country, parts))
    .map((found) => (isHinted(found.country) ? { ...found, fame: found.fame + HINTED } : found))
    .sort((one, other) => other.points - one.points || other.fame - one.fame);
}

/** How well the parts fit a country. Each part counts once, the town once among all. */
function judge(country: string, parts: readonly Part[]): Hypothesis {
  const ofCountry = <T extends { readonly country: string }>(items: readonly T[]): T[] =>
    items.filter((item) => item.country === country);
  const divisions = new Set(
    parts.flatMap((part) => ofCountry([...part.divisions, ...part.divisionCodes])).map(({ code }) => code),
  );
  const town = townIn(country, parts, divisions);
  let points = 0;
  let fame = town?.town.fame ?? 0;
  for (const part of parts) {
    if (part === town?.part) {
      points += 4;
      continue;
    }
    const codes = ofCountry(part.divisionCodes);
    const isTownElsewhere = town !== undefined && !codes.some(({ code }) => code === town.town.division);
    const canTell = town?.town.division !== '' && town !== undefined;
    if (part.countries.includes(country))
      [points, fame] = [points + (parts.length > 1 ? 6 : 4), Math.max(fame, FAME_OF_COUNTRY)];
    else if (part.countryCode === country) points += 3;
    else if (codes.length > 0 && !(canTell && isTownElsewhere))
      points += part.countryCode === undefined && canTell ? 5 : 3;
    else if (ofCountry(part.divisions).length > 0) {
      const isAround = ofCountry(part.divisions).some(({ code }) => code === town?.town.division);
      points += isAround ? 6 : 4;
      fame = Math.max(fame, ['US', 'CA', 'AU'].includes(country) ? FAME_OF_STATE : FAME_OF_DIVISION);
    }
  }
  return { country, points, fame, town };
}

/** The town of a country that the parts name: one inside a division they name first, then one that is nothing else. */
function townIn(country: string, parts: readonly Part[], divisions: ReadonlySet<string>): Hypothesis['town'] {
  const found = parts.flatMap((part) => {
    const towns = part.towns.filter((town) => town.country === country);
    const town = towns.find(({ division }) => divisions.has(division)) ?? towns[0];
    if (!town) return [];
    const isDivision = part.divisions.some((division) => division.country === country);
    const isAlso = part.countries.length > 0 || (isDivision && !isItsCapital(part, town, parts.length));
    return [{ part, town, rank: (isAlso ? 2 : 0) + (isDivision ? 1 : 0) + (town.isSection ? 0.5 : 0) }];
  });
  const best = found.sort((one, other) => one.rank - other.rank)[0];
  if (!best || best.rank < 2) return best;
  // "Luxembourg, Luxembourg" is the town first.
  if (best.part.countries.includes(country))
    return parts.filter(({ text }) => text === best.part.text).length > 1 ? best : undefined;
  // "Goodsprings, Nevada, USA": behind a village that no table knows a state is no town.
  const isBehind = parts[0] !== best.part && parts[0] !== undefined && !isRead(parts[0]) && parts.length > 2;
  return parts.length > 1 && !isBehind ? best : undefined;
}

/** A town that its district is named after has this fame at least: Hodonín, not the village of Bihar. */
const SEAT = 50;

/** A town named as its division: New York lies in New York, California (Maryland) not in California. */
function isItsCapital({ divisions }: Part, town: Town, parts: number): boolean {
  const own = divisions.filter(({ country }) => country === town.country);
  return (
    own.some(({ code }) => code === town.division) ||
    (town.division === '' && town.fame >= SEAT) ||
    (parts > 1 && town.fame >= WELL_KNOWN)
  );
}

/** The city's name as the source writes it. */
function cityOf(parts: readonly Part[], best: Hypothesis | undefined): string | undefined {
  if (best && CITY_STATES.has(best.country)) {
    const state = parts.find(
      (part) => part.countries.includes(best.country) || part.towns[0]?.country === best.country,
    );
    return state?.text;
  }
  if (best?.town) return best.town.part.text;
  const named = parts.find(
    ({ towns, countries, divisions }) =>
      countries.length === 0 && (towns[0]?.fame ?? 0) >= (divisions.length > 0 ? WELL_KNOWN : 1),
  );
  if (!best) return named?.text;
  return unknownTown(parts);
}

/** A name before a country or division that no table knows: a village. */
function unknownTown(parts: readonly Part[]): string | undefined {
  const [first, second] = parts;
  if (!first || !second || isRead(first) || !isRead(second)) return undefined;
  return /^\p{Lu}[\p{L}'’.-]*(?: [\p{L}'’.-]+){0,3}$/u.test(first.text) && !/^[A-Z]{2,4}$/.test(first.text)
    ? first.text
    : undefined;
}
