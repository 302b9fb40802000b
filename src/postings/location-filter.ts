import { codeOfName, countryOfCode, countryOfName, twoLetters } from './text/countries.js';
import type { JobPosting } from './fields.js';
import { countriesOfTown, isCutPlace, isSameTown, readPlaces } from './text/place.js';
import { fold, wordsOf } from './text/words.js';

const REMOTE =
  /^(?:remote|fully remote|home ?-?office|work from home|wfh|anywhere|teletrabajo|teletravail|zdalnie|etatyo|hemifran)$/;

/**
 * Whether a posting is in one of the wanted places: a city, a region, a country in any language we know, or "remote".
 */
export function matchesLocation(posting: JobPosting, targets: readonly string[]): boolean {
  return targets.some((target) => isAt(posting, target));
}

function isAt(posting: JobPosting, target: string): boolean {
  const location = posting.location ?? '';
  if (REMOTE.test(fold(target).trim())) return posting.remote_policy === 'remote' || /\bremote\b/i.test(location);
  if (containsPhrase(`${location} ; ${posting.city ?? ''}`, target)) return true;
  const country = countryOfTarget(target);
  return country === undefined
    ? placesOf(posting).cities.some((city) => isSameTown(city, target))
    : isInCountry(posting, country);
}

function isInCountry(posting: JobPosting, country: string): boolean {
  // Of a list that is not read to its end nobody knows that the target is not in it.
  if (posting.country === undefined && isCutPlace(posting.location ?? '')) return true;
  const { cities, countries } = placesOf(posting);
  if (countries.length > 0) return countries.includes(country);
  // Cambridge may be in any of its countries: a posting is not filtered away for what its source leaves open.
  return cities.some((city) => countriesOfTown(city).includes(country));
}

/** All cities and countries that a posting names. */
function placesOf(posting: JobPosting): { cities: string[]; countries: string[] } {
  const places = [posting, ...readPlaces(posting.location ?? '')];
  return {
    cities: places.map(({ city }) => city).filter((city) => city !== undefined),
    countries: places.map(({ country }) => country).filter((country) => country !== undefined),
  };
}

/** The country that a target names, by name or code. */
function countryOfTarget(target: string): string | undefined {
  if (codeOfName(target) !== undefined) return countryOfName(target);
  const code = /^[A-Z]{2,3}$/.test(target.trim()) ? twoLetters(target.trim()) : undefined;
  return code === undefined ? undefined : countryOfCode(code);
}

function containsPhrase(text: string, phrase: string): boolean {
  const wanted = wordsOf(phrase).join(' ');
  return wanted !== '' && ` ${wordsOf(text).join(' ')} `.includes(` ${wanted} `);
}
