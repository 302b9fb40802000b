import { codeOfName, twoLetters } from './countries.js';
import { divisionsNamed, divisionsOfCode, townsNamed, type Division, type Town } from './gazetteer.js';
import { escaped } from './words/pattern-parts.js';
import { NOT_ALONE, PLACE_ALIASES, PLACE_JOINERS, PLACE_NOISE } from './words/place-words.js';
import { WAY_WORDS } from './words/way-words.js';
import { placeKey } from './words.js';

/** What one part of a place may mean; a part is read in every way it can be. */
export interface Part {
  readonly text: string;
  readonly countries: readonly string[];
  /** Countries of which it is the code, as MX is of Mexico. */
  readonly countryCode: string | undefined;
  readonly divisions: readonly Division[];
  readonly divisionCodes: readonly Division[];
  readonly towns: readonly Town[];
}

/** A town known well enough to be recognised inside other words: a hundred thousand people. */
export const WELL_KNOWN = 62;
const MAX_PARTS = 40;

const lookAround = (words: string): string => `(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`;
const spaced = (word: string): string => escaped(word).replaceAll(' ', '\\s{1,9}');
const WAYS = WAY_WORDS.flatMap(([, , words]) =>
  words.split('|').map((word) => `${spaced(word.replace('*', ''))}${word.endsWith('*') ? '\\p{L}{0,12}' : ''}`),
);
const NOISE = new RegExp(
  lookAround(
    [...PLACE_NOISE.map(([word]) => spaced(word)), ...WAYS].sort((one, other) => other.length - one.length).join('|'),
  ),
  'giu',
);
const JOINER = new RegExp(
  `\\s{1,9}(?:${PLACE_JOINERS.map(([word]) => spaced(word)).join('|')})\\s{1,9}|\\s{0,9}/\\s{0,9}`,
  'iu',
);
const aliases = new Map(PLACE_ALIASES);
const notAlone = new Set(NOT_ALONE.map(([word]) => word));

/** A word that is a town too, as "Mobile": it counts only beside a country or division that has the town. */
export function isCommonWord(text: string): boolean {
  return notAlone.has(placeKey(text));
}

/** The places of a list, still as text. */
export function splitPlace(location: string): string[] {
  return location
    .slice(0, 2000)
    .split(/\s{0,9}[;|•·\n]\s{0,9}/)
    .flatMap(withoutJoiners)
    .filter((part) => part !== '')
    .slice(0, MAX_PARTS);
}

/** "Leeds or Bradford" is two; "Bosnia and Herzegovina" is one. */
function withoutJoiners(text: string): string[] {
  const plain = text.replace(NOISE, (word) => (/^(?:und|and|et|y|e|en|i|a|och|og|&)\s/i.test(word) ? ' ' : word));
  const groups: string[] = [''];
  for (const bit of plain.split(/(\s{0,9},\s{0,9})/)) {
    const pieces = isKnownName(bit) ? [bit] : bit.split(JOINER);
    groups[groups.length - 1] = `${groups.at(-1) ?? ''}${pieces[0] ?? ''}`;
    groups.push(...pieces.slice(1));
  }
  return groups.map((group) => group.trim());
}

function isKnownName(text: string): boolean {
  return codeOfName(text) !== undefined || townsOf(text).length > 0 || divisionsNamed(text).length > 0;
}

const POSTAL =
  /\b(?:[A-Z]{1,3}-)?\d{4,6}(?:-\d{3,4})?\b(?:\s[A-Z]{2}\b(?=\s\p{Lu}))?|\b[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\b|\b[A-Z]\d[A-Z]\s?\d[A-Z]\d\b/gu;

/** The parts of one place, each read; strictly, words beside a name make it unknown: "USA-CA-Milpitas", "Boise, ID - Main Site", "London, England (Angel Lane)". */
export function partsOf(place: string, isStrict = false): Part[] {
  return place
    .split(/\s{0,9}[,()[\]–—:>›→]{1,9}\s{0,9}|\s{1,9}-{1,9}\s{0,9}|\s{0,9}-{1,9}\s{1,9}/u)
    .flatMap((text) => {
      const plain = text.replace(POSTAL, ' ').replace(/\s+/g, ' ').trim();
      return /-/.test(plain) && withoutNoise(plain) !== '' && !isKnownName(plain) ? unhyphened(plain) : [plain];
    })
    .slice(0, MAX_PARTS)
    .flatMap((text) => readPart(text, isStrict));
}

/** "Thailand-Local", "NC-Greensboro": pieces, when one end is a country, a division or says nothing. */
function unhyphened(text: string): string[] {
  const pieces = text.split('-');
  const isFrame = (piece: string): boolean =>
    withoutNoise(piece) === '' || codeOfName(piece) !== undefined || /^[A-Z]{2,3}$/.test(piece);
  return isFrame(pieces[0] ?? '') || isFrame(pieces.at(-1) ?? '') ? pieces : [text];
}

function withoutNoise(text: string): string {
  return text
    .replace(NOISE, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s'.&+-]+|(?<![\s'&+-])[\s'&+-]+$/g, '');
}

function readPart(written: string, isStrict: boolean): Part[] {
  const plain = withoutNoise(written);
  if (plain === '') return [];
  const whole = plain === written ? [written] : [written, plain];
  for (const text of whole) {
    const part = readName(text);
    // "Métropole de Lyon" is a division and names a town.
    const isAround = part.divisions.length > 0 && part.towns.length === 0 && townsOf(plain).length > 0;
    if (isRead(part)) return [isAround ? { ...readName(plain), divisions: part.divisions } : part];
  }
  return readEnd(plain, isStrict) ?? readDistrict(plain) ?? (isStrict ? [unread(plain)] : [readStart(plain)]);
}

/** A part of a city behind its name: "Lyon 7e", "Praha 4", "Oslo sentrum", "København K", "Hannover-Linden". */
const DISTRICT =
  /^(\p{L}[\p{L} .']{2,30}?)(?:\s(?:\d{1,2}(?:e|er|è?me|th|[.ºª])?|[IVX]{1,5}\.?|[A-ZÆØÅ]|sentrum|centrum|zentrum|centro|centre|mitte|nord|sud|süd|ost|west|est|ouest)(?:\s(?:arrondissement|kerület|bezirk|obvod))?|-\p{Lu}[\p{L}]{2,20})$/u;
/** "東京都渋谷区", "서울 강남구": a ward behind the city or prefecture that it is part of. */
const WARD = /^(\p{Lo}{2,5}?)(?:都|府|県|省|市)?\s?\p{Lo}{1,8}(?:区|區|市|町|村|县|縣|구|시|군)$/u;

/** The well-known city that a district is named with. */
function readDistrict(text: string): Part[] | undefined {
  const city = DISTRICT.exec(text)?.[1] ?? WARD.exec(text)?.[1];
  const part = city === undefined ? undefined : readName(city);
  return part && (part.towns[0]?.fame ?? 0) >= WELL_KNOWN ? [part] : undefined;
}

function readName(text: string): Part {
  const code = /^[A-Z]{2,3}$/.test(text) ? text : undefined;
  const country = code === undefined || text === 'USA' || text === 'UAE' ? codeOfName(text) : undefined;
  return {
    text,
    countries: country === undefined ? [] : [country],
    countryCode: code === undefined ? undefined : twoLetters(code),
    divisions: code === undefined ? divisionsNamed(text) : [],
    divisionCodes: code === undefined ? [] : divisionsOfCode(code),
    towns: code !== undefined && !aliases.has(text.toLowerCase()) ? [] : townsOf(text),
  };
}

/** All towns of a name or of what people call them, best known first. */
export function townsOf(text: string): Town[] {
  const key = placeKey(text);
  const known = townsNamed(key);
  const alias = aliases.get(key);
  // "Las Pinas City" is Las Pinas; Quezon City has the word in its name.
  if (known.length === 0 && alias === undefined && key.endsWith(' city'))
    return townsNamed(key.slice(0, -' city'.length));
  return alias === undefined ? known : [...townsNamed(alias), ...known];
}

/** Whether anything is known of a part. */
export function isRead({ countries, countryCode, divisions, divisionCodes, towns }: Part): boolean {
  return countryCode !== undefined || countries.length + divisions.length + divisionCodes.length + towns.length > 0;
}

/** A country, division or code behind a name: "Seoul Korea", "Boston MA". */
function readEnd(text: string, isStrict: boolean): Part[] | undefined {
  const words = text.split(' ').slice(0, 8);
  for (let length = Math.min(words.length - 1, 4); length > 0; length--) {
    const last = readName(words.slice(-length).join(' '));
    const isCode = length === 1 && last.towns.length === 0 && isRead(last);
    if (last.countries.length + last.divisions.length === 0 && !isCode) continue;
    const first = readPart(words.slice(0, -length).join(' '), isStrict).filter((part) => isStrict || isRead(part));
    if (first.length > 0 || !isCode) return [...first, last];
  }
  return undefined;
}

/** A well-known town at the start or end of other words: "Boston Drydock". */
function readStart(text: string): Part {
  const words = text.split(' ').slice(0, 8);
  for (let length = Math.min(words.length - 1, 4); length > 0; length--) {
    for (const piece of [words.slice(0, length), words.slice(-length)]) {
      const part = readName(piece.join(' '));
      if (/^\p{Lu}.{3}/u.test(part.text) && (part.towns[0]?.fame ?? 0) >= WELL_KNOWN) return part;
    }
  }
  return unread(text);
}

function unread(text: string): Part {
  return { text, countries: [], countryCode: undefined, divisions: [], divisionCodes: [], towns: [] };
}
