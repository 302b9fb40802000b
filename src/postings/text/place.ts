import { countryOfCode, countryOfName } from './countries.js';
import { countryOfAbbreviation, countryOfDivision, findCity } from './gazetteer.js';

/** A workplace as far as its text tells. */
export interface Place {
  readonly city?: string;
  readonly country?: string;
}

const NOISE =
  /\b(?:remote|hybrid|on-?site|hq|headquarters|office|flexible|anywhere|in[- ]office|home ?office|fully|based|global|worldwide|metropolitan area|area|greater|region|depot(?: \d+)?|multiple locations|locations?|local|regional|metro|various|or|and|only|m\/w\/d)\b/gi;

/**
 * City and country of a place as sources word it: "Berlin, Germany", "San Francisco, CA", "London", "Remote - US".
 * Several places in different cities give no city; in different countries no country.
 */
export function readPlace(location: string): Place {
  const places = location
    .split(/\s*(?:[;|•\n]|\s\/\s|\bor\b|\s&\s| and )\s*/i)
    .filter((part) => part !== '')
    .slice(0, 50)
    .map(readOne);
  const named = places.filter((place) => place.country !== undefined || place.city !== undefined);
  const city = only(named.map((place) => place.city));
  const country = only(named.map((place) => place.country));
  return { ...(city === undefined ? {} : { city }), ...(country === undefined ? {} : { country }) };
}

/** Where a title ends with its place: in brackets, behind a dash, a comma, a bar or "in". */
const PLACE_ENDS = [
  /\(([^()]{3,60})\)$/u,
  /\s[–—|-]\s+([^–—|()]{3,60})$/u,
  /,\s+([^,()]{3,60})$/u,
  /\s(?:in|à|en)\s+(\p{Lu}[^()]{2,59})$/u,
];
const ABOUT_PLACES =
  /^(?:métropoles? d[eu]s? |(?:groß)?raum |region |greater |standorte?:? |location:? |office |in |à )+|(?: und umgebung| area| office| region)$/giu;

/** The cities that the end of a title names, as it writes them; undefined unless all it names there are cities we know. */
export function readTitlePlace(title: string): string | undefined {
  const plain = title.replace(/\s*\((?:[a-z*]\s?[/|]\s?)+[a-z*]+\)/gi, '').trim();
  for (const end of PLACE_ENDS) {
    const cities = (end.exec(plain)?.[1] ?? '')
      .replace(ABOUT_PLACES, '')
      .split(/\s*[,/&+]\s*|\s+(?:und|oder|et|ou|and|or|y|e)\s+/iu);
    if (cities.every((city) => /^\p{Lu}/u.test(city) && findCity(city) !== undefined)) return cities.join(', ');
  }
  return undefined;
}

/** The one value all have; undefined when they differ. */
function only(values: (string | undefined)[]): string | undefined {
  return values.every((value) => value === values[0]) ? values[0] : undefined;
}

function readOne(text: string): Place {
  const parts = text
    .split(/\s*[,()–—:]\s*|\s+-\s+|-(?=[A-Z]{2}\b)|(?<=\p{Ll})-(?=(?:Local|Regional)\b)/u)
    .map((part) =>
      part
        .replace(NOISE, ' ')
        .replace(/\s+/g, ' ')
        .replace(/^[\s-]+|[\s-]+$/g, ''),
    )
    .filter((part) => part !== '');
  const written = parts.find((part) => findCity(part) !== undefined);
  const known = written === undefined ? undefined : findCity(written);
  const country =
    parts.map((part, index) => countryOf(part, index, known?.country)).find((name) => name !== undefined) ??
    known?.country;
  const city = cityOf(parts, country, known && { country: known.country, written: written ?? known.city });
  return { ...(city === undefined ? {} : { city }), ...(country === undefined ? {} : { country }) };
}

function countryOf(part: string, index: number, cityCountry: string | undefined): string | undefined {
  const byName = countryOfName(part);
  const division = countryOfDivision(part);
  // Georgia and New York are both: what stands behind a city of that country decides.
  if (division !== undefined && (byName === undefined || division === cityCountry || index > 0)) {
    if (findCity(part) === undefined || index > 0) return division;
  }
  if (byName !== undefined) return byName;
  if (!/^[A-Z]{2,3}$/.test(part)) return undefined;
  const byAbbreviation = index > 0 ? countryOfAbbreviation(part) : undefined;
  const byCode = part.length === 2 || part === 'DEU' || part === 'GBR' ? countryOfCode(part) : undefined;
  if (byCode !== undefined && byCode === cityCountry) return byCode;
  if (index === 0) return part === 'US' || part === 'UK' ? byCode : undefined;
  return byAbbreviation ?? byCode;
}

/** The first part that names neither a country nor a division, when something behind it says that it is a city. */
function cityOf(
  parts: readonly string[],
  country: string | undefined,
  known: { country: string; written: string } | undefined,
): string | undefined {
  // As the source writes it: Nürnberg stays Nürnberg.
  if (known && (country === undefined || known.country === country)) return known.written;
  const first = parts[0];
  if (first === undefined || parts.length < 2 || country === undefined) return undefined;
  const isArea =
    countryOfName(first) !== undefined || countryOfDivision(first) !== undefined || /^[A-Z]{2,3}$|\d/.test(first);
  return isArea || first.split(' ').length > 4 ? undefined : first;
}
