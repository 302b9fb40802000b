import { codeOfName, countryOfCode } from './countries.js';
import type { Town } from './gazetteer.js';
import { fameOf, WELL_KNOWN, type Part } from './place-names.js';
import { placeKey } from '../words.js';

/** What is known besides the text. */
export interface PlaceHints {
  /** English names of countries that the site, the posting or its neighbours name: they decide between namesakes. */
  readonly countries?: readonly string[];
  /** Those that the page's own addresses or telephones name: they decide also against a better known namesake. */
  readonly home?: readonly string[];
}

/** A town, and the part of a place that names it. */
export interface TownOfPart {
  readonly part: Part;
  readonly town: Town;
}

/** What speaks for a country: points for parts that fit it, and how well known the place is there. */
export interface Hypothesis {
  readonly country: string;
  readonly points: number;
  readonly fame: number;
  readonly town: TownOfPart | undefined;
  /** Whether it is by a name of other languages or times that the parts mean it: Salisbury was Harare. */
  readonly isForeign: boolean;
  /**
   * Whether a place that the parts name lies in what a code among them means: Ontario in CA is a town and a province.
   */
  readonly isExact: boolean;
}

/** What the hypotheses come to. */
export interface Judgement {
  /** The country that is meant; undefined where the parts leave it open. */
  readonly meant: Hypothesis | undefined;
  /** The countries that fit best, first the best known place. */
  readonly best: readonly Hypothesis[];
}

/** A namesake is meant without saying so when it is eight times as well known as the next one … */
const CLEARLY = 9;
/**
 * … and, unless it is 25 times as well known or a city of the world, has twice to three times its people: Brest is two
 * cities.
 */
const [ALIKE, BY_FAR, KNOWN_TO_ALL] = [4, 14, 77];
/** Hints decide between a place and namesakes that are not more than this less known: they leave London where it is. */
export const IN_REACH = 15;
/** Namesakes of 20,000 people (as `Town.population`) count; for one of 100,000 hints reach so far: "La Paz". */
const [THOUGHT_OF, LARGE, FURTHER] = [43, 50, 22];
/** Known so well (as `Town.fame`) that companies of all countries write it without its country: London. */
const OF_THE_WORLD = 92;
/** A name of other languages or times weighs less than one of today. */
const FOREIGN = 12;
/** How well known a country, a division, and a state of the countries that call them by name in adverts are. */
export const [FAME_OF_COUNTRY, FAME_OF_DIVISION, FAME_OF_STATE] = [85, 66, 80];
/** Countries whose adverts write a town with the code of its division, however well known it is. */
export const WITH_CODES = ['US', 'CA', 'AU'];
/** Companies of other countries have offices also in towns of theirs that are less known than `WELL_KNOWN`. */
const SMALL_TOWN = 50;
/** Behind London these are quarters of the town as well as codes. */
const COMPASS = /^(?:NW|SE|NV|SV)$/;

/** Countries that a part names, by itself or by one of their divisions. */
export function countriesAround({ countries, countryCode, divisions, divisionCodes }: Part): string[] {
  return [
    ...countries,
    ...(countryCode === undefined ? [] : [countryCode]),
    ...[...divisions, ...divisionCodes].map(({ country }) => country),
  ];
}

/** Whether a part is a code of countries or divisions, and nothing else. */
export function isCode({ countryCode, divisionCodes, countries, towns, divisions }: Part): boolean {
  const isName = countries.length + towns.length + divisions.length > 0;
  return !isName && (countryCode !== undefined || divisionCodes.length > 0);
}

/** Which country the parts of a place mean. */
export function judgeParts(parts: readonly Part[], hints: PlaceHints): Judgement {
  const countries = new Set(
    parts.flatMap((part) => [...countriesAround(part), ...part.towns.map(({ country }) => country)]),
  );
  const found = [...countries]
    .filter((country) => isPossible(country, parts))
    .map((country) => judgeCountry(country, parts))
    .filter((one) => isSupported(one, parts))
    .sort((one, other) => other.points - one.points || byName(one, other) || other.fame - one.fame);
  const best = found.filter(({ points }) => points === found[0]?.points);
  const meant = decide(best, hints);
  const isUnlikely = meant && (isCodeless(meant, parts) || isOutsideCity(meant, hints) || isVillageAbroad(meant));
  const isDoubtful = isUnlikely === true && isAwayFrom(meant, hints);
  return { meant: isDoubtful ? undefined : meant, best };
}

/** Countries that are one city: all that they call by a name is a part of it. */
export const CITY_STATES: ReadonlySet<string> = new Set(['SG', 'HK', 'MO', 'MC', 'GI', 'SM', 'VA']);
/** A town of some 4,000 people. */
const VILLAGE = 46;

/** "Pasir Panjang" on a site of Singapore: quarters of the city are called as villages of its neighbours are. */
function isOutsideCity({ town, fame }: Hypothesis, { countries = [], home = [] }: PlaceHints): boolean {
  const isCity = (name: string): boolean => CITY_STATES.has(codeOfName(name) ?? '');
  return town !== undefined && fame < VILLAGE && [...countries, ...home].some(isCity);
}

/** What another language calls a village, as Polish does one of Belarus. */
function isVillageAbroad({ town, isForeign, fame }: Hypothesis): boolean {
  return town !== undefined && isForeign && fame < VILLAGE;
}

/** A village of a country whose adverts write a code behind towns, without one. */
function isCodeless({ country, town, fame }: Hypothesis, parts: readonly Part[]): boolean {
  return town !== undefined && parts.length === 1 && WITH_CODES.includes(country) && fame < SMALL_TOWN;
}

/** Whether hints name other countries only: what a company calls a town is one of its own, in no table. */
function isAwayFrom({ country }: Hypothesis, { countries = [], home = [] }: PlaceHints): boolean {
  const named = [...countries, ...home];
  return named.length > 0 && !named.includes(countryOfCode(country) ?? '');
}

/** Of two places in what a code means, the one whose name of today it is comes first. */
function byName(one: Hypothesis, other: Hypothesis): number {
  return one.isExact && other.isExact ? Number(one.isForeign) - Number(other.isForeign) : 0;
}

function decide(best: readonly Hypothesis[], hints: PlaceHints): Hypothesis | undefined {
  const wanted = wantedOf(best, hints);
  const [first, ...others] = wanted ?? best;
  return first && others.every((other) => isClearly(first, other)) ? first : undefined;
}

/** Those that hints decide for; none of all where they say that another one than the best known may be meant. */
function wantedOf(
  best: readonly Hypothesis[],
  { countries = [], home = [] }: PlaceHints,
): readonly Hypothesis[] | undefined {
  const isOfTheWorld = (best[0]?.fame ?? 0) >= OF_THE_WORLD;
  const isOneOf = (names: readonly string[]) => (one: Hypothesis) => names.includes(countryOfCode(one.country) ?? '');
  const atHome = isOfTheWorld ? [] : best.filter(isOneOf(home)).filter((one) => isThoughtOf(one, THOUGHT_OF));
  const here = best.filter(isOneOf(countries));
  const inReach = here.filter((one) => isInReach(one, best));
  const found = [atHome, inReach].find((some) => some.length > 0);
  // "Lagos" on a Portuguese site may be either.
  const mayBeHere = !isOfTheWorld && here.some((one) => isThoughtOf(one, THOUGHT_OF));
  return found ?? (mayBeHere ? [] : undefined);
}

function isThoughtOf({ town }: Hypothesis, population: number): boolean {
  return town !== undefined && town.town.population >= population;
}

/** Whether hints decide for a place against all of its name. */
function isInReach(one: Hypothesis, best: readonly Hypothesis[]): boolean {
  const fame = best[0]?.fame ?? 0;
  if (fame - one.fame <= IN_REACH) return true;
  if (best.every((other) => other === one || isOfForeignName(other, one))) return true;
  if (!isThoughtOf(one, LARGE)) return false;
  // What the people there call it is no name of others: "Santiago" de los Caballeros.
  const behind = fame - one.fame - (one.isForeign ? FOREIGN : 0);
  return behind <= IN_REACH || (behind <= FURTHER && fame < OF_THE_WORLD);
}

/** Whether one of two countries that fit as well is meant without saying so. */
function isClearly(one: Hypothesis, other: Hypothesis): boolean {
  if (one.isExact && other.isExact) return isClearlyIn(one, other);
  if (isOfForeignName(one, other)) return false;
  const gap = one.fame - other.fame - (one.isForeign && !other.isForeign ? FOREIGN : 0);
  return gap >= CLEARLY && (gap >= BY_FAR || one.fame >= KNOWN_TO_ALL || !areAlike(one, other));
}

/** A town of so many people (as `Town.population`: some 60,000) is known by its name, whatever else is called so. */
const KNOWN_BY_NAME = 48;

/** "Kudus": a town of Indonesia, and what Turkish calls Jerusalem. */
function isOfForeignName({ isForeign, town: one }: Hypothesis, { isForeign: isToo, town: other }: Hypothesis): boolean {
  return isForeign && !isToo && one?.part === other?.part && (other?.town.population ?? 0) >= KNOWN_BY_NAME;
}

/**
 * The same of two countries that both have a place in what a code means. Behind towns it is mostly the code of an
 * American state: "Pasadena, CA" is no village of Canada, "Salem, IN" is in Indiana or India.
 */
function isClearlyIn(one: Hypothesis, other: Hypothesis): boolean {
  if (one.isForeign || other.isForeign) return !one.isForeign && other.isForeign;
  return one.country === 'US' && one.town !== undefined && one.fame - other.fame >= CLEARLY;
}

/** Whether two countries have towns of one name with about as many people. */
function areAlike({ town: one }: Hypothesis, { town: other }: Hypothesis): boolean {
  if (!one || !other || one.part !== other.part) return false;
  return one.town.population - other.town.population <= ALIKE;
}

/**
 * Whether codes among the parts leave a country possible: "Berlin, CT" is not in Germany, "Berlin, Germany, CT" may be.
 */
function isPossible(country: string, parts: readonly Part[]): boolean {
  const codes = parts.filter((part) => isCode(part) && !COMPASS.test(part.text));
  if (codes.length === 0 || codes.some((part) => countriesAround(part).includes(country))) return true;
  const speaking = parts.filter(
    (part) => countriesAround(part).includes(country) || part.towns.some((town) => town.country === country),
  );
  return speaking.length > 1 && speaking.some((part) => countriesAround(part).includes(country));
}

/**
 * A code alone makes no well-known place of another country one of its own: "Berlin, IT" is a department. That of a
 * state and nothing else does.
 */
function isSupported({ country, town }: Hypothesis, parts: readonly Part[]): boolean {
  if (town || parts.some((part) => !isCode(part) && countriesAround(part).includes(country))) return true;
  const isState = WITH_CODES.includes(country) && parts.some((part) => isCode(part) && meansState(part, country));
  return isState || !parts.some((part) => part.countries.length > 0 || fameOf(part) >= WELL_KNOWN);
}

function meansState({ countryCode, divisionCodes }: Part, country: string): boolean {
  return countryCode === undefined && divisionCodes.some((division) => division.country === country);
}

/** What one part says for a country: points, and how well known what it names is. */
interface Said {
  readonly points: number;
  readonly fame: number;
  readonly isForeign?: boolean;
  readonly isExact?: boolean;
}

const NOTHING: Said = { points: 0, fame: 0 };

/** How well the parts fit a country. Each part counts once, the town once among all. */
function judgeCountry(country: string, parts: readonly Part[]): Hypothesis {
  const named = parts.flatMap((part) => [...part.divisions, ...part.divisionCodes]);
  const divisions = new Set(named.filter((division) => division.country === country).map(({ code }) => code));
  const town = townIn(country, parts, divisions);
  const said = parts.map((part) => {
    if (part === town?.part) return { points: 4, fame: town.town.fame, isForeign: town.town.isForeign };
    return isCode(part)
      ? codeSays(part, country, { parts, town: town?.town })
      : nameSays(part, country, { parts, town });
  });
  return {
    country,
    town,
    points: said.reduce((sum, { points }) => sum + points, 0),
    fame: Math.max(...said.map(({ fame }) => fame)),
    isForeign: said.some(({ isForeign }) => isForeign === true),
    isExact: said.some(({ isExact }) => isExact === true),
  };
}

function codeSays(
  { countryCode, divisionCodes }: Part,
  country: string,
  { parts, town }: { parts: readonly Part[]; town: Town | undefined },
): Said {
  const codes = divisionCodes.filter((division) => division.country === country).map(({ code }) => code);
  const isOfCountry = countryCode === country;
  const isNamed =
    town !== undefined || parts.some(({ divisions }) => divisions.some((named) => named.country === country));
  if (isOfCountry) return { points: 3, fame: 0, isExact: isNamed };
  if (codes.length === 0) return NOTHING;
  if (town === undefined || town.division === '') return { points: 3, fame: 0 };
  if (codes.includes(town.division)) return { points: countryCode === undefined ? 5 : 3, fame: 0, isExact: true };
  // A town of another state: it is more likely a small namesake in this one than a place in another country.
  return WITH_CODES.includes(country) ? { points: 1, fame: 0 } : NOTHING;
}

function nameSays(
  part: Part,
  country: string,
  { parts, town }: { parts: readonly Part[]; town: Hypothesis['town'] },
): Said {
  if (part.countries.includes(country)) {
    const isForeign = !namesCountry(part);
    return { points: parts.length > 1 ? 6 : 4, fame: FAME_OF_COUNTRY - (isForeign ? FOREIGN : 0), isForeign };
  }
  const divisions = part.divisions.filter((division) => division.country === country);
  if (divisions.length === 0) return NOTHING;
  const isAround = divisions.some(({ code }) => code === town?.town.division);
  return { points: isAround ? 6 : 4, fame: WITH_CODES.includes(country) ? FAME_OF_STATE : FAME_OF_DIVISION };
}

/**
 * Whether a part names a country before anything else: "Granada" is a town first, and Grenada to those who speak
 * Spanish.
 */
function namesCountry({ text, countries, towns }: Part): boolean {
  const isTown = towns.some(({ fame, isForeign }) => !isForeign && fame >= WELL_KNOWN);
  return countries.some((country) => !isTown || placeKey(text) === placeKey(countryOfCode(country) ?? ''));
}

/** "Mitte, Berlin": a part of a town comes behind the town, also where that is a division, and before a state. */
const SECTION = 1.5;

/** The town of a country that the parts name: one inside a division they name first, then one that is nothing else. */
function townIn(country: string, parts: readonly Part[], divisions: ReadonlySet<string>): Hypothesis['town'] {
  const found = parts.flatMap((part) => {
    const towns = part.towns.filter((town) => town.country === country);
    const town = towns.find(({ division }) => divisions.has(division)) ?? towns[0];
    if (!town) return [];
    const isDivision = part.divisions.some((division) => division.country === country);
    const isAlso = namesCountry(part) || (isDivision && !isItsCapital(part, town, parts));
    // Where each division is called as its town, another town beside it lies in none of that name.
    const mayHoldOthers = isDivision && (isAlso || !OF_MUNICIPALITIES.has(country));
    return [{ part, town, rank: (isAlso ? 2 : 0) + (mayHoldOthers ? 1 : 0) + (town.isSection ? SECTION : 0) }];
  });
  const best = found.sort((one, other) => one.rank - other.rank)[0];
  if (!best || best.rank < 2) return best;
  const isTown = best.part.countries.includes(country)
    ? isSaidTwice(best.part, country, parts)
    : isWithinOthers(best, parts);
  return isTown ? best : undefined;
}

/** "Luxembourg, Luxembourg" is the town first, and "Tunis, Tunisie", which is a country in other languages. */
function isSaidTwice(town: Part, country: string, parts: readonly Part[]): boolean {
  const isForeign = placeKey(town.text) !== placeKey(countryOfCode(country) ?? '');
  const speakers = parts.filter((part) =>
    isForeign ? countriesAround(part).includes(country) || part.divisionCodes.length > 0 : part.text === town.text,
  );
  return speakers.length > 1;
}

/** "Virginia, MN": whether another part names what the town lies in; else it is the division of its name. */
function isWithinOthers({ part: own, town }: TownOfPart, parts: readonly Part[]): boolean {
  return parts.some(
    (part) =>
      part !== own &&
      [...part.divisions, ...part.divisionCodes].some(
        ({ country, code }) => country === town.country && code === town.division,
      ),
  );
}

/** A town that its district is named after has this fame, or people, at least: Hodonín, not the village of Bihar. */
const SEAT = 50;

/** Countries whose first-level divisions are municipalities, each called as its town is. */
const OF_MUNICIPALITIES = new Set(['SI', 'MK', 'ME', 'LV', 'MT', 'SM', 'LI', 'AD', 'MD', 'AZ']);

/**
 * "Oklahoma" is the state and no other name of its capital, where adverts write states behind towns; New York is the
 * city.
 */
function isOtherName({ country, isForeign, fame }: Town): boolean {
  return isForeign && fame < KNOWN_TO_ALL && WITH_CODES.includes(country);
}

/** A town named as its division: New York lies in New York, California (Maryland) not in California. */
function isItsCapital({ divisions }: Part, town: Town, parts: readonly Part[]): boolean {
  if (isOtherName(town)) return false;
  const own = divisions.filter(({ country }) => country === town.country);
  return (
    own.some(({ code }) => code === town.division) ||
    OF_MUNICIPALITIES.has(town.country) ||
    (town.division === '' && (town.fame >= SEAT || town.population >= THOUGHT_OF)) ||
    // Behind "King County" Washington is the state.
    (parts.length > 1 && town.fame >= WELL_KNOWN && parts.every(({ said }) => said !== 'area'))
  );
}
