import { readCountry } from '../../postings/text/places/countries.js';

/** Regions by the English names of their countries. */
const REGIONS: Readonly<Record<string, readonly string[]>> = {
  dach: ['Germany', 'Austria', 'Switzerland'],
  nordics: ['Denmark', 'Finland', 'Iceland', 'Norway', 'Sweden'],
  benelux: ['Belgium', 'Netherlands', 'Luxembourg'],
  'uk & ireland': ['United Kingdom', 'Ireland'],
  cee: [
    'Bulgaria',
    'Croatia',
    'Czechia',
    'Estonia',
    'Hungary',
    'Latvia',
    'Lithuania',
    'Poland',
    'Romania',
    'Serbia',
    'Slovakia',
    'Slovenia',
    'Ukraine',
  ],
  eu: [
    'Austria',
    'Belgium',
    'Bulgaria',
    'Croatia',
    'Cyprus',
    'Czechia',
    'Denmark',
    'Estonia',
    'Finland',
    'France',
    'Germany',
    'Greece',
    'Hungary',
    'Ireland',
    'Italy',
    'Latvia',
    'Lithuania',
    'Luxembourg',
    'Malta',
    'Netherlands',
    'Poland',
    'Portugal',
    'Romania',
    'Slovakia',
    'Slovenia',
    'Spain',
    'Sweden',
  ],
  'north america': ['United States', 'Canada', 'Mexico'],
  latam: [
    'Argentina',
    'Bolivia',
    'Brazil',
    'Chile',
    'Colombia',
    'Costa Rica',
    'Dominican Republic',
    'Ecuador',
    'El Salvador',
    'Guatemala',
    'Honduras',
    'Mexico',
    'Nicaragua',
    'Panama',
    'Paraguay',
    'Peru',
    'Uruguay',
    'Venezuela',
  ],
  apac: [
    'Australia',
    'China',
    'Hong Kong',
    'India',
    'Indonesia',
    'Japan',
    'Malaysia',
    'New Zealand',
    'Philippines',
    'Singapore',
    'South Korea',
    'Taiwan',
    'Thailand',
    'Vietnam',
  ],
  'middle east': [
    'Bahrain',
    'Israel',
    'Jordan',
    'Kuwait',
    'Lebanon',
    'Oman',
    'Qatar',
    'Saudi Arabia',
    'Turkey',
    'United Arab Emirates',
  ],
  africa: [
    'Algeria',
    'Egypt',
    'Ethiopia',
    'Ghana',
    'Kenya',
    'Morocco',
    'Nigeria',
    'Rwanda',
    'Senegal',
    'South Africa',
    'Tanzania',
    'Tunisia',
    'Uganda',
  ],
  oceania: ['Australia', 'New Zealand', 'Fiji', 'Papua New Guinea'],
};
const EUROPE = [
  ...new Set([
    ...(REGIONS['eu'] ?? []),
    ...(REGIONS['dach'] ?? []),
    ...(REGIONS['nordics'] ?? []),
    ...(REGIONS['uk & ireland'] ?? []),
    ...(REGIONS['cee'] ?? []),
  ]),
];
const MENA = [...new Set([...(REGIONS['middle east'] ?? []), 'Algeria', 'Egypt', 'Morocco', 'Tunisia', 'Libya'])];
const ALL_REGIONS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    ...REGIONS,
    europe: EUROPE,
    mena: MENA,
    emea: [...new Set([...EUROPE, ...MENA, ...(REGIONS['africa'] ?? [])])],
    nordic: REGIONS['nordics'] ?? [],
    'uk and ireland': REGIONS['uk & ireland'] ?? [],
    'latin america': REGIONS['latam'] ?? [],
    'european union': REGIONS['eu'] ?? [],
  }),
);

/** Where target companies are: country names to search by. */
interface Geography {
  /** Empty means anywhere. */
  readonly places: readonly string[];
  /** Names that are neither a country nor a region we know; they are searched as they are. */
  readonly unknown: readonly string[];
}

export function readGeography(names: readonly string[]): Geography {
  const places = new Set<string>();
  const unknown: string[] = [];
  for (const name of names.map((one) => one.trim()).filter((one) => one !== '')) {
    if (/^(?:worldwide|global|anywhere)$/i.test(name)) return { places: [], unknown: [] };
    const country = readCountry(name);
    const region = ALL_REGIONS.get(name.toLowerCase());
    if (region) region.forEach((one) => places.add(one));
    else if (country !== undefined) places.add(country);
    else {
      places.add(name);
      unknown.push(name);
    }
  }
  return { places: [...places], unknown };
}
