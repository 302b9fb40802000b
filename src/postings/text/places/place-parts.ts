import { noteCut } from '../../reading-limits.js';
import { readArea } from './area-parts.js';
import { codeOfName } from './countries.js';
import { withoutPlaceLabel } from './place-label.js';
import { countryOfWork } from './declined-country.js';
import { countryOfPostalCode, POSTAL } from './place-postal-codes.js';
import { readEastAsian, townOfChineseQuarter } from './east-asian-parts.js';
import { divisionsOfCode } from './gazetteer.js';
import { townOfForm } from './declined-names.js';
import {
  areaIn,
  fameOf,
  isKnownName,
  isRead,
  readName,
  townsOf,
  unread,
  WELL_KNOWN,
  type Part,
} from './place-names.js';
import { beginsAsName, isUnspaced } from '../words.js';
import { AWAY_WORDS } from '../words/places/away-words.js';
import { HOME_WORDS } from '../words/remote/home-words.js';
import { NAME_PARTS } from '../words/places/name-part-words.js';
import { NEAR_WORDS } from '../words/places/near-words.js';
import { alternativesOf, escaped, longestFirst } from '../words/pattern-parts.js';
import { GLUED_JOINERS, PLACE_JOINERS } from '../words/places/place-joiners.js';
import { PLACE_NOISE } from '../words/places/place-words.js';
import { WAY_WORDS } from '../words/remote/way-words.js';
import { wordPattern } from '../word-pattern.js';

/** Characters of a text, places in it, and parts of one of them that are read. */
const [MAX_TEXT, MAX_PARTS] = [2000, 40];

/** The parts of each place of a text, and whether a limit cut some of them. */
export interface PlaceParts {
  readonly places: readonly (readonly Part[])[];
  readonly isCut: boolean;
}

/**
 * Reads the places of a text: "Paris, France; London, UK" has two of two parts; strictly, words beside a name make it
 * unknown.
 */
export function readParts(location: string, isStrict = false): PlaceParts {
  const texts = splitPlace(location.slice(0, MAX_TEXT));
  const pieces = texts.slice(0, MAX_PARTS).map(piecesOf);
  const seen = pieces.flat().length + texts.length - pieces.length;
  const read = pieces.map((ofPlace) => ofPlace.slice(0, MAX_PARTS));
  const kept = read.flat().length;
  if (location.length > MAX_TEXT) noteCut('characters of a place', { seen: location.length, kept: MAX_TEXT });
  if (seen > kept) noteCut('parts of a place', { seen, kept });
  return {
    places: read.map((ofPlace, at) => [
      ...withoutDistricts(
        ofPlace.flatMap((piece) => readPart(piece, isStrict)),
        ofPlace,
      ),
      ...countryOfPostalCode(texts[at] ?? ''),
    ]),
    isCut: location.length > MAX_TEXT || seen > kept,
  };
}

/**
 * "Vila Augusta, Guarulhos": a town that only the end of other words names, beside a well-known one of another country,
 * is a part of that one.
 */
function withoutDistricts(parts: readonly Part[], pieces: readonly string[]): readonly Part[] {
  const city = parts.find((part) => fameOf(part) >= WELL_KNOWN && pieces.includes(part.text));
  const countries = new Set(city?.towns.map(({ country }) => country));
  return parts.filter((part) => {
    const isEnd = pieces.some((piece) => piece.endsWith(` ${part.text}`));
    return part === city || !city || !isEnd || part.towns[0] === undefined || countries.has(part.towns[0].country);
  });
}

const lookAround = (words: string): string => `(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`;
/** Spaces of any width between the words; Russian texts write ё or е. */
const spaced = (word: string): string => escaped(word).replaceAll(' ', '\\s{1,9}').replaceAll('е', '[её]');
/** "remot*": a word with any ending. */
const withEnding = (word: string): string =>
  `${spaced(word.replace('*', ''))}${word.endsWith('*') ? '\\p{L}{0,12}' : ''}`;
const NOISE_WORDS = longestFirst([
  ...PLACE_NOISE.map(([word]) => word),
  ...WAY_WORDS.flatMap(([, , words]) => words.split('|')),
])
  .map(withEnding)
  .join('|');
/** "Volledig remote", "grotendeels thuiswerk": how much of the work is done there is no part of a place either. */
const HOW_MUCH = `(?:(?:${alternativesOf(HOME_WORDS, 'wholly')}|${alternativesOf(HOME_WORDS, 'mostly')})\\s{1,9})?`;
const NOISE = wordPattern(lookAround(`${HOW_MUCH}(?:${NOISE_WORDS})`), 'giu');

/** Whether words that may stand beside a place are all of a text: "field-based", "Office". */
export function isBesidePlaces(text: string): boolean {
  return text.replace(NOISE, '').trim() === '';
}

/** What stands between two places: a word for "and" or "or", or a slash. */
export const JOINER = wordPattern(
  `\\s{1,9}(?:${PLACE_JOINERS.map(([word]) => spaced(word)).join('|')})\\s{1,9}|\\s{0,9}/\\s{0,9}`,
  'iu',
);
const GLUED_JOINER = wordPattern(
  GLUED_JOINERS.map(([word]) => word)
    .sort((one, other) => other.length - one.length)
    .join('|'),
  'u',
);

/** "Salem OR 97301": the code of a state in front of its postal code is a part, and neither "or" nor a country's. */
const WITH_POSTAL_CODE = /(?<![\p{L}\p{N}])([A-Z]{2}) (?=\d{5}(?!\d))/gu;

function apartFromPostalCode(text: string): string {
  const isState = (code: string): boolean => divisionsOfCode(code).some(({ country }) => country === 'US');
  return text.replace(WITH_POSTAL_CODE, (written, code: string) => (isState(code) ? `, ${code}, ` : written));
}

/** "London – 2 days a week in the office": how much one is there. */
const SOME_DAYS = wordPattern(
  String.raw`(?<=\p{L}\p{L})[\s,(–—-]{1,4}(?:\p{L}{1,12}\s)?[1-5](?:\s?[-–/]\s?[1-5])?\s?(?:${alternativesOf(HOME_WORDS, 'days')})(?!\p{L})[^,;|•·()\n]{0,40}\)?`,
  'giu',
);

/** "Leeds + travel": a plus or a comma behind a place, and two words at most. */
const BEHIND_SIGN = String.raw`(?<=\p{L}{2}\)?)(?:\s?\+\s?|,\s)(?:\p{L}{1,16}\s){0,2}?`;
/** "Leeds (with travel to London and York)": where one is sent from there. */
const AWAY_NOTES = AWAY_WORDS.map(([words, , text]) => (isUnspaced(text) ? words : lookAround(words))).join('|');
const AWAY = wordPattern(
  `(?<=\\p{L}[. ]{0,2})[(（][^()（）]{0,60}?(?:${AWAY_NOTES})[^()（）]{0,120}[)）]|${BEHIND_SIGN}(?:${AWAY_NOTES})[^;|•()\\n]{0,60}`,
  'giu',
);

/** "Campinas/SP - Cambuí": the code of its state behind a town, as Brazil writes it. */
const WITH_STATE =
  /(?<=(?:^|[;,|]\s?|\s)(\p{Lu}[\p{L}'’-]{1,20}(?: [\p{L}'’-]{1,20}){0,4}) ?)\/ ?([A-Z]{2})(?=$|\s?[-–—,;|(]|\s)/gu;

function withState(text: string): string {
  return text.replace(WITH_STATE, (written, town: string, code: string) => {
    const isThere = townsOf(town).some(({ country }) => country === 'BR');
    return isThere && divisionsOfCode(code).some(({ country }) => country === 'BR') ? `, ${code}` : written;
  });
}

/** The places of a list, still as text. */
function splitPlace(location: string): string[] {
  return (
    withState(apartFromPostalCode(location))
      .replace(SOME_DAYS, '')
      .replace(AWAY, ' ')
      .replace(NEAR_GLUED, ' k. ')
      // The dot of "Sol·licitud" is a letter's.
      .split(/\s{0,9}(?:[;|•\n、・；]|(?<!l)·|·(?!l))\s{0,9}/i)
      .flatMap(withoutJoiners)
      .filter((part) => part !== '')
  );
}

/** "Leeds or Bradford" is two; "Bosnia and Herzegovina" is one. */
function withoutJoiners(text: string): string[] {
  // Croatian says "in" as Spanish says "or".
  if (countryOfWork(text) !== undefined) return [text];
  const plain = text.replace(NOISE, (word) => (!/\s/.test(word.trim()) || !JOINER.test(` ${word} `) ? word : ' '));
  const groups: string[] = [''];
  for (const bit of plain.split(/(\s{0,9},\s{0,9})/)) {
    const pieces = isKnownName(bit) || isNamedAfter(bit) ? [bit] : bit.split(JOINER).flatMap(withoutGlued);
    groups[groups.length - 1] = `${groups.at(-1) ?? ''}${pieces[0] ?? ''}`;
    groups.push(...pieces.slice(1));
  }
  return groups.map((group) => group.trim());
}

const OF = /\sof\s(\p{Lu}[\p{L}'’-]+)(\s[\p{L}'’-]+)?/u;

/** "St Robert of Newminster College": Dutch says "or" so, between two towns; what is behind here is none. */
function isNamedAfter(text: string): boolean {
  const [said, one = '', more = ''] = OF.exec(text) ?? [];
  return said !== undefined && !isKnownName(one) && !isKnownName(one + more);
}

/** "東京と大阪", "חיפה וירושלים": two where both are known. */
function withoutGlued(text: string): string[] {
  if (!GLUED_JOINER.test(text) || isKnownName(text)) return [text];
  const pieces = text.split(GLUED_JOINER).map((piece) => piece.trim());
  return pieces.every(isKnownName) ? pieces : [text];
}

/**
 * The parts of one place, still as text: "USA-CA-Milpitas", "Boise, ID - Main Site", "London, England (Angel Lane)".
 */
function piecesOf(place: string): string[] {
  const written = place.replace(/^[\p{Extended_Pictographic}\uFE0F\s]+/u, '');
  const [whole, river = ''] = WITH_RIVER.exec(written) ?? [];
  if (whole !== undefined && townsOf(whole).length > 0 && codeOfName(river) === undefined)
    return [whole, ...(whole === written ? [] : piecesOf(written.slice(whole.length)))].filter((piece) => piece !== '');
  return withoutPlaceLabel(written)
    .split(/\s{0,9}[,،，()（）【】[\]–—:>›→]{1,9}\s{0,9}|\s{1,9}-{1,9}\s{0,9}|\s{0,9}-{1,9}\s{1,9}/u)
    .flatMap((text) => {
      const plain = withoutHouse(text.replace(POSTAL, ' ').replace(/\s+/g, ' ').trim());
      const name = withoutNoise(plain);
      return /-/.test(plain) && name !== '' && ![plain, name].some(isKnownName) ? unhyphened(plain) : [plain];
    });
}

/** "Suite 135 Cranford", "20 Mill Road Cranford": a part of a house, or a house of a street, in front of its town. */
const HOUSE_AHEAD =
  /^(?:(?:Suite|Ste\.?|Unit|Apt\.?|Floor|Room|Rm\.?|Building|Bldg\.?) #?(?:\d{1,5}[A-Z]?|[A-Z]\d{0,4})|\d{1,5}[A-Z]? (?:\p{Lu}[\p{L}.]{0,20} ){1,4}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Dr|Boulevard|Blvd|Way|Court|Ct|Parkway|Pkwy|Highway|Hwy)\.?) (?=\p{Lu}\p{Ll})/u;

function withoutHouse(text: string): string {
  const [house = ''] = /\d|^[SUAFRB]/.test(text) ? (HOUSE_AHEAD.exec(text) ?? []) : [];
  const town = text.slice(house.length);
  return house !== '' && townsOf(town).length > 0 ? town : text;
}

/** "Frankfurt (Oder)", "Halle (Saale)": what stands in brackets is a part of the name. */
const WITH_RIVER = /^\p{Lu}[\p{L}. -]{1,30} \((\p{Lu}\p{Ll}[\p{L} ]{1,20})\)(?=$|,)/u;

/** "Thailand-Local", "NC-Greensboro": pieces, when one end is a country, a division or says nothing. */
function unhyphened(text: string): string[] {
  const pieces = text.split('-');
  const isFrame = (piece: string): boolean =>
    withoutNoise(piece) === '' || codeOfName(piece) !== undefined || /^[A-Z]{2,3}$/.test(piece);
  return isFrame(pieces[0] ?? '') || isFrame(pieces.at(-1) ?? '') ? pieces : [text];
}

/** Indiana is no "in": at its end a part may have a code, which is upper-case. */
function isCodeAtEnd(word: string, at: number, text: string): boolean {
  const isEnd = /^[\s.'&+-]*$/.test(text.slice(at + word.length));
  return isEnd && /^[A-Z]{2,3}$/.test(word) && isRead(readName(word));
}

function withoutNoise(text: string): string {
  return text
    .replace(NOISE, (word: string, at: number) => (isCodeAtEnd(word, at, text) ? word : ' '))
    .replace(/\s+/g, ' ')
    .replace(/^[\s'.&+-]+|(?<![\s'&+-])[\s'&+-]+$/g, '');
}

/** "本社（新潟県…）": which of its houses a company means, in front of where it is. */
const COMPANY_HOUSE =
  /^(?:本社|支社|本店|支店|本部|工場|営業所|事業所|総社|总部|總部|分公司|본사|지사|본점|지점|공장|사무소)$/u;

/** "lavoro agile fino a 2 giorni": small words that are left of how one works are no name, though a village has it. */
function isRestOfWay(plain: string): boolean {
  return /^[\p{Ll}\d\s'’.-]+$/u.test(plain) && fameOf(readName(plain)) < WELL_KNOWN;
}

/** What the tables know as a whole: as it is written, or else what is left of it without noise. */
function readWhole(written: string, plain: string): Part[] | undefined {
  const whole = readKnown(written, plain);
  if (whole || plain === written) return whole && [whole];
  if (isRestOfWay(plain)) return [];
  const rest = readKnown(plain, plain);
  return rest && [rest];
}

/** What the order of its words tells. */
function readInOrder(written: string): Part[] | undefined {
  const abroad = countryOfWork(written);
  if (abroad !== undefined) return [{ ...unread(written), countries: [abroad] }];
  return readEastAsian(written) ?? readNear(written);
}

function readPart(written: string, isStrict: boolean): Part[] {
  const plain = withoutNoise(written);
  if (plain === '' || COMPANY_HOUSE.test(plain)) return [];
  return (
    readWhole(written, plain) ??
    readInOrder(written) ??
    readEnd(plain, isStrict) ??
    readDistrict(plain, isStrict) ??
    (isStrict ? [unread(plain)] : [readStart(plain)])
  );
}

/** "Berlin Mitte", "Hamburg-Altona": the well-known town that the name of a part of it begins with. */
function townOfSection({ text, towns: [section] }: Part): Part | undefined {
  if (section?.isSection !== true) return undefined;
  const town = readName(/^(\p{Lu}[\p{L}.' ]{2,30}?)[ -]\p{Lu}/u.exec(text)?.[1] ?? '');
  const isAround = fameOf(town) >= WELL_KNOWN && town.towns[0]?.country === section.country;
  return isAround && town.towns[0]?.isSection === false ? town : undefined;
}

/** A name that the tables know, or one with a word of administration beside it. */
function readKnown(text: string, plain: string): Part | undefined {
  const part = readName(text);
  const isKnown = isRead(part);
  const area = readArea(isKnown ? text : text.replace(/^(\p{L}{1,4}\.)(?=\p{L}{2})/u, '$1 '));
  if (area && (!isKnown || isTownOfName(area, part))) return area;
  const around = divisionAround(part, area, plain);
  if (around) return around;
  return isKnown ? (townOfSection(part) ?? part) : undefined;
}

/** "Métropole de Lyon" is a division and names a town, "Metro Manila" is what more towns lie in. */
function divisionAround({ divisions, towns }: Part, area: Part | undefined, plain: string): Part | undefined {
  if (divisions.length === 0 || towns.length > 0 || townsOf(plain).length === 0) return undefined;
  return area?.said === 'area' ? area : { ...readName(plain), divisions };
}

/** "Kota Bandung" is what Bandung is called too, "Kota Kinabalu" is not Kinabalu. */
function isTownOfName(area: Part, whole: Part): boolean {
  return area.said !== 'area' && fameOf(area) > 0 && fameOf(area) >= fameOf(whole);
}

/** "Raszyn k/Warszawy", "Raszyn (k. Warszawy)": as other texts write it. */
const NEAR_GLUED = /\s\(?k[./]\s?(?=\p{Lu}\p{Ll})/gu;

/** "Kehrig bei Mayen": a small town and a larger one that it lies near to. */
const IS_NEAR = wordPattern(
  String.raw`^\p{Lu}.{1,30} (?:${NEAR_WORDS.map(([word]) => escaped(word)).join('|')}) \p{Lu}.{1,30}$`,
  'u',
);
const NEAR = NEAR_WORDS.map(([word, language]) => ({
  language,
  pattern: wordPattern(String.raw`^(\p{Lu}.{1,30}) ${escaped(word)} (\p{Lu}.{1,30})$`, 'u'),
}));

function readNear(text: string): Part[] | undefined {
  if (!IS_NEAR.test(text)) return undefined;
  return NEAR.flatMap(({ language, pattern }) => {
    const [, small = '', large = ''] = pattern.exec(text) ?? [];
    return small === '' ? [] : [nearTo(small, large, language)];
  }).find((parts) => parts !== undefined);
}

/** The small town, where tables know it there; else only the country it is in: the name may be that of a house. */
function nearTo(small: string, large: string, language: string): Part[] | undefined {
  const known = townsOf(large);
  const around = known.length > 0 ? known : townsOf(townOfForm(large, language) ?? '');
  const countries = [...new Set(around.map(({ country }) => country))];
  const towns = readName(small).towns.filter(({ country }) => countries.includes(country));
  if (towns.length > 0) return [{ ...unread(small), towns, said: 'village' }];
  return language === 'pl' && countries.length > 0 ? [areaIn(small, countries.slice(0, 1))] : undefined;
}

/** A part of a city behind its name: "Lyon 7e", "Praha 4", "Oslo sentrum", "København K", "Hannover-Linden". */
const DISTRICT =
  /^(\p{L}[\p{L} .']{2,30}?)(?:\s(?:\d{1,2}(?:e|er|è?me|th|[.ºª])?|[IVX]{1,5}\.?|[A-ZÆØÅ]{1,2}|sentrum|centrum|zentrum|centro|centre|mitte|nord|sud|süd|ost|west|est|ouest|zuid|noord|oost|Zuid|Noord|Oost|West|Nord|Süd|Ost|Mitte|Zentrum|Centrum|D\.C\.|City|Town|Strip|EUR|NCR|Utara|Selatan|Timur|Barat|Pusat)(?:\s(?:arrondissement|kerület|[Bb]ezirk|obvod))?|-(?:\p{Lu}[\p{L}]{2,20}|střed|sever|jih|východ|západ|město))$/u;

/** The well-known city that a district is named with. */
function readDistrict(text: string, isStrict: boolean): Part[] | undefined {
  const city = DISTRICT.exec(text)?.[1];
  const part = city === undefined || !beginsAsName(city) ? undefined : readName(city);
  if (part && fameOf(part) >= WELL_KNOWN) return [part];
  if (isStrict) return undefined;
  return city === undefined || city.length < 5 ? townOfChineseQuarter(text) : townOfGermanQuarter(text, city);
}

/** A town of some 10,000 people. */
const LARGER = 52;

/** "Bad Vilbel-Massenheim": of countries that write the quarter of a town behind it with a hyphen. */
function townOfGermanQuarter(text: string, city: string): Part[] | undefined {
  const towns = townsOf(city).filter(({ country }) => ['DE', 'AT', 'CH'].includes(country));
  const isOne = text.startsWith(`${city}-`) && (towns[0]?.fame ?? 0) >= LARGER && !isNamePart(city);
  return isOne ? [{ ...unread(city), towns }] : undefined;
}

/** Words that are a part of a name: of "Nueva Granada" the last word is no place by itself. */
const NAME_PART = new Set(NAME_PARTS.flatMap(([, words]) => words.split('|')));

function isNamePart(word: string | undefined): boolean {
  return word !== undefined && NAME_PART.has(word.toLowerCase());
}

/** Letters of the code of a state: a longer name may be a part of another one, as "Redonda" is of "Vila Redonda". */
const LONGEST_CODE = 3;

/** "Minneapolis-St. Paul" is no division of Cape Verde, "Villa Nueva Granada" is not Grenada. */
function isInName(before: string | undefined, name: string): boolean {
  return before?.endsWith('.') === true || (name.length > LONGEST_CODE && (isNamePart(before) || isNamePart(name)));
}

/** A country, division or code behind a name: "Seoul Korea", "Boston MA". */
function readEnd(text: string, isStrict: boolean): Part[] | undefined {
  const words = text.split(' ').slice(0, 8);
  for (let length = Math.min(words.length - 1, 4); length > 0; length--) {
    const last = readName(words.slice(-length).join(' '));
    const isCode = length === 1 && last.towns.length === 0 && isRead(last);
    if (last.countries.length + last.divisions.length === 0 && !isCode) continue;
    if (isInName(words.at(-length - 1), last.text)) continue;
    const first = readPart(words.slice(0, -length).join(' '), isStrict).filter((part) => isStrict || isRead(part));
    if (first.length > 0 || !isCode) return [...first, last];
  }
  return undefined;
}

/** A well-known town at the start or end of other words: "Boston Drydock". */
function readStart(text: string): Part {
  const words = text.split(' ').slice(0, 8);
  for (let length = Math.min(words.length - 1, 4); length > 0; length--) {
    const isOwn = !isNamePart(words.at(-length - 1)) && !isNamePart(words.at(-1));
    for (const piece of [words.slice(0, length), ...(isOwn ? [words.slice(-length)] : [])]) {
      const part = readName(piece.join(' '));
      if (/^\p{Lu}.{3}/u.test(part.text) && fameOf(part) >= WELL_KNOWN) return part;
    }
  }
  return unread(text);
}
