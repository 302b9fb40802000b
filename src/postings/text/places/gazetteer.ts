import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads';
import { productFile } from '../../../product-files.js';
import { remembered } from '../../remembered.js';
import { romanised, type Romanised } from './romanised.js';
import { placeKey } from '../words.js';

/** A place of 500 people or more. */
export interface Town {
  readonly id: number;
  /** ISO 3166 code of its country. */
  readonly country: string;
  /** Code of its first-level division as adverts write it: CA, ON, NSW, MI; empty where adverts have no such codes. */
  readonly division: string;
  /** Ten times the decimal logarithm of its people. */
  readonly population: number;
  /**
   * Ten times the decimal logarithm of people × languages that have a name for it × rank: 9 more is eight times as well
   * known.
   */
  readonly fame: number;
  /** A part of another town. */
  readonly isSection: boolean;
  /** Whether the name it was found by is one of other languages or times. */
  readonly isForeign: boolean;
  /** Whether the table knows it in other letters alone. */
  readonly isRomanised?: boolean;
}

/** A first-level division of a country by its ISO 3166-2 code: { country: 'US', code: 'CA' }. */
export interface Division {
  readonly country: string;
  readonly code: string;
}

/**
 * The table of places, which `npm run places` writes and a build unpacks: a line with the lengths of four sections,
 * then records of ten letters (country 2, division 3, population 2, fame 2, "x" for a section of a town), lines "name
 * TAB numbers of records in base 36, with a - where the name is not its own", lines "name TAB codes of divisions",
 * lines "name TAB code of a country", names sorted by their bytes. It stays as bytes: 9 MB instead of 70.
 */
interface Table {
  readonly records: Buffer;
  readonly towns: Buffer;
  readonly divisions: Buffer;
  readonly countries: Buffer;
}

const RECORD = 10;
const FOREIGN = 12;
let table: Table | undefined;

/** Under this name a process hands the table to its threads. */
const SHARED = 'places';

/** Reads the table for this thread and all that it starts from now on: each would else hold its own. */
export function sharePlaces(): void {
  if (getEnvironmentData(SHARED) instanceof SharedArrayBuffer) return;
  setEnvironmentData(SHARED, readPlaces());
}

function readPlaces(): SharedArrayBuffer {
  const file = openSync(productFile('postings/text/places/places'), 'r');
  try {
    const { size } = fstatSync(file);
    const shared = new SharedArrayBuffer(size);
    if (readSync(file, new Uint8Array(shared)) < size) throw new Error('the table of places was not read whole');
    return shared;
  } finally {
    closeSync(file);
  }
}

/** Reads the table when the first place is asked for. */
function getTable(): Table {
  if (table) return table;
  const shared = getEnvironmentData(SHARED);
  const bytes = Buffer.from(shared instanceof SharedArrayBuffer ? shared : readPlaces());
  const start = bytes.indexOf('\n') + 1;
  let end = start;
  const [records, towns, divisions, countries] = bytes
    .toString('latin1', 0, start)
    .split(' ')
    .map((length) => bytes.subarray(end, (end += Number(length))));
  if (!records || !towns || !divisions || !countries) throw new Error('the table of places is not whole: build again');
  table = { records, towns, divisions, countries };
  return table;
}

/** What stands behind a name in a sorted section; found by halving. */
function valuesOf(section: Buffer, key: string): readonly string[] {
  const wanted = Buffer.from(key);
  let [low, high] = [0, section.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const start = middle === 0 ? 0 : section.lastIndexOf(10, middle - 1) + 1;
    const tab = section.indexOf(9, start);
    const end = section.indexOf(10, tab);
    const order = section.compare(wanted, 0, wanted.length, start, tab);
    if (order === 0) return section.toString('latin1', tab + 1, end).split(',');
    if (order < 0) low = end + 1;
    else high = start;
  }
  return [];
}

function townAt(id: number): Town {
  const record = getTable().records.toString('latin1', id * RECORD, (id + 1) * RECORD);
  return {
    id,
    country: record.slice(0, 2),
    division: record.slice(2, 5).trim(),
    population: Number(record.slice(5, 7)),
    fame: Number(record.slice(7, 9)),
    isSection: record[9] === 'x',
    isForeign: false,
  };
}

/** A town as one of its names means it: less likely under what only other languages or times call it ("-"). */
function townOf(id: string): Town {
  const town = townAt(parseInt(id, 36));
  return id.endsWith('-') ? { ...town, fame: town.fame - FOREIGN, isForeign: true } : town;
}

/** Abbreviations inside names of towns, and umlauts as their transcription. */
const SPELLINGS: [RegExp, string][] = [
  [/^st /, 'saint '],
  [/^st /, 'sankt '],
  [/^saint /, 'st '],
  [/^ft /, 'fort '],
  [/^mt /, 'mount '],
  [/([aou])e/g, '$1'],
  // A river or a coast, behind a name: "Bonn on site" and "No on call" say how one works.
  [/(?<=\S{3}) (?:am|an der|im|upon|on(?! (?:site|call|demand|duty|board|request|shift|top)$)) [\s\S]*/, ''],
  [/ (?:a m|a main|a d \p{L}+|i br)$/u, ''],
];

/** All towns of a name, in any language that has a name for it, best known first. */
export const townsNamed = remembered((name): readonly Town[] => {
  const key = placeKey(name);
  if (key.length < 2 || key.length > 40 || /\d/.test(key)) return [];
  const { towns } = getTable();
  for (const spelling of new Set([key, ...SPELLINGS.map(([pattern, other]) => key.replace(pattern, other))])) {
    const ids = valuesOf(towns, spelling);
    if (ids.length > 0) return ids.map(townOf).sort((one, other) => other.fame - one.fame);
  }
  return romanised(key).flatMap(townsIn);
});

/** A town of some 4,000 people: a village's name may be any word of its language. */
const NO_VILLAGE = 45;

/** Towns of these countries by their names in Latin letters, best known first; less sure than any name of the table. */
function townsIn({ countries, keys, byAnyName }: Romanised): Town[] {
  const ids = keys.flatMap((key) => valuesOf(getTable().towns, key)).filter((id) => byAnyName || !id.endsWith('-'));
  return [...new Set(ids.map((id) => parseInt(id, 36)))]
    .map(townAt)
    .filter(({ country, fame }) => countries.includes(country) && fame >= NO_VILLAGE)
    .map((town) => ({ ...town, fame: town.fame - 1, isRomanised: true }))
    .sort((one, other) => other.fame - one.fame);
}

/** First-level divisions of a name: "California", "Bayern", "Catalogne". */
export function divisionsNamed(name: string): Division[] {
  return valuesOf(getTable().divisions, placeKey(name)).map((code) => ({
    country: code.slice(0, 2),
    code: code.slice(2),
  }));
}

/** ISO 3166 code of the country that one of the languages of the table calls so, as `placeKey` writes it. */
export function countryNamed(key: string): string | undefined {
  return valuesOf(getTable().countries, key)[0];
}

/** Divisions whose codes adverts write behind a town. */
const WRITTEN_CODES: Record<string, string> = {
  US: 'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA PR RI SC SD TN TX UT VT VA WA WV WI WY',
  CA: 'AB BC MB NB NL NS NT NU ON PE PEI QC SK YT',
  AU: 'ACT NSW NT QLD SA TAS VIC WA',
  DE: 'BB BE BW BY HB HE HH MV NI NW NRW RP SH SL SN ST TH',
  CH: 'AG AI AR BE BL BS FR GE GL GR JU LU NE NW OW SG SH SO SZ TG TI UR VD VS ZG ZH',
  IT: 'AG AL AN AO AP AQ AR AT AV BA BG BI BL BN BO BR BS BT BZ CA CB CE CH CL CN CO CR CS CT CZ EN FC FE FG FI FM FR GE GO GR IM IS KR LC LE LI LO LT LU MB MC ME MI MN MO MS MT NA NO NU OR PA PC PD PE PG PI PN PO PR PT PU PV PZ RA RC RE RG RI RM RN RO SA SI SO SP SR SS SU SV TA TE TN TO TP TR TS TV UD VA VB VC VE VI VR VT VV',
  BR: 'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO',
};
const CODES = new Map<string, Division[]>();
for (const [country, codes] of Object.entries(WRITTEN_CODES))
  for (const code of codes.split(' ')) CODES.set(code, [...(CODES.get(code) ?? []), { country, code }]);

/** Divisions that a code behind a town may mean: CA is California, NSW is New South Wales. */
export function divisionsOfCode(code: string): readonly Division[] {
  return CODES.get(code) ?? [];
}

/** Whether the table knows which towns lie in a division: it does where adverts write codes of divisions. */
export function hasTownsOf({ country, code }: Division): boolean {
  return divisionsOfCode(code).some((division) => division.country === country);
}
