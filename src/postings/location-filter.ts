import { countryOfName } from './text/countries.js';
import type { JobPosting } from './fields.js';
import { findCity } from './text/gazetteer.js';
import { readPlace } from './text/place.js';
import { fold, wordsOf } from './text/words.js';

const REMOTE =
  /^(?:remote|fully remote|home ?-?office|work from home|wfh|anywhere|teletrabajo|teletravail|zdalnie|etatyo|hemifran)$/;

/** Whether a posting is in one of the wanted places: a city, a region, a country in any language we know, or "remote". */
export function matchesLocation(posting: JobPosting, targets: readonly string[]): boolean {
  return targets.some((target) => isAt(posting, target));
}

function isAt(posting: JobPosting, target: string): boolean {
  const location = posting.location ?? '';
  if (REMOTE.test(fold(target).trim())) return posting.remote_policy === 'remote' || /\bremote\b/i.test(location);
  if (spellings(target).some((spelling) => containsPhrase(`${location} ; ${posting.city ?? ''}`, spelling)))
    return true;
  const country = countryOfName(target) ?? (/^[A-Z]{2}$/.test(target) ? readPlace(`X, ${target}`).country : undefined);
  if (country === undefined) return false;
  return (
    posting.country === country ||
    location.split(/\s*[;|•\n]\s*|\s+or\s+/).some((place) => readPlace(place).country === country)
  );
}

/** A city under all its names; anything else as it is. */
function spellings(target: string): readonly string[] {
  return findCity(target)?.spellings ?? [target];
}

function containsPhrase(text: string, phrase: string): boolean {
  const wanted = wordsOf(phrase).join(' ');
  return wanted !== '' && ` ${wordsOf(text).join(' ')} `.includes(` ${wanted} `);
}
