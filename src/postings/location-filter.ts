import { countryOfCode } from './text/places/countries.js';
import type { JobPosting } from './fields.js';
import { hasTownsOf, type Division, type Town } from './text/places/gazetteer.js';
import { IN_REACH } from './text/places/place-judgement.js';
import { countriesOfTown, isCutPlace } from './text/places/place.js';
import { readName, townsOf, WELL_KNOWN, type Part } from './text/places/place-names.js';
import { readRemoteLabel } from './text/kinds/remote.js';
import { readWhereabouts, type NamedTown, type Whereabouts } from './text/places/whereabouts.js';
import { readOnce, remembered } from './remembered.js';
import { fold, placeKey, wordsOf } from './text/words.js';

/** What asks for remote work and is no label of it. */
const REMOTE = /^(?:anywhere|remot[eo]|distans|telearbeit|work-from-home|etatyo|hemifran)$/;

/** A wanted place. */
interface Target extends Whereabouts {
  /** Whether it stands in a text as it is. */
  readonly isWithin: (place: PostingPlace) => boolean;
  readonly isRemote: boolean;
  /** Whether a table knows what lies there. */
  readonly isKnown: boolean;
}

/** Where a posting is. */
interface PostingPlace extends Whereabouts {
  readonly words: readonly string[];
  readonly codes: readonly string[];
  readonly isRemote: boolean;
  /** Its list of places is not read to its end. */
  readonly isCut: boolean;
}

/**
 * Whether a posting is in one of the wanted places: a city, with its country or state or without, a region, a country
 * in any language we know or a group of countries, or "remote".
 */
export function matchesLocation(posting: JobPosting, targets: readonly string[]): boolean {
  const place = placeOf(posting);
  return readTargets(targets).some((target) => isAt(place, target));
}

/** Wanted places of which no table knows what lies in them: only postings that write the name are there. */
export function unknownPlaces(targets: readonly string[]): string[] {
  const read = readTargets(targets);
  return targets.filter((_target, at) => read[at]?.isKnown !== true);
}

function placeOf(posting: JobPosting): PostingPlace {
  const { location = '', city = '', country } = posting;
  const read = readWhereabouts(location);
  return {
    ...read,
    ...withOwn(read, posting),
    words: wordsOf(`${location} ; ${city}`),
    codes: location.match(CODE) ?? [],
    isRemote: isRemote(posting),
    isCut: country === undefined && isCutPlace(location),
  };
}

/** What the posting's own fields say besides the words of its place. */
function withOwn(
  { cities, lying, isGroup }: Whereabouts,
  { city, country }: JobPosting,
): Pick<Whereabouts, 'cities' | 'lying' | 'isGroup'> {
  const known = country === undefined ? {} : { country };
  return {
    cities: city === undefined ? cities : [{ city, ...known, towns: townsOf(city) }, ...cities],
    lying: country === undefined ? lying : [country, ...(isGroup ? [] : lying)],
    isGroup: isGroup && city === undefined && country === undefined,
  };
}

function isRemote({ location = '', remote_policy: policy }: JobPosting): boolean {
  return policy === 'remote' || /\bremote\b/i.test(location) || readRemoteLabel(location) === 'remote';
}

const readTarget = remembered((target: string): Target => {
  const text = /^[a-z]{2}$/.test(target.trim()) ? target.trim().toUpperCase() : target.trim();
  const read = readWhereabouts(text);
  const asksRemote = REMOTE.test(fold(text)) || readRemoteLabel(text) === 'remote';
  const isNamed = read.cities.length + read.countries.length + read.divisions.length > 0;
  // "Mobile": a word that is a town too.
  const cities = isNamed || asksRemote ? read.cities : [{ city: text, towns: townsOf(text) }];
  return {
    ...read,
    cities,
    isRemote: asksRemote,
    isWithin: withinOf(text, cities.length > 0 || townsOf(text).some(isWellKnown) ? [] : read.divisions),
    isKnown:
      asksRemote ||
      read.countries.length > 0 ||
      cities.some(({ towns }) => towns.length > 0) ||
      read.divisions.some(hasTownsOf),
  };
});

const readTargets = readOnce(readTarget);

function isAt(place: PostingPlace, target: Target): boolean {
  const isNamed = target.cities.length + target.countries.length + target.divisions.length > 0;
  if (target.isRemote && (!isNamed || !place.isRemote)) return place.isRemote;
  return (
    target.isWithin(place) || target.cities.some((city) => isInTown(place, city, target)) || isInArea(place, target)
  );
}

/** Whether one of its towns is the wanted one, and nothing says that it is a namesake. */
function isInTown(place: PostingPlace, wanted: NamedTown, { around }: Target): boolean {
  const isThere = ({ city, country, towns }: NamedTown): boolean =>
    (placeKey(city) === placeKey(wanted.city) || towns.some(({ id }) => id === wanted.towns[0]?.id)) &&
    (wanted.country === undefined ||
      (country === undefined ? countriesOfTown(city) : [country]).includes(wanted.country));
  return place.cities.some(isThere) && !isInAnother(place.around, around);
}

/** Whether it is in the wanted region, or in the wanted country where no region or town is wanted. */
function isInArea(place: PostingPlace, target: Target): boolean {
  const { cities, countries, divisions, around, isOneName } = target;
  // "New York, NY" is the town alone, "New York" may be the state.
  const isRegion = cities.length === 0 || around.length === 0;
  if (isRegion && divisions.some((division) => isInDivision(place, division))) return true;
  if (cities.length > 0 || (divisions.length > 0 && !isOneName) || isInAnother(place.around, divisions)) return false;
  return place.isGroup ? isOneGroup(place.lying, countries) : countries.some((country) => isInCountry(place, country));
}

function isInDivision(place: PostingPlace, wanted: Division): boolean {
  const country = countryOfCode(wanted.country) ?? wanted.country;
  if (place.lying.length > 0 && !place.lying.includes(country)) return false;
  const around = place.around.filter((division) => division.country === wanted.country);
  if (around.length > 0) return isAmong(wanted, around);
  return isAmong(wanted, place.divisions) || place.cities.some(({ towns }) => isTownOf(towns, wanted));
}

/** Whether one of the towns of a name that are likely in a country lies in its division. */
function isTownOf(towns: readonly Town[], wanted: Division): boolean {
  const [best, ...others] = towns.filter(({ country }) => country === wanted.country);
  if (!best) return false;
  return [best, ...others].some(({ division, fame }) => division === wanted.code && fame >= best.fame - IN_REACH);
}

function isInCountry({ isCut, lying, cities }: PostingPlace, country: string): boolean {
  // Of a list that is not read to its end nobody knows that the target is not in it.
  if (isCut || lying.length > 0) return isCut || lying.includes(country);
  // Cambridge may be in any of its countries: a posting is not filtered away for what its source leaves open.
  return cities.some(({ city }) => countriesOfTown(city).includes(country));
}

/** "Remote, EMEA" may be in Germany and in the EU; Europe is not in Asia, though they have countries in common. */
function isOneGroup(group: readonly string[], wanted: readonly string[]): boolean {
  const isIn = (some: readonly string[], all: readonly string[]): boolean => some.every((one) => all.includes(one));
  return wanted.length > 0 && (isIn(wanted, group) || isIn(group, wanted));
}

/** Whether divisions lie in a country of the wanted ones and are none of them: England is not Scotland. */
function isInAnother(divisions: readonly Division[], wanted: readonly Division[]): boolean {
  const sameCountry = divisions.filter(({ country }) => wanted.some((one) => one.country === country));
  return sameCountry.length > 0 && !sameCountry.some((division) => isAmong(division, wanted));
}

function isAmong({ country, code }: Division, divisions: readonly Division[]): boolean {
  return divisions.some((division) => division.country === country && division.code === code);
}

/** A code in a text: "Gütersloh, DE", not "Rio de Janeiro". */
const CODE = /(?<![\p{L}\p{N}])[A-Z]{2,3}(?![\p{L}\p{N}])/gu;

/** Looks for a code or for the words of a name, where they are not the end of the name of another place. */
function withinOf(name: string, divisions: readonly Division[]): Target['isWithin'] {
  if (/^[A-Z]{2,3}$/.test(name)) return ({ codes }) => codes.includes(name);
  const wanted = wordsOf(name);
  const isHere = (words: readonly string[], at: number): boolean =>
    wanted.every((word, index) => words[at + index] === word) &&
    !isAnother(readName(`${words[at - 1] ?? ''} ${name}`), readName(name));
  // "Kansas City, MO" is not in Kansas.
  return ({ words, around }) =>
    wanted.length > 0 && words.some((_, at) => isHere(words, at)) && !isInAnother(around, divisions);
}

/** "New York" is not York, nor "New Mexico" Mexico; "New Delhi" is Delhi. */
function isAnother(longer: Part, name: Part): boolean {
  const isKnown = longer.countries.length + longer.divisions.length > 0 || longer.towns.some(isWellKnown);
  const [its, others] = [countriesOf(longer), countriesOf(name)];
  return isKnown && others.length > 0 && !its.some((country) => others.includes(country));
}

function isWellKnown({ fame }: Town): boolean {
  return fame >= WELL_KNOWN;
}

function countriesOf({ countries, divisions, towns }: Part): string[] {
  return [...countries, ...divisions.map(({ country }) => country), ...towns.slice(0, 1).map(({ country }) => country)];
}
