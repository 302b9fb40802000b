import { codeOfName, readCountry } from './countries.js';
import { fameOfTown, isTownIn, isTownName, readPlace } from './place.js';
import { readName, townsOf } from './place-names.js';

/** A town of some 4,000 people. */
const LEAST_KNOWN = 46;

/** "1010 Wien", "D-79098 Freiburg"; in front of a town a year is no code of the post. */
const WITH_POSTAL_CODE = /^(?:(\p{Lu}{1,2})[- ])?(?!(?:19|20[12])\d\d? )\d{4,5} (\p{Lu}[\p{L}'’ .-]{1,40})$/u;
/** "Freiburg, D", "Olten (CH)", "Utrecht NL" */
const WITH_COUNTRY = /^(\p{Lu}[\p{L}'’ .-]{1,40}?)(?:, ?| \(| )(\p{Lu}{1,3})\)?$/u;
/** "Wollongong NSW", "Perth WA 6000" */
const WITH_DIVISION = /^(\p{Lu}[\p{L}'’ .-]{1,40}) (\p{Lu}{2,3})(?: \d{4,5})?$/u;
/** "Troy, MI", "Hobart, TAS" */
const WITH_STATE = /^(\p{Lu}[\p{L}'’. -]{2,40}), (\p{Lu}{2,3})$/u;
/** The letters of cars that are written for countries behind a town or in front of the code of its post. */
const LETTERS: ReadonlyMap<string, string> = new Map([
  ['D', 'DE'],
  ['A', 'AT'],
  ['F', 'FR'],
  ['B', 'BE'],
  ['I', 'IT'],
  ['L', 'LU'],
]);

/**
 * Whether some words are a town with the code of its post, or with that of its state or country, in which there is one:
 * however small it is, it is meant. `countries`: codes of those that the site is about.
 */
export function isCodedPlace(words: string, countries: readonly string[]): boolean {
  const [, letters, town] = WITH_POSTAL_CODE.exec(words) ?? [];
  if (town !== undefined) return isTownOf(town, letters, countries) && readPlace(words).city !== undefined;
  return isInItsDivision(words) || isInItsCountry(words) || isInState(words);
}

/** "Millwater, OH": a village that no table knows is told by the code of its state. */
function isInState(words: string): boolean {
  const [, name = '', code = ''] = WITH_STATE.exec(words) ?? [];
  const { city, country } = name === '' ? {} : readPlace(words);
  const inCountry = country === undefined ? undefined : codeOfName(country);
  return city === name && readName(code).divisionCodes.some((division) => division.country === inCountry);
}

function isInItsDivision(words: string): boolean {
  const [, town = '', code = ''] = WITH_DIVISION.exec(words) ?? [];
  return townsOf(town).some(({ division }) => division === code);
}

function isInItsCountry(words: string): boolean {
  const [, town = '', country = ''] = WITH_COUNTRY.exec(words) ?? [];
  return town !== '' && isTownIn(town, codesOf(country)) && readPlace(words).city !== undefined;
}

function isTownOf(town: string, letters: string | undefined, countries: readonly string[]): boolean {
  if (letters !== undefined) return isTownIn(town, codesOf(letters));
  return isTownIn(town, countries) || (isTownName(town) && fameOfTown(town) >= LEAST_KNOWN);
}

function codesOf(letters: string): string[] {
  const name = readCountry(letters);
  return [LETTERS.get(letters) ?? (name === undefined ? undefined : codeOfName(name))].filter(
    (code) => code !== undefined,
  );
}
