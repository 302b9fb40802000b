import { codeOfName, countryOfCode } from './countries.js';
import { countryNamed, divisionsOfCode, type Division, type Town } from './gazetteer.js';
import { townsOf, type Part } from './place-names.js';
import { readParts } from './place-parts.js';
import { readPlaces, type Place } from './place.js';
import { placeKey } from '../words.js';
import { COUNTRY_GROUPS } from '../words/places/country-groups.js';

/** A town that a text names, with its country where that is known, and the towns of the table that are called so. */
export interface NamedTown extends Place {
  readonly city: string;
  readonly towns: readonly Town[];
}

/** Where a text says that something is, in all that its parts may mean. */
export interface Whereabouts {
  readonly cities: readonly NamedTown[];
  /** English names of the countries that it names, of those of a group ("EU") where it names no other. */
  readonly countries: readonly string[];
  /** Those that its places lie in, named or not. */
  readonly lying: readonly string[];
  /** States, provinces and the like that it names, also those that are called as a town. */
  readonly divisions: readonly Division[];
  /** Those around its towns: IL in "Springfield, IL". */
  readonly around: readonly Division[];
  /** Whether all that it names is one name: "Georgia" may be a state or a country, "Georgia, USA" is no country. */
  readonly isOneName: boolean;
  /** Whether it names no place, but countries together. */
  readonly isGroup: boolean;
}

const groups = new Map(
  COUNTRY_GROUPS.flatMap(([names, codes]) => {
    const countries = codes.split(' ').flatMap((code) => countryOfCode(code) ?? []);
    return names.split('|').map((name) => [placeKey(name), countries] as const);
  }),
);

/** Words of the longest name of a group. */
const LONGEST_GROUP = 3;

/** The countries of the largest group that a text names: "Remote, EMEA". */
function countriesOfGroup(text: string): readonly string[] {
  const words = placeKey(text).split(' ');
  const lengths = Array.from({ length: LONGEST_GROUP }, (_, shorter) => LONGEST_GROUP - shorter);
  const found = lengths
    .flatMap((length) => words.map((_, at) => groups.get(words.slice(at, at + length).join(' '))))
    .find((group) => group !== undefined);
  return found ?? [];
}

/** "Deutschlandweit" */
const WIDE = /(?<=\p{L}{5})weit(?!\p{L})/giu;

/** Reads a text that names places. */
export function readWhereabouts(written: string): Whereabouts {
  const text = written.replace(WIDE, '');
  const group = groups.get(placeKey(text));
  // A part of the world, though a village may be called as it: "Asia".
  if (group)
    return { cities: [], countries: group, lying: group, divisions: [], around: [], isOneName: true, isGroup: true };
  const parts = readParts(text).places.flat();
  const places = readPlaces(text);
  const cities = places.flatMap((place) =>
    place.city === undefined ? [] : [{ ...place, city: place.city, towns: townsOf(place.city) }],
  );
  const named = parts.flatMap((part) => countryOfPart(part) ?? []);
  const known = places.flatMap(({ country }) => country ?? []);
  const isNamed = cities.length + named.length + known.length > 0;
  const countries = isNamed ? named : countriesOfGroup(text);
  return {
    cities,
    countries,
    // A code may be that of a state: Gabon is GA, and so is Georgia.
    lying: [...new Set(known.length > 0 ? known : countries)],
    divisions: parts.flatMap(divisionsOf),
    around: parts.filter((part) => !cities.some(({ city }) => city === part.text)).flatMap(divisionsOf),
    isOneName: parts.length < 2,
    isGroup: !isNamed && countries.length > 0,
  };
}

/** The country that a part is the name or code of; a region of a country is none. */
function countryOfPart({ text, countryCode }: Part): string | undefined {
  const code = codeOfName(text) ?? countryCode;
  return code === undefined ? undefined : countryOfCode(code);
}

/** Codes of divisions that are written in two ways. */
const OTHER_CODES: Readonly<Record<string, string>> = { NRW: 'NW', PEI: 'PE' };

/** The divisions that a part names; the one that is called as its whole country is not meant. */
function divisionsOf({ text, divisions }: Part): Division[] {
  const whole = countryNamed(placeKey(text));
  return [...divisions, ...divisionsOfCode(text)].flatMap(({ country, code }) =>
    country === whole ? [] : [{ country, code: OTHER_CODES[code] ?? code }],
  );
}
