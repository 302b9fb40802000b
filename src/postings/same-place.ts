import type { FoundPosting } from './posting.js';
import { countriesOfTown, isSameTown, readPlaces, type Place } from './text/places/place.js';
import { titleWords } from './text/title-level.js';
import { list } from './text/words.js';

/** The words of a posting's title. */
export function titleOf(posting: FoundPosting): string {
  return titleWords(posting.fields.job_title ?? '');
}

/** Whether two postings may be in one place: one of them names none that is known, or they name one together. */
export function mayBeOnePlace(one: FoundPosting, other: FoundPosting): boolean {
  const [places, others] = [placesOf(one), placesOf(other)];
  return places.length === 0 || others.length === 0 || places.some((place) => others.some((it) => isOne(place, it)));
}

/** One of thousands is compared with the others of its title: its place is read once. */
const known = new WeakMap<FoundPosting, readonly Place[]>();

function placesOf(posting: FoundPosting): readonly Place[] {
  const places = known.get(posting) ?? readPlacesOf(posting);
  known.set(posting, places);
  return places;
}

function readPlacesOf({ fields, extras }: FoundPosting): Place[] {
  const { location = '', city, country } = fields;
  const more = list(extras?.['locations']).filter((text) => typeof text === 'string');
  const stated = { ...(city !== undefined && { city }), ...(country !== undefined && { country }) };
  return [stated, ...[location, ...more].flatMap((text) => readPlaces(text))].filter(
    (place) => place.city !== undefined || place.country !== undefined,
  );
}

function isOne(one: Place, other: Place): boolean {
  if (one.city !== undefined && other.city !== undefined) return isSameTown(one.city, other.city);
  const countries = ({ city = '', country }: Place): string[] =>
    country === undefined ? countriesOfTown(city) : [country];
  return countries(one).some((country) => countries(other).includes(country));
}
